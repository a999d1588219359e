/** The neck of a project: where its tuning, capo and instrument become one value. */
import { midiAt } from '../instrument/fretboard'
import { INSTRUMENTS, MAX_CAPO, type Neck, STANDARD_NECK } from '../instrument/neck'
import { neckOfNotes } from '../instrument/read-neck'
import type { ProjectState, TabProject } from './project-state'

type NeckedProject = Pick<ProjectState, 'selectedPitch' | 'tabProject'>

/** A project that names no instrument is for the guitar. */
function neckWithCapo({ instrument, tuning }: TabProject, capo: number): Neck {
  const openNotes = tuning
    .toSorted((one, other) => other.string - one.string)
    .map(({ name }) => name)
  const id = instrument ?? STANDARD_NECK.instrument.id
  return neckOfNotes(INSTRUMENTS.find((row) => row.id === id)!, openNotes, capo)
}

/**
 * Whether the frets of a project count from the nut although it has a capo, as they did before a
 * capo was part of the neck. The pitches tell: the first place in it sounds open string + fret.
 */
function countsFromNut({ selectedPitch, tabProject }: NeckedProject): boolean {
  const { capo, instrument, tuning, measures } = tabProject
  if (instrument !== undefined || tuning.length !== STANDARD_NECK.strings.length) return false
  if (capo > MAX_CAPO) return true
  const note = measures.find(({ notes }) => notes.length > 0)?.notes[0]
  const { source } = selectedPitch
  const place = note ?? (source.instrument === 'guitar' ? source : undefined)
  if (capo === 0 || !place) return false
  return midiAt(place, neckWithCapo(tabProject, 0)) === (note ?? selectedPitch).midi
}

/** Whether the capo of a project is one that a neck can have. */
export function hasNeck(project: NeckedProject): boolean {
  return project.tabProject.capo <= MAX_CAPO || countsFromNut(project)
}

/** The neck of a project that was just compiled: its frets count from its capo. */
export function neckOfTabProject(tabProject: TabProject): Neck {
  return neckWithCapo(tabProject, tabProject.capo)
}

/**
 * The neck of a checked project; the same object for the same strings and capo. A project from the
 * time when a capo changed no pitch has a neck without one, on which its notes keep their places.
 *
 * @example
 * neckOfProject(defaultProjectState()) === STANDARD_NECK // => true
 */
export function neckOfProject(project: NeckedProject): Neck {
  return neckWithCapo(project.tabProject, countsFromNut(project) ? 0 : project.tabProject.capo)
}
