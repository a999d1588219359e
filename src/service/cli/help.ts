/** Help from the schemas: what a command takes, its defaults and its examples. */
import { describeField, requestFieldsOf } from '#operations/registry/field-kinds'
import { SETTINGS } from '../node/settings'
import { COMMANDS, type Command, OTHER_COMMANDS } from './command-table'

const NAME_WIDTH = 20

function commandLine(name: string, summary: string): string {
  return `  ${name.padEnd(NAME_WIDTH)} ${summary}`
}

export function generalHelp(): string {
  return `Pitch Map: where notes lie on guitar and piano, how chords are gripped, which scales fit.

Usage: pitch-map <command> [words] [--parameter value …] [--json | --md] [--names german | solfege]

Commands
${COMMANDS.map(({ name, operation }) => commandLine(name, operation.summary)).join('\n')}
${OTHER_COMMANDS.map(({ name, summary }) => commandLine(name, summary)).join('\n')}

Examples
  pitch-map map D4 --root C
  pitch-map route C4 D4 E4 G4 --position first
  pitch-map voicings F#m7 --style barre
  pitch-map check tab.txt

--json prints the document as the API answers it, with --detail lean its essential fields; --md its
Markdown twin. --names german (H, B, Fis) or solfege (Si, Sib, Fa#) reads and writes notes so.
Exit codes: 0 answered, 1 check found an error, 2 refused, 70 a fault of ours.
`
}

const OTHER_HELP: Readonly<Record<string, string>> = {
  serve: `Usage: pitch-map serve

Serves the API at /api, MCP at /mcp and the workbench at / until it is stopped. Settings are variables
of the environment:
${Object.entries(SETTINGS)
  .map(([name, [fallback, about]]) => commandLine(name, `${about} (${fallback})`))
  .join('\n')}

Example
  PORT=9000 pitch-map serve
`,
  mcp: `Usage: pitch-map mcp

Speaks MCP over standard input and output until its input ends. A desktop client starts it itself:
  { "command": "npx", "args": ["-y", "pitch-map", "mcp"] }
PUBLIC_URL names a running service that its links lead to; without it they are resources.
`,
  completion: `Usage: pitch-map completion <bash | zsh | fish>

Example
  pitch-map completion bash >> ~/.bashrc
`,
  version: 'Usage: pitch-map version\n\nPrints the version of the package.\n',
  help: 'Usage: pitch-map help [command]\n',
}

/** Help of a command that no operation answers. */
export function otherHelp(name: string): string | undefined {
  return Object.hasOwn(OTHER_HELP, name) ? OTHER_HELP[name] : undefined
}

/** An example of an operation as a command line. */
function exampleLine(command: Command, request: Readonly<Record<string, unknown>>): string {
  const quote = (value: unknown) => {
    const text = Array.isArray(value) ? value.join(',') : String(value)
    return /^[\w#,./:-]+$/.test(text) ? text : `'${text}'`
  }
  const words =
    command.words !== undefined && !command.whenWords ? request[command.words] : undefined
  const flags = Object.entries(request)
    .filter(([name]) => words === undefined || name !== command.words)
    .map(([name, value]) => (value === true ? `--${name}` : `--${name} ${quote(value)}`))
  const first =
    words === undefined ? [] : [Array.isArray(words) ? words.map(quote).join(' ') : quote(words)]
  return ['pitch-map', command.name, ...first, ...flags].join(' ')
}

export function commandHelp(command: Command): string {
  const { operation, name, usage } = command
  const fields = [...requestFieldsOf(operation.request).values()].map((field) => {
    const { json, required } = field
    const fallback = json.default === undefined ? '' : `, default ${JSON.stringify(json.default)}`
    const about = json.description === undefined ? '' : `\n      ${json.description}`
    return `  --${field.name}  ${describeField(json)}${required ? ', required' : ''}${fallback}${about}`
  })
  const examples =
    operation.http.method === 'GET'
      ? operation.examples.map(
          ({ title, request }) => `  ${exampleLine(command, request)}\n      ${title}`,
        )
      : []
  return [
    `Usage: pitch-map ${name} ${usage} [--parameter value …]`.replace('  ', ' '),
    '',
    operation.description,
    ...(command.about === undefined ? [] : [command.about]),
    ...(fields.length > 0 ? ['', 'Parameters', ...fields] : []),
    ...(examples.length > 0 ? ['', 'Examples', ...examples] : []),
    '',
  ].join('\n')
}
