/** Which of the struck onsets was meant for which of the tab: in order, at the least cost together. */
import type { AskedOnset } from './asked-onset'
import { matchOnset, type OnsetMatch } from './compare-onset'
import type { PlayedOnset } from './played-onset'

/** An onset further away is another one. */
export const REACH_SECONDS = 0.3

/** What an onset in time of the right pitch costs nothing. */
const KIND_COST: Readonly<Record<OnsetMatch['kind'], number>> = {
  right: 0,
  partly: 0.3,
  octave: 0.5,
  wrong: 0.8,
}
const MISSED_COST = 1
const EXTRA_COST = 0.6

function pairCost(asked: AskedOnset, played: PlayedOnset): number {
  const apart = Math.abs(played.seconds - asked.seconds)
  if (apart > REACH_SECONDS) return Number.POSITIVE_INFINITY
  const match = matchOnset(asked, played)
  return match ? apart / REACH_SECONDS + KIND_COST[match.kind] : Number.POSITIVE_INFINITY
}

/** For each onset of the tab the index of the one struck for it. */
export function alignTake(
  asked: readonly AskedOnset[],
  played: readonly PlayedOnset[],
): readonly (number | undefined)[] {
  const width = played.length + 1
  const costs = new Float64Array((asked.length + 1) * width)
  const pairs = new Float64Array((asked.length + 1) * width).fill(Number.POSITIVE_INFINITY)
  for (let i = 0; i <= asked.length; i++) {
    for (let j = 0; j <= played.length; j++) {
      if (i === 0 && j === 0) continue
      const at = i * width + j
      const missed = i > 0 ? costs[at - width]! + MISSED_COST : Number.POSITIVE_INFINITY
      const extra = j > 0 ? costs[at - 1]! + EXTRA_COST : Number.POSITIVE_INFINITY
      if (i > 0 && j > 0) pairs[at] = pairCost(asked[i - 1]!, played[j - 1]!)
      const pair = i > 0 && j > 0 ? costs[at - width - 1]! + pairs[at]! : Number.POSITIVE_INFINITY
      costs[at] = Math.min(missed, extra, pair)
    }
  }
  const found: (number | undefined)[] = asked.map(() => undefined)
  let i = asked.length
  let j = played.length
  while (i > 0 && j > 0) {
    const at = i * width + j
    if (costs[at] === costs[at - width - 1]! + pairs[at]!) found[--i] = --j
    else if (costs[at] === costs[at - width]! + MISSED_COST) i--
    else j--
  }
  return found
}
