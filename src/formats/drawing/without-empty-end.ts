/** A score up to its last bar with notes. */
import type { Score } from '../score/score'

/** At least one bar stays. */
export function withoutEmptyEnd(score: Score): Score {
  const last = score.measures.findLastIndex((_, bar) =>
    score.tracks.some(({ measures }) =>
      measures[bar]?.some((voice) => voice.some(({ notes }) => notes.length > 0)),
    ),
  )
  const end = Math.max(0, last) + 1
  return {
    ...score,
    measures: score.measures.slice(0, end),
    tracks: score.tracks.map((track) => ({ ...track, measures: track.measures.slice(0, end) })),
  }
}
