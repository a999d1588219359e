/** What can be done with the selected notes, or the one under the cursor, beyond writing them. */
import { TECHNIQUE_TABLE, type Technique } from '#formats/score/technique-table'
import { counted } from '../state/display-text'
import { showMessage, speak } from '../state/messages'
import { notePins, pinString } from './note-pins'
import { editMeasures } from './tab-actions'
import { noteIdsIn, targetIds } from './tab-selection'
import { cursor, measures, noteUnderCursor, selectedSpan } from './tab-state'
import { allHave, removeFingers, toggleTechnique, toggleTies } from './techniques'
import { setVoice, type VoiceName } from './written-voices'

/** The notes an action is about. */
export function idsHere(): ReadonlySet<string> {
  return targetIds(measures.peek(), cursor.peek(), selectedSpan.peek())
}

const NO_NOTE = 'Put the cursor on a note, or select some.'

/** Gives the notes here a technique, or takes it away. */
export function toggleTechniqueHere(technique: Technique): void {
  const ids = idsHere()
  const { name } = TECHNIQUE_TABLE[technique]
  const hasChanged = editMeasures(`Change ${name}`, (tab) => toggleTechnique(tab, ids, technique), {
    refusal: ids.size === 0 ? NO_NOTE : 'A note cannot have so many techniques.',
  })
  if (hasChanged) speak(allHave(measures.peek(), ids, technique) ? name : `no ${name}`)
}

/** Ties the notes here to those before them, or unties them. */
export function toggleTieHere(): void {
  const ids = idsHere()
  const isTied = () =>
    measures.peek().some(({ notes }) => notes.some((n) => n.tied && ids.has(n.id)))
  const hasChanged = editMeasures('Change tie', (tab) => toggleTies(tab, ids), {
    refusal:
      ids.size === 0
        ? NO_NOTE
        : 'Nothing to tie to: the note before on this string must have the same fret and end where this one starts.',
  })
  if (hasChanged) speak(isTied() ? 'tied' : 'not tied')
}

/** Writes the notes here in a voice. */
export function setVoiceHere(voice: VoiceName): void {
  const ids = idsHere()
  const options = ids.size === 0 ? { refusal: NO_NOTE } : {}
  if (editMeasures('Change voice', (tab) => setVoice(tab, ids, voice), options)) speak(voice)
}

/** Keeps the note under the cursor on its string when the tab is fingered, or lets it go. */
export function togglePinHere(): void {
  const note = noteUnderCursor.peek()
  if (!note) {
    showMessage(NO_NOTE)
    return
  }
  const isKept = notePins.peek().get(note.id)?.string === note.string
  pinString(note.id, isKept ? undefined : note.string)
  speak(isKept ? 'let go' : `kept on string ${note.string}`)
}

/** Takes the fingers of the selection away, or of the whole tab. */
export function removeFingersHere(): void {
  const span = selectedSpan.peek()
  const tab = measures.peek()
  const ids = span
    ? noteIdsIn(tab, span)
    : new Set(tab.flatMap(({ notes }) => notes.map(({ id }) => id)))
  const fingered = tab.flatMap(({ notes }) => notes).filter((n) => n.finger && ids.has(n.id)).length
  if (
    editMeasures('Remove fingers', (before) => removeFingers(before, ids), {
      refusal: 'No finger is written here.',
    })
  )
    speak(`${counted(fingered, 'finger')} removed`)
}
