/** Notation and tab of the same music: the one with strings is kept. */
import type { ReportWriter } from '../report'
import type { Score, ScoreTrack } from '../score'

function fingerprintOf({ measures }: ScoreTrack): string {
  return measures
    .map((voices) =>
      voices
        .map((beats) =>
          beats
            .map(
              ({ rhythm, notes }) =>
                `${rhythm.value}:${notes
                  .map(({ midi }) => midi)
                  .sort()
                  .join()}`,
            )
            .join(' '),
        )
        .join('|'),
    )
    .join('/')
}

/** Leaves out each track without strings that has a twin with them. */
export function withoutDoubledParts(score: Score, report: ReportWriter): Score {
  const withStrings = new Set(score.tracks.filter(({ neck }) => neck).map(fingerprintOf))
  if (withStrings.size === 0) return score
  const tracks = score.tracks.filter((track) => {
    const isTwin = !track.neck && !track.isPercussion && withStrings.has(fingerprintOf(track))
    if (isTwin)
      report.add(
        'kept',
        'Notation and tab hold the same notes: they are kept once, with strings.',
        { track: track.name },
      )
    return !isTwin
  })
  return { ...score, tracks }
}
