/**
 * Settings that this browser remembers between visits, each under its own key. The only access
 * to its storage, which may be full, forbidden, or hold what another version wrote.
 */

/** What a storage answers, or `otherwise` where it cannot be reached. */
function attempt<T>(ask: () => T, otherwise: T): T {
  try {
    return ask()
  } catch {
    return otherwise
  }
}

/** A word that was remembered, if there is one. */
export function rememberedWord(key: string): string | undefined {
  return attempt(() => localStorage.getItem(key) ?? undefined, undefined)
}

/** Whether the word is kept. Without storage the page still works; Share and Export keep the project. */
export function rememberWord(key: string, word: string): boolean {
  return attempt(() => {
    localStorage.setItem(key, word)
    return true
  }, false)
}

export function forgetWord(key: string): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

/** The keys of all words whose key begins so. */
export function rememberedKeys(prefix: string): readonly string[] {
  return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), [])
}

/** The browser's storage, where it can be read and written. */
export function browserDrawer(): Storage | undefined {
  const probe = 'pitch-map.probe'
  if (!rememberWord(probe, probe)) return undefined
  forgetWord(probe)
  return localStorage
}

/** A word of this tab alone, which a reload keeps. */
export function tabWord(key: string): string | undefined {
  return attempt(() => sessionStorage.getItem(key) ?? undefined, undefined)
}

/** Where it cannot be kept, a reload opens what was opened last in any tab. */
export function rememberTabWord(key: string, word: string): void {
  attempt(() => sessionStorage.setItem(key, word), undefined)
}

/** What was remembered; empty when there is nothing, or nothing readable. */
export function remembered(key: string): Readonly<Record<string, unknown>> {
  const value: unknown = attempt(() => JSON.parse(rememberedWord(key) ?? '{}'), {})
  return typeof value === 'object' && value ? { ...value } : {}
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
