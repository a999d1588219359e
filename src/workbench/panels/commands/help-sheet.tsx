/** The keyboard shortcuts, from the same list that handles them. */
import { useMemo } from 'preact/hooks'
import { useDrawnRows } from '../../controls/drawn-rows'
import { IconButton } from '../../controls/icon-button'
import { KeyCaps } from '../../controls/menu-actions'
import { hasSingleKeys } from '../../controls/shortcuts'
import { Switch } from '../../controls/switch'
import { COMMAND_GROUPS, type Command, commands } from '../../state/commands'
import { openDialog } from '../../state/view-state'
import { Legend } from '../piano/legend'
import { TAB_KEYS } from '../staff/tab-keys'

/** Keys of the neck, the keyboard or a list rather than of the page. */
const GRID_KEYS = [
  {
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    title: 'Walk over the neck or the keys',
  },
  { keys: ['Enter'], title: 'Play and choose the note' },
  { keys: ['Shift+Enter'], title: 'Write the note into the tab' },
  { keys: ['Shift+ArrowRight'], title: 'Next place of the same pitch; on the keys, an octave' },
  { keys: ['Home', 'End'], title: 'First and last fret of the string' },
  { keys: ['Escape'], title: 'Close a sheet' },
] as const

function Row({ title, keys }: { readonly title: string; readonly keys: readonly string[] }) {
  return (
    <li>
      <span>{title}</span>
      <span class="help-keys">
        {keys.map((key) => (
          <KeyCaps key={key} keys={key} />
        ))}
      </span>
    </li>
  )
}

interface Section {
  readonly title: string
  readonly rows: readonly { readonly title: string; readonly keys: readonly string[] }[]
}

function sectionsOf(all: readonly Command[]): readonly Section[] {
  const groups = COMMAND_GROUPS.map((title) => ({
    title,
    rows: all.flatMap((command) =>
      command.group === title && command.keys ? [{ ...command, keys: command.keys }] : [],
    ),
  }))
  return [
    { title: 'On the neck and the keys', rows: GRID_KEYS },
    { title: 'In the tab', rows: TAB_KEYS },
    ...groups.filter(({ rows }) => rows.length > 0),
  ]
}

/** The others follow a moment after the sheet has opened. */
const SECTIONS_AT_ONCE = 2

export function HelpSheet() {
  const all = commands.value
  const sections = useMemo(() => sectionsOf(all), [all])
  const drawn = useDrawnRows(sections, sections.length, SECTIONS_AT_ONCE)
  return (
    <>
      <div class="dialog-header">
        <h2>Keyboard</h2>
        <IconButton
          icon="close"
          label="Close help"
          onClick={() => {
            openDialog.value = undefined
          }}
        />
      </div>
      <p>
        <Switch value={hasSingleKeys} label="Single keys run commands of the page" />
      </p>
      <div class="help-columns">
        {sections.slice(0, drawn).map(({ title, rows }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {rows.map((row) => (
                <Row key={row.title} title={row.title} keys={row.keys} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h3 class="help-signs">Signs</h3>
      <Legend />
      <p class="quiet help-note">
        Letters rest while you type in a field. Everything else is one search away:{' '}
        <KeyCaps keys="Mod+K" />
      </p>
    </>
  )
}
