/** Arranges a score for a neck: chooses how to lay it, and reduces it to what a hand can play. */
import type { ArrangeRequest, Kept, ScoreNote, Share, Trial } from './arrangement'
import { rankSettings } from './settings'
import { trySetting } from './try-setting'

/** Settings that are tried in full. */
export const MOST_PROPOSALS = 3

/** Sets of notes that all trials of a request may look at, about. */
const MOST_WORK = 8_000
/** More notes of an onset are thinned before sets are made. */
const MOST_NOTES = 8

/** About how many sets of notes a reduction looks at: three ways to lay each inner note of a chord. */
function workOf(score: readonly ScoreNote[]): number {
  const sizes = new Map<number, number>()
  for (const { startBeat } of score) sizes.set(startBeat, (sizes.get(startBeat) ?? 0) + 1)
  return [...sizes.values()].reduce((sum, size) => sum + 3 ** Math.min(MOST_NOTES, size), 0) / 9
}

/** What losing all of a part would cost; the order is that of what listeners miss. */
const LOSS: Readonly<Record<keyof Kept, number>> = {
  melody: 100,
  bass: 50,
  pitchClasses: 30,
  notes: 10,
}

const lostOf = ({ kept, of }: Share) => (of === 0 ? 0 : 1 - kept / of)

const lossOf = ({ kept }: Trial) =>
  (Object.keys(LOSS) as (keyof Kept)[]).reduce(
    (sum, part) => sum + LOSS[part] * lostOf(kept[part]),
    0,
  )

/** The settings that keep most, best first: three, of a long piece of wide chords fewer. */
export function arrange(request: ArrangeRequest): readonly Trial[] {
  const { score, roles, settings, maxFret } = request
  const affordable = Math.floor(MOST_WORK / workOf(score))
  const limit = Math.max(1, Math.min(MOST_PROPOSALS, affordable))
  const promising = rankSettings(settings, score, roles, maxFret, limit)
  return promising
    .map((setting) => trySetting(request, setting))
    .map((trial, order) => ({ trial, order, loss: lossOf(trial) }))
    .sort((a, b) => a.loss - b.loss || a.order - b.order)
    .map(({ trial }) => trial)
}
