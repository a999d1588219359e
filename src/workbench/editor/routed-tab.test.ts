import { describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import type { Measure } from '#engine/tab/tab-event'
import { note, twoBars } from '../../../test/support/two-bars'
import { onlyNotes, withPlaces } from './routed-tab'

const TAB = twoBars([note('g', 3, 0, 0)])

describe('moving notes to other places', () => {
  const places = new Map([
    ['d', { string: 5, fret: 5 }],
    ['g', { string: 4, fret: 5 }],
  ])
  const moved = withPlaces(TAB, places)

  test('keeps ids, pitches and starts', () => {
    const facts = (tab: readonly Measure[]) =>
      tab.flatMap(({ notes }) => notes.map(({ id, midi, startBeat }) => [id, midi, startBeat]))
    expect(facts(moved).sort()).toEqual(facts(TAB).sort())
    for (const { notes } of moved)
      for (const one of notes) expect(midiAt(one, STANDARD_NECK)).toBe(one.midi)
  })

  test('ends a note where a later one takes its string', () => {
    expect(moved[0]!.notes.find(({ id }) => id === 'c')!.durationBeats).toBe(1)
    expect(TAB[0]!.notes.find(({ id }) => id === 'c')!.durationBeats).toBe(2)
  })

  test('writes the finger of a place, and forgets one that pressed another place', () => {
    const fingered = withPlaces(TAB, new Map([['d', { string: 5, fret: 5, finger: 'ring' }]]))
    expect(fingered[0]!.notes.find(({ id }) => id === 'd')).toMatchObject({ finger: 'ring' })
    const back = withPlaces(fingered, new Map([['d', { string: 4, fret: 0 }]]))
    expect(back[0]!.notes.find(({ id }) => id === 'd')).toEqual(note('d', 4, 0, 1))
  })

  test('leaves a measure as it is when nothing moves in it', () => {
    expect(withPlaces(TAB, new Map([['g', { string: 3, fret: 0 }]]))).toEqual(TAB)
    expect(withPlaces(TAB, new Map([['g', { string: 4, fret: 5 }]]))[0]).toBe(TAB[0])
  })
})

test('what is heard ends with the last of the notes asked for', () => {
  const heard = onlyNotes(TAB, new Set(['d']))
  expect(heard).toHaveLength(1)
  expect(heard[0]!.notes.map(({ id }) => id)).toEqual(['d'])
})
