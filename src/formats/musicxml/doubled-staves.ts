/** Notation and tab of the same music in one part: the staff with strings is kept. */
import type { ReportWriter } from '../report'
import type { ScoreTrack } from '../score'

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

/** The staves of a part without those that say again, without strings, what another one says. */
export function withoutDoubledStaves(
  staves: readonly ScoreTrack[],
  report: ReportWriter,
): readonly ScoreTrack[] {
  const withStrings = new Set(staves.filter(({ neck }) => neck).map(fingerprintOf))
  if (staves.length < 2 || withStrings.size === 0) return staves
  return staves.filter((staff) => {
    const isTwin = !staff.neck && withStrings.has(fingerprintOf(staff))
    if (isTwin) {
      report.add(
        'kept',
        'Notation and tab hold the same notes: they are kept once, with strings.',
        {
          track: staff.name,
        },
      )
    }
    return !isTwin
  })
}
