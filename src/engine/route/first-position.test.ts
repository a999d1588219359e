/** Tunes of first methods lie in first position, with its open strings and with its fingers. */
import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '../instrument/neck'
import { MAJOR_TUNES, MINOR_TUNES } from './folk-tunes.test-support'
import type { PositionName } from './hand-window'
import { planRoutes } from './plan-routes'
import { fingersOf, notesOf, placesOf, planText, theoryOf } from './plan-routes.test-support'

const OPENS = [40, 45, 50, 55, 59, 64]
const HIGH_A = 69
const KEYS = [
  [MAJOR_TUNES, { C: 0, G: 7, D: 2, A: 9, E: 4, F: 5, Bb: 10, Eb: 3 }],
  [MINOR_TUNES, { Am: 0, Em: 7, Dm: 5, Bm: 2, Gm: 10, Cm: 3 }],
] as const

/** In these keys methods leave the first position too. */
const KEYS_OF_POSITIONS = ['Bb', 'Eb', 'Bm', 'Gm', 'Cm']

/** Each tune in each key and octave that the first position holds, from E2 to the high A. */
const ROWS = KEYS.flatMap(([tunes, keys]) =>
  Object.entries(tunes).flatMap(([tune, text]) =>
    Object.entries(keys).flatMap(([key, semitones]) =>
      [-24, -12, 0].flatMap((octave) => {
        const midis = notesOf(text).map(({ midi }) => midi + semitones + octave)
        const isHeld = Math.min(...midis) >= OPENS[0]! && Math.max(...midis) <= HIGH_A
        const mean = midis.reduce((sum, midi) => sum + midi, 0) / midis.length
        return isHeld ? [{ tune, key, midis, mean }] : []
      }),
    ),
  ),
)

function isInFirstPosition(midis: readonly number[], position: PositionName = 'any'): boolean {
  const notes = midis.map((midi, index) => ({ midi, startBeat: index, durationBeats: 1 }))
  const limits = { limit: 1, position }
  const request = { notes, theory: theoryOf(), neck: STANDARD_NECK, limits }
  return planRoutes(request).routes[0]!.notes.every(
    ({ fret, midi }) => fret === 0 || (fret <= (midi === HIGH_A ? 5 : 4) && !OPENS.includes(midi)),
  )
}

describe('a whole tune lies in first position and plays its open strings', () => {
  const left = ROWS.filter(({ midis }) => !isInFirstPosition(midis))

  test('on the three high strings in each of nine keys', () => {
    expect(ROWS.length).toBeGreaterThan(450)
    const high = left.filter(({ mean, key }) => mean >= 55 && !KEYS_OF_POSITIONS.includes(key))
    expect(high.map(({ tune, key }) => `${tune} in ${key}`)).toEqual([])
  })

  test('minor tunes on the low strings in three keys', () => {
    const minor = ({ tune, key, mean }: (typeof ROWS)[number]) =>
      tune in MINOR_TUNES && mean < 55 && ['Am', 'Em', 'Dm'].includes(key)
    expect(ROWS.filter(minor).length).toBeGreaterThan(20)
    expect(left.filter(minor).map(({ tune, key }) => `${tune} in ${key}`)).toEqual([])
  })

  test.each([
    ['in A', 'A2 C3 E3 E3 D3 C3 A2 A2 C3 E3 G3 E3 D3 C3 A2'],
    ['in E', 'B2 E3 E3 G3 A3 G3 E3 D3 B2 B2 E3 E3 G3 A3 B3 B3 E4 D4 B3 A3 G3 A3 G3 E3'],
    ['in E by thirds', 'E3 G3 A3 B3 B3 A3 G3 E3 E3 G3 E3 G3 A3 G3 E3'],
    ['in D', 'A2 D3 D3 F3 G3 F3 D3 C3 A2 A2 D3 F3 G3 F3 D3 D3'],
  ])('a tune of the minor pentatonic %s: %s', (_key, text) => {
    expect(isInFirstPosition(notesOf(text).map(({ midi }) => midi))).toBe(true)
  })

  test('in 98 of 100 on all strings and in 14 keys', () => {
    expect(left.length).toBeLessThan(ROWS.length * 0.02)
  })

  test('in 93 of 100 where its first fourteen notes are all', () => {
    const phrases = ROWS.filter(({ midis }) => !isInFirstPosition(midis.slice(0, 14)))
    expect(phrases.length).toBeLessThan(ROWS.length * 0.07)
  })

  test.each(['first', 'open'] as const)('always where %s position is asked for', (position) => {
    const elsewhere = ROWS.filter(({ midis }) => !isInFirstPosition(midis, position))
    expect(elsewhere.map(({ tune, key }) => `${tune} in ${key}`)).toEqual([])
  })
})

