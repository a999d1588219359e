/** The neck of the project: made once for its tuning and capo, and asked by every view. */
import { computed } from '@preact/signals'
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  lowStringFirst,
  MAX_CAPO,
  makeNeck,
  type Neck,
  neckOf,
  openNotesOf,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { readOpenNotes, tuningOfNotes } from '#engine/instrument/read-neck'
import type { ProjectState, TabProject } from '#engine/project/project-state'
import { remember, remembered, wholeNumber } from './browser-memory'
import { project } from './project-store'

const tuning = computed(() => project.value.tabProject.tuning)
const capo = computed(() => project.value.tabProject.capo)

/** The neck of the project as it stands; the same object until tuning or capo change. */
export const neck = computed<Neck>(() => neckOfTab({ tuning: tuning.value, capo: capo.value }))

/** The neck of a project. */
export function neckOfTab({ tuning, capo }: Pick<TabProject, 'tuning' | 'capo'>): Neck {
  const notes = tuning.toSorted((a, b) => b.string - a.string).map(({ name }) => name)
  for (const instrument of INSTRUMENTS) {
    const row = instrument.tunings.find((known) => openNotesOf(known).join() === notes.join())
    if (row) return neckOf(instrument, row, capo)
  }
  return makeNeck(STANDARD_NECK.instrument, CUSTOM_TUNING, notes, capo)
}

const STORAGE_KEY = 'pitch-map.neck'

/** Keeps a neck for new projects. */
export function rememberNeck({ instrument, capo, strings }: Neck): void {
  remember(STORAGE_KEY, {
    instrument: instrument.id,
    openNotes: strings.map(({ name }) => name).toReversed(),
    capo,
  })
}

/** The neck that was chosen last; the standard guitar before any was. */
export function rememberedNeck(): Neck {
  const { instrument: id, openNotes, capo } = remembered(STORAGE_KEY)
  const instrument = INSTRUMENTS.find((row) => row.id === id)
  const notes = readOpenNotes(Array.isArray(openNotes) ? openNotes.join() : '')
  if (!instrument || !notes) return STANDARD_NECK
  const fret = wholeNumber(capo, 0, MAX_CAPO) ?? 0
  const row = tuningOfNotes(instrument, notes)
  return row ? neckOf(instrument, row, fret) : makeNeck(instrument, CUSTOM_TUNING, notes, fret)
}

/** A project put on a neck; its notes are left as they are. */
export function withNeck(state: ProjectState, on: Neck): ProjectState {
  return {
    ...state,
    tabProject: { ...state.tabProject, capo: on.capo, tuning: lowStringFirst(on) },
  }
}
