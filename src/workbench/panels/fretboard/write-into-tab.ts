/** From the neck into the tab: loaded with the editor, when it is first used. */
import { setFret } from '../../editor/edit-tab'
import { notePins, pinString } from '../../editor/note-pins'
import { editMeasures, stepOn } from '../../editor/tab-actions'
import { columnUnderCursor, cursor, placeCursor, stepBeats } from '../../editor/tab-state'
import { speak } from '../../state/messages'
import { neck } from '../../state/project-neck'

/** Writes a place at the tab's cursor and steps on, as a played note does. */
export function writeIntoTab(string: number, fret: number): void {
  const spot = { ...cursor.peek(), string }
  editMeasures('Write note into the tab', (tab) =>
    setFret(tab, spot, fret, stepBeats.peek(), neck.peek()),
  )
  placeCursor(spot)
  stepOn()
}

/**
 * Keeps the note under the tab's cursor that a string can sound to that string; where it is kept
 * there already, lets it go.
 *
 * @param midi what the string sounds at the place that was chosen
 */
export function pinInTab(string: number, midi: number): void {
  const note = columnUnderCursor.peek().find((candidate) => candidate.midi === midi)
  if (!note) return
  const isKept = notePins.peek().get(note.id)?.string === string
  pinString(note.id, isKept ? undefined : string)
  speak(isKept ? 'let go' : `kept on string ${string}`)
}
