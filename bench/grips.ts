/**
 * The ranking of grips on one table, beside what it took the place of (5246a69d with its tables and
 * weights) and the prototype that its weights come from. Run: `npm run bench -- grips`
 *
 * A list is judged by shapes that it was not told: chords-db with the shapes of the asked root, or of
 * the asked chord type, left out. The chart of first grips is not held out: the weights of known forms
 * in the first grip were fitted on it and on `first-grips.test.ts`, those of easy grips on the lists.
 */
import { packGrip } from '#engine/hand/grip'
import { formatFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { CHORD_TYPES } from '#engine/theory/chord'
import { chordVoicings, rankedGripsOf } from '#engine/voicing/chord-voicings'
import { readAllTypeShapes } from './all-type-shapes'
import { easyLists } from './easy-grips'
import { FIRST_GRIPS } from './first-grips'
import {
  type GripLister,
  listByFacts,
  listFound,
  listHeldOut,
  listRanked,
  listTypeHeldOut,
  recallAt,
} from './recall'
import { readUkuleleShapes, UKULELE } from './ukulele-shapes'

const published = readAllTypeShapes()
const isHeld = ({ rootPitchClass, chord, frets }: (typeof published)[number]) =>
  Array.from(listFound(rootPitchClass, chord)).includes(packGrip(frets))
const shapes = published.filter(isHeld)

const percent = (share: number) => (100 * share).toFixed(1)
const recallOf = (list: GripLister) => recallAt(shapes, [12, 24], list).map(percent).join(' / ')

function firstGrips(): string {
  const right = FIRST_GRIPS.filter(({ root, chord, frets }) => {
    const { voicings } = chordVoicings(root, chord, 1, STANDARD_NECK)
    return frets.includes(formatFrets(voicings[0]!.voicing.frets))
  })
  return `${right.length} of ${FIRST_GRIPS.length}`
}

function ukuleleRecall(): string {
  const all = readUkuleleShapes().shapes
  const found = all.filter(({ rootPitchClass, chord, frets }) => {
    const index = rankedGripsOf(rootPitchClass, chord, UKULELE).grips.indexOf(packGrip(frets))
    return index >= 0 && index < 12
  })
  return percent(found.length / all.length)
}

/** Median over all chords of the least of several rounds, since machines stall. */
function milliseconds(): string {
  const chords = CHORD_TYPES.flatMap((chord) =>
    Array.from({ length: 12 }, (_, root) => ({ root, chord })),
  )
  const least = chords.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 9; round++) {
    for (const [index, { root, chord }] of chords.entries()) {
      const start = performance.now()
      listRanked(root, chord)
      least[index] = Math.min(least[index]!, performance.now() - start)
    }
  }
  return least.sort((a, b) => a - b)[least.length >> 1]!.toFixed(3)
}

const ROWS: readonly (readonly [name: string, prototype: string, before: string, now: string])[] = [
  ['', 'prototype', 'before', 'now'],
  ['own root left out @12 / @24', '82.5 / 91.5', '86.4 / 94.7', recallOf(listHeldOut(shapes))],
  ['own chord type left out', '–', '66.5 / 80.4', recallOf(listTypeHeldOut)],
  ['nothing known, facts alone', '70.5 / 83.3', '52.4 / 69.9', recallOf(listByFacts)],
  ['first grips, plain chords', '58 of 60', '60 of 60', firstGrips()],
  ['easy lists', '–', '–', easyLists()],
  ['ukulele @12', '–', '97.6', ukuleleRecall()],
  ['ms a chord, median', '–', '0.141', milliseconds()],
]
console.log(`chords-db, ${shapes.length} shapes that a hand holds, of ${published.length}`)
for (const [name, ...cells] of ROWS) {
  console.log(name.padEnd(30), ...cells.map((cell) => cell.padStart(13)))
}
