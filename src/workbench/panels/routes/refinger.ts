/** Fingers for the selection or for all: the best route, written at once, with what it changed. */

import { notePins } from '../../editor/note-pins'
import { isElsewhere, withPlaces } from '../../editor/routed-tab'
import { editMeasures } from '../../editor/tab-actions'
import { measures } from '../../editor/tab-state'
import { counted } from '../../state/display-text'
import { showMessage, showUndoable } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { context } from '../../state/theory'
import { askedCountOf } from './music-of-tab'
import { placesOf } from './planned-routes'
import { DEFAULT_FILTERS } from './route-filters-state'
import { musicHere, planFor } from './route-plan'
import { dearerText } from './route-words'

/** `Fingers for 16 notes: 5 moved to another string.` */
function changeText(count: number, movedCount: number, dearer: string | undefined): string {
  if (movedCount === 0) return `Fingers for ${counted(count, 'note')}; none had to move.`
  const moved = `Fingers for ${counted(count, 'note')}: ${movedCount} moved to another string.`
  return dearer ? `${moved} To keep strings and fingers ${dearer}.` : moved
}

/** Plans what is selected, else the whole tab, and writes the best places and fingers as one step. */
export async function refinger(): Promise<void> {
  const before = measures.peek()
  const { notes, isSelection } = musicHere()
  if (notes.length === 0) {
    showMessage('The tab has no notes yet.')
    return
  }
  const question = {
    notes,
    neck: neck.peek(),
    pins: notePins.peek(),
    filters: DEFAULT_FILTERS,
    theory: context.peek(),
  }
  const answer = await planFor(question)
  // The tab may have been edited while the worker planned.
  if (measures.peek() !== before) return
  const [best] = answer.routes
  if (!best) {
    showMessage(`${answer.refusal ?? 'No hand can play this'}.`, 'problem')
    return
  }
  const planned = answer.notes ?? notes
  const places = placesOf({ notes: planned }, best)
  const movedCount = planned.filter(({ note }) => isElsewhere(note, places)).length
  const hasChanged = editMeasures(
    isSelection ? 'Fingers for the selection' : 'Fingers for all',
    () => {
      const fingered = withPlaces(before, places)
      return fingered.every((measure, index) => measure === before[index]) ? before : fingered
    },
  )
  if (hasChanged)
    showUndoable(changeText(askedCountOf(notes), movedCount, dearerText(best, answer)))
  else showMessage('These places and fingers are the best already.')
}
