/** A shortcut as key caps: `Shift+Mod+Z` → ⇧ ⌘ Z on a Mac, Shift Ctrl Z elsewhere. */
import { IS_APPLE } from '../state/platform'

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
