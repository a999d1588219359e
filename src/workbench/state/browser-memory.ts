/** Small things that this browser remembers between visits, each under a key of its own. */

/** What was remembered; empty when there is nothing, or nothing readable. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value ? { ...value } : {}
  } catch {
    return {}
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be full or forbidden; the page works on without memory.
  }
}

/** A stored word, if it is still one of those allowed. */
export function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value)
}

/** A stored whole number, if it lies within its bounds. */
export function wholeNumber(value: unknown, low: number, high: number): number | undefined {
  return Number.isInteger(value) && Number(value) >= low && Number(value) <= high
    ? Number(value)
    : undefined
}
