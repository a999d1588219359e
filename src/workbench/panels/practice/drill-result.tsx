/** How the play-along went: a line for the whole, a line for each note. */
import type { DrillNote } from '#engine/practice/drill'
import type { TabNote } from '#engine/tab/tab-event'
import type { NoteVerdict } from '../../audio/input/play-along'
import { pitchName } from '../../editor/tab-state'
import { deferredNeck } from '../../state/deferred-view'
import { spokenFret, spokenString, withSigns } from '../../state/display-text'
import { isPlayAlong, playAlongSummary, verdicts } from './drill-session'

function plural(count: number, word: string): string {
  return `${count} ${word}`
}

/** `14 of 16 right, 1 in another octave, 1 wrong`. */
function summaryText(): string {
  const { right, octave, wrong, missed, total, meanCents } = playAlongSummary.value
  const parts = [
    `${right} of ${total} right`,
    ...(octave > 0 ? [plural(octave, 'in another octave')] : []),
    ...(wrong > 0 ? [plural(wrong, 'wrong')] : []),
    ...(missed > 0 ? [plural(missed, 'missed')] : []),
    ...(meanCents !== undefined && Math.abs(meanCents) >= 5
      ? [`${Math.abs(meanCents)} cents ${meanCents > 0 ? 'sharp' : 'flat'} on average`]
      : []),
  ]
  return parts.join(', ')
}

function lastText(last: NoteVerdict): string {
  switch (last.verdict) {
    case 'right':
      return 'right'
    case 'missed':
      return 'nothing heard'
    default:
      return `heard ${withSigns(pitchName(last.heardMidi ?? last.expected.midi))}${last.verdict === 'octave' ? ', another octave' : ''}`
  }
}

/** The notes of the drill in words, with what was heard for each. */
export function DrillNotes({
  notes,
  drillNotes,
}: {
  readonly notes: readonly TabNote[]
  readonly drillNotes: readonly DrillNote[]
}) {
  const all = verdicts.value
  return (
    <ol class="drill-notes">
      {drillNotes.map((target, index) => {
        const id = notes[index]?.id
        const own = all.filter((row) => row.expected.id === id)
        const right = own.filter((row) => row.verdict === 'right').length
        const last = own.at(-1)
        return (
          <li key={target.targetId} class={last?.verdict}>
            <strong>{withSigns(target.note)}</strong> {withSigns(target.interval)},{' '}
            {spokenString(target.string, deferredNeck.value)} {spokenFret(target.fret)}
            {last && (
              <span class="drill-note-result">
                {right}/{own.length}, last: {lastText(last)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

export function DrillSummary() {
  const { total } = playAlongSummary.value
  if (!isPlayAlong.value && total === 0) return null
  return (
    <p class="drill-summary" role="status">
      {total > 0 && summaryText()}
    </p>
  )
}
