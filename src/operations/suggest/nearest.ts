/** The nearest right word to a wrong one. */

/** Edit distance with adjacent transpositions (optimal string alignment), cut off at `limit` + 1. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const current = [i]
    let best = i
    for (let j = 1; j <= right.length; j++) {
      const same = left[i - 1] === right[j - 1]
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, beforePrevious[j - 2]! + 1)
      }
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return limit + 1
    beforePrevious = previous
    previous = current
  }
  return previous[right.length]!
}

const MAX_WORD_LENGTH = 64

/** Whether words are one but for their ends: `drop2` and `drop3`, `octatonicHW` and `octatonicWH`. */
function isOneOfASeries([first, ...others]: readonly string[]): boolean {
  const stem = first?.replace(/(?:[-\s]?[A-Za-z]|\d|HW|WH)$/, '')
  return others.some(
    (one) => one !== first && one.length === first!.length && one.startsWith(stem!),
  )
}

/**
 * The candidate nearest to a word, ignoring case; at most a third of its letters may differ. Of two
 * equally near ones that differ in the letter typed wrong (`drop-c`, `drop-d` for `drop-e`) none.
 *
 * @example
 * nearestOf('lydain', ['lydian', 'locrian']) // => "lydian"
 */
export function nearestOf(
  word: string,
  candidates: readonly string[],
  maxDistance = 2,
): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined
  const wanted = word.toLowerCase()
  const limit = Math.min(maxDistance, Math.max(1, Math.floor(word.length / 3)))
  let nearest: string[] = []
  let bestDistance = limit
  for (const candidate of candidates) {
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance)
    if (distance > bestDistance) continue
    if (distance < bestDistance) nearest = []
    bestDistance = distance
    nearest.push(candidate)
  }
  return isOneOfASeries(nearest) ? undefined : nearest[0]
}

/** Shorter starts fit too many words; a number means itself. */
const LONG_START = /^(?:.{3,}|\d{2,})$/

/** The one candidate that begins with a text: `guide` is `guide-tones`; of two it tells nothing. */
export function startedBy(text: string, candidates: readonly string[]): string | undefined {
  if (!LONG_START.test(text)) return undefined
  const wanted = text.toLowerCase()
  const [only, ...others] = candidates.filter((one) => one.toLowerCase().startsWith(wanted))
  return others.length === 0 ? only : undefined
}
