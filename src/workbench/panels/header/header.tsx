/** The top row: what is open, its key and chord, and the actions on the whole project. */

import { HistoryButtons } from '../../controls/history-buttons'
import { Icon } from '../../controls/icon'
import { IconButton } from '../../controls/icon-button'
import { isSmallScreen, layoutSize } from '../../state/layout-preferences'
import { IS_APPLE } from '../../state/platform'
import { cycleTheme, nextTheme, type Theme, theme } from '../../state/theme'
import { openDialog } from '../../state/view-state'
import { ChordPicker } from '../pickers/chord-picker'
import { KeyPicker, KeyStrip } from '../pickers/key-picker'
import { ScalePicker } from '../pickers/scale-picker'
import { PageMenu } from './page-menu'
import { ProjectTitle } from './project-title'
import { shareProject } from './share'

/** Light, dark, or as the system has it. */
const ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const
const TITLES: Readonly<Record<Theme, string>> = {
  system: 'Theme: as the system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

function ThemeToggle() {
  const title = TITLES[theme.value]
  return (
    <IconButton
      icon={ICONS[theme.value]}
      label={title}
      class="icon-button bordered"
      title={`${title} (next: ${nextTheme()})`}
      onClick={cycleTheme}
    />
  )
}

function Logo() {
  return (
    <span class="logo">
      <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden="true">
        <rect class="logo-board" x="1" y="1" width="30" height="30" rx="8" />
        <path class="logo-strings" d="M6 10h20M6 16h20M6 22h20" />
        <rect class="logo-root" x="6.5" y="18.2" width="7.6" height="7.6" rx="2.2" />
        <circle class="logo-third" cx="16.2" cy="16" r="3.6" />
        <circle class="logo-fifth" cx="22.4" cy="10" r="3.6" />
      </svg>
      <h1>Pitch Map</h1>
    </span>
  )
}

const SHORTCUT = IS_APPLE ? '⌘K' : 'Ctrl K'

function CommandButton() {
  return (
    <button
      type="button"
      class="command-button"
      aria-label={`Search commands ${SHORTCUT}`}
      title={`Search commands (${SHORTCUT})`}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        openDialog.value = 'commands'
      }}
    >
      <Icon name="search" />
      <kbd>{SHORTCUT}</kbd>
    </button>
  )
}

function ProjectsButton() {
  return (
    <IconButton
      icon="folder"
      label="Projects"
      onClick={() => {
        openDialog.value = 'projects'
      }}
    />
  )
}

export function Header() {
  const size = layoutSize.value
  return (
    <header class="header">
      {size !== 'phone' && <Logo />}
      {size === 'phone' && <h1 class="visually-hidden">Pitch Map</h1>}
      {size === 'desktop' && (
        <>
          <ProjectsButton />
          <ProjectTitle />
        </>
      )}
      <div class="key-controls">
        {size === 'desktop' ? (
          <>
            <KeyStrip />
            <ScalePicker />
          </>
        ) : (
          <KeyPicker />
        )}
        <ChordPicker />
      </div>
      <span class="spacer" />
      {!isSmallScreen.value && <HistoryButtons />}
      <CommandButton />
      {!isSmallScreen.value && (
        <>
          <button type="button" class="primary" onClick={() => void shareProject()}>
            <Icon name="share" /> Share
          </button>
          <ThemeToggle />
        </>
      )}
      <PageMenu />
    </header>
  )
}
