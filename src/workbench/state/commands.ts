/** Everything that can be done by name, for the command list, the help sheet and the keyboard. */
import { computed, signal } from '@preact/signals'

export const COMMAND_GROUPS = [
  'Edit',
  'Play',
  'Neck',
  'Key and scale',
  'Chord',
  'Panels',
  'Project',
  'Page',
] as const
type CommandGroup = (typeof COMMAND_GROUPS)[number]

export interface Command {
  readonly id: string
  /** Imperative, as the list shows it: `Flip the neck left-handed`. */
  readonly title: string
  readonly group: CommandGroup
  /** Further words that find it. */
  readonly keywords?: string
  /**
   * Shortcut: `Mod+K` (⌘ or Ctrl), `Shift+Mod+Z`, `Space`, `?`, `D`. Letters are upper case. Silent
   * while the focus is in a field, unless it has `Mod`.
   */
  readonly keys?: readonly string[]
  /** Said in the list and on the help sheet beside the title. */
  readonly hint?: string
  readonly isEnabled?: () => boolean
  /** Shown as a tick: whether a toggle is on. */
  readonly isOn?: () => boolean
  /** Left out of the list, kept on the keyboard and the help sheet. */
  readonly isHidden?: boolean
  /** The panel that shows what it does: it comes up when the command is chosen from the list. */
  readonly panel?: string
  readonly run: () => void
}

const registered = signal<readonly (readonly Command[])[]>([])

/** All commands in order of registration. */
export const commands = computed<readonly Command[]>(() => registered.value.flat())

/** Adds commands, those of a panel with its id; the function given back takes them out again. */
export function registerCommands(added: readonly Command[], panel?: string): () => void {
  const group = panel === undefined ? added : added.map((command) => ({ panel, ...command }))
  registered.value = [...registered.peek(), group]
  return () => {
    registered.value = registered.peek().filter((other) => other !== group)
  }
}
