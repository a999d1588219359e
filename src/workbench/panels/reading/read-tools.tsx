/** What a reader changes: key, capo, paper; and the way to the desk. */

import type { ComponentChildren } from 'preact'
import { formatNoteName } from '#engine/theory/pitch'
import { Icon } from '../../controls/icon'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import { transposeBy } from '../../editor/transpose-by'
import { commands } from '../../state/commands'
import { withSigns } from '../../state/display-text'
import { pageMode } from '../../state/layout-preferences'
import { context } from '../../state/theory'
import { CapoStepper } from '../neck-sheet/capo-stepper'

/** Prints by the command of that name where the page has one. */
function print(): void {
  const command = commands.peek().find(({ id }) => id === 'print')
  if (command) command.run()
  else globalThis.print()
}

export function ReadTools({ children }: { readonly children: ComponentChildren }) {
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
      {children}
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
