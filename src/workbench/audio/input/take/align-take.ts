/** Which of the struck onsets was meant for which of the tab: in order, at the least cost together. */

import { pitchClassOfMidi } from '#engine/theory/pitch'
import { soundsLike } from '../chord/heard-chord'
import type { AskedOnset, PlayedOnset } from './played-onset'

/** What was struck at one time against what the tab asks for there. */
export interface OnsetMatch {
  /** `partly`: some keys of a chord, or all and others besides. */
  readonly kind: 'right' | 'partly' | 'octave' | 'wrong'
  /** Of each note asked whether its key was pressed; absent where the keys are not known. */
  readonly struck?: readonly boolean[]
  /** Keys that were not asked for. */
  readonly besides?: readonly number[]
}

function matchNote(asked: readonly number[], { midis }: PlayedOnset): OnsetMatch {
  if (midis.some((midi) => asked.includes(midi))) return { kind: 'right' }
  const classes = asked.map(pitchClassOfMidi)
  const isOctave = midis.some((midi) => classes.includes(pitchClassOfMidi(midi)))
  return { kind: isOctave ? 'octave' : 'wrong' }
}

function matchKeys(asked: readonly number[], played: PlayedOnset): OnsetMatch {
  const { midis } = played
  const struck = asked.map((midi) => midis.includes(midi))
  const besides = midis.filter((midi) => !asked.includes(midi))
  if (!struck.includes(true)) return matchNote(asked, played)
  const isRight = !struck.includes(false) && besides.length === 0
  return { kind: isRight ? 'right' : 'partly', struck, besides }
}

/** Compares; `undefined` where nothing struck can be meant for what is asked. */
export function matchOnset({ midis }: AskedOnset, played: PlayedOnset): OnsetMatch | undefined {
  const isChord = midis.length > 1
  if (played.isComplete && (isChord || played.midis.length > 1)) return matchKeys(midis, played)
  if (isChord && played.sound) {
    return { kind: soundsLike(played.sound, midis) ? 'right' : 'wrong' }
  }
  // A strum that was too short to be heard as a chord is right by any of its notes.
  return played.midis.length > 0 ? matchNote(midis, played) : undefined
}

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
