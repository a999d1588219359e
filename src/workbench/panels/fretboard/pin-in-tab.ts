/** From the neck: keeps a note of the tab to a string; loaded with the editor, when it is first used. */

import { notePins, pinString } from '../../editor/note-pins'
import { columnUnderCursor } from '../../editor/tab-state'
import { speak } from '../../state/messages'

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
