/** One command for each question of the service; it opens the answer for the project at hand. */
import { QUESTIONS } from 'virtual:questions'
import { encodeCompressedProject } from '#engine/project/state-codec'
import type { Command } from '../../state/commands'
import { project } from '../../state/project-store'
import type { Question } from './registry-questions'

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
export const OPERATION_COMMANDS: readonly Command[] = QUESTIONS.map((question) => ({
  id: `operation-${question.id}`,
  title: question.title,
  group: 'Ask the service',
  keywords: `${question.id} ${question.path} api json`,
  hint: question.path,
  run: () => {
    open(addressOf(question), '_blank', 'noopener')
  },
}))
