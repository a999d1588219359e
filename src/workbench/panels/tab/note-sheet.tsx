/** What a note keeps and how it is played: its string, finger, techniques, tie; for a selection too. */
import { TECHNIQUE_TABLE, TECHNIQUES } from '#formats/score/technique-table'
import { MenuActions } from '../../controls/menu-actions'
import { PinFingers, PinPlaces } from '../../controls/pin-controls'
import type { ClosePopover } from '../../controls/popover'
import { Segmented } from '../../controls/segmented'
import {
  removeFingersHere,
  setVoiceHere,
  toggleTechniqueHere,
  toggleTieHere,
} from '../../editor/note-actions'
import { transposeHere } from '../../editor/tab-actions'
import { targetIds } from '../../editor/tab-selection'
import { cursor, measures, noteUnderCursor, pitchName, selectedSpan } from '../../editor/tab-state'
import { allHave } from '../../editor/techniques'
import { areInVoice, VOICE_NAMES } from '../../editor/written-voices'
import { counted, spokenString, withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { fingerHere } from '../staff/tab-keys'
import { TECHNIQUE_SIGNS } from '../staff/technique-signs'

function Techniques({ ids }: { readonly ids: ReadonlySet<string> }) {
  const tab = measures.value
  const isTied = tab.some(({ notes }) => notes.some(({ id, tied }) => tied && ids.has(id)))
  return (
    <div class="technique-list" role="group" aria-label="Techniques">
      {TECHNIQUES.map((technique) => (
        <button
          key={technique}
          type="button"
          aria-pressed={allHave(tab, ids, technique)}
          onClick={() => toggleTechniqueHere(technique)}
        >
          <span class="technique-sign" aria-hidden="true">
            {TECHNIQUE_SIGNS[technique].sign}
          </span>
          {TECHNIQUE_SIGNS[technique].title}
          <span class="visually-hidden"> ({TECHNIQUE_TABLE[technique].name})</span>
        </button>
      ))}
      <button type="button" aria-pressed={isTied} onClick={toggleTieHere}>
        <span class="technique-sign" aria-hidden="true">
          ⁀
        </span>
        tie
      </button>
    </div>
  )
}

function PinRows() {
  const note = noteUnderCursor.value
  if (!note) return null
  return (
    <div class="note-pins">
      <span>Keep on string</span>
      <PinPlaces note={note} neck={neck.value} maxFret={neck.value.maxFret} />
      <span>Keep finger</span>
      <PinFingers note={note} />
    </div>
  )
}

const TRANSPOSITIONS = [
  [-12, 'octave down', '−8ve'],
  [-1, 'semitone down', '−1'],
  [1, 'semitone up', '+1'],
  [12, 'octave up', '+8ve'],
] as const

function Transpositions() {
  return (
    <div class="pin-places" role="group" aria-label="Transpose">
      {TRANSPOSITIONS.map(([semitones, title, text]) => (
        <button
          key={semitones}
          type="button"
          class="pin-place"
          aria-label={`${text}: ${title}`}
          title={title}
          onClick={() => transposeHere(semitones)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

const STEMS = { melody: 'stems up', bass: 'stems down' }

function Voices({ ids }: { readonly ids: ReadonlySet<string> }) {
  return (
    <Segmented
      label="Voice"
      segments={VOICE_NAMES.map((voice) => ({
        value: voice,
        label: voice,
        title: `${voice}: ${STEMS[voice]}`,
      }))}
      isOn={(voice) => areInVoice(measures.value, ids, voice)}
      onToggle={setVoiceHere}
    />
  )
}

/** What the sheet is about: `C4, B string, fret 1` or `12 notes`. */
function subjectText(count: number): string {
  const note = noteUnderCursor.value
  if (selectedSpan.value) return counted(count, 'selected note')
  if (!note) return 'No note under the cursor'
  return `${withSigns(pitchName(note.midi))}, ${spokenString(note.string, neck.value)}, fret ${note.fret}`
}

export function NoteSheet({ close }: { readonly close: ClosePopover }) {
  const ids = targetIds(measures.value, cursor.value, selectedSpan.value)
  const isSelection = selectedSpan.value !== undefined
  return (
    <div class="menu-list note-sheet">
      <p class="note-subject">{subjectText(ids.size)}</p>
      {ids.size > 0 && (
        <>
          {!isSelection && <PinRows />}
          <Techniques ids={ids} />
          <Voices ids={ids} />
          <Transpositions />
        </>
      )}
      <MenuActions
        close={() => close()}
        actions={[
          {
            title: isSelection ? 'Fingers for the selection' : 'Fingers for all',
            keys: 'F',
            run: () => void fingerHere(),
          },
          { title: 'Remove fingers', keys: 'Shift+F', run: removeFingersHere },
        ]}
      />
    </div>
  )
}
