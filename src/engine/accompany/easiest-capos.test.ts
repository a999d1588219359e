import { describe, expect, test } from 'vitest'
import { soundOfShape } from '../harmony/capo-chord'
import { type ChordSymbol, chordWithBass, parseChordSymbol } from '../harmony/chord-symbol'
import { parseKey } from '../harmony/key'
import { type Neck, neckOf, STANDARD_NECK } from '../instrument/neck'
import { findInstrument, findTuning, neckOfNotes } from '../instrument/read-neck'
import { pitchClassOf } from '../theory/pitch'
import { type CapoChoice, easiestCapos, HIGHEST_USUAL_CAPO } from './easiest-capos'
import { SONG_CAPOS } from './song-capos.test-support'

const chordsOf = (text: string) => text.split(' ').map((one) => parseChordSymbol(one)!)
const shapesOf = ({ grips }: CapoChoice) => grips.map(({ shape }) => shape).join(' ')
const choicesOf = (text: string, neck = STANDARD_NECK) => easiestCapos(chordsOf(text), neck)

test.each([
  ['Bb Eb F', 1, 'A D E'],
  ['Bb Gm Eb F', 3, 'G Em C D'],
  ['F# B C#', 4, 'D G A'],
  ['C G Am Em', 0, 'C G Am Em'],
  ['F#m A E D', 2, 'Em G D C'],
  ['Ab Fm Db Eb', 1, 'G Em C D'],
  ['Bbm Ab Db Gb', 1, 'Am G C F'],
  ['B7 E7 A7', 0, 'B7 E7 A7'],
  ['Eb/G Ab Bb7sus4 Cm', 1, 'D/F# G A7sus4 Bm'],
])('%s is easiest with a capo at %i, as %s', (chords, capo, shapes) => {
  const [best] = choicesOf(chords)
  expect([best?.capo, best && shapesOf(best)]).toEqual([capo, shapes])
})

test('shapes are spelled in their own key', () => {
  const at = (fret: number) => choicesOf('F# B C# D#m').find(({ capo }) => capo === fret)!
  expect([shapesOf(at(1)), shapesOf(at(3)), shapesOf(at(6))]).toEqual([
    'F Bb C Dm',
    'Eb Ab Bb Cm',
    'C F G Am',
  ])
  const [first] = easiestCapos(chordsOf('C#'), STANDARD_NECK, { key: parseKey('F#')!, maxCapo: 0 })
  expect(first?.grips[0]).toMatchObject({ sounding: 'C#', shape: 'C#' })
})

describe('laws', () => {
  const UKULELE = neckOf(findInstrument('ukulele')!, findInstrument('ukulele')!.tunings[0]!)
  const guitar = STANDARD_NECK.instrument
  const NECKS: readonly (readonly [string, Neck])[] = [
    ['guitar', STANDARD_NECK],
    ['guitar with a capo already', neckOf(guitar, guitar.tunings[0]!, 5)],
    ['guitar in drop D', neckOf(guitar, findTuning(guitar, 'drop-d')!)],
    ['ukulele', UKULELE],
  ]
  const classesOf = (chord: ChordSymbol) =>
    new Set(chordWithBass(chord).semitones.map((tone) => (pitchClassOf(chord.root) + tone) % 12))

  test.each(NECKS)('on a %s, frets plus capo sound the chord, frets alone its shape', (_, neck) => {
    for (const text of ['F#m A E D', 'Bb/D Ebmaj7 Cm7 F7', 'G#m B F#sus4 E']) {
      const sounding = chordsOf(text)
      for (const { capo, grips } of easiestCapos(sounding, neck)) {
        for (const [at, { shape, voicing }] of grips.entries()) {
          const open = neck.strings.map(({ openMidi }) => openMidi).reverse()
          const classes = (raised: number) =>
            voicing.frets.flatMap((fret, string) =>
              fret === null ? [] : (open[string]! + fret + raised) % 12,
            )
          const ofSound = classesOf(sounding[at]!)
          const ofShape = classesOf(parseChordSymbol(shape)!)
          expect(classes(capo).every((tone) => ofSound.has(tone))).toBe(true)
          expect(classes(0).every((tone) => ofShape.has(tone))).toBe(true)
        }
      }
    }
  })

  test('every capo up to the highest asked for, once, cheapest first', () => {
    for (const maxCapo of [0, 4, HIGHEST_USUAL_CAPO, 12]) {
      const choices = easiestCapos(chordsOf('Bb F Gm Eb'), STANDARD_NECK, { maxCapo })
      const capos = choices.map(({ capo }) => capo)
      expect(capos.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: maxCapo + 1 }, (_, i) => i),
      )
      const costs = choices.map(({ cost }) => cost)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    }
  })

  test('a chord counts once, however often it comes', () => {
    const costsOf = (text: string) => choicesOf(text).map(({ capo, cost }) => [capo, cost])
    expect(costsOf('Bb F Bb Gm F Bb')).toEqual(costsOf('Bb F Gm'))
  })

  test('there is none where no hand can hold a chord', () => {
    const unison = neckOfNotes(guitar, ['C3', 'C3', 'C3'], 0)
    expect(choicesOf('C C13', unison)).toEqual([])
  })
})

test('the printed capo of songs', () => {
  const rankOf = (row: (typeof SONG_CAPOS)[number]) => {
    const [, printed, shapes] = row
    const sounding = chordsOf(shapes).map((shape) => soundOfShape(shape, printed))
    return easiestCapos(sounding, STANDARD_NECK).findIndex(({ capo }) => capo === printed) + 1
  }
  const countOf = (rest: number) => {
    const ranks = SONG_CAPOS.filter((_, at) => at % 2 === rest).map(rankOf)
    const within = (most: number) => ranks.filter((rank) => rank >= 1 && rank <= most).length
    return { songs: ranks.length, first: within(1), amongThree: within(3) }
  }
  expect(countOf(0)).toEqual({ songs: 31, first: 24, amongThree: 31 })
  expect(countOf(1)).toEqual({ songs: 30, first: 19, amongThree: 30 })
})
