/** Where a progression changes its key: stretches of chords, each in the key that explains it best. */
import { isMinorScale, type Key } from './key'
import { isRare, type KeyReading, keyReadingsOf, type RootedChord } from './key-evidence'
import { keyOfReading, keysOfChords } from './key-of-chords'

export interface KeyStretch {
  /** Index of its first chord and of the one after its last. */
  readonly from: number
  readonly to: number
  readonly key: Key
  /** Points of its chords in its key, and in the key of the whole. */
  readonly points: number
  readonly pointsInMainKey: number
}

/**
 * Points that a change of key has to gain: more than the two chords of a dominant and its goal. At
 * this cost 5 of some 145 songs in one key are split (`key-stretches.test.ts`), and seven of seven
 * progressions that change it.
 */
const CHANGE_COST = 4.25
const FEWEST_CHORDS = 3

interface Found {
  readonly points: number
  readonly from: number
  readonly reading: KeyReading
}

const isSameKey = (one: KeyReading, other: KeyReading) =>
  one.tonic === other.tonic && isMinorScale(one.scale) === isMinorScale(other.scale)

const pointsIn = ({ sums }: KeyReading, from: number, to: number) => sums[to]! - sums[from]!

/** Whether a stretch has a V–I of its own; without one no other key is heard. */
const hasCadence = ({ cadences }: KeyReading, from: number, to: number) =>
  cadences.slice(from + 1, to).includes('authentic')

function bestStretch(
  main: KeyReading,
  others: readonly KeyReading[],
  from: number,
  to: number,
): KeyReading {
  let best = main
  let most = pointsIn(main, from, to)
  for (const reading of others) {
    const points = pointsIn(reading, from, to)
    if (points > most && hasCadence(reading, from, to)) [best, most] = [reading, points]
  }
  return best
}

/** The split of most points, each further stretch at the cost of a change. */
function bestSplit(
  main: KeyReading,
  others: readonly KeyReading[],
  count: number,
): readonly Found[] {
  const found: (Found | undefined)[] = [undefined]
  for (let to = 1; to <= count; to++) {
    let best: Found | undefined
    for (let from = 0; from === 0 || from <= to - FEWEST_CHORDS; from++) {
      const before = found[from]
      if (from > 0 && (!before || from < FEWEST_CHORDS)) continue
      const reading = bestStretch(main, others, from, to)
      const earlier = before ? before.points - CHANGE_COST : 0
      const points = earlier + pointsIn(reading, from, to)
      if (!best || points > best.points) best = { points, from, reading }
    }
    found.push(best)
  }
  const stretches: Found[] = []
  for (let to = count; to > 0; to = stretches[0]!.from) stretches.unshift(found[to]!)
  return stretches
}

/**
 * The keys that a progression goes through, in order; one stretch where it stays in its key. A
 * stretch has at least three chords, and a mode of the same key is no other key.
 * C F G C D G A D are in C major, from chord 4 on in D major.
 */
export function keyStretchesOf(chords: readonly RootedChord[]): readonly KeyStretch[] {
  const [main] = keysOfChords(chords)
  if (!main) return []
  const others = keyReadingsOf(chords).filter((reading) => !isRare(reading))
  const split = bestSplit(main.reading, others, chords.length)
  const starts = split.filter(({ reading }, at) => {
    const before = split[at - 1]
    return !before || !isSameKey(before.reading, reading)
  })
  return starts.map(({ from, reading }, at) => {
    const to = starts[at + 1]?.from ?? chords.length
    const isMain = isSameKey(reading, main.reading)
    const isWhole = starts.length === 1
    return {
      from,
      to,
      key: isWhole
        ? main.key
        : isMain
          ? { root: main.key.root, scale: reading.scale }
          : keyOfReading(reading, chords.slice(from, to)),
      points: pointsIn(reading, from, to),
      pointsInMainKey: pointsIn(main.reading, from, to),
    }
  })
}
