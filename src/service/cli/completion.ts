/** Completion for shells: commands, their flags, and the values of flags that have a list. */
import { allowedValuesOf, requestFieldsOf } from '#operations/registry/field-kinds'
import { COMMAND_NAMES, COMMANDS } from './command-table'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

interface FlagWords {
  readonly command: string
  readonly flag: string
  readonly values: readonly string[]
}

function flagsOfAll(): readonly FlagWords[] {
  return COMMANDS.flatMap(({ name, operation }) =>
    [...requestFieldsOf(operation.request).values()].map((field) => ({
      command: name,
      flag: `--${field.name}`,
      values: allowedValuesOf(field.json) ?? [],
    })),
  )
}

function bashCompletion(): string {
  const flags = flagsOfAll()
  const flagCases = COMMANDS.map(({ name }) => {
    const own = flags.filter(({ command }) => command === name).map(({ flag }) => flag)
    return `    ${name}) words="${[...own, '--json', '--md', '--help'].join(' ')}" ;;`
  })
  const valueCases = flags
    .filter(({ values }) => values.length > 0)
    .map(({ command, flag, values }) => `    "${command} ${flag}") words="${values.join(' ')}" ;;`)
  return `_pitch_map() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${COMMAND_NAMES.join(' ')}" -- "$current"))
    return
  fi
  case "$command $previous" in
${valueCases.join('\n')}
  esac
  if [ -z "$words" ]; then case "$command" in
${flagCases.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _pitch_map pitch-map
`
}

function fishCompletion(): string {
  const commands = COMMAND_NAMES.map(
    (name) => `complete -c pitch-map -n __fish_use_subcommand -a ${name}`,
  )
  const flags = flagsOfAll().map(({ command, flag, values }) => {
    const list = values.length > 0 ? ` -x -a '${values.join(' ')}'` : ''
    return `complete -c pitch-map -n '__fish_seen_subcommand_from ${command}' -l ${flag.slice(2)}${list}`
  })
  return `${[...commands, ...flags].join('\n')}\n`
}

export function completionFor(shell: Shell): string {
  if (shell === 'fish') return fishCompletion()
  // zsh reads bash completions through its own bridge.
  return shell === 'zsh'
    ? `autoload -U +X bashcompinit && bashcompinit\n${bashCompletion()}`
    : bashCompletion()
}
