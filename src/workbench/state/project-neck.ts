/** The neck of the project: made once for its tuning and capo, and asked by every view. */
import { computed } from '@preact/signals'
import { lowStringFirst, type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import { neckOfProject } from '#engine/project/project-neck'
import { type ProjectState, selectPitch } from '#engine/project/project-state'
import { withSigns } from './display-text'
import { project } from './project-store'
import { contextOf } from './theory'

/** The neck of the project as it stands; the same object until its tuning or capo change. */
export const neck = computed<Neck>(() => neckOfProject(project.value))

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

/** `Drop D`, `Ukulele`, `Bass, drop D`, `Guitar, custom`. */
export function neckTitle({ instrument, tuning }: Neck): string {
  if (tuning.name === 'Standard' || instrument.tunings.length === 1) return instrument.name
  const isGuitar = instrument.id === 'guitar' && tuning.id !== 'custom'
  const name = withSigns(tuning.name)
  return isGuitar ? name : `${instrument.name}, ${name}`
}

/** `Drop D, capo 2`. */
export function neckTitleWithCapo(neck: Neck): string {
  return neck.capo > 0 ? `${neckTitle(neck)}, capo ${neck.capo}` : neckTitle(neck)
}

/** `E A D G B E`: open notes without octaves, the last string first. */
export function notesText(openNotes: readonly string[]): string {
  return openNotes.map((note) => withSigns(note.replace(/-?\d+$/, ''))).join(' ')
}
