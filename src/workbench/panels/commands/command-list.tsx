/** Every command by name: the page's own, the theory's, and the questions that the service answers. */
import { useMemo } from 'preact/hooks'
import { KeyCaps } from '../../controls/key-caps'
import { type Option, OptionList } from '../../controls/option-list'
import { type Command, commands } from '../../state/commands'
import { openDialog } from '../../state/view-state'
import { operationCommands } from './operation-commands'
import { theoryCommands } from './page-commands'

function optionOf(command: Command): Option {
  const isOn = command.isOn?.() ?? false
  return {
    id: command.id,
    title: command.title,
    group: command.group,
    isChosen: isOn,
    isDisabled: command.isEnabled?.() === false,
    ...(command.keywords !== undefined && { keywords: command.keywords }),
    detail: (
      <>
        {isOn && <span class="quiet">on</span>}
        {command.hint && <span class="quiet">{command.hint}</span>}
        {command.keys?.[0] && <KeyCaps keys={command.keys[0]} />}
      </>
    ),
  }
}

export function CommandList() {
  const all = useMemo(
    () => [
      ...commands.peek().filter((command) => !command.isHidden),
      ...theoryCommands(),
      ...operationCommands(),
    ],
    [],
  )
  return (
    <OptionList
      label="Commands"
      placeholder="Search commands, scales, chords, questions"
      options={all.map(optionOf)}
      emptyText="No command has that name."
      autofocus
      onChoose={(id) => {
        openDialog.value = undefined
        all.find((command) => command.id === id)?.run()
      }}
    />
  )
}
