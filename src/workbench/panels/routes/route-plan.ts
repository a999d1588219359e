/** The routes of the tab, planned again when the music, the pins or the limits change. */

import { batch, computed, effect, signal } from '@preact/signals'
import { soundTogether } from '#engine/chord-route/hand-notes'
import { afterPaint } from '../../state/after-paint'
import { context, deferredNeck } from '../../state/deferred-view'
import { notePins } from '../pins/note-pins'
import { noteIdsIn } from '../tab/edit/tab-selection'
import { measures, selectedSpan } from '../tab/edit/tab-state'
import { planChordsAside } from './chord-planner'
import { chordNotesOf, musicOf } from './music-of-tab'
import { planLine } from './plan-line'
import type { PlannedRoutes, RoutesAnswer, RoutesQuestion } from './planned-routes'
import { DEFAULT_FILTERS, routeFilters } from './route-filters-state'

/** What is planned: the selection, if it holds more than a note, else the whole tab. */
export const routedMusic = computed(() => {
  const span = selectedSpan.value
  const selected = span && noteIdsIn(measures.value, span)
  const isSelection = selected !== undefined && selected.size > 1
  return { isSelection, notes: musicOf(measures.value, isSelection ? selected : undefined) }
})

/** The latest plan; `undefined` until the first one is made. */
export const plannedRoutes = signal<PlannedRoutes | undefined>(undefined)

/** Whether the planner of lines can answer: notes one after the other, no finger asked for. */
function isLine({ notes, pins }: RoutesQuestion): boolean {
  const hasFinger = notes.some(({ note }) => pins.get(note.id)?.finger !== undefined)
  return !hasFinger && !soundTogether(chordNotesOf(notes))
}

/** Answers at once for a line, so that it is drawn in the next frame; for chords `undefined`. */
function planAtOnce(question: RoutesQuestion): RoutesAnswer | undefined {
  if (question.notes.length === 0) return { routes: [] }
  return isLine(question) ? planLine(question) : undefined
}

export async function planFor(question: RoutesQuestion): Promise<RoutesAnswer> {
  return planAtOnce(question) ?? (await planChordsAside(question)) ?? { routes: [] }
}

/** Music that is being typed is planned when the typing rests. */
const LONG_LINE_NOTES = 48
const LONG_LINE_DELAY_MS = 160

/** Plans again one frame after each change of the tab; gives the function that stops it. */
export function keepPlanning(): () => void {
  let lastTurn = 0
  const stop = effect(() => {
    const { notes } = routedMusic.value
    const neck = deferredNeck.value
    const pins = notePins.value
    const filters = routeFilters.value
    // Names of notes follow the key.
    const theory = context.value
    const turn = ++lastTurn
    const show = (answer: RoutesAnswer | undefined) => {
      if (answer && turn === lastTurn) plannedRoutes.value = { ...answer, notes, neck }
    }
    const plan = () => {
      if (turn !== lastTurn) return
      const question = { notes, neck, pins, filters, theory }
      const answer = planAtOnce(question)
      if (answer) show(answer)
      else void planChordsAside(question, true).then(show)
    }
    if (notes.length > LONG_LINE_NOTES) setTimeout(plan, LONG_LINE_DELAY_MS)
    else afterPaint(plan)
  })
  return () => {
    lastTurn = -1
    stop()
  }
}

/** Lets all notes go and forgets the limits. */
export function clearFilters(): void {
  batch(() => {
    notePins.value = new Map()
    routeFilters.value = DEFAULT_FILTERS
  })
}
