/**
 * Checks practice drills against every rule of a valid one, by the million.
 *
 * First every combination of key, scale, chord on the key, target, level and position, one bar long;
 * then, until the time is up, chords on other roots and drills of up to sixteen bars, in an order
 * that strides evenly through all of them.
 *
 *   npx tsx scripts/check-all-drills.ts [seconds, default 1200]
 *
 * Prints counts, the first problem of each kind, and exits with 1 where there is one.
 */

import { DomainError } from '#engine/errors'
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { compileDrill } from '#engine/practice/compile-drill'
import type { DrillRequest } from '#engine/practice/drill'
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { DRILL_TARGETS } from '#engine/practice/target-table'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'
import { checkDrill } from '../test/drills/check-drill'

const SECONDS = Number(process.argv[2] ?? 1200)
const KEYS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'
  .split(' ')
  .map((text) => parseRoot(text)!)
const CHORD_ROOTS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ').map((text) => parseRoot(text)!)
const CHORDS = CHORD_IDS.map((id) => chordTypeById(id)!)
const BARS = Array.from({ length: 16 }, (_, index) => index + 1)

const counts = { checked: 0, valid: 0, refused: new Map<string, number>() }
const problems = new Map<string, { count: number; readonly first: string }>()

function check(request: DrillRequest): void {
  counts.checked++
  try {
    const [found] = checkDrill(compileDrill(request), request)
    if (found === undefined) {
      counts.valid++
      return
    }
    const kind = `${request.target}: ${found.replaceAll(/[A-G][#b]*-?\d+|\d+/g, '…')}`
    const known = problems.get(kind)
    if (known) known.count++
    else {
      const { scale, chord } = request
      const first = JSON.stringify({ ...request, scale: scale.id, chord: chord.id })
      problems.set(kind, { count: 1, first: `${first} ${found}` })
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const kind = `${error.code} (${request.target}: ${error.issues[0]?.path})`
    counts.refused.set(kind, (counts.refused.get(kind) ?? 0) + 1)
  }
}

/** Picks one of each list by the digits of a number in the mixed base of their lengths. */
function choose<Lists extends readonly (readonly unknown[])[]>(
  index: number,
  lists: Lists,
): { [Place in keyof Lists]: Lists[Place][number] } {
  let rest = index
  return lists.map((list) => {
    const item = list[rest % list.length]
    rest = Math.floor(rest / list.length)
    return item
  }) as { [Place in keyof Lists]: Lists[Place][number] }
}

const sizeOf = (lists: readonly (readonly unknown[])[]) =>
  lists.reduce((product, list) => product * list.length, 1)

function report(title: string, seconds: number): void {
  console.log(`${title}: ${counts.checked} requests in ${Math.round(seconds)} s`)
  console.log(
    `  valid ${counts.valid}, with problems ${[...problems.values()].reduce((sum, { count }) => sum + count, 0)}`,
  )
  for (const [kind, count] of [...counts.refused].sort()) console.log(`  refused ${count}: ${kind}`)
  for (const [kind, { count, first }] of problems)
    console.log(`  problem ${count}: ${kind}\n    ${first}`)
}

const started = performance.now()
const secondsPassed = () => (performance.now() - started) / 1000

const onTheKey = [KEYS, SCALES, CHORDS, DRILL_TARGETS, DRILL_LEVELS, POSITION_NAMES] as const
const total = sizeOf(onTheKey)
/** A prime larger than any list, so that a stop on the way has seen every value of each. */
const STRIDE = 15_485_863
let index = 0
let visited = 0
for (; visited < total && secondsPassed() < SECONDS; visited++) {
  const [key, scale, chord, target, level, position] = choose(index, onTheKey)
  check({ neck: STANDARD_NECK, key, scale, chord, target, level, position })
  index = (index + STRIDE) % total
}
report(
  `chord on the key, one bar, ${visited === total ? 'all' : 'some'} of ${total}`,
  secondsPassed(),
)

const anywhere = [...onTheKey, CHORD_ROOTS, BARS] as const
const everything = sizeOf(anywhere)
index = 0
while (secondsPassed() < SECONDS) {
  for (let batch = 0; batch < 100; batch++) {
    const [key, scale, chord, target, level, position, chordRoot, bars] = choose(index, anywhere)
    check({ neck: STANDARD_NECK, key, scale, chord, target, level, position, chordRoot, bars })
    index = (index + STRIDE) % everything
  }
}
report(`with chords on any root and 1 to 16 bars, a part of ${everything}`, secondsPassed())
process.exitCode = problems.size > 0 ? 1 : 0
