/** Short first bars of tabs that do not tell their grid, and of some that do. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { type ParseAsciiOptions, type ParsedTab, parseAscii } from './parse-ascii'

/** Bars on string 2, rests on the others. */
function read(bars: string, options: ParseAsciiOptions): ParsedTab {
  const rest = bars.replace(/[^|]/g, '-')
  const lines = [...'eBGDAE'].map((label, index) => `${label}|${index === 1 ? bars : rest}|`)
  return parseAscii(lines.join('\n'), STANDARD_NECK, options)
}

/** Starts of the notes, measures parted by ` | `, each with its duration. */
function timesOf({ measures }: ParsedTab): string {
  const bars = measures.map(({ notes }) =>
    notes.map(({ startBeat, durationBeats }) => `${startBeat}+${durationBeats}`).join(' '),
  )
  return bars.join(' | ')
}

const THREE = '3---2---0---'
const FOUR = '3---2---0---2---'
const ON_BEATS_OF_3 = '0+1 1+1 2+1'
const ON_BEATS_OF_4 = '0+1 1+1 2+1 3+1'

// biome-ignore format: a table
const UPBEATS: readonly (readonly [string, string, ParseAsciiOptions, number, number, string])[] = [
  ['a beat in three, before one bar', `0---|${THREE}`, { timeSignature: [3, 4] }, 4, 1, `2+1 | ${ON_BEATS_OF_3}`],
  ['a beat in three, before two bars', `0---|${THREE}|${THREE}`, { timeSignature: [3, 4] }, 4, 1, `2+1 | ${ON_BEATS_OF_3} | ${ON_BEATS_OF_3}`],
  ['two beats in three', `0---2---|${THREE}`, { timeSignature: [3, 4] }, 4, 2, `1+1 2+1 | ${ON_BEATS_OF_3}`],
  ['a beat in four, before one bar', `0---|${FOUR}`, {}, 4, 1, `3+1 | ${ON_BEATS_OF_4}`],
  ['two beats in four, before one bar', `0---2---|${FOUR}`, {}, 4, 2, `2+1 3+1 | ${ON_BEATS_OF_4}`],
  ['two beats in four, before two bars', `0---2---|${FOUR}|${FOUR}`, {}, 4, 2, `2+1 3+1 | ${ON_BEATS_OF_4} | ${ON_BEATS_OF_4}`],
  ['three beats in four', `0---2---3---|${FOUR}`, {}, 4, 3, `1+1 2+1 3+1 | ${ON_BEATS_OF_4}`],
  ['an eighth', `0-|${FOUR}`, {}, 4, 0.5, `3.5+0.5 | ${ON_BEATS_OF_4}`],
  ['an eighth before two bars', `0-|${FOUR}|${FOUR}`, {}, 4, 0.5, `3.5+0.5 | ${ON_BEATS_OF_4} | ${ON_BEATS_OF_4}`],
  ['two eighths', `0-2-|${FOUR}`, {}, 4, 1, `3+0.5 3.5+0.5 | ${ON_BEATS_OF_4}`],
  ['a beat and a half', `0-2-3-|${FOUR}`, {}, 4, 1.5, `2.5+0.5 3+0.5 3.5+0.5 | ${ON_BEATS_OF_4}`],
  ['an eighth of 6/8', '0-|2-3-0-2-3-0-', { timeSignature: [6, 8] }, 2, 1, '5+1 | 0+1 1+1 2+1 3+1 4+1 5+1'],
  ['a beat on a narrow grid', '0-|3-2-0-2-|3-2-0-2-', {}, 2, 1, `3+1 | ${ON_BEATS_OF_4} | ${ON_BEATS_OF_4}`],
  ['a beat behind a dash', '-0---|-3---2---0---', { timeSignature: [3, 4] }, 4, 1, `2+1 | ${ON_BEATS_OF_3}`],
  ['a last bar that completes a beat', `0---|${FOUR}|3---2-------`, {}, 4, 1, `3+1 | ${ON_BEATS_OF_4} | 0+1 1+2`],
  ['a last bar that completes two beats', `0---2---|${FOUR}|3-------`, {}, 4, 2, `2+1 3+1 | ${ON_BEATS_OF_4} | 0+2`],
  ['a last bar that completes an eighth', `0-|${FOUR}|${FOUR}|3---2---0-----`, {}, 4, 0.5, `3.5+0.5 | ${ON_BEATS_OF_4} | ${ON_BEATS_OF_4} | 0+1 1+1 2+1.5`],
  ['a last bar in three', `0---|${THREE}|3---2---`, { timeSignature: [3, 4] }, 4, 1, `2+1 | ${ON_BEATS_OF_3} | 0+1 1+1`],
  ['a rest in the upbeat', `----0---|${FOUR}`, {}, 4, 2, `3+1 | ${ON_BEATS_OF_4}`],
  ['a number at the end of the upbeat', `0--12|${FOUR}`, {}, 4, 1, `3+0.75 3.75+0.25 | ${ON_BEATS_OF_4}`],
  ['a grid that is told', `0---|${FOUR}`, { columnsPerBeat: 4 }, 4, 1, `3+1 | ${ON_BEATS_OF_4}`],
]

describe('the notes of a short first bar lie at the end of its measure', () => {
  test.each(UPBEATS)('%s', (_, bars, options, columnsPerBeat, pickupBeats, times) => {
    const parsed = read(bars, options)
    expect(parsed).toMatchObject({ issues: [], columnsPerBeat, pickupBeats })
    expect(timesOf(parsed)).toBe(times)
  })
})

describe('no upbeat is read', () => {
  // biome-ignore format: a table
  test.each<[string, string, ParseAsciiOptions, string]>([
    ['from one bar alone', '0---', {}, '0+4'],
    ['from bars of one width', `${FOUR}|${FOUR}`, {}, `${ON_BEATS_OF_4} | ${ON_BEATS_OF_4}`],
    ['from a short last bar', `${FOUR}|0---2---3---`, {}, `${ON_BEATS_OF_4} | 0+1 1+1 2+2`],
    ['from a whole bar before two in one', `${FOUR}|${FOUR}${FOUR}`, {}, `${ON_BEATS_OF_4} | ${ON_BEATS_OF_4} 4+1 5+1 6+1 7+1`],
    ['from a rest', `----|${FOUR}|${FOUR}`, {}, ` | ${ON_BEATS_OF_4} | ${ON_BEATS_OF_4}`],
    ['from a number at the end of a whole bar', `3---2---0-----12|${FOUR}`, { columnsPerBeat: 4 }, `0+1 1+1 2+1.5 3.5+0.5 | ${ON_BEATS_OF_4}`],
  ])('%s', (_, bars, options, times) => {
    const parsed = read(bars, options)
    expect(parsed.pickupBeats).toBeUndefined()
    expect(timesOf(parsed)).toBe(times)
  })
})
