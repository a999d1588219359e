/** Practising faster step by step: so many beats per minute more after so many clean loops. */

export interface TempoLadder {
  /** Beats per minute added at each step, 1–20. */
  readonly addBpm: number
  /** Clean loops in a row that earn a step, 1–16. */
  readonly everyLoops: number
  /** The steps stop here: the most beats per minute that are added in all. */
  readonly maxAddedBpm: number
}

export interface LadderPlace {
  readonly addedBpm: number
  /** Clean loops since the last step. */
  readonly cleanLoops: number
}

export const LADDER_FOOT: LadderPlace = { addedBpm: 0, cleanLoops: 0 }

/** The place after one more loop; one with a wrong note restarts the count and keeps the tempo. */
export function climb(place: LadderPlace, ladder: TempoLadder, wasClean: boolean): LadderPlace {
  if (!wasClean) return { ...place, cleanLoops: 0 }
  const cleanLoops = place.cleanLoops + 1
  if (cleanLoops < ladder.everyLoops) return { ...place, cleanLoops }
  return {
    addedBpm: Math.min(ladder.maxAddedBpm, place.addedBpm + ladder.addBpm),
    cleanLoops: 0,
  }
}
