/** What the notes at hand are called: those picked on the neck, or those under the tab's cursor. */

import { midiAt } from '#engine/instrument/fretboard'
import { formatNoteName } from '#engine/theory/pitch'
import { deferredNeck, nameOfMidi, readings } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { setChord } from '../../state/theory-actions'
import { isPicking, tabCursorNotes, togglePicking } from '../../state/view-state'
import { namedNotes } from './harmony-state'
import { hearChord } from './hear-chords'

function notesText(): string {
  const { source, tones } = namedNotes.value
  if (source === 'tab') {
    return tabCursorNotes.value
      .map(({ string, fret }) => midiAt({ string, fret }, deferredNeck.value))
      .sort((a, b) => a - b)
      .map((midi) => withSigns(nameOfMidi(midi)))
      .join(' ')
  }
  return readings.value
    .filter((_, pitchClass) => ((tones.pitchClassSet >> pitchClass) & 1) === 1)
    .map(({ pitchClass }) => withSigns(pitchClass))
    .join(' ')
}

function Answer() {
  const { source, readings: names } = namedNotes.value
  const notes = notesText()
  if (notes === '') {
    return (
      <p class="empty-state">
        Pick notes on the neck, or put the tab's cursor on a chord, and its names appear here.
      </p>
    )
  }
  return (
    <>
      <p class="chord-role" role="status">
        {source === 'picked' ? 'Picked' : 'Under the cursor'}: <strong>{notes}</strong>
      </p>
      {names.length === 0 ? (
        <p class="empty-state">
          {notes.includes(' ')
            ? 'No chord of the table holds exactly these notes.'
            : 'One note alone is no chord.'}
        </p>
      ) : (
        <ol class="name-list" aria-label="Names, likeliest first">
          {names.map((reading) => (
            <li key={reading.symbol}>
              <button
                type="button"
                class="name-choice"
                title={`Make ${withSigns(reading.symbol)} the chord`}
                onClick={() => {
                  setChord(reading.root, reading.chord)
                  hearChord(reading.root, reading.chord, withSigns(reading.symbol))
                }}
              >
                <strong>{withSigns(reading.symbol)}</strong>
                <span>
                  {reading.tones.map((name) => withSigns(formatNoteName(name))).join(' ')}
                </span>
                <small>{withSigns(reading.reason)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

export function ChordNames() {
  return (
    <>
      <button type="button" aria-pressed={isPicking.value} onClick={togglePicking}>
        {isPicking.value ? 'Stop picking' : 'Pick notes on the neck'}
      </button>
      <Answer />
    </>
  )
}
