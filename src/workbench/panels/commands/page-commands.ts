/** The page's own commands; panels add theirs when they load. */

import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import { newProject } from '../../projects/new-project'
import { afterPaint } from '../../state/after-paint'
import { type Command, registerCommands } from '../../state/commands'
import {
  isSmallScreen,
  LABEL_MODES,
  pageMode,
  prefer,
  preferences,
  preferred,
  toggleOverlay,
} from '../../state/layout-preferences'
import { showMessage, speak } from '../../state/messages'
import { redo, redoLabel, undo, undoLabel } from '../../state/project-store'
import { chooseNames, NAMES_TITLES } from '../../state/shown-names'
import { cycleTheme } from '../../state/theme'
import { context } from '../../state/theory'
import { setLayer } from '../../state/theory-actions'
import { isPicking, openDialog, togglePicking } from '../../state/view-state'
import { shareProject } from '../header/share'
import { PANELS, type Panel } from '../slots'

function undoAloud(): void {
  const label = undo()
  speak(label === undefined ? 'Nothing to undo' : `Undone: ${label}`)
}

function redoAloud(): void {
  const label = redo()
  speak(label === undefined ? 'Nothing to redo' : `Redone: ${label}`)
}

/** Puts a panel in view, wherever its place is on this screen. */
export function showPanel({ id, side }: Panel): void {
  if (isSmallScreen.peek()) prefer({ phonePanel: id })
  else if (side !== 'middle') prefer({ [`${side}Panel`]: id })
  // The panel is drawn one frame after its tab.
  afterPaint(() =>
    afterPaint(() => {
      const place = document.getElementById(`panel-${id}`)
      place?.scrollIntoView({ block: 'nearest' })
      place?.querySelector<HTMLElement>('button, [tabindex="0"], select, input')?.focus()
    }),
  )
}

function nextLabelMode(): void {
  const { labelMode } = preferences.peek()
  prefer({ labelMode: labelMode === 'degrees' ? 'notes' : 'degrees' })
}

const EDIT_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    title: 'Undo',
    group: 'Edit',
    keys: ['Mod+Z'],
    isEnabled: () => undoLabel.value !== undefined,
    run: undoAloud,
  },
  {
    id: 'redo',
    title: 'Redo',
    group: 'Edit',
    keys: ['Shift+Mod+Z', 'Mod+Y'],
    isEnabled: () => redoLabel.value !== undefined,
    run: redoAloud,
  },
]

const flipping = (side: 'flipHorizontal' | 'flipVertical') => ({
  isOn: () => preferred[side].value,
  run: () => prefer({ [side]: !preferences.peek()[side] }),
})

const NECK_COMMANDS: readonly Command[] = [
  {
    id: 'labels-toggle',
    title: 'Switch labels between degrees and notes',
    group: 'Neck',
    keys: ['D'],
    run: nextLabelMode,
  },
  ...LABEL_MODES.map(
    (labelMode): Command => ({
      id: `labels-${labelMode}`,
      title: `Label with ${labelMode}`,
      group: 'Neck',
      isOn: () => preferred.labelMode.value === labelMode,
      run: () => prefer({ labelMode }),
    }),
  ),
  {
    id: 'flip-horizontal',
    title: 'Flip the neck left-handed (nut on the right)',
    group: 'Neck',
    keys: ['Shift+H'],
    keywords: 'mirror lefty',
    ...flipping('flipHorizontal'),
  },
  {
    id: 'flip-vertical',
    title: 'Flip the neck upside down (low string on top)',
    group: 'Neck',
    keys: ['Shift+V'],
    keywords: 'mirror',
    ...flipping('flipVertical'),
  },
  ...(['scale', 'chord', 'route', 'teaching'] as const).map(
    (overlay): Command => ({
      id: `overlay-${overlay}`,
      title: `Show ${overlay === 'teaching' ? 'teaching marks' : `the ${overlay}`} on the neck`,
      group: 'Neck',
      isOn: () => preferred.overlays.value.includes(overlay),
      run: () => toggleOverlay(overlay),
    }),
  ),
  {
    id: 'pick-notes',
    title: 'Find scales from notes picked on the neck',
    group: 'Neck',
    keywords: 'containing search which scale',
    isOn: () => isPicking.value,
    run: togglePicking,
  },
  {
    id: 'layer-scale',
    title: 'Count degrees from the key',
    group: 'Key and scale',
    isOn: () => context.value.layer === 'scale',
    run: () => setLayer('scale'),
  },
  {
    id: 'layer-chord',
    title: 'Count degrees from the chord',
    group: 'Key and scale',
    isOn: () => context.value.layer === 'chord',
    run: () => setLayer('chord'),
  },
]

const PAGE_COMMANDS: readonly Command[] = [
  {
    id: 'share',
    title: 'Share: copy a link to this project',
    group: 'Project',
    keys: ['Mod+S'],
    keywords: 'share url save',
    run: () => void shareProject(),
  },
  {
    id: 'projects',
    title: 'Projects',
    group: 'Project',
    keys: ['Shift+Mod+O'],
    keywords: 'list open rename duplicate delete search backup all',
    run: () => {
      openDialog.value = 'projects'
    },
  },
  {
    id: 'new-project',
    title: 'New project',
    group: 'Project',
    keywords: 'clear empty reset',
    run: newProject,
  },
  ...PANELS.map(
    (panel, index): Command => ({
      id: `panel-${panel.id}`,
      title: `Go to ${panel.title.toLowerCase()}`,
      group: 'Panels',
      keys: [`Alt+${index + 1}`],
      run: () => showPanel(panel),
    }),
  ),
  {
    id: 'reading',
    title: 'Read the tab alone',
    group: 'Page',
    keywords: 'reading mode view play print stage full screen edit desk',
    isOn: () => pageMode.value === 'reading',
    run: () => {
      pageMode.value = pageMode.peek() === 'reading' ? 'desk' : 'reading'
    },
  },
  {
    id: 'commands',
    title: 'Search commands',
    group: 'Page',
    keys: ['Mod+K'],
    isHidden: true,
    run: () => {
      openDialog.value = openDialog.peek() === 'commands' ? undefined : 'commands'
    },
  },
  {
    id: 'help',
    title: 'Keyboard shortcuts',
    group: 'Page',
    keys: ['?'],
    keywords: 'help how',
    run: () => {
      openDialog.value = 'help'
    },
  },
  { id: 'theme', title: 'Change theme', group: 'Page', keywords: 'dark light', run: cycleTheme },
  ...NAME_SYSTEMS.map((system) => ({
    id: `names-${system}`,
    title: NAMES_TITLES[system],
    group: 'Page' as const,
    keywords: 'note names language german solfege h b do re mi',
    run: () => chooseNames(system),
  })),
  {
    id: 'service-docs',
    title: 'Open the reference of the service',
    group: 'Page',
    keywords: 'api http docs',
    run: () => {
      if (navigator.onLine) location.assign('/docs')
      else showMessage('The reference comes from the service, and you are offline.', 'problem')
    },
  },
]

/** Registers the page's commands. */
export function registerPageCommands(): void {
  registerCommands([...EDIT_COMMANDS, ...NECK_COMMANDS, ...PAGE_COMMANDS])
}
