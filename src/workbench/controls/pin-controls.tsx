/** Which string and which finger a note keeps: rows of buttons, pressed where it is kept. */
import type { ComponentChildren } from 'preact'
import { fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import type { TabNote } from '#engine/tab/tab-event'
import { notePins, PRESSING_FINGERS, pinFinger, pinString } from '../editor/note-pins'
import { pitchName } from '../editor/tab-state'
import { spokenNote, spokenString } from '../state/display-text'

interface PinControlProps {
  readonly note: TabNote
  readonly neck: Neck
}

interface Keep<Value> {
  readonly value: Value
  readonly label: string
  readonly title: string
  readonly shown: ComponentChildren
}

/** A row of buttons; the one that is pressed again lets the note go. */
function KeepRow<Value extends number | string>(props: {
  readonly note: TabNote
  readonly what: 'string' | 'finger'
  readonly pinned: Value | undefined
  readonly choices: readonly Keep<Value>[]
  readonly onPin: (id: string, value: Value | undefined) => void
}) {
  const { note, what, pinned, choices, onPin } = props
  return (
    <div
      class={what === 'finger' ? 'pin-places pin-fingers' : 'pin-places'}
      role="group"
      aria-label={`Keep ${spokenNote(pitchName(note.midi))} to a ${what}`}
    >
      {choices.map(({ value, label, title, shown }) => (
        <button
          key={value}
          type="button"
          class="pin-place"
          aria-pressed={pinned === value}
          aria-label={`${label}: ${title}`}
          title={title}
          onClick={() => onPin(note.id, pinned === value ? undefined : value)}
        >
          {shown}
        </button>
      ))}
    </div>
  )
}

/** One button a string that can sound the note up to a fret. */
export function PinPlaces({ note, neck, maxFret }: PinControlProps & { readonly maxFret: number }) {
  const labels = asciiLabelsOf(neck)
  const choices = fretPositionsOf(note.midi, neck, maxFret).map(({ string, fret }) => {
    const label = labels[string - 1]?.trim()
    const title = `${spokenString(string, neck)}, fret ${fret}`
    const shown = [<small key="label">{label}</small>, fret]
    return { value: string, label: `${label}${fret}`, title, shown }
  })
  const pinned = notePins.value.get(note.id)?.string
  return <KeepRow note={note} what="string" pinned={pinned} choices={choices} onPin={pinString} />
}

/** One button a finger. */
export function PinFingers({ note }: { readonly note: TabNote }) {
  const choices = PRESSING_FINGERS.map((finger, index) => ({
    value: finger,
    label: `${index + 1}`,
    title: `${finger} finger`,
    shown: index + 1,
  }))
  const pinned = notePins.value.get(note.id)?.finger
  return <KeepRow note={note} what="finger" pinned={pinned} choices={choices} onPin={pinFinger} />
}
