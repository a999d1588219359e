/** The keyboard shortcuts, from the same list that handles them. */
import { IconButton } from '../../controls/icon-button'
import { KeyCaps } from '../../controls/key-caps'
import { COMMAND_GROUPS, commands } from '../../state/commands'
import { openDialog } from '../../state/view-state'
import { Legend } from '../piano/legend'
import { TAB_KEYS } from '../tab/tab-keys'

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

export function HelpSheet() {
  const all = commands.value
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
      <div class="help-columns">
        <section>
          <h3>On the neck and the keys</h3>
          <ul>
            {GRID_KEYS.map((row) => (
              <Row key={row.title} {...row} />
            ))}
          </ul>
        </section>
        <section>
          <h3>In the tab</h3>
          <ul>
            {TAB_KEYS.map((row) => (
              <Row key={row.title} title={row.title} keys={row.keys} />
            ))}
          </ul>
        </section>
        {COMMAND_GROUPS.map((group) => {
          const rows = all.filter((command) => command.group === group && command.keys)
          if (rows.length === 0) return null
          return (
            <section key={group}>
              <h3>{group}</h3>
              <ul>
                {rows.map((command) => (
                  <Row key={command.id} title={command.title} keys={command.keys ?? []} />
                ))}
              </ul>
            </section>
          )
        })}
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
