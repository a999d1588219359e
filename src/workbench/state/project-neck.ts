/** The neck of the project: made once for its tuning and capo, and asked by every view. */
import { computed } from '@preact/signals'
import {
  INSTRUMENTS,
  lowStringFirst,
  MAX_CAPO,
  type Neck,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { neckOfNotes } from '#engine/instrument/neck-of-notes'
import { readOpenNotes } from '#engine/instrument/read-neck'
import { neckOfProject } from '#engine/project/project-neck'
import { type ProjectState, selectPitch } from '#engine/project/project-state'
import { remember, remembered, wholeNumber } from './browser-memory'
import { project } from './project-store'
import { contextOf } from './theory-context'

/** The neck of the project as it stands; the same object until its tuning or capo change. */
export const neck = computed<Neck>(() => neckOfProject(project.value))

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
  return neckOfNotes(instrument, notes, wholeNumber(capo, 0, MAX_CAPO) ?? 0)
}

/**
 * A project put on a neck, where its chosen pitch finds a place anew. The notes are left as they are.
 */
export function withNeck(state: ProjectState, on: Neck): ProjectState {
  const { instrument: _before, ...tabProject } = state.tabProject
  const { id } = on.instrument
  return {
    ...state,
    selectedPitch: selectPitch({ midi: state.selectedPitch.midi }, contextOf(state.theory), on),
    tabProject: {
      ...tabProject,
      capo: on.capo,
      tuning: lowStringFirst(on),
      ...(id !== STANDARD_NECK.instrument.id && { instrument: id }),
    },
  }
}
