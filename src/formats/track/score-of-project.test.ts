/** Projects of any shape as scores: as many bars as files hold, and text that every file can hold. */
import { beforeAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { withChordNames } from '#engine/project/chord-names'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { emptyMeasure } from '#engine/tab/measure'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { FORMATS, scoreOfProject } from '../index'
import { FILE_LIMITS } from '../score/limits'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

function projectOf(measures: readonly Measure[], title = 'Tune'): ProjectState {
  const plain = defaultProjectState()
  return { ...plain, tabProject: { ...plain.tabProject, title, measures } }
}

/** A measure whose one note starts at a beat; a bar has one. */
function late(number: number, startBeat: number): Measure {
  const note = tabNoteOf(`n${number}`, { string: 1, fret: 1 }, startBeat, 1, STANDARD_NECK)
  return { ...emptyMeasure(number, [1, 4]), notes: [note] }
}

describe('bars', () => {
  const { maxMeasures } = FILE_LIMITS

  test.each([
    ['one measure', [maxMeasures]],
    ['two measures', [maxMeasures - 1, 1]],
  ])('as many as a file holds, in %s', (_, counts) => {
    const { score } = scoreOfProject(projectOf(counts.map((bars, at) => late(at + 1, bars - 1))))
    expect(score.measures).toHaveLength(maxMeasures)
  })

  test.each([
    ['one too many', [maxMeasures + 1], maxMeasures + 1],
    ['one too many in two measures', [maxMeasures, 1], maxMeasures + 1],
    ['millions, before any is made', Array.from({ length: 512 }, () => 16_384), 512 * 16_384],
  ])('%s are refused', (_, counts, bars) => {
    const project = projectOf(counts.map((own, at) => late(at + 1, own - 1)))
    expect(() => scoreOfProject(project)).toThrow(
      `This project has ${bars} bars; a score holds ${maxMeasures}.`,
    )
  })
})

describe('text', () => {
  const named = (title: string, symbol: string) =>
    withChordNames(projectOf([late(1, 0)], title), [{ beat: 0, symbol }])
  const textsOf = (title: string, symbol: string) => {
    const { score } = scoreOfProject(named(title, symbol))
    const chords = score.tracks.flatMap(({ measures }) => measures.flat(2))
    return [score.title, ...chords.flatMap(({ chord }) => chord ?? [])]
  }

  test.each([
    ['Étude <1> & "2"', 'C<7>', ['Étude <1> & "2"', 'C<7>']],
    ['a\u0000b\u001f', '\u0002Am\u0007', ['a b', 'Am']],
    ['half \ud800', 'G\udfff7', ['half ', 'G7']],
    ['\uffff', '\uffff', ['']],
    ['😀', '日本', ['😀', '日本']],
  ])('%j and %j hold nothing that no file can hold', (title, symbol, texts) => {
    expect(textsOf(title, symbol)).toEqual(texts)
  })

  test.each(FORMATS.map((format) => [format.id, format] as const))(
    'control characters do not spoil a file of %s',
    (_, format) => {
      const { bytes } = format.write(scoreOfProject(named('a\u0001b', 'A\u0003m')).score)
      const { score } = format.read(bytes)
      expect(score.measures).toHaveLength(1)
      expect(format.id === 'musicxml' ? score.title : 'a b').toBe('a b')
    },
  )
})
