/** Names of notes in time, by the theory that they are written in and the chords over them. */
import type { Measure } from '#engine/tab/tab-event'
import { signatureOf, writtenSignatureOf } from '#engine/theory/key-signature'
import { namesInTheory, type WrittenTheory } from '#engine/theory/names-in-theory'
import type { ChordOverBar } from './lay-chords'
import { namedTonesOf } from './names-of-track'
import type { TimedNote } from './notate'

/** Times of projects are rounded more coarsely than those of scores. */
const SAME_START = 1e-3

/** The chords from the start of the score. */
function timedChordsOf(chords: readonly ChordOverBar[], bars: readonly Measure[]) {
  let end = 0
  const barStarts = bars.map(({ timeSignature: [beats, unit] }) => {
    const start = end
    end += (beats * 4) / unit
    return start
  })
  return chords
    .map(({ bar, quarters, symbol }) => ({
      start: barStarts[bar]! + quarters,
      tones: namedTonesOf(symbol),
    }))
    .sort((a, b) => a.start - b.start)
}

/**
 * The notes with their names; without where the key is written with the signature of another one.
 *
 * @param notes by start
 */
export function named(
  notes: readonly TimedNote[],
  bars: readonly Measure[],
  theory: WrittenTheory,
  chords: readonly ChordOverBar[] = [],
): readonly TimedNote[] {
  const signature = signatureOf(theory.root, theory.scale)
  if (writtenSignatureOf(signature).fifths !== signature.fifths) return notes
  const timed = timedChordsOf(chords, bars)
  let over = 0
  const names = namesInTheory(
    notes.map(({ note: { midi }, startQuarters: start, durationQuarters, voice = 0 }) => {
      while (over < timed.length && timed[over]!.start < start + SAME_START) over++
      const chord = timed[over - 1]?.tones
      return { midi, start, end: start + durationQuarters, line: voice, chord }
    }),
    theory,
  )
  return notes.map((one, index) => ({ ...one, note: { ...one.note, name: names[index]! } }))
}
