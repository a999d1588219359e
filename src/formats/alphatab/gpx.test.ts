/** Containers and scores of Guitar Pro 6 to 8: what is left out and unpacked here changes nothing. */

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { scores } from '../../../test/support/arbitrary-score'
import {
  bandGpifOf,
  gpifOf,
  gpOf,
  gpxOf,
  packedGpxOf,
} from '../../../test/support/guitar-pro-files'
import { writeTab } from '../index'
import { FILE_LIMITS } from '../score/limits'
import { checkedGpif } from './gpif'
import { guitarPro } from './guitar-pro'
import { alphaTab, loadAlphaTab } from './library'
import { readAlphaTabScore } from './read-score'

beforeAll(loadAlphaTab)

/** As alphaTab reads it by itself. */
function readAlone(bytes: Uint8Array) {
  const { importer, Settings } = alphaTab()
  return readAlphaTabScore(importer.ScoreLoader.loadScoreFromBytes(bytes, new Settings()))
}

const SMALL = gpifOf({ measures: 3, tracks: 2 })
const LONG = bandGpifOf(2, 2)

test.each<[name: string, bytes: Uint8Array]>([
  ['a zip', gpOf(SMALL)],
  ['a zip with all that programs write', gpOf(LONG)],
  ['a plain container of one sector', gpxOf(SMALL)],
  ['a plain container of several', gpxOf(LONG)],
  ['a packed container', packedGpxOf(gpxOf(SMALL))],
  ['a packed container of several sectors', packedGpxOf(gpxOf(LONG))],
])('%s is read as alphaTab reads it', (_name, bytes) => {
  expect(guitarPro.read(bytes)).toEqual(readAlone(bytes))
})

test('and so are files with all that is written', async () => {
  const drawn = fc.sample(scores({ graces: true, techniques: true }), { numRuns: 2, seed: 3 })
  for (const score of drawn) {
    const { bytes } = await writeTab(score, 'guitar-pro')
    expect(guitarPro.read(bytes)).toEqual(readAlone(bytes))
  }
})

test('sectors that lie in any order are put in theirs', () => {
  const bytes = gpxOf(LONG)
  const view = new DataView(bytes.buffer)
  const heading = 4 + 4096
  const [first, second] = [2, 3].map((sector) =>
    bytes.slice(4 + sector * 4096, 4 + (sector + 1) * 4096),
  )
  bytes.set(second!, heading + 4096)
  bytes.set(first!, heading + 2 * 4096)
  view.setUint32(heading + 148, 3, true)
  view.setUint32(heading + 152, 2, true)
  expect(guitarPro.read(bytes)).toEqual(guitarPro.read(gpxOf(LONG)))
})

test('the score of a whole band, 25 MB long, is within the limits', () => {
  const gpif = bandGpifOf(2, 8)
  const elementsOf = (text: string) => text.match(/<[A-Z]/g)!.length
  const scale = 25e6 / gpif.length
  expect(FILE_LIMITS.maxInflatedBytes).toBeGreaterThan(25e6)
  expect(elementsOf(gpif) * scale).toBeLessThan(FILE_LIMITS.maxXmlElements)
  expect(elementsOf(checkedGpif(gpif)) * scale).toBeLessThan(FILE_LIMITS.maxGpifElements)
})
