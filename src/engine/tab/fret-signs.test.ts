/** Techniques drawn as marks behind their numbers, and read back. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { asciiGridOf } from './ascii-grid'
import { unmarkedTechniques } from './fret-signs'
import { emptyMeasure } from './measure'
import { parseAscii } from './parse-ascii'
import { renderAscii } from './render-ascii'
import { TECHNIQUE_TABLE as MARKS } from './tab-character-table'
import { tabNoteOf } from './tab-event'
import { isTechnique, TECHNIQUES } from './techniques'

type Tabbed = readonly [fret: number, beat: number, technique: string]

function tabOf(...notes: readonly Tabbed[]) {
  const measure = {
    ...emptyMeasure(),
    notes: notes.map(([fret, beat, technique], at) => ({
      ...tabNoteOf(`n${at}`, { string: 1, fret }, beat, 1, STANDARD_NECK),
      technique,
    })),
  }
  const columnsPerBeat = asciiGridOf([measure], STANDARD_NECK)
  const text = renderAscii([measure], STANDARD_NECK)
  return { line: text.split('\n')[0], text, columnsPerBeat }
}

test.each<readonly [string, readonly Tabbed[]]>([
  ['e|5h--7p--5-------|', [[5, 0, 'hammer-on'], [7, 1, 'hammer-on'], [5, 2, 'normal']]],
  ['e|5/--7\\--5-------|', [[5, 0, 'slide'], [7, 1, 'slide'], [5, 2, 'normal']]],
  ['e|7b~-12*-5.------|', [[7, 0, 'bend+vibrato'], [12, 1, 'harmonic'], [5, 2, 'staccato']]],
  ['e|5---7-----------|', [[5, 0, 'palm-mute'], [7, 1, 'normal']]],
])('%s', (line, notes) => {
  expect(tabOf(...notes).line).toBe(line)
}) // biome-ignore format: a row a tab

test('each technique with a mark is read back where it stands, alone and with another', () => {
  const marked = TECHNIQUES.filter((one) => unmarkedTechniques([{ technique: one }]).length === 0)
  expect(marked.length).toBeGreaterThan(5)
  for (const technique of [...marked, 'bend+vibrato', 'harmonic+vibrato']) {
    const { text, columnsPerBeat } = tabOf(
      [12, 0, technique],
      [10, 0.5, 'normal'],
      [7, 2, technique],
      [7, 3, 'normal'],
    )
    const { measures, issues } = parseAscii(text, STANDARD_NECK, { columnsPerBeat })
    expect(issues, technique).toEqual([])
    const read = measures[0]!.notes.map((note) => [note.fret, note.startBeat, note.technique])
    expect(read).toEqual([
      [12, 0, technique],
      [10, 0.5, 'normal'],
      [7, 2, technique],
      [7, 3, 'normal'],
    ])
  }
})

test('each mark says a technique that events know', () => {
  for (const { says, marks } of MARKS)
    if (says) expect(isTechnique(says.technique), marks).toBe(true)
})
