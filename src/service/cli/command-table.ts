/** Commands of the terminal: every operation is one, and some do other things. */
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/registry/operation'
import type { OperationCommand, WordsKind } from '#operations/registry/surfaces'

export interface Command extends Omit<OperationCommand, 'whenWords'> {
  readonly name: string
  readonly operation: AnyOperation
  readonly wordsKind: WordsKind
  readonly usage: string
  /** Answers instead when words are given. */
  readonly whenWords?: AnyOperation
}

/** `/api/scales/containing` → `scales-containing`, `/api/diagram/tab.svg` → `diagram-tab`. */
function nameOf({ http }: AnyOperation): string {
  return http.path
    .replace(/^\/api\//, '')
    .replace(/\.svg$/, '')
    .replaceAll('/', '-')
}

function commandOf(operation: AnyOperation): Command {
  const { whenWords: whenWordsId, ...own } = operation.command ?? {}
  const whenWords = OPERATIONS.find(({ id }) => id === whenWordsId)
  return {
    name: nameOf(operation),
    operation,
    wordsKind: 'none',
    usage: '',
    ...own,
    ...(whenWords && { whenWords }),
  }
}

/** What only reads or only writes a file of bytes is behind `convert`. */
export const COMMANDS: readonly Command[] = OPERATIONS.filter(
  ({ attachment, http, command }) => !attachment && (!http.bytesField || command),
).map(commandOf)

/** Commands that no operation answers. */
export const OTHER_COMMANDS = [
  { name: 'serve', summary: 'Serves the API, MCP and the workbench (PORT, HOST, PUBLIC_URL)' },
  { name: 'mcp', summary: 'Serves MCP over standard input and output, for desktop clients' },
  {
    name: 'convert',
    summary:
      'Writes a file, or a folder of them, in another format; --refinger plans better fingers',
  },
  { name: 'completion', summary: 'Prints completion for bash, zsh or fish' },
  { name: 'help', summary: 'Says what a command takes' },
  { name: 'version', summary: 'Prints the version of the package' },
] as const

export const COMMAND_NAMES: readonly string[] = [
  ...COMMANDS.map(({ name }) => name),
  ...OTHER_COMMANDS.map(({ name }) => name),
]

/** Flags of `arrange` that name the file to write. */
export const OUTPUT_FLAGS: readonly string[] = ['-o', '--output']

/** How a run of the command line ends. */
export const EXIT = { answered: 0, foundMistake: 1, refused: 2, fault: 70 } as const

export interface CommandResult {
  readonly exitCode: number
  readonly output: string
  readonly complaint: string
}