describe('the first phrase of a tune lies where the tune does', () => {
  // biome-ignore format: several phrases a row
  test.each([
    'E3 A3 B3 C4 E4 D4 A3 E4', 'A3 B3 C4 E4 D4 A3', 'B3 E4 F#4 G4 B3 A3 E4 B3', 'A3 D4 E4 F4 A4 G4 D4 A4',
    'F3 A3 Bb3 C4 F3 A3 Bb3 C4 F3 A3 Bb3 C4 A3 F3 A3 G3', 'G3 B3 C4 D4 G3 B3 C4 D4 G3 B3 C4 D4 B3 G3 B3 A3',
    'C4 E4 G4 E4 G4 A4 G4 E4 G4 A4 G4', 'G3 B3 D4 B3 D4 E4 D4 B3 D4 E4 D4', 'A3 C#4 E4 C#4 E4 F#4 E4 C#4 E4 F#4 E4',
    'G3 C4 C4 C4 E4 D4 C4 D4 E4 C4 C4 E4 G4 A4', 'C4 F4 F4 F4 A4 G4 F4 G4 A4 F4 F4 A4', 'A3 D4 D4 D4 F#4 E4 D4 E4 F#4 D4 D4 F#4 A4',
    'F#4 F#4 D4 D4 F#4 F#4 F#4 A4 E4 E4 C#4 C#4 E4 E4 E4 G4', 'E4 E4 C4 C4 E4 E4 E4 G4 D4 D4 B3 B3 D4 D4 D4 F4',
    'Bb3 C4 D4 Bb3 Bb3 C4 D4 Bb3 D4 Eb4 F4 D4 Eb4 F4', 'G3 A3 B3 G3 G3 A3 B3 G3 B3 C4 D4 B3 C4 D4',
    'F#3 F#3 D3 D3 F#3 F#3 F#3 A3 E3 E3 C#3 C#3 E3 E3 E3 G3', 'F#3 F#3 D3 D3 F#3 F#3 F#3 A3', 'E3 E3 C3 C3 E3 E3 E3 G3',
    'F3 G3 A3 F3 F3 G3 A3 F3 A3 Bb3 C4 A3 Bb3 C4', 'C4 E4 G4 G4 G4 A4 A4 G4', 'D4 F#4 A4 A4 F#4 E4 D4 E4 F#4 D4',
    'C3 F3 F3 F3 A3 G3 F3 G3 A3 F3 F3 A3 C4 D4', 'G2 C3 C3 C3 E3 D3 C3 D3 E3 C3 C3 E3 G3 A3', 'C3 F3 A3 F3 A3 G3 F3 D3 C3 C3 F3 A3 F3 A3',
    'B2 E3 E3 E3 G#3 F#3 E3 F#3 G#3 E3 E3 G#3 B3 C#4', 'D3 F#3 G3 A3 A3 F#3 D3',
    'F3 A3 Bb3 C4 F3 A3 Bb3 C4 F3 A3 Bb3 C4 A3 F3', 'C3 C3 C3 G2 E3 E3 E3 C3 C3 E3 G3 G3 F3 E3', 'D3 D3 D3 A2 F#3 F#3 F#3 D3 D3 F#3 A3 A3 G3 F#3',
    'C3 E3 G3 E3 G3 A3 G3 E3 G3 A3 G3 E3 G3 G3', 'G2 B2 D3 B2 D3 E3 D3 B2 D3 E3 D3 B2 D3 D3', 'C3 C3 D3 E3 C3 E3 D3 G2 C3 C3 D3 E3 C3 B2',
    'F3 F3 G3 A3 F3 A3 G3 C3 F3 F3 G3 A3 F3 E3', 'F3 F3 C3 F3 G3 C3 A3 G3 A3 Bb3 A3 G3 F3 F3', 'G2 C3 D3 E3 C3 E3 D3 C3 D3 G2 B2 D3 F3 D3',
  ])('%s', (notes) => {
    expect(isInFirstPosition(notesOf(notes).map(({ midi }) => midi))).toBe(true)
  })

  test.each([
    ['a lick of a minor pentatonic box', 'G4 E4 D4 C4 A3 G3 A3 C4 D4 C4 A3 G3 E3 D3 C3 A2'],
    ['a lick that leaves the first position', 'A4 C5 A4 G4 E4 D4 E4 G4 A4'],
    ['a riff on the low strings', 'E3 E3 G3 E3 D3 C3 B2'],
    ['a riff of four tones', 'E3 D3 B2 D3 E3 D3 B2 D3 E3 D3 B2 A2'],
    ['a lick over more than a tenth', 'Bb2 Bb2 F3 F3 F3 G3 F3 Eb4 D4 Bb3'],
    ['a longer run of the minor pentatonic', 'E3 G3 A3 B3 D4 E4 D4 B3 A3 G3 E3 D3 B2 D3 E3'],
    ['a minor pentatonic run on the low strings', 'A2 C3 D3 E3 G3 A3 G3 E3 D3 C3 A2'],
  ])('not %s', (_what, notes) => {
    expect(planText(notes).routes[0]!.proof.openStrings).toBe(0)
  })
})

