/** The routes of a plan beside what is written: a search that falls short never hides an easier tab. */
import { FINGERS } from '#engine/hand/finger'
import { pinOf } from './music-of-tab'
import type { RoutesAnswer, RoutesQuestion } from './planned-routes'
import { summaryOf } from './route-summary'
import { playedNotesOf, type ShownRoute } from './shown-route'

/** Whether a route leaves each note where it has to be and with the finger that it keeps. */
function keepsPins({ notes, neck, pins }: RoutesQuestion, route: ShownRoute): boolean {
  return playedNotesOf(route).every(({ string, fret, finger, asked }) => {
    const pin = pinOf(notes[asked]!, pins, neck)
    return (
      (pin?.string ?? string) === string &&
      (pin?.fret ?? fret) === fret &&
      (pin?.finger ?? FINGERS.indexOf(finger)) === FINGERS.indexOf(finger)
    )
  })
}

/** @param written the places of the tab with the best fingers; absent where no hand can or may hold them */
export function withWritten(
  question: RoutesQuestion,
  routes: readonly ShownRoute[],
  written: ShownRoute | undefined,
): Pick<RoutesAnswer, 'routes' | 'asWritten'> {
  if (!written) return { routes }
  const asWritten = { ...summaryOf(written), cost: written.cost }
  const [best] = routes
  const isBest = best !== undefined && written.cost < best.cost && keepsPins(question, written)
  return { asWritten, routes: isBest ? [written, ...routes] : routes }
}
