/** Undo and redo, each saying what it would take back or bring again. */

import { redo, redoLabel, undo, undoLabel } from '../state/project-store'
import { IconButton } from './icon-button'

function HistoryButton(props: {
  readonly name: 'Undo' | 'Redo'
  /** The step; `undefined` when there is none. */
  readonly label: string | undefined
  readonly run: () => void
}) {
  const { name, label, run } = props
  return (
    <IconButton
      icon={name === 'Undo' ? 'undo' : 'redo'}
      label={label ? `${name}: ${label}` : name}
      disabled={label === undefined}
      title={label ? `${name}: ${label}` : `Nothing to ${name.toLowerCase()}`}
      onClick={run}
    />
  )
}

export function HistoryButtons() {
  return (
    <div class="segmented" role="group" aria-label="History">
      <HistoryButton name="Undo" label={undoLabel.value} run={undo} />
      <HistoryButton name="Redo" label={redoLabel.value} run={redo} />
    </div>
  )
}
