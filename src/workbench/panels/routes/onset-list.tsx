/** A route of chords, onset by onset; a press goes there in the tab, so that the neck shows its hand. */
import { cursorAt } from '../../editor/tab-cursor'
import { cursor, measures, placeCursor } from '../../editor/tab-state'
import { fingersAt, fretsAt, handAt, onsetWords } from './onset-words'
import type { PlannedRoutes } from './planned-routes'
import type { RouteOfChords } from './shown-route'

/** The tab shows the rest. */
const MOST_ROWS = 200

export function OnsetList({
  planned,
  route,
}: {
  readonly planned: PlannedRoutes
  readonly route: RouteOfChords
}) {
  const { neck, notes } = planned
  const { steps } = route.fingering
  const onsets = route.onsets.filter((onset) =>
    onset.notes.some((note) => !notes[steps[note]!.targetIndex]?.isAround),
  )
  const rows = onsets.slice(0, MOST_ROWS)
  return (
    <ol class="onset-list">
      {rows.map((onset) => {
        const hand = handAt(route, onset)
        const { measureIndex, beat } = cursorAt(measures.value, onset.startBeat, 1)
        return (
          <li key={onset.startBeat}>
            <button
              type="button"
              onClick={() =>
                placeCursor(cursorAt(measures.peek(), onset.startBeat, cursor.peek().string))
              }
            >
              <span class="onset-time">
                {measureIndex + 1}:{Math.round((beat + 1) * 100) / 100}
              </span>
              <span class="onset-frets">{fretsAt(hand, neck)}</span>
              <span class="onset-fingers">{fingersAt(hand, neck)}</span>
              <span class="onset-words">{onsetWords(onset).join(' · ')}</span>
            </button>
          </li>
        )
      })}
      {onsets.length > MOST_ROWS && <li>… and {onsets.length - MOST_ROWS} more</li>}
    </ol>
  )
}
