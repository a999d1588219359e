/** Keeping a note to a string or a finger: the note under the tab's cursor, or another by stepping to it. */
import { computed, signal, useSignalEffect } from '@preact/signals'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import { Icon } from '../../controls/icon'
import { PinFingers, PinPlaces } from '../../controls/pin-controls'
import { Stepper } from '../../controls/stepper'
import { notePins, PRESSING_FINGERS, pinNote } from '../../editor/note-pins'
import { noteUnderCursor, pitchName } from '../../editor/tab-state'
import { withSigns } from '../../state/display-text'
import type { PlannedRoutes } from './planned-routes'
import { routeFilters } from './route-filters-state'
import { plannedRoutes } from './route-plan'

/** Index in the music of the note to pin. */
const noteIndex = signal(0)
const noteIdHere = computed(() => noteUnderCursor.value?.id)

/** Removes a pin. Its button disappears, so the focus first moves to the next one. */
function letGo(id: string, button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour =
    item?.nextElementSibling ??
    item?.previousElementSibling ??
    item?.closest('.pin-note')?.querySelector('.pin-places')
  neighbour?.querySelector('button')?.focus()
  pinNote(id, {})
}

function PinList({ notes, neck }: Pick<PlannedRoutes, 'notes' | 'neck'>) {
  const labels = asciiLabelsOf(neck)
  const pins = notePins.value
  const pinned = notes.flatMap(({ note }, index) => {
    const pin = pins.get(note.id)
    return pin ? [{ note, index, ...pin }] : []
  })
  if (pinned.length === 0) return null
  return (
    <ul class="pin-list" aria-label="Pinned notes">
      {pinned.map(({ note, index, string, finger }) => (
        <li key={note.id}>
          <button
            type="button"
            class="chip"
            onClick={(event) => letGo(note.id, event.currentTarget)}
          >
            <Icon name="pin" size={13} />
            <span class="visually-hidden">Let go: note</span>
            {index + 1} {withSigns(pitchName(note.midi))}
            {string !== undefined && ` on ${labels[string - 1]?.trim()}`}
            {finger && `, finger ${PRESSING_FINGERS.indexOf(finger) + 1}`}
            <Icon name="close" size={13} />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function PinNote({ planned }: { readonly planned: PlannedRoutes }) {
  const { notes, neck } = planned
  useSignalEffect(() => {
    const id = noteIdHere.value
    const index = (plannedRoutes.value?.notes ?? []).findIndex(({ note }) => note.id === id)
    if (index >= 0) noteIndex.value = index
  })
  const index = Math.min(noteIndex.value, notes.length - 1)
  const note = notes[index]?.note
  if (!note) return null
  return (
    <section class="pin-note" aria-label="Keep notes to a string or a finger">
      <div class="pin-row">
        <Stepper
          label="Note"
          value={index + 1}
          low={1}
          high={notes.length}
          format={(number) => `${number} · ${withSigns(pitchName(note.midi))}`}
          onChange={(number) => {
            noteIndex.value = number - 1
          }}
        />
        <PinPlaces note={note} neck={neck} maxFret={routeFilters.value.maxFret} />
        <PinFingers note={note} />
      </div>
      <PinList notes={notes} neck={neck} />
    </section>
  )
}
