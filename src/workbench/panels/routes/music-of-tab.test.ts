import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import type { TabNote } from '#engine/tab/tab-event'
import { note, twoBars } from '../../../../test/support/two-bars'
import { askedCountOf, musicOf, pinOf, requestNotesOf } from './music-of-tab'

const tiedTo = (one: TabNote): TabNote => ({ ...one, tied: true })

const TAB = twoBars([tiedTo(note('f2', 4, 3, 0, 2)), note('g', 3, 0, 2)])

describe('the music of a tab', () => {
  test('is every note at its beat in the piece, chords from the last string', () => {
    expect(musicOf(TAB).map(({ note: { id }, startBeat }) => [id, startBeat])).toEqual([
      ['c', 0],
      ['d', 1],
      ['e2', 2],
      ['e1', 2],
      ['f', 3],
      ['g', 6],
    ])
  })

  test('has a tied note as part of the one that it continues', () => {
    const f = musicOf(TAB).find((one) => one.note.id === 'f')!
    expect(f.durationBeats).toBe(3)
    expect(f.tied.map(({ id }) => id)).toEqual(['f2'])
  })

  test.each([
    ['another pitch', tiedTo(note('x', 4, 5, 0))],
    ['another string', tiedTo(note('x', 5, 8, 0))],
    ['a rest before it', tiedTo(note('x', 4, 3, 1))],
  ])('strikes anew a note that is tied to %s', (_, later) => {
    const first = { ...emptyMeasure(1), notes: [note('f', 4, 3, 3)] }
    expect(musicOf([first, { ...emptyMeasure(2), notes: [later] }])).toHaveLength(2)
  })

  test('of a selection keeps what sounds with it, and what comes after', () => {
    const music = musicOf(TAB, new Set(['d', 'e1']))
    const words = music.map(({ note: { id }, isKept, isAround = false }) => [id, isKept, isAround])
    expect(words).toEqual([
      ['c', true, false],
      ['d', false, false],
      ['e2', true, false],
      ['e1', false, false],
      ['f', true, true],
      ['g', true, true],
    ])
    expect(askedCountOf(music)).toBe(2)
  })

  test('of a selection reaches sixteen starts back and ahead', () => {
    const notes = Array.from({ length: 50 }, (_, index) => note(`n${index}`, 1, index % 5, index))
    const music = musicOf([{ ...emptyMeasure(1), notes }], new Set(['n20', 'n21']))
    expect(music.map((one) => one.note.id)).toEqual(
      Array.from({ length: 34 }, (_, index) => `n${index + 4}`),
    )
  })

  test('asks for notes that are let ring to be held', () => {
    const ringing = { ...note('r', 5, 3, 0), technique: 'vibrato+let-ring' }
    const [asked] = requestNotesOf(musicOf([{ ...emptyMeasure(1), notes: [ringing] }]))
    expect(asked).toEqual({ midi: 48, startBeat: 0, durationBeats: 1, letRing: true })
  })
})

describe('what a note keeps in a plan', () => {
  const slid = {
    ...emptyMeasure(1),
    notes: [
      { ...note('a', 3, 5, 0), technique: 'slide' },
      note('b', 3, 7, 1),
      note('c', 3, 5, 2),
      { ...note('d', 1, 12, 3), technique: 'harmonic' },
      { ...note('e', 6, 2, 3.5), technique: 'palm-mute+dead' },
    ],
  }
  const pinsOf = (pins = new Map()) => musicOf([slid]).map((one) => pinOf(one, pins, STANDARD_NECK))

  test('a slide, the note it leads to, a harmonic and a dead note stay on their string', () => {
    expect(pinsOf()).toEqual([
      { string: 3 },
      { string: 3 },
      undefined,
      { string: 1 },
      { string: 6 },
    ])
  })

  test('a pin is the player’s own', () => {
    const pins = new Map([
      ['b', { string: 2, finger: 'ring' }],
      ['c', { finger: 'index' }],
    ])
    expect(pinsOf(pins)).toEqual([
      { string: 3 },
      { string: 2, finger: 3 },
      { finger: 1 },
      { string: 1 },
      { string: 6 },
    ])
  })

  test('what only sounds with a selection keeps its place', () => {
    const [kept] = musicOf(TAB, new Set(['d']))
    expect(pinOf(kept!, new Map(), STANDARD_NECK)).toEqual({ string: 5, fret: 3 })
  })
})
