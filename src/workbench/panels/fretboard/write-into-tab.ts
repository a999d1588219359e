/** From the neck into the tab: loaded with the editor, when it is first used. */

import { setFret } from '../../editor/edit-tab'
import { editMeasures, stepOn } from '../../editor/tab-actions'
import { cursor, placeCursor, stepBeats } from '../../editor/tab-state'
import { neck } from '../../state/project-neck'

/** Writes a place at the tab's cursor and steps on, as a played note does. */
export function writeIntoTab(string: number, fret: number): void {
  const spot = { ...cursor.peek(), string }
  editMeasures('Write note into the tab', (tab) =>
    setFret(tab, spot, fret, stepBeats.peek(), neck.peek()),
  )
  placeCursor(spot)
  stepOn()
}
