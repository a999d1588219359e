/** What a reader changes: key, capo, paper; and the way to the desk. */

import { MAX_CAPO } from '#engine/instrument/neck'
import { formatNoteName } from '#engine/theory/pitch'
import { Icon } from '../../controls/icon'
import { IconButton } from '../../controls/icon-button'
import { Stepper } from '../../controls/stepper'
import { commands } from '../../state/commands'
import { counted, withSigns } from '../../state/display-text'
import { showMessage } from '../../state/messages'
import { pageMode } from '../../state/page-mode'
import { neck } from '../../state/project-neck'
import { edit, project } from '../../state/project-store'
import { context } from '../../state/theory'
import { changeNeck } from '../neck-sheet/change-neck'
import { withCapo } from '../neck-sheet/edit-strings'
import { transposeProject } from './transpose-project'

/** Transposes the project as one step, unless a note would leave the neck. */
function transposeBy(semitones: number): void {
  const moved = transposeProject(project.peek(), semitones)
  if (moved.leftOut.length > 0) {
    const notes = counted(moved.leftOut.length, 'note')
    showMessage(`Not transposed: ${notes} would have no place on this neck.`, 'note')
    return
  }
  edit(semitones > 0 ? 'Transpose up' : 'Transpose down', () => moved.project)
}

/** Prints by the command of that name where the page has one. */
function print(): void {
  const command = commands.peek().find(({ id }) => id === 'print')
  if (command) command.run()
  else globalThis.print()
}

export function ReadTools() {
  return (
    <div class="read-tools" role="group" aria-label="Key, capo and print">
      <div class="stepper" role="group" aria-label="Transpose">
        <span class="stepper-label" aria-hidden="true">
          Key
        </span>
        <IconButton
          icon="minus"
          iconSize={14}
          label="Transpose down a half step"
          onClick={() => transposeBy(-1)}
          class=""
        />
        <output aria-live="polite">{withSigns(formatNoteName(context.value.root))}</output>
        <button type="button" aria-label="Transpose up a half step" onClick={() => transposeBy(1)}>
          <Icon name="plus" size={14} />
        </button>
      </div>
      <Stepper
        label="Capo"
        value={neck.value.capo}
        low={0}
        high={MAX_CAPO}
        format={(fret) => (fret === 0 ? 'none' : String(fret))}
        onChange={(fret) => changeNeck(withCapo(neck.peek(), fret), 'capo')}
      />
      <button type="button" onClick={print}>
        Print
      </button>
    </div>
  )
}

export function EditButton() {
  return (
    <button
      type="button"
      class="read-edit"
      title="Open the desk, where the tab is written"
      onClick={() => {
        pageMode.value = 'desk'
      }}
    >
      <Icon name="pencil" size={16} /> Edit
    </button>
  )
}
