/**
 * Published guitar shapes of some forty chord types to measure against: npm `@tombatossals/chords-db`
 * (MIT), without shapes that do not sound their chord and without slash chords.
 */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { isAmong } from '#engine/voicing/chord-tones'
import { readChordsDb } from './chords-db'
import type { PublishedShape } from './published-shapes'
import { SYMBOL_OF_SUFFIX } from './ukulele-shapes'

export interface TypedShape extends PublishedShape {
  readonly suffix: string
}

/** Whether a shape sounds only tones of its chord, and all that the chord cannot do without. */
function soundsItsChord({ chord, frets, rootPitchClass }: PublishedShape): boolean {
  const heard = frets.flatMap((fret, place) =>
    fret === null ? [] : [midiAt({ string: 6 - place, fret }, STANDARD_NECK) - rootPitchClass],
  )
  const tones = chord.semitones.map((semitone) => semitone % 12)
  return (
    heard.every((midi) => tones.includes(withinOctave(midi))) &&
    tones.every(
      (tone, index) =>
        isAmong(chord.optionalDegrees, chord.degrees[index]!) ||
        heard.some((midi) => withinOctave(midi) === tone),
    )
  )
}

export function readAllTypeShapes(): readonly TypedShape[] {
  const shapes = new Map<string, TypedShape>()
  for (const { key, suffix, positions } of readChordsDb('guitar')) {
    const chord = parseChordSymbol(`C${SYMBOL_OF_SUFFIX.get(suffix) ?? suffix}`)?.chord
    if (!chord || suffix.includes('/')) continue
    const rootPitchClass = pitchClassOf(parseRoot(key)!)
    for (const { frets, fingers } of positions) {
      const shape = { suffix, rootPitchClass, chord, frets, fingers }
      if (soundsItsChord(shape)) shapes.set(`${rootPitchClass} ${suffix} ${frets}`, shape)
    }
  }
  return [...shapes.values()]
}
