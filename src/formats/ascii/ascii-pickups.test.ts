/** A short first bar of tab text is a pickup in the score, and keeps its time in every format. */
import { beforeAll, describe, expect, test } from 'vitest'
import { notesText } from '../../../test/support/arbitrary-score'
import { FORMATS, formatById, readTab } from '../index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

function tabOf(bars: string, time: string): Uint8Array {
  const rest = bars.replace(/[^|]/g, '-')
  const lines = [...'eBGDAE'].map((label, index) => `${label}|${index === 1 ? bars : rest}|`)
  return new TextEncoder().encode([`Time: ${time}`, '', ...lines].join('\n'))
}

describe.each([
  ['a beat in three', '0---|3---2---0---|3---2---', '3/4', [0, 1, 2, 3, 4, 5]],
  ['two beats in four', '0---2---|3---2---0---2---', '4/4', [0, 1, 2, 3, 4, 5]],
  ['an eighth', '0-|3---2---0---2---', '4/4', [0, 0.5, 1.5, 2.5, 3.5]],
  ['an eighth of 6/8', '0-|2-3-0-2-3-0-', '6/8', [0, 0.5, 1, 1.5, 2, 2.5, 3]],
] as const)('%s', (_what, bars, time, starts) => {
  test('begins the score', async () => {
    const { score } = await readTab(tabOf(bars, time))
    expect(score.measures.map(({ isPickup }) => isPickup === true)[0]).toBe(true)
    const [text] = notesText(score, 'times')
    const told = text!.split('\n').map((line) => Number(/@([\d.]+)/.exec(line)![1]))
    expect(told.sort((a, b) => a - b)).toEqual(starts)
  })

  test.each(['guitar-pro', 'musicxml', 'alphatex', 'midi'] as const)(
    'comes back from %s at the same time',
    async (id) => {
      const { score } = await readTab(tabOf(bars, time))
      const format = formatById(id)!
      const back = format.read(format.write(score).bytes).score
      expect(notesText(back, 'times')).toEqual(notesText(score, 'times'))
    },
  )
})
