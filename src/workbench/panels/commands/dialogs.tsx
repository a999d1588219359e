/** Dialogs over the page, loaded when first opened. */
import { lazyComponent } from '../../controls/lazy'
import { Modal } from '../../controls/modal'
import { openDialog } from '../../state/view-state'

const CommandList = lazyComponent(async () => (await import('./command-list')).CommandList)
const HelpSheet = lazyComponent(async () => (await import('./help-sheet')).HelpSheet)

const LeftOutList = lazyComponent(
  async () => (await import('../neck-sheet/left-out-list')).LeftOutList,
)

const ProjectsSheet = lazyComponent(
  async () => (await import('../projects/projects-sheet')).ProjectsSheet,
)

/** Loads them while the page idles, so that a first press does not wait. */
export function preloadDialogs(): void {
  void CommandList.preload()
  void HelpSheet.preload()
  void ProjectsSheet.preload()
}

function close(): void {
  openDialog.value = undefined
}

export function Dialogs() {
  switch (openDialog.value) {
    case 'commands':
      return (
        <Modal key="commands" label="Commands" className="command-dialog" onClose={close}>
          <CommandList />
        </Modal>
      )
    case 'help':
      return (
        <Modal key="help" label="Help" className="help-dialog" onClose={close}>
          <HelpSheet />
        </Modal>
      )
    case 'projects':
      return (
        <Modal key="projects" label="Projects" className="projects-dialog" onClose={close}>
          <ProjectsSheet />
        </Modal>
      )
    case 'left-out':
      return (
        <Modal key="left-out" label="Notes left out" className="help-dialog" onClose={close}>
          <LeftOutList />
        </Modal>
      )
    default:
      return null
  }
}
