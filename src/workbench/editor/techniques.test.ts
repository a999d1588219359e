import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { TECHNIQUE_TABLE, TECHNIQUES, techniquesOf } from '#formats/score/technique-table'
import { besideSigns, fretSign, TECHNIQUE_SIGNS } from '../panels/staff/technique-signs'
import { setFret, transpose } from './edit-tab'
import { allHave, removeFingers, tieableIds, toggleTechnique, toggleTies } from './techniques'

const note = (id: string, string: number, fret: number, startBeat: number, more = {}): TabNote => ({
  ...tabNoteOf(id, { string, fret }, startBeat, 1, STANDARD_NECK),
  ...more,
})

const tabOf = (...bars: readonly (readonly TabNote[])[]): readonly Measure[] =>
  bars.map((notes, index) => ({ ...emptyMeasure(index + 1), notes }))

const TAB = tabOf([note('a', 3, 2, 0), note('b', 2, 3, 1)], [note('c', 2, 3, 0)])
const noteIn = (tab: readonly Measure[], id: string) =>
  tab.flatMap(({ notes }) => notes).find((one) => one.id === id)!
const AB = new Set(['a', 'b'])

describe('techniques', () => {
  test('are given to all notes, and taken away when all have them', () => {
    const some = toggleTechnique(TAB, new Set(['a']), 'vibrato')
    const all = toggleTechnique(some, AB, 'vibrato')
    expect(allHave(all, AB, 'vibrato')).toBe(true)
    expect(toggleTechnique(all, AB, 'vibrato')).toEqual(TAB)
  })

  test('stand side by side', () => {
    const both = toggleTechnique(toggleTechnique(TAB, AB, 'hammer-on'), AB, 'let-ring')
    expect(noteIn(both, 'a').technique).toBe('hammer-on+let-ring')
    expect(techniquesOf(noteIn(both, 'a'))).toEqual(['hammer-on', 'let-ring'])
    expect(noteIn(toggleTechnique(both, AB, 'hammer-on'), 'b').technique).toBe('let-ring')
  })

  test('are no more than a project can name', () => {
    const full = TECHNIQUES.reduce((tab, technique) => toggleTechnique(tab, AB, technique), TAB)
    const { technique } = noteIn(full, 'a')
    expect(technique.length).toBeLessThanOrEqual(PROJECT_LIMITS.maxTechniqueLength)
    const missing = TECHNIQUES.find(
      (name) => technique.length + name.length > 31 && !technique.includes(name),
    )!
    expect(toggleTechnique(full, AB, missing)).toBe(full)
  })

  test.each(TECHNIQUES)('%s is shown, and named as in files', (technique) => {
    const { title, sign } = TECHNIQUE_SIGNS[technique]
    expect(title).not.toBe('')
    expect(sign).not.toBe('')
    expect(Object.hasOwn(TECHNIQUE_TABLE, technique)).toBe(true)
  })

  test.each([
    [5, [], '5', ''],
    [12, ['harmonic'], '‹12›', ''],
    [5, ['dead', 'palm-mute'], '×', 'PM'],
    [7, ['ghost', 'vibrato'], '(7)', '∿'],
    [7, ['slide', 'bend'], '7', ''],
  ] as const)('fret %i with %j stands as %s, %s beside it', (fret, techniques, text, beside) => {
    expect([fretSign(fret, techniques), besideSigns(techniques)]).toEqual([text, beside])
  })
})

describe('ties', () => {
  const RINGING = tabOf(
    [note('b', 2, 3, 2), note('a', 3, 2, 3)],
    [note('d', 2, 3, 0), note('c', 3, 2, 0)],
  )
  const all = new Set(['a', 'b', 'c', 'd'])

  test('lead to a note of the same place that ends where the next starts, over a bar line too', () => {
    expect([...tieableIds(RINGING, all)]).toEqual(['c'])
    const tied = toggleTies(RINGING, all)
    expect(noteIn(tied, 'c').tied).toBe(true)
    expect(noteIn(tied, 'd').tied).toBeUndefined()
    expect(toggleTies(tied, all)).toEqual(RINGING)
  })

  test('are refused where there is nothing to tie to', () => {
    expect(toggleTies(RINGING, new Set(['d']))).toBe(RINGING)
  })
})

describe('a finger', () => {
  const FINGERED = tabOf([note('a', 3, 2, 0, { finger: 'middle' }), note('b', 2, 3, 1)])

  test('is removed, and nothing else', () => {
    expect(removeFingers(FINGERED, AB)).toEqual(tabOf([note('a', 3, 2, 0), note('b', 2, 3, 1)]))
  })

  test('is forgotten when its note gets another fret', () => {
    const cursor = { measureIndex: 0, beat: 0, string: 3 }
    expect(noteIn(setFret(FINGERED, cursor, 5, 1, STANDARD_NECK), 'a')).toEqual(note('a', 3, 5, 0))
    expect(noteIn(transpose(FINGERED, AB, 1, STANDARD_NECK), 'a')).toEqual(note('a', 3, 3, 0))
  })
})

test('a transposition that leaves a string goes on on another one', () => {
  const low = transpose(tabOf([note('a', 3, 0, 0)]), AB, -2, STANDARD_NECK)
  expect(noteIn(low, 'a')).toMatchObject({ string: 4, fret: 3, midi: 53 })
  const lowest = tabOf([note('a', 6, 0, 0)])
  expect(transpose(lowest, AB, -1, STANDARD_NECK)).toBe(lowest)
})
