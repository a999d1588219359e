/** Every command by name: the page's own, and those of theory and neck. */
import { useEffect, useMemo } from 'preact/hooks'
import { KeyCaps } from '../../controls/menu-actions'
import { type Option, OptionList } from '../../controls/option-list'
import { afterAnswer } from '../../state/after-paint'
import { COMMAND_GROUPS, type Command, commands } from '../../state/commands'
import { openDialog } from '../../state/view-state'
import { PANELS, preloadPanels } from '../slots'
import { NECK_COMMANDS } from './neck-commands'
import { bringUp } from './page-commands'
import { PLAYER_WORDS } from './player-words'
import { theoryCommands } from './theory-commands'
import { chooseTypedOption, typedOption } from './typed-names'

function optionOf(command: Command): Option {
  const isOn = command.isOn?.() ?? false
  return {
    id: command.id,
    title: command.title,
    group: command.group,
    isDisabled: command.isEnabled?.() === false,
    keywords: `${command.keywords ?? ''} ${PLAYER_WORDS[command.id] ?? ''}`,
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
  // Their commands come with them.
  useEffect(preloadPanels, [])
  const all = useMemo(
    () =>
      inOrderOfGroups([
        ...commands.value.filter((command) => !command.isHidden),
        ...theoryCommands(),
        ...NECK_COMMANDS,
      ]),
    // Panels that load while the list is open bring theirs.
    [commands.value],
  )
  const options = useMemo(() => all.map(optionOf), [all])
  return (
    <OptionList
      label="Commands"
      placeholder="Search: open chords, capo 2, bar 8, G D Em C"
      options={options}
      emptyText="Nothing has that name. Try open chords, transpose, F#m7, key of Eb, capo 3, tempo 100, bar 8 or a line such as G D Em C."
      autofocus
      named={typedOption}
      onChoose={(id) => {
        openDialog.value = undefined
        afterAnswer(() => {
          if (chooseTypedOption(id)) return
          const command = all.find((other) => other.id === id)
          const panel = PANELS.find((own) => own.id === command?.panel)
          if (panel) bringUp(panel)
          command?.run()
        })
      }}
    />
  )
}
