/** The other actions on the project and the page. */
import { Icon } from '../../controls/icon'
import { MenuActions } from '../../controls/menu-actions'
import { Popover } from '../../controls/popover'
import { type Command, commands } from '../../state/commands'
import { isSmallScreen } from '../../state/layout-preferences'
import { shownNames } from '../../state/shown-names'
import { ProjectTitle } from './project-title'

/** Commands offered here, in this order; the list has all of them. */
const MENU_COMMANDS = [
  'undo',
  'redo',
  'share',
  'reading',
  'projects',
  'new-project',
  'import',
  'export',
  'print',
  'worksheet',
  'theme',
  'names-english',
  'names-german',
  'names-solfege',
  'help',
  'service-docs',
]
const ON_PHONES_ONLY: ReadonlySet<string> = new Set(['undo', 'redo', 'share', 'theme'])

function menuCommands(): readonly Command[] {
  return MENU_COMMANDS.flatMap((id) => {
    if (ON_PHONES_ONLY.has(id) && !isSmallScreen.value) return []
    if (id === `names-${shownNames()}`) return []
    return commands.value.find((command) => command.id === id) ?? []
  })
}

export function PageMenu() {
  return (
    <Popover
      label="Menu"
      button={<Icon name="more" />}
      buttonClass="icon-button bordered"
      buttonTitle="More actions"
      sheetClass="menu-sheet"
    >
      {(close) => (
        <>
          <ProjectTitle />
          <div class="menu-list">
            <MenuActions
              close={close}
              actions={menuCommands().map((command) => ({
                title: command.title,
                isDisabled: command.isEnabled?.() === false,
                run: command.run,
              }))}
            />
          </div>
        </>
      )}
    </Popover>
  )
}
