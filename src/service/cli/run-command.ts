/** One run of the command line: what to print and how to exit. */
import { ownTextFor } from '#operations/names/write-names'
import { nearestOf } from '#operations/suggest/nearest'
import { refusalOfThrown } from '../http/http-errors'
import { hasMarkdown } from '../text/markdown/markdown-of'
import { REPRESENTATIONS, type Representation, writeDocument } from '../text/representation'
import {
  COMMAND_NAMES,
  COMMANDS,
  type Command,
  type CommandResult,
  EXIT,
  OUTPUT_FLAGS,
} from './command-table'
import { completionFor, SHELLS } from './completion'
import { CONVERT_HELP } from './convert-request'
import { commandHelp, generalHelp, otherHelp } from './help'
import { packageVersion } from './package-version'
import { type ReadCommandLine, readCommandLine } from './read-arguments'

/** Markdown as a terminal shows it: bold headings, aligned tables, drawings as they are. */
const BOLD = '\u001b[1m'
const DIM = '\u001b[2m'
const PLAIN = '\u001b[0m'

const IMAGE = /^!\[[^\]]*\]\([^)]*\)$/
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Columns as wide as their widest cell; the last one is not padded. */
function alignTable(lines: readonly string[], bold: (text: string) => string): readonly string[] {
  const rows = lines.filter((_, index) => index !== 1).map(cellsOf)
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row, index) => {
    const line = row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
    return index === 0 ? bold(line) : line
  })
}

/**
 * Writes Markdown for a terminal.
 *
 * @param colored whether the terminal takes escape codes.
 */
export function terminalText(markdown: string, colored: boolean): string {
  const bold = (text: string) => (colored ? BOLD + text + PLAIN : text)
  const dim = (text: string) => (colored ? DIM + text + PLAIN : text)
  const written: string[] = []
  const lines = markdown.split('\n')
  let isDrawing = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    if (line.startsWith('```')) isDrawing = !isDrawing
    else if (isDrawing) written.push(line)
    else if (line.startsWith('| ')) {
      const end = lines.findIndex((other, at) => at > index && !other.startsWith('|'))
      const table = lines.slice(index, end < 0 ? undefined : end)
      written.push(...alignTable(table, bold))
      index += table.length - 1
    } else if (line.startsWith('#')) written.push(bold(line.replace(/^#+ /, '')))
    else if (!IMAGE.test(line)) {
      written.push(line.replace(LINK, (_, text, url) => `${text}: ${dim(url)}`))
    }
  }
  return `${written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

async function convertFiles(
  given: readonly string[],
  { progress = () => {} }: Terminal,
): Promise<CommandResult> {
  if (given.includes('--help') || given.includes('-h')) return answered(CONVERT_HELP)
  try {
    const { runConvert } = await import('./convert')
    return await runConvert(given, progress)
  } catch (thrown) {
    return refusalText(thrown, { name: 'convert' })
  }
}

export interface Terminal {
  /** Shows a line about what is being done. */
  readonly progress?: (text: string) => void
  readonly baseUrl: string
  /** Whether output may hold escape codes. */
  readonly colored: boolean
}

function answered(output: string): CommandResult {
  return { exitCode: EXIT.answered, output, complaint: '' }
}

function refused(complaint: string): CommandResult {
  return { exitCode: EXIT.refused, output: '', complaint: `${complaint}\n` }
}

async function writeAnswer(
  { operation, request, form, detail, names }: ReadCommandLine,
  { baseUrl, colored }: Terminal,
): Promise<CommandResult> {
  await operation.prepare?.(request)
  const document: unknown = operation.run(request, { baseUrl, ...ownTextFor(names) })
  const isWrong =
    typeof document === 'object' && document !== null && 'ok' in document && document.ok === false
  const exitCode = isWrong ? EXIT.foundMistake : EXIT.answered
  const write = (representation: Representation) =>
    writeDocument(operation, document, representation, names)
  if (operation.mediaType !== undefined && (form !== 'md' || !hasMarkdown(operation))) {
    return { exitCode, output: `${write('json')}\n`, complaint: '' }
  }
  if (form === 'json') {
    const text = write(REPRESENTATIONS.json[detail])
    return { exitCode, output: `${JSON.stringify(JSON.parse(text), null, 2)}\n`, complaint: '' }
  }
  const markdown = write(REPRESENTATIONS.md[detail])
  const output = form === 'md' ? markdown : terminalText(markdown, colored)
  return { exitCode, output, complaint: '' }
}

function refusalText(thrown: unknown, command: Pick<Command, 'name'>): CommandResult {
  const { status, body } = refusalOfThrown(thrown)
  if (status >= 500) throw thrown
  const lines = body.issues.slice(1).map((issue) => `  ${issue.path}: ${issue.message}`)
  const allowed = body.issues[0]?.allowed
  return refused(
    [
      `${command.name}: ${body.error}`,
      ...(allowed && allowed.length <= 30 ? [`  allowed: ${allowed.join(', ')}`] : []),
      ...lines,
    ].join('\n'),
  )
}

function unknownCommand(name: string): CommandResult {
  const near = nearestOf(name, COMMAND_NAMES)
  const suggestion = near === undefined ? '' : `; did you mean ${near}?`
  return refused(`${name} is not a command${suggestion}\nSee pitch-map help`)
}

/**
 * Runs a command line; of `serve` and `mcp` what only talks of them.
 *
 * @param given words after `pitch-map`.
 * @throws what an operation throws that is no refusal: a fault of ours.
 */
export async function runCommand(
  given: readonly string[],
  terminal: Terminal,
): Promise<CommandResult> {
  const [name = 'help', ...rest] = given
  if ((name === 'version' && !rest.length) || name === '--version')
    return answered(`${packageVersion()}\n`)
  const wantsHelp = rest.includes('--help') || rest.includes('-h')
  if (name === 'completion' && !wantsHelp) {
    const shell = SHELLS.find((one) => one === rest[0])
    return shell
      ? answered(completionFor(shell))
      : refused(`completion: name a shell: ${SHELLS.join(', ')}`)
  }
  if (name === 'convert') return convertFiles(rest, terminal)
  const isHelp = name === 'help' || name === '--help' || name === '-h'
  const commandName = isHelp ? (wantsHelp ? 'help' : rest[0]) : name
  if (commandName === undefined) return answered(generalHelp())
  if (commandName === 'convert') return answered(CONVERT_HELP)
  const command = COMMANDS.find((one) => one.name === commandName)
  if (!command) {
    const help = otherHelp(commandName)
    if (help === undefined) return unknownCommand(commandName)
    const extra = rest.find((word) => word !== '--help' && word !== '-h')
    return isHelp || extra === undefined
      ? answered(help)
      : refused(`${name}: ${extra} is not known here; see pitch-map help ${name}`)
  }
  if (isHelp || wantsHelp) return answered(commandHelp(command))
  try {
    if (name === 'arrange' && rest.some((word) => OUTPUT_FLAGS.includes(word))) {
      const { runArrange } = await import('./arrange')
      return await runArrange(command, rest)
    }
    return await writeAnswer(readCommandLine(command, rest), terminal)
  } catch (thrown) {
    return refusalText(thrown, command)
  }
}
