/** What cannot be played and why, where in the tab, and the ways out. */
import { notePins } from '../../editor/note-pins'
import { cursorAt } from '../../editor/tab-cursor'
import { measures, placeCursor } from '../../editor/tab-state'
import type { PlannedRoutes } from './planned-routes'
import { areLimiting, routeFilters } from './route-filters-state'
import { clearFilters } from './route-plan'

/** The refusal and its buttons disappear, so the focus moves to the limits. */
function focusFilters(button: HTMLElement): void {
  button.closest('.routes-panel')?.querySelector('select')?.focus()
}

/** A button that leads to the note that cannot be played. */
function GoThere({ planned }: { readonly planned: PlannedRoutes }) {
  const routed = planned.notes[planned.refusedNote ?? -1]
  if (!routed) return null
  const { note, startBeat } = routed
  const spot = cursorAt(measures.value, startBeat, note.string)
  const beat = Math.round((spot.beat + 1) * 100) / 100
  return (
    <button type="button" onClick={() => placeCursor(spot)}>
      Go to bar {spot.measureIndex + 1}, beat {beat}
    </button>
  )
}

export function Refusal({
  planned,
  text,
}: {
  readonly planned: PlannedRoutes
  readonly text: string
}) {
  const hasFilters = notePins.value.size > 0 || areLimiting(routeFilters.value, planned.neck)
  return (
    <div class="route-refusal" role="alert">
      <p>{text}.</p>
      <GoThere planned={planned} />
      {hasFilters ? (
        <button
          type="button"
          onClick={(event) => {
            focusFilters(event.currentTarget)
            clearFilters()
          }}
        >
          Forget pins and limits
        </button>
      ) : (
        <button
          type="button"
          onClick={async (event) => {
            focusFilters(event.currentTarget)
            const { makePlayable } = await import('./make-playable')
            makePlayable()
          }}
        >
          Leave out what no hand can play
        </button>
      )}
    </div>
  )
}
