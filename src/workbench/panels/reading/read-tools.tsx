/** What a reader changes: key, capo, paper; and the way to the desk. */

import { formatNoteName } from '#engine/theory/pitch'
import { Icon } from '../../controls/icon'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import { transposeProject } from '../../editor/transpose-project'
import { commands } from '../../state/commands'
import { counted, withSigns } from '../../state/display-text'
import { pageMode } from '../../state/layout-preferences'
import { showMessage } from '../../state/messages'
import { edit, project } from '../../state/project-store'
import { context } from '../../state/theory'
import { CapoStepper } from '../neck-sheet/capo-stepper'

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
      <StepButtons
        label="Transpose"
        down="Transpose down a half step"
        up="Transpose up a half step"
        onStep={transposeBy}
        lead={<StepperLabel>Key</StepperLabel>}
      >
        <output aria-live="polite">{withSigns(formatNoteName(context.value.root))}</output>
      </StepButtons>
      <CapoStepper />
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
