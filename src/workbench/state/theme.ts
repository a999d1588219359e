/** Light, dark, or as the system has it; one choice for all screens of this browser. */
import { effect, signal } from '@preact/signals'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** `first-paint.js` reads the same key before the first paint. */
const STORAGE_KEY = 'pitch-map.theme'

function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return THEMES.find((theme) => theme === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

/** The chosen theme. */
export const theme = signal<Theme>(storedTheme())

/** Which theme the next press chooses. */
export function nextTheme(): Theme {
  return THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!
}

/** Goes round system, light, dark. */
export function cycleTheme(): void {
  theme.value = nextTheme()
  try {
    localStorage.setItem(STORAGE_KEY, theme.peek())
  } catch {
    // Storage may be full or forbidden; the choice then holds for this visit.
  }
}

/** Keeps the page's `data-theme` in step with the choice; without it the system's theme holds. */
export function followTheme(): void {
  effect(() => {
    const { dataset } = document.documentElement
    if (theme.value === 'system') delete dataset.theme
    else dataset.theme = theme.value
  })
}
