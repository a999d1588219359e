/** A melody typed by names of notes: what was read is told before it is written at the cursor. */
import '../../styles/progression.css'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { stepBeats } from '../../editor/tab-state'
import { readTypedMelody } from '../../editor/typed-melody'
import { writeMelody } from '../../editor/write-melody'
import { counted } from '../../state/display-text'
import { inShownNames, ownText, typedNameSystems } from '../../state/shown-names'

const MAX_LENGTH = 4096
const MOST_TOLD = 3

const text = signal('')

function Reading() {
  if (text.value.trim() === '') {
    return (
      <p class="quiet">
        Lengths in beats: E4:2, F4:1/2; r is a rest, /S2 a string. Without an octave the hand
        chooses.
      </p>
    )
  }
  const { notes, lengthBeats, unread } = readTypedMelody(
    text.value,
    typedNameSystems(),
    stepBeats.value,
  )
  const told = unread.slice(0, MOST_TOLD).map((word) => `“${ownText(word)}”`)
  const more = unread.length - told.length
  return unread.length > 0 ? (
    <p class="strip-problem" role="status">
      {told.join(', ')}
      {more > 0 && ` and ${more} more`} {unread.length === 1 ? 'is no note.' : 'are no notes.'}
    </p>
  ) : (
    <p class="quiet" role="status">
      {counted(notes.length, 'note')}, {counted(Math.round(lengthBeats * 100) / 100, 'beat')}
    </p>
  )
}

export function MelodyField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <section class="strip" aria-label="Melody by note names">
      <form
        class="strip-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (writeMelody(text.peek())) text.value = ''
        }}
      >
        <input
          ref={field}
          class="strip-field"
          type="text"
          aria-label="Melody"
          placeholder={inShownNames('C4 D4 E4:2 r G4')}
          maxLength={MAX_LENGTH}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value
          }}
        />
        <button type="submit" class="primary">
          Write at the cursor
        </button>
      </form>
      <Reading />
    </section>
  )
}
