import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { areInVoice, setVoice } from './written-voices'

const note = (id: string, string: number, more: Partial<TabNote> = {}): TabNote => ({
  ...tabNoteOf(id, { string, fret: 2 }, 0, 1, STANDARD_NECK),
  ...more,
})

const TAB: readonly Measure[] = [
  { ...emptyMeasure(1), notes: [note('top', 1), note('low', 5, { voice: 2 })] },
  { ...emptyMeasure(2), notes: [note('inner', 3, { voice: 3, finger: 'ring' })] },
]
const voicesOf = (tab: readonly Measure[]) =>
  tab.flatMap(({ notes }) => notes.map(({ id, voice }) => `${id} ${voice ?? 1}`))

describe('a voice for notes', () => {
  test.each([
    [['top'], 'bass', ['top 2', 'low 2', 'inner 3']],
    [['low'], 'melody', ['top 1', 'low 1', 'inner 3']],
    [['top', 'low', 'inner'], 'bass', ['top 2', 'low 2', 'inner 2']],
    [['top', 'low', 'inner'], 'melody', ['top 1', 'low 1', 'inner 1']],
  ] as const)('%j become %s', (ids, voice, voices) => {
    const changed = setVoice(TAB, new Set(ids), voice)
    expect(voicesOf(changed)).toEqual(voices)
    expect(areInVoice(changed, new Set(ids), voice)).toBe(true)
  })

  test.each([
    [['top'], 'melody'],
    [['low'], 'bass'],
    [[], 'bass'],
  ] as const)('%j are not changed by %s: the same tab', (ids, voice) => {
    expect(setVoice(TAB, new Set(ids), voice)).toBe(TAB)
  })

  test('keeps the finger and everything else', () => {
    const { voice: _, ...before } = TAB[1]!.notes[0]!
    expect(setVoice(TAB, new Set(['inner']), 'melody')[1]!.notes[0]).toEqual(before)
  })

  test('notes of two voices are in neither', () => {
    const both = new Set(['top', 'low'])
    expect([areInVoice(TAB, both, 'melody'), areInVoice(TAB, both, 'bass')]).toEqual([false, false])
  })
})
