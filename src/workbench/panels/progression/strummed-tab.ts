/** Chords as bars of tab: each grip through one bar, struck as the pattern says. */
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, soundingNote, type TabNote } from '#engine/tab/tab-event'
import type { Voicing, VoicingNote } from '#engine/voicing/voicing'
import type { HitStrings, StrumPattern } from './strum-pattern-table'

const UPSTROKE_STRINGS = 4

/** The notes of a hit; `notes` ascend in pitch. */
export function notesOfHit(
  notes: readonly VoicingNote[],
  strings: HitStrings,
): readonly VoicingNote[] {
  if (strings === 'all') return notes
  if (strings === 'high') return notes.slice(-UPSTROKE_STRINGS)
  if (strings === 'bass') return notes.slice(0, 1)
  if (strings === 'rest') return notes.length > 1 ? notes.slice(1) : notes
  const note = notes[Math.min(strings, notes.length) - 1]
  return note ? [note] : []
}

/** Beats from one start on a string to the next in the bar, or to the bar's end. */
function durationOf(note: TabNote, all: readonly TabNote[], barBeats: number): number {
  const next = all.find((other) => other.string === note.string && other.startBeat > note.startBeat)
  return (next?.startBeat ?? barBeats) - note.startBeat
}

function barOf(voicing: Voicing, pattern: StrumPattern, number: number, tempo: number): Measure {
  const struck = pattern.hits.flatMap(({ beat, strings }) =>
    notesOfHit(voicing.notes, strings).map((note) =>
      soundingNote(
        `chord-${number}-${beat}-${note.string}`,
        { string: note.string, fret: note.fret, midi: note.midi },
        beat,
        1,
      ),
    ),
  )
  const notes = struck.map((note) => ({
    ...note,
    durationBeats: durationOf(note, struck, pattern.beats),
  }))
  return { ...emptyMeasure(number), tempo, timeSignature: [pattern.beats, 4], notes }
}

/** One bar a chord. */
export function strummedTab(
  voicings: readonly Voicing[],
  pattern: StrumPattern,
  tempo: number,
): readonly Measure[] {
  return voicings.map((voicing, index) => barOf(voicing, pattern, index + 1, tempo))
}
