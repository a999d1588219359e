/**
 * Agreement of the voicing search with published chord shapes, and its speed on one thread beside
 * a calibration loop. Run: `npm run bench -- voicings`
 *
 * With CHORD_FINGERING=<folder> set to a throw-away install of npm `chord-fingering` (GPL-3.0, so
 * never a dependency), the same shapes are looked up in its answers.
 */

import { pathToFileURL } from 'node:url'
import { fingerGrip } from '#engine/hand/fingering'
import { fretsOf, packGrip } from '#engine/hand/grip'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { CHORD_IDS, CHORD_TYPES, chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { checkGrip } from '#engine/voicing/check-grip'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { bestPaths } from '#engine/voicing/progression'
import { searchGrips } from '#engine/voicing/search-voicings'
import { chooseGrips, leastMotionPairs } from '#engine/voicing/voice-leading'
import { readPublishedShapes, TEXTBOOK_CHORDS } from './published-shapes'
import { type GripLister, listFound, listRanked, recallAt } from './recall'

const DEPTHS = [4, 6, 12, 24]
const ROOTS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'].map(
  (text) => parseRoot(text)!,
)
const SIX_TYPES = CHORD_IDS.map((id) => chordTypeById(id)!)
const shapes = readPublishedShapes()

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8)

function printRecall(name: string, listGrips: GripLister): void {
  const shares = recallAt(shapes, DEPTHS, listGrips)
  console.log(name.padEnd(36), ...DEPTHS.map((depth, i) => `@${depth} ${percent(shares[i]!)}`))
}

console.log(`chords-db, ${shapes.length} shapes`)
const [coverage] = recallAt(shapes, [Number.MAX_SAFE_INTEGER], listFound)
console.log('found at all'.padEnd(36), percent(coverage!))
printRecall('ranked', listRanked)

const ranks = TEXTBOOK_CHORDS.map(([root, id, text]) => {
  const grips = listRanked(pitchClassOf(parseRoot(root)!), chordTypeById(id)!)
  const symbol = formatChordSymbol(parseRoot(root)!, chordTypeById(id)!)
  return `${symbol} ${Array.from(grips).indexOf(packGrip(parseFrets(text)!)) + 1}`
})
console.log(`textbook chords, rank: ${ranks.join(', ')}`)

const sameFingers = shapes.filter(
  (shape) => fingerGrip(shape.frets).fingers.join() === shape.fingers.join(),
).length
console.log(`fingers as published: ${sameFingers} of ${shapes.length}`)

let checked = 0
let invalid = 0
for (const chord of CHORD_TYPES) {
  for (const root of ROOTS) {
    for (const grip of searchGrips(pitchClassOf(root), chord, STANDARD_NECK)) {
      const frets = fretsOf(grip, 6)
      checked++
      if (
        !checkGrip({ frets, ...fingerGrip(frets) }, pitchClassOf(root), chord, STANDARD_NECK).valid
      )
        invalid++
    }
  }
}
console.log(`grips of all ${CHORD_TYPES.length} chord types: ${checked}, invalid ${invalid}`)

const peer = process.env.CHORD_FINGERING
if (peer) {
  // Its answer: a list of fingerings, each with a position string as `x-3-2-0-1-0`.
  const url = pathToFileURL(`${peer}/node_modules/chord-fingering/package.json`)
  const { createRequire } = await import('node:module')
  const { findGuitarChord } = createRequire(url)('chord-fingering') as {
    findGuitarChord(symbol: string): {
      fingerings: { positionString: string }[]
    } | null
  }
  printRecall('npm chord-fingering', (rootPitchClass, chord) => {
    const answer = findGuitarChord(formatChordSymbol(ROOTS[rootPitchClass]!, chord))
    return (answer?.fingerings ?? []).flatMap(({ positionString }) => {
      const frets = parseFrets(positionString)
      return frets ? [packGrip(frets)] : []
    })
  })
}

/**
 * Milliseconds of one call for each of the first questions, ascending: the least of several rounds,
 * since machines stall.
 */
function timesOf<Question>(
  questions: readonly Question[],
  ask: (question: Question) => void,
  firstCount = questions.length,
): readonly number[] {
  const least = questions.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 15; round++) {
    for (const [index, question] of questions.entries()) {
      const start = performance.now()
      ask(question)
      least[index] = Math.min(least[index]!, performance.now() - start)
    }
  }
  return least.slice(0, firstCount).sort((a, b) => a - b)
}

function printTimes(name: string, times: readonly number[]): void {
  const median = times[times.length >> 1]!
  console.log(
    name.padEnd(36),
    `median ${median.toFixed(3)} ms, worst ${times.at(-1)!.toFixed(3)} ms`,
  )
}

const start = performance.now()
let sum = 0
for (let i = 0; i < 1e8; i++) sum = (sum + i) | 0
console.log(`calibration: 1e8 additions ${(performance.now() - start).toFixed(0)} ms (${sum & 1})`)

const six = SIX_TYPES.flatMap((chord) => ROOTS.map((root) => ({ root, chord })))
const all = CHORD_TYPES.flatMap((chord) => ROOTS.map((root) => ({ root, chord })))
const searchAndRank = ({ root, chord }: (typeof six)[number]) =>
  listRanked(pitchClassOf(root), chord)
printTimes('search and rank, six types', timesOf(six, searchAndRank))
printTimes('search and rank, all types', timesOf(all, searchAndRank))
printTimes(
  'twelve voicings, grips kept',
  timesOf(six, ({ root, chord }) => chordVoicings(root, chord, 12, STANDARD_NECK)),
)
// Asked between so many other chords that nothing is kept.
const uncached = timesOf(
  all,
  ({ root, chord }) => chordVoicings(root, chord, 12, STANDARD_NECK),
  six.length,
)
printTimes('twelve voicings, nothing kept', uncached)

const SONGS = [
  'C,Am,F,G,C,Am,F,G',
  'Dm7,G7,Cmaj7,Fmaj7,Bdim,E7,Am7,A7',
  'Em7,Am7,Dm7,Gmaj7,Cmaj7,F7,B7,Em7',
]
for (const most of [64, 350, Number.MAX_SAFE_INTEGER]) {
  const questions = SONGS.map((song) =>
    song.split(',').map((text) => {
      const { root, chord } = parseChordSymbol(text)!
      return chooseGrips(pitchClassOf(root), chord, most, STANDARD_NECK)
    }),
  )
  const size = most > 350 ? 'all grips' : `${most} grips each`
  printTimes(
    `8 chords, 5 best paths, ${size}`,
    timesOf(questions, (choices) => bestPaths(choices, 5)),
  )
}
const pairQuestions = six.map(({ root, chord }) =>
  [0, 5].map((up) => chooseGrips((pitchClassOf(root) + up) % 12, chord, 24, STANDARD_NECK)),
)
printTimes(
  'least motion of 24 × 24 grips',
  timesOf(pairQuestions, ([from, to]) => leastMotionPairs(from!, to!, 1)),
)
