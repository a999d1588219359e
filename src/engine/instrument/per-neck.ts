import type { Neck } from './neck'

/** Works out something once for each neck and keeps it as long as the neck lives. */
export function perNeck<Value extends NonNullable<unknown>>(
  make: (neck: Neck) => Value,
): (neck: Neck) => Value {
  const made = new WeakMap<Neck, Value>()
  return (neck) => {
    let value = made.get(neck)
    if (!value) {
      value = make(neck)
      made.set(neck, value)
    }
    return value
  }
}
