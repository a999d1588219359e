/** Which string and which finger a note keeps: rows of buttons, pressed where it is kept. */
import { fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import type { TabNote } from '#engine/tab/tab-event'
import { spokenNote, spokenString } from '../../state/display-text'
import { pitchName } from '../tab/edit/tab-state'
import { notePins, PRESSING_FINGERS, pinFinger, pinString } from './note-pins'

interface PinControlProps {
  readonly note: TabNote
  readonly neck: Neck
}

/** One button a string that can sound the note up to a fret. */
export function PinPlaces({ note, neck, maxFret }: PinControlProps & { readonly maxFret: number }) {
  const labels = asciiLabelsOf(neck)
  const { id, midi } = note
  const pinned = notePins.value.get(id)?.string
  return (
    <div
      class="pin-places"
      role="group"
      aria-label={`Keep ${spokenNote(pitchName(midi))} to a string`}
    >
      {fretPositionsOf(midi, neck, maxFret).map(({ string, fret }) => (
        <button
          key={string}
          type="button"
          class="pin-place"
          aria-pressed={pinned === string}
          aria-label={`${labels[string - 1]?.trim()}${fret}: ${spokenString(string, neck)}, fret ${fret}`}
          title={`${spokenString(string, neck)}, fret ${fret}`}
          onClick={() => pinString(id, pinned === string ? undefined : string)}
        >
          <small>{labels[string - 1]?.trim()}</small>
          {fret}
        </button>
      ))}
    </div>
  )
}

/** One button a finger. */
export function PinFingers({ note }: { readonly note: TabNote }) {
  const { id, midi } = note
  const pinned = notePins.value.get(id)?.finger
  return (
    <div
      class="pin-places pin-fingers"
      role="group"
      aria-label={`Keep ${spokenNote(pitchName(midi))} to a finger`}
    >
      {PRESSING_FINGERS.map((finger, index) => (
        <button
          key={finger}
          type="button"
          class="pin-place"
          aria-pressed={pinned === finger}
          aria-label={`${index + 1}: ${finger} finger`}
          title={`${finger} finger`}
          onClick={() => pinFinger(id, pinned === finger ? undefined : finger)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}
