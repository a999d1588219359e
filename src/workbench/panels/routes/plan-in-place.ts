/** A plan among the notes around it; where no hand can play these as they lie, without them. */
import { DomainError } from '#engine/errors'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'

/** The answer where the music cannot be played. */
function refusalOf({ message, issues }: DomainError): RoutesAnswer {
  const index = /^notes\[(\d+)\]/.exec(issues[0]?.path ?? '')?.[1]
  return {
    routes: [],
    refusal: message,
    ...(index !== undefined && { refusedNote: Number(index) }),
  }
}

/** @param plan throws DomainError for what cannot be played */
export function planInPlace(
  question: RoutesQuestion,
  plan: (question: RoutesQuestion) => RoutesAnswer,
): RoutesAnswer {
  try {
    return plan(question)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const notes = question.notes.filter(({ isAround }) => !isAround)
    if (notes.length === question.notes.length) return refusalOf(error)
    return { ...planInPlace({ ...question, notes }, plan), notes }
  }
}
