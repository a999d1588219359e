/** What became of a file's contents: changed and left out first, bar by bar. */

import type { Report, ReportKind } from '#formats/score/report'
import { counted } from '../../state/display-text'
import { ownText } from '../../state/shown-names'

const KINDS: readonly (readonly [kind: ReportKind, word: string])[] = [
  ['left-out', 'left out'],
  ['changed', 'changed'],
  ['kept', 'kept'],
]
const SHOWN_BARS = 8

function barsText(bars: readonly number[]): string {
  if (bars.length === 0) return ''
  const shown = bars.slice(0, SHOWN_BARS).join(', ')
  return `${bars.length === 1 ? 'bar' : 'bars'} ${shown}${bars.length > SHOWN_BARS ? ' …' : ''}`
}

/** `Report: 2 changed, 1 left out`. */
function summaryOf(report: Report): string {
  const parts = KINDS.flatMap(([kind, word]) => {
    const count = report.filter((entry) => entry.kind === kind).length
    return count === 0 ? [] : `${count} ${word}`
  })
  return parts.length === 0 ? 'Everything is kept.' : `Report: ${parts.join(', ')}`
}

export function ReportList({ report }: { readonly report: Report }) {
  if (report.length === 0) return <p class="quiet file-report">{summaryOf(report)}</p>
  return (
    <details class="file-report">
      <summary>{summaryOf(report)}</summary>
      <ul>
        {KINDS.flatMap(([kind, word]) =>
          report
            .filter((entry) => entry.kind === kind)
            .map(({ message, count, track, bars }) => (
              <li key={`${kind} ${track} ${message}`} class={kind}>
                <strong>{word}</strong> {message}{' '}
                <small>
                  {[
                    track && ownText(track),
                    count > 1 ? counted(count, 'time') : '',
                    barsText(bars),
                  ]
                    .filter((text) => text !== undefined && text !== '')
                    .join(' · ')}
                </small>
              </li>
            )),
        )}
      </ul>
    </details>
  )
}