describe('in first position the number of the finger is that of the fret', () => {
  // Books write 2 for the second fret also where no note lies on the first.
  // biome-ignore format: a chart
  test.each([
    ['D3 E3 F#3 G3 A3 B3 C#4 D4', '0 2 4 0 2 0 2 3'],
    ['G3 A3 B3 D4 D4 B3 A3 G3', '0 2 0 3 3 0 2 0'],
    ['E3 F#3 G3 A3 B3 A3 G3 F#3 E3', '2 4 0 2 0 2 0 4 2'],
    ['D4 E4 F#4 G4 F#4 E4 D4', '3 0 2 3 2 0 3'],
    ['G3 F#3 E3', '0 4 2'],
    ['F#3 F#3 D3 D3 F#3 F#3 F#3 A3', '4 4 0 0 4 4 4 2'],
    ['G#3 G#3 E3 E3 G#3 B3', '1 1 2 2 1 0'],
    ['E3 G3 A3 B3 A3 G3 E3', '2 0 2 0 2 0 2'],
    ['A2 B2 C3 D3 E3 F#3 G3 A3', '0 2 3 0 2 4 0 2'],
    ['D4 D4 E4 F#4 G4 F#4 E4 D4 C#4 D4', '3 3 0 2 3 2 0 3 2 3'],
    ['B3 D4 E4 F#4 E4 D4 B3', '0 3 0 2 0 3 0'],
    ['A3 B3 C#4 D4 E4 D4 C#4 B3 A3', '2 0 2 3 0 3 2 0 2'],
    ['G3 A3 B3 A3 G3 F#3 G3 A3 B3', '0 2 0 2 0 4 0 2 0'],
  ])('%s: %s', (notes, fingers) => {
    expect(fingersOf(planText(notes).routes[0]!)).toBe(fingers)
  })
})

describe('the little finger takes the high A and leaves G to the ring finger', () => {
  // biome-ignore format: a chart
  test.each<[string, PositionName, string]>([
    ['C4 C4 G4 G4 A4 A4 G4 F4 F4 E4 E4 D4 D4 C4', 'any', '1 1 3 3 4 4 3 1 1 0 0 3 3 1'],
    ['C4 E4 G4 A4 A4 G4 E4 E4 C4 D4 C4', 'any', '1 0 3 4 4 3 0 0 1 3 1'],
    ['C4 E4 F4 G4 A4 G4 E4 C4 E4 D4', 'any', '1 0 1 3 4 3 0 1 0 3'],
    ['F4 G4 A4 G4 F4 E4 D4 C4', 'any', '1 3 4 3 1 0 3 1'],
    ['D4 E4 F4 G4 A4 A4 G4 F4 E4 D4', 'any', '3 0 1 3 4 4 3 1 0 3'],
    ['D4 E4 D4 B3 D4 E4 D4 B3 A4 A4 F#4 G4 G4 D4', 'any', '3 0 3 0 3 0 3 0 4 4 2 3 3 3'],
    ['D4 E4 D4 B3 D4 E4 D4 B3 A4 A4 F#4 G4 G4 D4', 'first', '3 0 3 0 3 0 3 0 4 4 2 3 3 3'],
    ['A4 G4 F#4 E4 D4 C#4 B3 A3', 'first', '4 3 2 0 3 2 0 2'],
    ['E4 F4 G4 A4 G4 F4 E4', 'open', '0 1 3 4 3 1 0'],
    ['A3 A3 B3 C4 E4 D4 A3 A4 A4 G4 D4 E4', 'first', '2 2 0 1 0 3 2 4 4 3 3 0'],
  ])('%s, %s position: %s', (notes, position, fingers) => {
    const [best] = planText(notes, { position }).routes
    expect(fingersOf(best!)).toBe(fingers)
    expect(best!.proof.fingersInOrder).toBe(true)
  })
})

