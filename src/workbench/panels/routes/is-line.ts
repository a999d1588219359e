/** Whether the planner of lines can answer: notes one after the other, no finger asked for. */
import { soundTogether } from '#engine/chord-route/hand-notes'
import { chordNotesOf } from './music-of-tab'
import type { RoutesQuestion } from './planned-routes'

export function isLine({ notes, pins }: Pick<RoutesQuestion, 'notes' | 'pins'>): boolean {
  const hasFinger = notes.some(({ note }) => pins.get(note.id)?.finger !== undefined)
  return !hasFinger && !soundTogether(chordNotesOf(notes))
}
