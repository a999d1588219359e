/** The rows of a sheet that is a menu: each closes the sheet and does one thing. */
import { IS_APPLE } from '../state/platform'

/** A shortcut as key caps: `Shift+Mod+Z` → ⇧ ⌘ Z on a Mac, Shift Ctrl Z elsewhere. */
const APPLE_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
const OTHER_NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl' }
const ARROWS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

export function KeyCaps({ keys }: { readonly keys: string }) {
  const names = IS_APPLE ? APPLE_NAMES : OTHER_NAMES
  const parts = keys === '+' ? ['+'] : keys.split('+')
  return (
    <span class="key-caps">
      {parts.map((part) => (
        <kbd key={part}>{names[part] ?? ARROWS[part] ?? part}</kbd>
      ))}
    </span>
  )
}

export interface MenuAction {
  readonly title: string
  /** The shortcut that does the same, as commands write it. */
  readonly keys?: string
  readonly isDisabled?: boolean
  readonly run: () => void
}

export function MenuActions(props: {
  readonly actions: readonly MenuAction[]
  readonly close: () => void
}) {
  return (
    <>
      {props.actions.map(({ title, keys, isDisabled, run }) => (
        <button
          key={title}
          type="button"
          disabled={isDisabled}
          onClick={() => {
            props.close()
            run()
          }}
        >
          {title} {keys !== undefined && <KeyCaps keys={keys} />}
        </button>
      ))}
    </>
  )
}
