/** The notes that a change of the neck left out, bar by bar, and the way back. */
import { withSigns } from '../../state/display-text'
import { neckTitleWithCapo } from '../../state/project-neck'
import { undo, undoLabel } from '../../state/project-store'
import { nameOfMidi } from '../../state/theory'
import { openDialog } from '../../state/view-state'
import { leftOut } from './neck-message'

function beatText(beat: number): string {
  return String(Math.round((beat + 1) * 100) / 100)
}

/** Takes the change of the neck back. */
function undoNeck(): void {
  openDialog.value = undefined
  undo()
}

export function LeftOutList() {
  const left = leftOut.value
  if (!left) return null
  const title = neckTitleWithCapo(left.neck)
  return (
    <div class="dialog-body left-out">
      <h2>No place on {title}</h2>
      <ol>
        {left.notes.map(({ note, measureIndex }) => (
          <li key={note.id}>
            bar {measureIndex + 1}, beat {beatText(note.startBeat)}:{' '}
            <strong>{withSigns(nameOfMidi(note.midi))}</strong>
          </li>
        ))}
      </ol>
      {undoLabel.value === title && (
        <button type="button" class="primary wide-button" onClick={undoNeck}>
          Undo: back to the neck before
        </button>
      )}
    </div>
  )
}
