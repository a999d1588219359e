/** Dialogs over the page, loaded when first opened. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lazyComponent } from '../../controls/lazy'
import { openDialog } from '../../state/view-state'

const CommandList = lazyComponent(async () => (await import('./command-list')).CommandList)
const HelpSheet = lazyComponent(async () => (await import('./help-sheet')).HelpSheet)

/** Loads them while the page idles, so that a first press does not wait. */
export function preloadDialogs(): void {
  void CommandList.preload()
  void HelpSheet.preload()
}

/** A modal dialog; Escape and a click beside it close it, and the focus returns. */
function Modal(props: {
  readonly label: string
  readonly className: string
  readonly children: ComponentChildren
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`dialog ${props.className}`}
      aria-label={props.label}
      onClose={(event) => {
        // Told a moment later: a dialog that has gone says nothing about the one that is there now.
        if (event.currentTarget.isConnected) openDialog.value = undefined
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div class="dialog-body">{props.children}</div>
    </dialog>
  )
}

export function Dialogs() {
  switch (openDialog.value) {
    case 'commands':
      return (
        <Modal label="Commands" className="command-dialog">
          <CommandList />
        </Modal>
      )
    case 'help':
      return (
        <Modal label="Help" className="help-dialog">
          <HelpSheet />
        </Modal>
      )
    default:
      return null
  }
}
