/** Transposing the open project by hand. */
import { backing } from '../audio/playback/backing-state'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { edit, project } from '../state/project-store'
import { transposeProject } from './transpose-project'

/** Transposes the project as one step, unless a note would leave the neck. */
export function transposeBy(semitones: number): void {
  const moved = transposeProject(project.peek(), semitones)
  if (moved.leftOut.length > 0) {
    const notes = counted(moved.leftOut.length, 'note')
    showMessage(`Not transposed: ${notes} would have no place on this neck.`, 'note')
    return
  }
  edit(semitones > 0 ? 'Transpose up' : 'Transpose down', () => moved.project)
  if (backing.peek()) showMessage('The other tracks of the file stay in their key.')
}
