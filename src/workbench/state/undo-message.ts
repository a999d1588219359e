/** A message that offers to take back the edit it tells of. */
import { dismissMessage, showMessage } from './messages'
import { lastEdit, undo } from './project-store'

/** Shows what the last edit did. It goes when another edit follows, so its Undo is always its own. */
export function showUndoable(text: string): void {
  const told = lastEdit.peek()
  const id = showMessage(text, 'success', { action: { label: 'Undo', run: () => void undo() } })
  const stop = lastEdit.subscribe((edit) => {
    if (edit === told) return
    dismissMessage(id)
    queueMicrotask(() => stop())
  })
}
