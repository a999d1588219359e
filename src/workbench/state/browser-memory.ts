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

/** Whether the word is kept. Without storage the page still works; Share and Export keep the project. */
export function rememberWord(key: string, word: string): boolean {
  try {
    localStorage.setItem(key, word)
    return true
  } catch {
    return false
  }
}

export function forgetWord(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What cannot be reached was never remembered.
  }
}

/** The keys of all words whose key begins so. */
export function rememberedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** The browser's storage, where it can be read and written. */
export function browserDrawer(): Storage | undefined {
  const probe = 'pitch-map.probe'
  try {
    localStorage.setItem(probe, probe)
    localStorage.removeItem(probe)
    return localStorage
  } catch {
    return undefined
  }
}

/** A word of this tab alone, which a reload keeps. */
export function tabWord(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberTabWord(key: string, word: string): void {
  try {
    sessionStorage.setItem(key, word)
  } catch {
    // A reload then opens what was opened last in any tab.
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
