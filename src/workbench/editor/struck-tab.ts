/** The tab of a song as its strum, and what a player wrote over it. */
import { isStruckNote } from '#engine/accompany/strummed-bars'
import type { StrummedSong } from '#engine/accompany/strummed-song'
import { type ChordName, chordNamesIn, withChordNames } from '#engine/project/chord-names'
import type { ProjectState } from '#engine/project/project-state'
import type { Measure, TabNote } from '#engine/tab/tab-event'

const isSameName = (one: ChordName, other: ChordName) =>
  one.beat === other.beat && one.symbol === other.symbol

/** The bar with other struck notes, where no own note sounds on their string. */
export function withStruck(measure: Measure, struck: readonly TabNote[]): Measure {
  const own = measure.notes.filter((note) => !isStruckNote(note))
  const sounds = (note: TabNote) =>
    own.some(
      ({ string, startBeat, durationBeats }) =>
        string === note.string &&
        startBeat < note.startBeat + note.durationBeats &&
        startBeat + durationBeats > note.startBeat,
    )
  const notes = [...own, ...struck.filter((note) => !sounds(note))]
  return {
    ...measure,
    notes: notes.sort((a, b) => a.startBeat - b.startBeat || a.string - b.string),
  }
}

const placesOf = ({ notes }: Measure) =>
  notes.map(({ string, fret, startBeat }) => `${string} ${fret} ${startBeat}`).join()

/**
 * The tab under a song that was changed: its bars struck anew, its names moved. A tab that calls its
 * chords otherwise stays, and so do bars that are no strum, and what was written over one.
 */
export function withRestruckTab(
  state: ProjectState,
  before: StrummedSong,
  after: StrummedSong,
): ProjectState {
  const names = chordNamesIn(state.overlays)
  const gone = before.names.filter((name) => !after.names.some((one) => isSameName(one, name)))
  const come = after.names.filter((name) => !before.names.some((one) => isSameName(one, name)))
  if (!gone.every((name) => names.some((one) => isSameName(one, name)))) return state
  const kept = names.filter((name) => !gone.some((one) => isSameName(one, name)))
  if (names.length === 0) return state
  const bars = state.tabProject.measures.map((measure, index) => {
    const [old, now] = [before.measures[index], after.measures[index]]
    const isOther = old && now && placesOf(old) !== placesOf(now)
    return isOther && measure.notes.some(isStruckNote) ? withStruck(measure, now.notes) : measure
  })
  return withChordNames(
    { ...state, tabProject: { ...state.tabProject, measures: bars } },
    [...kept, ...come].sort((one, other) => one.beat - other.beat),
  )
}
