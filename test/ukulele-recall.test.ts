/** Ukulele chords: what every method teaches comes first, what is published comes early. */
import { describe, expect, test } from 'vitest'
import { packGrip } from '#engine/hand/grip'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { midiAt } from '#engine/instrument/fretboard'
import { withinOctave } from '#engine/theory/pitch-class'
import { isAmong, optionalDegreesOn } from '#engine/voicing/chord-tones'
import { chordVoicings, rankedGripsOf } from '#engine/voicing/chord-voicings'
import { readUkuleleShapes, UKULELE, type UkuleleShape } from '../bench/ukulele-shapes'

const { shapes, unread } = readUkuleleShapes()

/** Whether a shape sounds only tones of its chord, and all that the chord cannot do without. */
function playsItsChord({ chord, frets, rootPitchClass }: UkuleleShape): boolean {
  const heard = new Set(
    frets.flatMap((fret, place) =>
      fret === null
        ? []
        : [withinOctave(midiAt({ string: 4 - place, fret }, UKULELE) - rootPitchClass)],
    ),
  )
  const optional = optionalDegreesOn(chord, UKULELE)
  const tones = chord.semitones.map((semitone) => semitone % 12)
  const needed = tones.filter((_, index) => !isAmong(optional, chord.degrees[index]!))
  return [...heard].every((tone) => tones.includes(tone)) && needed.every((tone) => heard.has(tone))
}

const suffixes = [...new Set(shapes.map(({ suffix }) => suffix))]
/** Its shapes have no third. */
const THIRDLESS = '13b5b9'

describe('against the 2,114 ukulele shapes of chords-db', () => {
  test('every suffix is a chord we know, and its shapes play it', () => {
    expect(unread).toEqual([])
    expect(shapes.length).toBe(2114)
    expect(shapes.filter(playsItsChord).length).toBe(2065)
  })

  test.each(suffixes.filter((suffix) => suffix !== THIRDLESS))(
    '%s: 95 % of the shapes are among the first 12 of their chord',
    (suffix) => {
      const own = shapes.filter((shape) => shape.suffix === suffix && playsItsChord(shape))
      const early = own.filter(({ rootPitchClass, chord, frets }) => {
        const { grips } = rankedGripsOf(rootPitchClass, chord, UKULELE)
        const rank = grips.indexOf(packGrip(frets)) + 1
        return rank >= 1 && rank <= 12
      })
      expect(own.length).toBeGreaterThan(20)
      expect(early.length / own.length).toBeGreaterThanOrEqual(0.95)
    },
  )
})

// biome-ignore format: a chart
const CHART = [
  'C 0003', 'Cm 0333', 'C7 0001', 'Cmaj7 0002', 'Cm7 3333', 'Caug 1003', 'C6 0000', 'Cdim7 2323', 'Csus4 0013',
  'C#m 1104', 'Db 1114', 'D 2220', 'Dm 2210', 'D7 2223', 'Dm7 2213', 'Dmaj7 2224', 'Dsus4 0230', 'D7sus4 2233',
  'Eb 0331', 'Eb7 3334', 'E 4442', 'Em 0432', 'E7 1202', 'Em7 0202', 'Edim7 0101',
  'F 2010', 'Fm 1013', 'F7 2313', 'Fmaj7 2413', 'F# 3121', 'F#m 2120', 'F#m7 2424',
  'G 0232', 'Gm 0231', 'G7 0212', 'Gm7 0211', 'Gmaj7 0222', 'G6 0202', 'Gsus4 0233', 'Ab 5343', 'Ab7 1323',
  'A 2100', 'Am 2000', 'A7 0100', 'Am7 0000', 'Amaj7 1100', 'Asus4 2200', 'A7sus4 0200',
  'Bb 3211', 'Bbm 3111', 'Bb7 1211', 'B 4322', 'Bm 4222', 'B7 2322', 'Bm7 2222',
].map((row) => row.split(' ') as [string, string])

test.each(CHART)('%s is first shown as %s', (symbol, text) => {
  const { root, chord } = parseChordSymbol(symbol)!
  const { voicings } = chordVoicings(root, chord, 1, UKULELE)
  expect(voicings[0]!.voicing.text).toBe(text)
})
