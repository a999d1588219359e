/** Tones of a context as marks for pictures. */

import type { NeckMark, ToneMark } from '#engine/diagram/neck-mark'
import { type FretPosition, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatPitch, type NoteName, pitchClassOfMidi } from '#engine/theory/pitch'

/** A pitch as a context names it. */
export function toneMarkOf(reading: PitchClassReading, midi: number): ToneMark {
  return {
    note: formatPitch(reading.name, midi),
    interval: reading.interval,
    intervalSymbol: reading.intervalSymbol,
    degreeNumber: reading.degree.number,
  }
}

/** A place on the neck as a context names its pitch, or by a name of its own. */
export function neckMarkAt(
  context: TheoryContext,
  { string, fret }: FretPosition,
  neck: Neck,
  {
    finger,
    name,
  }: { readonly finger?: number | undefined; readonly name?: NoteName | undefined } = {},
): NeckMark {
  const midi = midiAt({ string, fret }, neck)
  return {
    string,
    fret,
    ...toneMarkOf(readPitchClass(context, pitchClassOfMidi(midi), name), midi),
    ...(finger !== undefined && { finger }),
  }
}
