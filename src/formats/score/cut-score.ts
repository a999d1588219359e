/** The beginning of a score, as much of it as a planner takes at once. */
import type { ReportWriter } from './report'
import type { Score, ScoreTrack } from './score'

/** Notes that are planned in one request; the dearest of them take about a second. */
export const MAX_PLANNED_NOTES = 4096

export interface CutScore {
  readonly score: Score
  readonly track: ScoreTrack
}

/** The bars in which a track has at most so many notes. */
export function cutScore(
  score: Score,
  track: ScoreTrack,
  maxNotes: number,
  report: ReportWriter,
): CutScore {
  let count = 0
  const end = track.measures.findIndex((voices) => {
    count += voices.flat().reduce((sum, { notes }) => sum + notes.length, 0)
    return count > maxNotes
  })
  if (end < 0) return { score, track }
  report.add('left-out', `Bars from ${end + 1} on: ${maxNotes} notes are planned at once.`, {
    track: track.name,
    bar: end + 1,
  })
  const cut = { ...track, measures: track.measures.slice(0, end) }
  return {
    score: {
      ...score,
      measures: score.measures.slice(0, end),
      tracks: score.tracks.map((one) =>
        one === track ? cut : { ...one, measures: one.measures.slice(0, end) },
      ),
    },
    track: cut,
  }
}
