/** The routes of the tab, planned again when the music, the pins or the limits change. */

import { batch, effect, signal } from '@preact/signals'
import { notePins } from '../../editor/note-pins'
import { noteIdsIn } from '../../editor/tab-selection'
import { measures, selectedSpan } from '../../editor/tab-state'
import { afterPaint, whenIdle } from '../../state/after-paint'
import { context, deferredNeck } from '../../state/deferred-view'
import { callsTo } from '../../state/worker-calls'
import { musicOf, type RoutedNote } from './music-of-tab'
import type { PlannedRoutes, RoutesAnswer, RoutesQuestion } from './planned-routes'
import { DEFAULT_FILTERS, routeFilters } from './route-filters-state'

/** What is planned: the selection, if it holds more than a note, else the whole tab. */
export function musicHere(): {
  readonly notes: readonly RoutedNote[]
  readonly isSelection: boolean
} {
  const tab = measures.peek()
  const span = selectedSpan.peek()
  const selected = span && noteIdsIn(tab, span)
  const isSelection = selected !== undefined && selected.size > 1
  return { isSelection, notes: musicOf(tab, isSelection ? selected : undefined) }
}

/** The latest plan; `undefined` until the first one is made. */
export const plannedRoutes = signal<PlannedRoutes | undefined>(undefined)

/** Longer music is planned by the worker, and when the typing rests. */
const LONG_NOTES = 48
/** To ask about long music and to read the answer takes time of the page too: it waits longer. */
const longDelayMs = (noteCount: number) => Math.min(700, 150 + noteCount / 3)

/** Whether no notes start together. */
const isLine = (notes: readonly RoutedNote[]) =>
  notes.every(({ startBeat }, index) => startBeat !== notes[index - 1]?.startBeat)

let planner: typeof import('./plan-music') | undefined

/** The planner in the page itself, which comes with the first notes. */
async function loadPlanner(): Promise<typeof import('./plan-music')> {
  planner ??= await import('./plan-music')
  return planner
}

/** Whether it is planned within a frame, so that its routes are drawn in the next one. */
const isShort = ({ notes }: RoutesQuestion) => notes.length <= LONG_NOTES && isLine(notes)

/** Answers at once where that takes no longer than a frame and the planner is there. */
function planAtOnce(question: RoutesQuestion): RoutesAnswer | undefined {
  if (question.notes.length === 0) return { routes: [] }
  return isShort(question) ? planner?.planMusic(question) : undefined
}

const { ask: askWorker } = callsTo(
  () => new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' }),
  async (question: RoutesQuestion) => (await loadPlanner()).planAsText(question),
)

/** The last question was answered. */
let isAnswered: Promise<unknown> = Promise.resolve()
let lastReplaceable: RoutesQuestion | undefined

/**
 * Plans in the worker, one question at a time.
 *
 * @param isReplaceable answer `undefined` where a later question of this kind came before it was planned
 */
function planAside(
  question: RoutesQuestion,
  isReplaceable = false,
): Promise<RoutesAnswer | undefined> {
  if (isReplaceable) lastReplaceable = question
  const answer = isAnswered.then(async () => {
    if (isReplaceable && lastReplaceable !== question) return undefined
    return JSON.parse(await askWorker(question))
  })
  isAnswered = answer.catch(() => undefined)
  return answer
}

async function planSoon(question: RoutesQuestion): Promise<RoutesAnswer | undefined> {
  if (!isShort(question)) return planAside(question, true)
  await loadPlanner()
  return planAtOnce(question)
}

export async function planFor(question: RoutesQuestion): Promise<RoutesAnswer> {
  if (isShort(question)) await loadPlanner()
  return planAtOnce(question) ?? (await planAside(question)) ?? { routes: [] }
}

/** Plans again one frame after each change of the tab; gives the function that stops it. */
export function keepPlanning(): () => void {
  let lastTurn = 0
  const stop = effect(() => {
    const noteCount = measures.value.reduce((sum, { notes }) => sum + notes.length, 0)
    void selectedSpan.value
    const neck = deferredNeck.value
    const pins = notePins.value
    const filters = routeFilters.value
    // Names of notes follow the key.
    const theory = context.value
    const turn = ++lastTurn
    const plan = () => {
      if (turn !== lastTurn) return
      const music = musicHere()
      const show = (answer: RoutesAnswer | undefined) => {
        if (answer && turn === lastTurn) plannedRoutes.value = { ...music, ...answer, neck }
      }
      const question = { notes: music.notes, neck, pins, filters, theory }
      const answer = planAtOnce(question)
      if (answer) show(answer)
      else void planSoon(question).then(show)
    }
    if (noteCount > LONG_NOTES) setTimeout(() => whenIdle(plan), longDelayMs(noteCount))
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
