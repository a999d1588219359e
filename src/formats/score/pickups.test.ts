/** A pickup that a repeat or a jump plays again keeps the time of its notes in every format. */
import { beforeAll, describe, expect, test } from 'vitest'
import { notesText } from '../../../test/support/arbitrary-score'
import { FORMATS, formatById, readTab, type Score } from '../index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const quarter = (step: string) =>
  `<note><pitch><step>${step}</step><octave>4</octave></pitch><duration>1</duration><type>quarter</type></note>`
const bar = (number: number, notes: string, more = '', attributes = '') =>
  `<measure number="${number}"${number === 0 ? ' implicit="yes"' : ''}>${attributes}${notes}${more}</measure>`
const START =
  '<attributes><divisions>1</divisions><time><beats>3</beats><beat-type>4</beat-type></time></attributes>'
const DA_CAPO =
  '<direction><direction-type><words>D.C.</words></direction-type><sound dacapo="yes"/></direction>'
const BACK = '<barline location="right"><repeat direction="backward"/></barline>'
const partwise = (bars: string) =>
  `<score-partwise><part-list><score-part id="P"><part-name>A</part-name></score-part></part-list><part id="P">${bars}</part></score-partwise>`
const three = quarter('C') + quarter('D') + quarter('E')
const two = quarter('C') + quarter('D')

/** Starts of the notes in quarters. */
const STARTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

describe.each([
  ['da capo', partwise(bar(0, quarter('G'), '', START) + bar(1, three) + bar(2, two, DA_CAPO))],
  ['a repeat', partwise(bar(0, quarter('G'), '', START) + bar(1, three) + bar(2, two, BACK))],
])('after %s', (_what, xml) => {
  const read = async (): Promise<Score> => (await readTab(new TextEncoder().encode(xml))).score

  test('the pickup begins where the bar before ends', async () => {
    const [text] = notesText(await read(), 'times')
    const starts = text!.split('\n').map((line) => Number(/@([\d.]+)/.exec(line)![1]))
    expect(starts.sort((a, b) => a - b)).toEqual(STARTS)
  })

  test.each(['guitar-pro', 'musicxml', 'alphatex', 'midi'] as const)(
    'it comes back from %s at the same time',
    async (id) => {
      const score = await read()
      const format = formatById(id)!
      const back = format.read(format.write(score).bytes).score
      expect(notesText(back, 'times')).toEqual(notesText(score, 'times'))
    },
  )
})
