import type { Neck } from '#engine/instrument/neck'

/** Whether two necks have the same instrument, open strings and capo. */
export function isSameNeck(a: Neck, b: Neck): boolean {
  return (
    a.instrument === b.instrument &&
    a.capo === b.capo &&
    a.strings.map(({ name }) => name).join() === b.strings.map(({ name }) => name).join()
  )
}
