/** Names of notes in time, by the theory that they are written in and the chords over them. */
import { namedTonesOf, tonesOver } from '#engine/harmony/named-tones'
import type { Measure } from '#engine/tab/tab-event'
import { signatureOf, writtenSignatureOf } from '#engine/theory/key-signature'
import { namesInTheory, type WrittenTheory } from '#engine/theory/names-in-theory'
import type { ChordOverBar } from '../score/lay-chords'
import type { TimedNote } from '../score/notate'

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
 * The notes with their names, those that have one with their own; without names where the key is
 * written with the signature of another one.
 */
export function named(
  notes: readonly TimedNote[],
  bars: readonly Measure[],
  theory: WrittenTheory,
  chords: readonly ChordOverBar[] = [],
): readonly TimedNote[] {
  const signature = signatureOf(theory.root, theory.scale)
  if (writtenSignatureOf(signature).fifths !== signature.fifths) {
    return notes.map(({ note: { name: _name, ...note }, ...time }) => ({ ...time, note }))
  }
  const timed = timedChordsOf(chords, bars)
  const over = tonesOver(
    notes.map(({ startQuarters }) => startQuarters),
    timed,
  )
  const names = namesInTheory(
    notes.map(({ note: { midi }, startQuarters: start, durationQuarters, voice = 0 }, index) => {
      return { midi, start, end: start + durationQuarters, line: voice, chord: over[index] }
    }),
    theory,
  )
  return notes.map((one, index) => ({
    ...one,
    note: { ...one.note, name: one.note.name ?? names[index]! },
  }))
}
