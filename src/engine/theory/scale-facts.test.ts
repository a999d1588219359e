import { describe, expect, test } from 'vitest'
import { SCALES, scaleById } from './scale'
import { chordsSuitedBy, homeChordOf } from './scale-facts'

describe('a scale suits the chords that players use it over', () => {
  test.each([
    ['altered', 'dominant7altered augmented augmented7 dominant7flat5'],
    ['wholeTone', 'augmented augmented7 dominant7flat5'],
    ['bebopDominant', 'major dominant7'],
    ['bebopMajor', 'major major7'],
    ['bebopMinor', 'minor minor7'],
    ['bebopHalfDiminished', 'diminished halfDiminished7'],
    ['locrian', 'diminished halfDiminished7'],
    ['locrianNatural2', 'diminished halfDiminished7'],
    ['lydianAugmented', 'augmented augmentedMajor7'],
    ['ionianSharp5', 'augmented augmentedMajor7'],
    ['diminishedWholeHalf', 'diminished diminished7'],
    ['ultralocrian', 'diminished diminished7'],
    ['dorianFlat5', 'diminished halfDiminished7'],
    ['major', 'major major7'],
    ['dorian', 'minor minor7'],
    ['mixolydian', 'major dominant7'],
    ['phrygianDominant', 'major dominant7'],
    ['blues', 'minor diminished dominant7 minor7'],
    ['harmonicMinor', 'minor minorMajor7'],
    ['melodicMinor', 'minor minorMajor7'],
    ['bebopMelodicMinor', 'minor minorMajor7'],
    ['hungarianMinor', 'minor diminished minorMajor7'],
    ['bebopHarmonicMinor', 'minor minor7'],
    ['minorPentatonic', 'minor dominant7 minor7'],
  ])('%s: %s', (id, chords) => {
    const suited = chordsSuitedBy(scaleById(id)!).map((chord) => chord.id)
    expect(suited.join(' ')).toBe(chords)
  })

  test('each is held by the scale, but the dominants of the blues', () => {
    for (const scale of SCALES) {
      for (const { id, semitones } of chordsSuitedBy(scale)) {
        const lost = semitones.filter((tone) => !scale.semitones.includes(tone % 12))
        const isBlues = id === 'dominant7' && ['minorPentatonic', 'blues'].includes(scale.id)
        expect([scale.id, id, lost]).toEqual([scale.id, id, isBlues ? [4] : []])
      }
    }
  })
})

describe('a scale rests on its home chord', () => {
  test.each([
    ['bebopDominant', 'dominant7'],
    ['bebopMinor', 'minor7'],
    ['bebopMajor', 'major7'],
    ['bebopHarmonicMinor', 'minor7'],
    ['bebopMelodicMinor', 'minor'],
    ['bebopHalfDiminished', 'diminished'],
    ['major', 'major7'],
    ['mixolydian', 'dominant7'],
    ['dorian', 'minor7'],
    ['harmonicMinor', 'minor'],
    ['locrian', 'diminished'],
    ['wholeTone', undefined],
  ])('%s: %s', (id, chord) => {
    expect(homeChordOf(scaleById(id)!)?.id).toBe(chord)
  })

  test.each(SCALES.map((scale) => scale.id))('%s suits its home chord', (id) => {
    const scale = scaleById(id)!
    const home = homeChordOf(scale)
    // An altered scale holds a diminished triad, but is played over dominants.
    const isOfDominants = chordsSuitedBy(scale).some(
      ({ id: chord }) => chord === 'dominant7altered',
    )
    if (home && !isOfDominants) expect(chordsSuitedBy(scale)).toContain(home)
  })
})
