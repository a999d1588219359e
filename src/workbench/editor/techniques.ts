/** Techniques and ties of notes; a note may have several techniques. */

import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { tickOf } from '#engine/tab/measure'
import { NORMAL_TECHNIQUE, type TabNote } from '#engine/tab/tab-event'
import { type Technique, techniquesOf } from '#formats/score/technique-table'
import { type Measures, mapNotes } from './edit-tab'
import { startBeatOf } from './tab-cursor'

function withTechniques(note: TabNote, techniques: readonly Technique[]): TabNote {
  const technique = techniques.join('+') || NORMAL_TECHNIQUE
  return technique === note.technique ? note : { ...note, technique }
}

function notesWith(measures: Measures, ids: ReadonlySet<string>): readonly TabNote[] {
  return measures.flatMap(({ notes }) => notes.filter(({ id }) => ids.has(id)))
}

/** Whether all of some notes have a technique. */
export function allHave(
  measures: Measures,
  ids: ReadonlySet<string>,
  technique: Technique,
): boolean {
  const notes = notesWith(measures, ids)
  return notes.length > 0 && notes.every((note) => techniquesOf(note).includes(technique))
}

/**
 * Gives notes a technique, or where all of them have it takes it away. Same tab where a note
 * would have more techniques than a project can name.
 */
export function toggleTechnique(
  measures: Measures,
  ids: ReadonlySet<string>,
  technique: Technique,
): Measures {
  const isOn = allHave(measures, ids, technique)
  const edited = mapNotes(measures, ids, (note) => {
    const others = techniquesOf(note).filter((known) => known !== technique)
    return withTechniques(note, isOn ? others : [...others, technique])
  })
  const isTooLong = notesWith(edited, ids).some(
    (note) => note.technique.length > PROJECT_LIMITS.maxTechniqueLength,
  )
  return isTooLong ? measures : edited
}

/** Ticks from the start of the piece at which each note starts. */
function startsOf(measures: Measures): ReadonlyMap<string, number> {
  return new Map(
    measures.flatMap(({ notes }, index) => {
      const start = startBeatOf(measures, index)
      return notes.map((note) => [note.id, tickOf(start + note.startBeat)] as const)
    }),
  )
}

/** The notes that continue one of the same pitch on their string, which ends where they start. */
export function tieableIds(measures: Measures, ids: ReadonlySet<string>): ReadonlySet<string> {
  const starts = startsOf(measures)
  const ends = new Set(
    measures.flatMap(({ notes }) =>
      notes.map(({ id, string, midi, durationBeats }) => {
        return `${string} ${midi} ${starts.get(id)! + tickOf(durationBeats)}`
      }),
    ),
  )
  const continues = ({ id, string, midi }: TabNote) =>
    ends.has(`${string} ${midi} ${starts.get(id)}`)
  return new Set(
    notesWith(measures, ids)
      .filter(continues)
      .map(({ id }) => id),
  )
}

/** Ties notes to those they continue, or where all that can be are tied strikes them anew. */
export function toggleTies(measures: Measures, ids: ReadonlySet<string>): Measures {
  const tieable = tieableIds(measures, ids)
  const areTied = notesWith(measures, ids).filter(({ tied }) => tied).length
  const isOff = areTied > 0 && areTied >= tieable.size
  return mapNotes(measures, ids, (note) => {
    const { tied, ...struck } = note
    if (isOff) return tied ? struck : note
    return tied || !tieable.has(note.id) ? note : { ...note, tied: true }
  })
}

/** Takes the fingers of notes away. */
export function removeFingers(measures: Measures, ids: ReadonlySet<string>): Measures {
  return mapNotes(measures, ids, (note) => {
    const { finger, ...unfingered } = note
    return finger ? unfingered : note
  })
}
