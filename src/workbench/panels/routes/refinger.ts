/**
 * Fingers for the selection or for all, written at once. Places stay; where they may move, the
 * best route of all, with what it changed.
 */

import { notePins, type Pins } from '../../editor/note-pins'
import { isElsewhere, withPlaces } from '../../editor/routed-tab'
import { editMeasures } from '../../editor/tab-actions'
import { measures } from '../../editor/tab-state'
import { counted } from '../../state/display-text'
import { showMessage, showUndoable } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { context } from '../../state/theory'
import { whyNotInPosition } from './asked-position'
import type { RoutedNote } from './music-of-tab'
import { askedCountOf } from './music-of-tab'
import { placesOf } from './planned-routes'
import { DEFAULT_FILTERS, routeFilters } from './route-filters-state'
import { musicHere, planFor } from './route-plan'
import { dearerText } from './route-words'

/** `Fingers for 16 notes: 5 moved to another string.` */
function changeText(count: number, movedCount: number, dearer: string | undefined): string {
  if (movedCount === 0) return `Fingers for ${counted(count, 'note')}; none had to move.`
  const moved = `Fingers for ${counted(count, 'note')}: ${movedCount} moved to another string.`
  return dearer ? `${moved} To keep strings and fingers ${dearer}.` : moved
}

/** The pins with every note kept to the string it is written on. */
function onWrittenStrings(notes: readonly RoutedNote[], pins: Pins): Pins {
  return new Map([
    ...pins,
    ...notes.map(({ note: { id, string } }) => [id, { ...pins.get(id), string }] as const),
  ])
}

/**
 * Plans what is selected, else the whole tab, and writes the best fingers as one step; with `moves`
 * also the best places.
 */
export async function refinger(moves: boolean): Promise<void> {
  const before = measures.peek()
  const { notes, isSelection } = musicHere()
  if (notes.length === 0) {
    showMessage('The tab has no notes yet.')
    return
  }
  const question = {
    notes,
    neck: neck.peek(),
    pins: moves ? notePins.peek() : onWrittenStrings(notes, notePins.peek()),
    // Notes that stay where they are cannot follow a position.
    filters: moves ? routeFilters.peek() : DEFAULT_FILTERS,
    theory: context.peek(),
  }
  const answer = await planFor(question)
  // The tab may have been edited while the worker planned.
  if (measures.peek() !== before) return
  const [best] = answer.routes
  if (!best) {
    const reason = answer.refusal ?? 'No hand can play this'
    if (moves) showMessage(`${reason}.`, 'problem')
    else {
      showMessage(`Not possible on these strings: ${reason}.`, 'problem', {
        action: { label: 'Move notes', run: () => void refinger(true) },
      })
    }
    return
  }
  const planned = answer.notes ?? notes
  const places = placesOf({ notes: planned }, best)
  const movedCount = planned.filter(({ note }) => isElsewhere(note, places)).length
  const hasChanged = editMeasures(
    `${moves ? 'Places and fingers' : 'Fingers'} for ${isSelection ? 'the selection' : 'all'}`,
    () => {
      const fingered = withPlaces(before, places)
      return fingered.every((measure, index) => measure === before[index]) ? before : fingered
    },
  )
  const away =
    moves &&
    whyNotInPosition(
      { notes: planned, neck: question.neck },
      best,
      question.filters,
      before,
      question.theory,
    )
  const told = hasChanged
    ? changeText(askedCountOf(notes), movedCount, dearerText(best, answer))
    : `These ${moves ? 'places and fingers' : 'fingers'} are the best already.`
  const text = away ? `${away} ${told}` : told
  if (hasChanged) showUndoable(text)
  else showMessage(text)
}
