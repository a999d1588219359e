import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { C_MAJOR } from '../theory/layer'
import { parseRoot } from '../theory/pitch'
import { describeTab } from './describe-tab'
import { emptyMeasure } from './measure'
import { type Measure, tabNoteOf } from './tab-event'

type Row = readonly [string: number, fret: number, startBeat: number]

function measureOf(rows: readonly Row[], timeSignature: Measure['timeSignature'] = [4, 4]) {
  const notes = rows.map(([string, fret, startBeat], index) =>
    tabNoteOf(`n${index + 1}`, { string, fret }, startBeat, 0.5, STANDARD_NECK),
  )
  return { ...emptyMeasure(1, timeSignature), notes }
}

describe('describeTab', () => {
  test('says where and what each onset is', () => {
    expect(describeTab([measureOf([[5, 3, 0], [4, 0, 1.5], [2, 1, 2 + 1 / 3]])])).toEqual([
      'Measure 1, beat 1: string 5 fret 3, C3',
      'Measure 1, beat 2.5: string 4 open, D3',
      'Measure 1, beat 3.33: string 2 fret 1, C4',
    ]) // biome-ignore format: short
  })

  test('tells a chord in one line, lowest string first', () => {
    expect(describeTab([measureOf([[3, 0, 0], [5, 3, 0], [4, 2, 0]])])).toEqual([
      'Measure 1, beat 1: string 5 fret 3, C3; string 4 fret 2, E3; string 3 open, G3',
    ]) // biome-ignore format: short
  })

  test('counts the bars inside a compiled measure and on through the next', () => {
    const lines = describeTab([measureOf([[1, 0, 0], [1, 1, 9]]), emptyMeasure(), emptyMeasure(), measureOf([[1, 3, 2]], [3, 4]), emptyMeasure()]) // biome-ignore format: short
    expect(lines).toEqual([
      'Measure 1, beat 1: string 1 open, E4',
      'Measure 2: nothing starts here',
      'Measure 3, beat 2: string 1 fret 1, F4',
      'Measures 4 to 5: nothing starts here',
      'Measure 6, beat 3: string 1 fret 3, G4',
      'Measure 7: nothing starts here',
    ])
  })

  test('an empty tab of one measure says so', () => {
    expect(describeTab([emptyMeasure()])).toEqual(['Measure 1: nothing starts here'])
    expect(describeTab([])).toEqual([])
  })

  test('spells in the key that it is given', () => {
    const inEMajor = { ...C_MAJOR, root: parseRoot('E')! }
    const gSharp = [measureOf([[3, 1, 0]])]
    expect(describeTab(gSharp)).toEqual(['Measure 1, beat 1: string 3 fret 1, Ab3'])
    expect(describeTab(gSharp, inEMajor)).toEqual(['Measure 1, beat 1: string 3 fret 1, G#3'])
  })
})
