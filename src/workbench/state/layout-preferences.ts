/**
 * How this person likes the page: kept in this browser, never in a link. Small and large screens
 * remember their own, so choices on a phone do not change those on a desktop.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { ProjectState } from '#engine/project/project-state'
import { remember } from './browser-memory'
import { choice, flag, type Reader, readStored, type Shape, text, whole } from './persisted'

export const LABEL_MODES = ['degrees', 'notes', 'intervals', 'fingers'] as const
export type LabelMode = (typeof LABEL_MODES)[number]

export const OVERLAYS = ['scale', 'chord', 'route', 'teaching'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** Whether the keys are shown; `auto` folds them on a phone and on a screen of little height. */
export const KEYS = ['auto', 'shown', 'folded'] as const

export interface LayoutPreferences {
  readonly labelMode: LabelMode
  readonly overlays: readonly Overlay[]
  /** Left-handed: the nut on the right. */
  readonly flipHorizontal: boolean
  /** Low E on top. */
  readonly flipVertical: boolean
  /** 12–24. */
  readonly fretCount: number
  /** Frets shown at once on a small screen, or `undefined` for the whole neck. */
  readonly fretWindow: readonly [number, number] | undefined
  readonly keys: (typeof KEYS)[number]
  /** Ids of the panels chosen at each side, `undefined` for the first. */
  readonly leftPanel: string | undefined
  readonly rightPanel: string | undefined
  /** The one panel that a phone shows below the neck. */
  readonly phonePanel: string | undefined
}

export const MIN_FRET_COUNT = 12
export const MAX_FRET_COUNT = 24

const readOverlays: Reader<readonly Overlay[]> = (value) =>
  Array.isArray(value) ? OVERLAYS.filter((overlay) => value.includes(overlay)) : OVERLAYS

/** Kept preferences without a window show the whole neck. */
const readWindow: Reader<LayoutPreferences['fretWindow']> = (value, stored) => {
  if (!('fretCount' in stored)) return [0, 5]
  if (!Array.isArray(value)) return undefined
  const [low, high] = value
  return Number.isInteger(low) && Number.isInteger(high) && low >= 0 && high <= 24 && low < high
    ? [low, high]
    : undefined
}

const SHAPE: Shape<LayoutPreferences> = {
  labelMode: choice(LABEL_MODES, 'degrees'),
  overlays: readOverlays,
  flipHorizontal: flag(),
  flipVertical: flag(),
  fretCount: whole(MIN_FRET_COUNT, MAX_FRET_COUNT, 17),
  fretWindow: readWindow,
  keys: choice(KEYS, 'auto'),
  leftPanel: text,
  rightPanel: text,
  phonePanel: text,
}

const smallScreenQuery = matchMedia('(max-width: 700px)')
const wideScreenQuery = matchMedia('(min-width: 1180px)')

/** Whether the phone layout is on. */
export const isSmallScreen = signal(smallScreenQuery.matches)
const isWideScreen = signal(wideScreenQuery.matches)

const lowScreenQuery = matchMedia('(max-width: 700px), (max-height: 799px)')
const isLowScreen = signal(lowScreenQuery.matches)
lowScreenQuery.addEventListener('change', (event) => {
  isLowScreen.value = event.matches
})

/** Whether the keys are drawn; layout.css folds them by the same rule. */
export const areKeysShown = computed(() => {
  const { keys } = preferences.value
  return keys === 'auto' ? !isLowScreen.value : keys === 'shown'
})

/** Which of the three arrangements of the page is on. */
export const layoutSize = computed<'phone' | 'tablet' | 'desktop'>(() => {
  if (isSmallScreen.value) return 'phone'
  return isWideScreen.value ? 'desktop' : 'tablet'
})

smallScreenQuery.addEventListener('change', (event) => {
  isSmallScreen.value = event.matches
  preferences.value = readStored(storageKey(), SHAPE)
})
wideScreenQuery.addEventListener('change', (event) => {
  isWideScreen.value = event.matches
})

function storageKey(): string {
  return `pitch-map.layout.${isSmallScreen.peek() ? 'small' : 'large'}`
}

export const preferences = signal(readStored(storageKey(), SHAPE))

type PreferenceSignals = {
  readonly [Name in keyof LayoutPreferences]: ReadonlySignal<LayoutPreferences[Name]>
}

/** One signal for each preference, so a view is redrawn only for those that it shows. */
export const preferred = Object.fromEntries(
  (Object.keys(SHAPE) as (keyof LayoutPreferences)[]).map((name) => [
    name,
    computed(() => preferences.value[name]),
  ]),
) as PreferenceSignals

/** Changes some preferences and keeps them for the next visit. */
export function prefer(change: Partial<LayoutPreferences>): void {
  preferences.value = { ...preferences.peek(), ...change }
  remember(storageKey(), preferences.peek())
}

/** Shows an overlay that is hidden, hides one that is shown. */
export function toggleOverlay(overlay: Overlay): void {
  const { overlays } = preferences.peek()
  prefer({
    overlays: overlays.includes(overlay)
      ? overlays.filter((shown) => shown !== overlay)
      : [...overlays, overlay],
  })
}

const coarseQuery = matchMedia('(pointer: coarse)')

/** Whether the main pointer is a finger. */
export const isTouched = signal(coarseQuery.matches)
coarseQuery.addEventListener('change', (event) => {
  isTouched.value = event.matches
})

/** Whether the page shows the desk, where music is written, or the tab alone, to be read and played. */
export const pageMode = signal<'desk' | 'reading'>('desk')

/** Whether the project has something to read. */
function isReadable({ song, tabProject }: ProjectState): boolean {
  return song !== undefined || tabProject.measures.some(({ notes }) => notes.length > 0)
}

/**
 * How a link opens: as its `view` says (`read` or `edit`), else on a phone as tab to read. A project
 * without notes and song opens on the desk.
 */
export function modeOfLink(search: string, linked: ProjectState): 'desk' | 'reading' {
  if (!isReadable(linked)) return 'desk'
  const view = new URLSearchParams(search).get('view')
  if (view === 'read') return 'reading'
  return view !== 'edit' && isSmallScreen.peek() ? 'reading' : 'desk'
}
