/** Light, dark, or as the system has it; one choice for all screens of this browser. */
import { effect } from '@preact/signals'
import { deferred } from './after-paint'
import { oneOf } from './browser-memory'
import { persistedWord } from './persisted'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The chosen theme. `first-paint.js` reads the same key before the first paint. */
export const theme = persistedWord<Theme>(
  'pitch-map.theme',
  (word) => oneOf(THEMES, word) ?? 'system',
  String,
)

/** Which theme the next press chooses. */
export function nextTheme(): Theme {
  return THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!
}

/** The next of system, light, dark. */
export function cycleTheme(): void {
  theme.value = nextTheme()
}

/**
 * Keeps the page's `data-theme` in step with the choice; without it the system's theme holds. The
 * button answers first: other colours for every element take longer than a frame.
 */
export function followTheme(): void {
  const shown = deferred(theme)
  effect(() => {
    const { dataset } = document.documentElement
    if (shown.value === 'system') delete dataset.theme
    else dataset.theme = shown.value
  })
}
