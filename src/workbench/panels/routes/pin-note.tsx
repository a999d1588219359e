/** Keeping a note to a string: the note under the tab's cursor, or any other by stepping to it. */
import { computed, signal, useSignalEffect } from '@preact/signals'
import { fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import { Icon } from '../../controls/icon'
import { Stepper } from '../../controls/stepper'
import { spokenNote, spokenString, withSigns } from '../../state/display-text'
import { noteUnderCursor, pitchName } from '../tab/edit/tab-state'
import type { LineNote } from './line-of-tab'
import { type PlannedRoutes, pinNote, pinnedStrings, routedLine, routeFilters } from './route-plan'

/** Index in the line of the note to pin. */
const noteIndex = signal(0)
const noteIdHere = computed(() => noteUnderCursor.value?.id)

function Places({ lineNote, neck }: { readonly lineNote: LineNote; readonly neck: Neck }) {
  const labels = asciiLabelsOf(neck)
  const { id, midi } = lineNote.note
  const pinned = pinnedStrings.value.get(id)
  return (
    <div
      class="pin-places"
      role="group"
      aria-label={`Keep ${spokenNote(pitchName(midi))} to a string`}
    >
      {fretPositionsOf(midi, neck, routeFilters.value.maxFret).map(({ string, fret }) => (
        <button
          key={string}
          type="button"
          class="pin-place"
          aria-pressed={pinned === string}
          aria-label={`${labels[string - 1]?.trim()}${fret}: ${spokenString(string, neck)}, fret ${fret}`}
          title={`${spokenString(string, neck)}, fret ${fret}`}
          onClick={() => pinNote(id, pinned === string ? undefined : string)}
        >
          <small>{labels[string - 1]?.trim()}</small>
          {fret}
        </button>
      ))}
    </div>
  )
}

/** Removes a pin. Its button disappears, so the focus first moves to the next one. */
function letGo(id: string, button: HTMLElement): void {
  const item = button.closest('li')
  const neighbour =
    item?.nextElementSibling ??
    item?.previousElementSibling ??
    item?.closest('.pin-note')?.querySelector('.pin-places')
  neighbour?.querySelector('button')?.focus()
  pinNote(id, undefined)
}

function PinList({ line, neck }: Pick<PlannedRoutes, 'line' | 'neck'>) {
  const labels = asciiLabelsOf(neck)
  const pins = pinnedStrings.value
  const pinned = line.flatMap(({ note }, index) => {
    const string = pins.get(note.id)
    return string === undefined ? [] : [{ note, index, string }]
  })
  if (pinned.length === 0) return null
  return (
    <ul class="pin-list" aria-label="Pinned notes">
      {pinned.map(({ note, index, string }) => (
        <li key={note.id}>
          <button
            type="button"
            class="chip"
            onClick={(event) => letGo(note.id, event.currentTarget)}
          >
            <Icon name="pin" size={13} />
            <span class="visually-hidden">Let go: note</span>
            {index + 1} {withSigns(pitchName(note.midi))} on {labels[string - 1]?.trim()}
            <Icon name="close" size={13} />
          </button>
        </li>
      ))}
    </ul>
  )
}

export function PinNote({ planned }: { readonly planned: PlannedRoutes }) {
  const { line, neck } = planned
  useSignalEffect(() => {
    const id = noteIdHere.value
    const index = routedLine.value.notes.findIndex(({ note }) => note.id === id)
    if (index >= 0) noteIndex.value = index
  })
  const index = Math.min(noteIndex.value, line.length - 1)
  const lineNote = line[index]
  if (!lineNote) return null
  return (
    <section class="pin-note" aria-label="Keep notes to a string">
      <div class="pin-row">
        <Stepper
          label="Note"
          value={index + 1}
          low={1}
          high={line.length}
          format={(number) => `${number} · ${withSigns(pitchName(lineNote.note.midi))}`}
          onChange={(number) => {
            noteIndex.value = number - 1
          }}
        />
        <Places lineNote={lineNote} neck={neck} />
      </div>
      <PinList line={line} neck={neck} />
    </section>
  )
}
