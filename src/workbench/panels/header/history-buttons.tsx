/** Undo and redo, each saying what it would take back or bring again. */
import { Icon } from '../../controls/icon'
import { redo, redoLabel, undo, undoLabel } from '../../state/project-store'

function HistoryButton(props: {
  readonly name: 'Undo' | 'Redo'
  /** The step; `undefined` when there is none. */
  readonly label: string | undefined
  readonly run: () => void
}) {
  const { name, label, run } = props
  return (
    <button
      type="button"
      class="icon-button"
      disabled={label === undefined}
      aria-label={label ? `${name}: ${label}` : name}
      title={label ? `${name}: ${label}` : `Nothing to ${name.toLowerCase()}`}
      onClick={run}
    >
      <Icon name={name === 'Undo' ? 'undo' : 'redo'} />
    </button>
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
