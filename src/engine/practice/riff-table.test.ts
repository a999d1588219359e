import { expect, test } from 'vitest'
import { SCALE_FAMILIES } from '../theory/scale-table'
import { RIFF_TABLE, type RiffRow, riffNotesOf, riffRowFor } from './riff-table'

const ROWS: readonly RiffRow[] = RIFF_TABLE

test('every scale family has exactly one shape', () => {
  for (const family of SCALE_FAMILIES) {
    expect(ROWS.filter((row) => row.families.includes(family))).toHaveLength(1)
    expect(riffRowFor(family).families).toContain(family)
  }
})

test.each(ROWS.map((row) => [row.id, row] as const))('%s is a riff', (_id, row) => {
  const notes = riffNotesOf(row)
  const last = notes[notes.length - 1]!
  expect(notes[0]!.rung).toBe(0)
  expect(last).toMatchObject({ rung: 0, durationBeats: 2, bar: 3 })
  expect(last.startBeat + last.durationBeats).toBe(16)
  for (const { bar, startBeat, durationBeats } of notes) {
    expect(Math.floor(startBeat / 4)).toBe(bar)
    expect([0.5, 1, 2]).toContain(durationBeats)
  }
  // All five tones: five rungs in a row.
  const rungs = new Set(notes.map(({ rung }) => rung))
  for (const rung of [-1, 0, 1, 2, 3, 4]) expect(rungs).toContain(rung)
  // The peak comes in the third bar, the motif at least three times.
  expect(notes.filter(({ rung }) => rung === 4).every(({ bar }) => bar === 2)).toBe(true)
  expect(row.motifAt.length).toBeGreaterThanOrEqual(3)
  const sayings = row.motifAt.map((first) =>
    notes
      .slice(first, first + row.motifLength)
      .map(({ rung, durationBeats }) => `${rung - notes[first]!.rung}:${durationBeats}`)
      .join(' '),
  )
  expect(new Set(sayings).size).toBe(1)
})
