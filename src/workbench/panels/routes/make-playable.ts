/** Leaves out of the tab what no hand can play, as one step that names what was lost. */

import { editMeasures } from '../../editor/tab-actions'
import { measures } from '../../editor/tab-state'
import { counted, withSigns } from '../../state/display-text'
import { showUndoable } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { nameOfMidi } from '../../state/theory'
import { lighten } from './lighten'

/** More names than fit into a message. */
const MOST_NAMED = 6

export function makePlayable(): void {
  const { measures: lightened, lost } = lighten(measures.peek(), neck.peek())
  editMeasures('Make it playable', () => lightened)
  const names = lost.slice(0, MOST_NAMED).map(({ midi }) => withSigns(nameOfMidi(midi)))
  const more = lost.length > MOST_NAMED ? ' …' : ''
  showUndoable(`${counted(lost.length, 'note')} left out: ${names.join(', ')}${more}`)
}
