import { describe, expect, test } from 'vitest'
import { signatureOf } from '../theory/key-signature'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { findScale, SCALES } from '../theory/scale'
import { circleOfFifthsOf } from './circle-of-fifths'

const names = (tones: readonly NoteName[]) => tones.map(formatNoteName).join(' ')

describe('the circle of fifths', () => {
  test.each([
    ['C', 'major', 0, '', 'F', 'G', 'A'],
    ['D', 'major', 2, 'F# C#', 'G', 'A', 'B'],
    ['Eb', 'major', -3, 'Bb Eb Ab', 'Ab', 'Bb', 'C'],
    ['F#', 'major', 6, 'F# C# G# D# A# E#', 'B', 'C#', 'D#'],
    ['A', 'naturalMinor', 0, '', 'D', 'E', 'C'],
    ['C', 'harmonicMinor', -3, 'Bb Eb Ab', 'F', 'G', 'Eb'],
    ['D', 'dorian', 0, '', 'G', 'A', 'C'],
    ['G', 'mixolydian', 0, '', 'C', 'D', 'C'],
    ['F', 'lydian', 0, '', 'Bb', 'C', 'C'],
    ['B', 'locrian', 0, '', 'E', 'F#', 'C'],
    ['A', 'mixolydian', 2, 'F# C#', 'D', 'E', 'D'],
    ['C', 'lydian', 1, 'F#', 'F', 'G', 'G'],
    ['A', 'dorian', 1, 'F#', 'D', 'E', 'G'],
    ['E', 'phrygian', 0, '', 'A', 'B', 'C'],
    ['F#', 'dorian', 4, 'F# C# G# D#', 'B', 'C#', 'E'],
    ['Eb', 'lydian', -2, 'Bb Eb', 'Ab', 'Bb', 'Bb'],
    ['C', 'ionian', 0, '', 'F', 'G', 'A'],
    ['A', 'aeolian', 0, '', 'D', 'E', 'C'],
    ['E', 'phrygianDominant', 0, '', 'A', 'B', 'A'],
    ['B', 'phrygianDominant', 1, 'F#', 'E', 'F#', 'E'],
    ['D', 'phrygianDominant', -2, 'Bb Eb', 'G', 'A', 'G'],
    ['D', 'dorianSharp4', 0, '', 'G', 'A', 'A'],
    ['E', 'doubleHarmonic', 0, '', 'A', 'B', 'C#'],
    ['A', 'hungarianMinor', 0, '', 'D', 'E', 'E'],
    ['B', 'altered', 0, '', 'E', 'F#', 'C'],
    ['G', 'altered', -4, 'Bb Eb Ab Db', 'C', 'D', 'Ab'],
  ])(
    '%s %s: %i, %s; between %s and %s; relative %s',
    (root, scale, fifths, accidentals, down, up, relative) => {
      const circle = circleOfFifthsOf(parseRoot(root)!, findScale(scale)!)
      expect(circle.signature.fifths).toBe(fifths)
      expect(names(circle.signature.accidentals)).toBe(accidentals)
      expect([circle.fifthDown, circle.fifthUp, circle.relative].map(formatNoteName)).toEqual([
        down,
        up,
        relative,
      ])
    },
  )

  test('the signature is the one that score files are written with, in every scale', () => {
    for (const scale of SCALES) {
      for (const text of ['C', 'E', 'Bb', 'F#', 'Ab', 'B']) {
        const root = parseRoot(text)!
        const { signature } = circleOfFifthsOf(root, scale)
        expect(signature.fifths).toBe(signatureOf(root, scale).fifths)
      }
    }
  })

  test('the ring visits all twelve pitch classes by fifths', () => {
    for (const root of ['C', 'F#', 'Bb', 'E']) {
      const { ring } = circleOfFifthsOf(parseRoot(root)!, findScale('major')!)
      const classes = ring.map(pitchClassOf)
      expect(new Set(classes).size).toBe(12)
      for (let index = 1; index < 12; index++) {
        expect((classes[index]! - classes[index - 1]! + 12) % 12).toBe(7)
      }
      expect(formatNoteName(ring[5]!)).toBe(root)
    }
  })

  test('C major by fifths runs F C G D A E B', () => {
    const { scaleByFifths } = circleOfFifthsOf(parseRoot('C')!, findScale('major')!)
    expect(names(scaleByFifths)).toBe('F C G D A E B')
  })
})
