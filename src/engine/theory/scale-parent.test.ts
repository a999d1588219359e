import { describe, expect, test } from 'vitest'
import { formatNoteName, parseRoot, pitchClassOf } from './pitch'
import { SCALES, scaleById, spellScale } from './scale'
import { modeWordsOf, parentScaleOf, parentWordsOf, toldParentOf } from './scale-parent'

describe('a scale says where it comes from', () => {
  test.each([
    ['E', 'phrygianDominant', 'fifth mode of A harmonic minor'],
    ['D', 'dorian', 'second mode of C major'],
    ['E', 'phrygian', 'third mode of C major'],
    ['F', 'lydian', 'fourth mode of C major'],
    ['G', 'mixolydian', 'fifth mode of C major'],
    ['A', 'naturalMinor', 'sixth mode of C major'],
    ['B', 'locrian', 'seventh mode of C major'],
    ['C', 'ionian', 'first mode of C major'],
    ['Bb', 'mixolydian', 'fifth mode of Eb major'],
    ['F#', 'dorian', 'second mode of E major'],
    ['Eb', 'naturalMinor', 'sixth mode of Gb major'],
    ['D#', 'naturalMinor', 'sixth mode of F# major'],
    ['B', 'altered', 'seventh mode of C melodic minor'],
    ['G', 'altered', 'seventh mode of Ab melodic minor'],
    ['F', 'lydianDominant', 'fourth mode of C melodic minor'],
    ['G', 'mixolydianFlat6', 'fifth mode of C melodic minor'],
    ['D', 'dorianFlat2', 'second mode of C melodic minor'],
    ['A', 'locrianNatural2', 'sixth mode of C melodic minor'],
    ['G#', 'ultralocrian', 'seventh mode of A harmonic minor'],
    ['B', 'locrianNatural6', 'second mode of A harmonic minor'],
    ['C', 'ionianSharp5', 'third mode of A harmonic minor'],
    ['D', 'dorianSharp4', 'fourth mode of A harmonic minor'],
    ['F', 'lydianSharp2', 'sixth mode of A harmonic minor'],
    ['A', 'minorPentatonic', 'fifth mode of C major pentatonic'],
    ['D', 'suspendedPentatonic', 'second mode of C major pentatonic'],
    ['C', 'majorBlues', 'second mode of A minor blues'],
    ['F', 'hungarianMinor', 'fourth mode of C double harmonic'],
    ['G', 'mixolydianFlat2', 'fifth mode of C harmonic major'],
    ['C', 'diminishedHalfWhole', 'second mode of Bb whole-half diminished'],
    ['Gb', 'altered', 'seventh mode of G melodic minor'],
    ['Cb', 'altered', 'seventh mode of C melodic minor'],
    ['C', 'major', undefined],
    ['C', 'harmonicMinor', undefined],
    ['C', 'blues', undefined],
  ])('%s %s: %s', (root, id, words) => {
    expect(parentWordsOf(parseRoot(root)!, scaleById(id)!)).toBe(words)
  })

  test('without a root too', () => {
    expect(modeWordsOf(scaleById('phrygianDominant')!)).toBe('fifth mode of harmonic minor')
    expect(modeWordsOf(scaleById('major')!)).toBeUndefined()
  })

  test('its root is never told with a double accidental', () => {
    for (const scale of SCALES) {
      for (const name of 'C C# Cb D D# Db E Eb Fb F F# G G# Gb A A# Ab B Bb'.split(' ')) {
        const told = toldParentOf(parseRoot(name)!, scale)
        if (told) expect(Math.abs(told.root.accidental), `${name} ${scale.id}`).toBeLessThan(2)
      }
    }
  })

  test('the parent has the same tones, and the mode begins on the degree that is told', () => {
    for (const scale of SCALES) {
      for (const name of 'C C# Db D Eb E F F# Gb G Ab A Bb B'.split(' ')) {
        const root = parseRoot(name)!
        const parent = parentScaleOf(root, scale)
        if (!parent) continue
        const own = spellScale(root, scale).map(pitchClassOf)
        const tones = spellScale(parent.root, parent.scale)
        expect([...tones.map(pitchClassOf)].sort()).toEqual([...own].sort())
        expect(pitchClassOf(tones[parent.degree - 1]!), formatNoteName(root)).toBe(own[0])
      }
    }
  })
})
