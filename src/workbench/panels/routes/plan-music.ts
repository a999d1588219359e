/** Routes of a line or of notes that sound together. */
import { isLine } from './is-line'
import { planChords } from './plan-chords'
import { planLine } from './plan-line'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'

export function planMusic(question: RoutesQuestion): RoutesAnswer {
  return isLine(question) ? planLine(question) : planChords(question)
}
