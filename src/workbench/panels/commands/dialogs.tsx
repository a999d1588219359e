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

const DIALOGS = {
  commands: { label: 'Commands', className: 'command-dialog', Content: CommandList },
  help: { label: 'Help', className: 'help-dialog', Content: HelpSheet },
  projects: { label: 'Projects', className: 'projects-dialog', Content: ProjectsSheet },
  'left-out': { label: 'Notes left out', className: 'help-dialog', Content: LeftOutList },
} as const

export function Dialogs() {
  const open = openDialog.value
  if (open === undefined) return null
  const { label, className, Content } = DIALOGS[open]
  return (
    <Modal key={open} label={label} className={className} onClose={close}>
      <Content />
    </Modal>
  )
}
