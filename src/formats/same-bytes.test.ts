/** The same score gives the same bytes, whatever was read and written before it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scores } from '../../test/support/arbitrary-score'
import { FORMAT_IDS, readTab, type Score, writeTab } from './index'

const [ONE, OTHER] = fc.sample(scores({ graces: true, techniques: true }), {
  numRuns: 2,
  seed: 11,
}) as [Score, Score]

test.each(FORMAT_IDS)('%s', async (id) => {
  const { bytes } = await writeTab(ONE, id)
  for (const before of FORMAT_IDS) {
    await readTab((await writeTab(OTHER, before)).bytes)
    expect((await writeTab(ONE, id)).bytes, `after ${before}`).toEqual(bytes)
  }
})
