/** Every command by name: the page's own, the theory's, and the questions that the service answers. */
import { useMemo } from 'preact/hooks'
import { KeyCaps } from '../../controls/key-caps'
import { type Option, OptionList } from '../../controls/option-list'
import { afterAnswer } from '../../state/after-paint'
import { COMMAND_GROUPS, type Command, commands } from '../../state/commands'
import { openDialog } from '../../state/view-state'
import { NECK_COMMANDS } from './neck-commands'
import { OPERATION_COMMANDS } from './operation-commands'
import { theoryCommands } from './theory-commands'
import { chooseTypedOption, typedOption } from './typed-names'

function optionOf(command: Command): Option {
  const isOn = command.isOn?.() ?? false
  return {
    id: command.id,
    title: command.title,
    group: command.group,
    isDisabled: command.isEnabled?.() === false,
    ...(command.keywords !== undefined && { keywords: command.keywords }),
    detail: (
      <>
        {isOn && <span class="command-on">on</span>}
        {command.hint && <span class="quiet">{command.hint}</span>}
        {command.keys?.[0] && <KeyCaps keys={command.keys[0]} />}
      </>
    ),
  }
}

/** Groups in their order, whichever panel was loaded first. */
function inOrderOfGroups(list: readonly Command[]): readonly Command[] {
  return COMMAND_GROUPS.flatMap((group) => list.filter((command) => command.group === group))
}

export function CommandList() {
  const all = useMemo(
    () =>
      inOrderOfGroups([
        ...commands.value.filter((command) => !command.isHidden),
        ...theoryCommands(),
        ...NECK_COMMANDS,
        ...OPERATION_COMMANDS,
      ]),
    // Panels that load while the list is open bring theirs.
    [commands.value],
  )
  const options = useMemo(() => all.map(optionOf), [all])
  return (
    <OptionList
      label="Commands"
      placeholder="Search commands, scales, chords, questions"
      options={options}
      emptyText="No command, key or chord has that name. Try F#m7, key of Eb, capo 3 or tempo 100."
      autofocus
      named={typedOption}
      onChoose={(id) => {
        openDialog.value = undefined
        afterAnswer(() => chooseTypedOption(id) || all.find((command) => command.id === id)?.run())
      }}
    />
  )
}
