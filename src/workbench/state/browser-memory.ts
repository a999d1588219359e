/**
 * Settings that this browser remembers between visits, each under its own key. The only access
 * to its storage, which may be full, forbidden, or hold what another version wrote.
 */

/** A word that was remembered, if there is one. */
export function rememberedWord(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberWord(key: string, word: string): void {
  try {
    localStorage.setItem(key, word)
  } catch {
    // Without storage the page still works; Share and Export keep the project.
  }
}

/** What was remembered; empty when there is nothing, or nothing readable. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(rememberedWord(key) ?? '{}')
    return typeof value === 'object' && value ? { ...value } : {}
  } catch {
    return {}
  }
}

export function remember(key: string, value: object): void {
  rememberWord(key, JSON.stringify(value))
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
