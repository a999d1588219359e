/** Arranges a score for a neck: chooses how to lay it, and reduces it to what a hand can play. */
import type { ArrangeRequest, Kept, Share, Trial } from './arrangement'
import { rankSettings } from './settings'
import { trySetting } from './try-setting'

/** Settings that are tried in full. */
export const MOST_PROPOSALS = 3

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

/** The settings that keep most, best first, at least one. */
export function arrange(request: ArrangeRequest): readonly Trial[] {
  const { score, roles, settings, maxFret } = request
  const promising = rankSettings(settings, score, roles, maxFret, MOST_PROPOSALS)
  return promising
    .map((setting) => trySetting(request, setting))
    .map((trial, order) => ({ trial, order, loss: lossOf(trial) }))
    .sort((a, b) => a.loss - b.loss || a.order - b.order)
    .map(({ trial }) => trial)
}