describe('in open position a pitch of an open string has no other place', () => {
  // biome-ignore format: several lines a row
  test.each([
    'E3 G3 A3 B3 A3 G3 E3 D3', 'A3 B3 A3 G3', 'D3 E3 F3 G3 A3 B3 A3 G3', 'A3 B3 D4 B3 A3', 'G3 A3 Bb3 B3 A3 G3',
    'F#3 G3 A3 G3 F#3', 'E2 G2 A2 B2 A2 G2', 'C3 D3 C3 B2', 'B2 C3 D3 Eb3 D3 C3', 'C4 D4 E4 D4 C4', 'A3 C4 B3 A3 G#3 A3 B3',
  ])('%s', (notes) => {
    for (const position of ['open', 'first'] as const) {
      const [best] = planText(notes, { position }).routes
      const fretted = best!.notes.filter(({ fret, midi }) => fret > 0 && OPENS.includes(midi))
      expect(fretted).toEqual([])
    }
  })
})

describe('an open tuning lets its open strings ring in a line', () => {
  const guitar = INSTRUMENTS.find(({ id }) => id === 'guitar')!
  // biome-ignore format: a chart
  test.each([
    ['dadgad', 'A3 B3 A3 D4 D4 E4 F#4 E4 A4 F#4 E4 F#4 B3 B3 A3'],
    ['dadgad', 'D4 F#4 A4 F#4 D4 E4 F#4 E4 D4 B3 A3 B3 D4 B3 A3 F#3 D3'],
    ['dadgad', 'A3 D4 E4 F#4 E4 D4 C4 A3 G3 A3 C4 D4 E4 D4 C4 A3'],
    ['dadgad', 'D3 E3 F#3 G3 A3 B3 C#4 D4'], ['dadgad', 'A4 G4 F#4 E4 D4 F#4 A4 D4'],
    ['dadgad', 'G4 A4 B4 A4 G4 F#4 D4 A3'],
    ['open-g', 'D4 G4 B4 G4 D4 B3 D4 B3 G3'], ['open-g', 'G3 A3 B3 C4 D4 E4 F#4 G4'],
    ['open-g', 'D4 B3 A3 G3 F3 D3 F3 G3'], ['open-g', 'D4 E4 G4 A4 B4 A4 G4 E4 D4 B3'],
    ['open-g', 'D3 G3 B3 G3 B3 A3 G3 E3 D3 D3 G3 B3 G3 B3 A3 D4'],
    ['open-d', 'D4 F#4 A4 F#4 D4 A3 F#3 D3'], ['open-d', 'D3 E3 F#3 G3 A3 B3 C#4 D4'],
    ['open-d', 'A3 D4 F#4 D4 F#4 E4 D4 B3 A3 A3 D4 F#4 D4 F#4 E4 A4'],
    ['drop-d', 'D2 D2 D3 C3 D3 D2 F2 G2 D2'], ['drop-d', 'D2 A2 D3 A2 F#3 A2 D3 A2 D2'],
    ['drop-d', 'D2 E2 F#2 G2 A2 B2 C#3 D3'],
  ])('%s: %s', (id, text) => {
    const neck = neckOf(guitar, guitar.tunings.find((tuning) => tuning.id === id)!)
    const opens = neck.strings.map(({ openMidi }) => openMidi)
    const [best] = planRoutes({ notes: notesOf(text), theory: theoryOf('D'), neck }).routes
    const fretted = best!.notes.filter(({ midi, fret }) => fret > 0 && opens.includes(midi))
    expect(fretted, placesOf(best!)).toEqual([])
  })

  test('not in a position above the first', () => {
    const neck = neckOf(guitar, guitar.tunings.find(({ id }) => id === 'dadgad')!)
    const request = { notes: notesOf('D4 E4 F#4 G4 A4 B4'), theory: theoryOf('D'), neck }
    const [best] = planRoutes({ ...request, limits: { position: 'ninth' } }).routes
    expect(best!.proof.openStrings).toBe(0)
  })
})
