import { describe, expect, test } from 'vitest'
import { FAMILY_TABLE, type FamilyRow } from './family-table'
import { INSTRUMENTS } from './neck'

const ROWS = Object.entries<FamilyRow>(FAMILY_TABLE)
const isSorted = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)

describe.each(ROWS)('%s', (id, row) => {
  test('has an instrument, a voice of its own and a program of General MIDI', () => {
    expect(INSTRUMENTS.some(({ family }) => family === id)).toBe(true)
    expect(ROWS.filter(([, other]) => other.voiceName === row.voiceName)).toHaveLength(1)
    expect(row.program).toBeGreaterThanOrEqual(0)
    expect(row.program).toBeLessThan(128)
  })

  test('is read from the program that it is written for, where it has programs', () => {
    const [first, last] = row.programsRead ?? [row.program, row.program]
    expect(row.program).toBeGreaterThanOrEqual(first)
    expect(row.program).toBeLessThanOrEqual(last)
    const others = ROWS.filter(([other]) => other !== id)
    for (const [, { programsRead }] of others) {
      if (programsRead && row.programsRead) {
        expect(programsRead[0] > last || programsRead[1] < first).toBe(true)
      }
    }
  })

  test('lists frets, strings and resonances in order', () => {
    expect(isSorted(row.inlayFrets)).toBe(true)
    expect(isSorted(row.strings.map(([midi]) => -midi))).toBe(true)
    expect(isSorted(row.body.map(([frequencyHz]) => frequencyHz))).toBe(true)
    for (const [, sustain, high] of row.strings) expect(high).toBeLessThan(sustain)
  })
})
