/** Every command by name: the page's own, the theory's, and the questions that the service answers. */

import { QUESTIONS } from 'virtual:questions'
import { useEffect, useMemo } from 'preact/hooks'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { KeyCaps } from '../../controls/menu-actions'
import { type Option, OptionList } from '../../controls/option-list'
import { afterAnswer } from '../../state/after-paint'
import { COMMAND_GROUPS, type Command, commands } from '../../state/commands'
import { project } from '../../state/project-store'
import { openDialog } from '../../state/view-state'
import { preloadPanels } from '../slots'
import { NECK_COMMANDS } from './neck-commands'
import type { Question } from './registry-questions'
import { theoryCommands } from './theory-commands'
import { chooseTypedOption, typedOption } from './typed-names'

/** What the project can say for a parameter. */
function projectAnswers(): ReadonlyMap<string, string> {
  const state = project.peek()
  const { theory, selectedPitch, mapping } = state
  return new Map([
    ['note', selectedPitch.note],
    ['root', theory.root],
    ['key', theory.root],
    ['scale', theory.scale],
    ['layer', theory.layer],
    ['chord', theory.chord],
    ['piano', mapping.pianoPreset],
    ['zproject', encodeCompressedProject(state)],
  ])
}

/** The question as the project would ask it; the operation's example fills what it cannot say. */
function addressOf({ path, parameters }: Question): string {
  const answers = projectAnswers()
  const query = new URLSearchParams()
  for (const { name, isRequired, allowed, example } of parameters) {
    const answer = answers.get(name)
    if (answer !== undefined && (allowed?.includes(answer) ?? true)) query.set(name, answer)
    else if (isRequired && example !== undefined) query.set(name, example)
  }
  return query.size === 0 ? path : `${path}?${query}`
}

/** Commands that open an operation's answer in a new tab. */
const OPERATION_COMMANDS: readonly Command[] = QUESTIONS.map((question) => ({
  id: `operation-${question.id}`,
  title: question.title,
  group: 'Ask the service',
  keywords: `${question.id} ${question.path} api json`,
  hint: question.path,
  run: () => {
    open(addressOf(question), '_blank', 'noopener')
  },
}))

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
  // Their commands come with them.
  useEffect(preloadPanels, [])
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
