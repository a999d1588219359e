/**
 * Drawn scores through every pair of formats that can hold them, compared note by note:
 * `npx tsx scripts/round-trip-scores.ts [2000] [seed]`. The suite draws a few; this draws many.
 */
import fc from 'fast-check'
import { FORMATS, type FormatId, formatById, type Score } from '#formats/index'
import { necksText, notesText, type ScoreLimits, scores } from '../test/support/arbitrary-score'

const count = Number(process.argv[2] ?? 2000)
const seed = Number(process.argv[3] ?? 2026)

for (const { load } of FORMATS) await load?.()

function through(score: Score, id: FormatId): Score {
  const format = formatById(id)!
  return format.read(format.write(score).bytes).score
}

const WHOLE: readonly FormatId[] = ['guitar-pro', 'musicxml', 'alphatex']
const TIMES: ScoreLimits = { voices: 1, tripletsOnly: true }
const PLACES: ScoreLimits = { ...TIMES, ties: false, timeSignature: [4, 4] }

interface Lane {
  readonly by: readonly FormatId[]
  readonly limits: ScoreLimits
  readonly fields: 'all' | 'times' | 'places'
}

const lanes: readonly Lane[] = [
  ...WHOLE.flatMap((one) =>
    WHOLE.map(
      (other): Lane => ({
        by: [one, other],
        limits: { voices: 4, techniques: true, graces: true },
        fields: 'all',
      }),
    ),
  ),
  ...[...WHOLE, 'midi' as const].flatMap((one): Lane[] => [
    { by: [one, 'midi'], limits: TIMES, fields: 'times' },
    { by: ['midi', one], limits: TIMES, fields: 'times' },
  ]),
  ...[...WHOLE, 'ascii' as const].flatMap((one): Lane[] => [
    { by: [one, 'ascii'], limits: PLACES, fields: 'places' },
    { by: ['ascii', one], limits: PLACES, fields: 'places' },
  ]),
]

let failed = 0
for (const { by, limits, fields } of lanes) {
  let equal = 0
  let notes = 0
  const started = performance.now()
  for (const drawn of fc.sample(scores(limits), { numRuns: count, seed })) {
    const score = by.includes('ascii') ? { ...drawn, tracks: drawn.tracks.slice(0, 1) } : drawn
    const asked = notesText(score, fields)
    notes += asked.join('\n').split('\n').length
    const back = by.reduce(through, score)
    const isEqual = notesText(back, fields).join('/') === asked.join('/')
    const isSameNeck = fields === 'times' || necksText(back).join() === necksText(score).join()
    if (isEqual && isSameNeck) equal++
  }
  failed += count - equal
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${by.join(' → ').padEnd(28)} ${equal} of ${count} equal, ${notes} notes, ${seconds} s`,
  )
}
process.exitCode = failed === 0 ? 0 : 1
