/** Whether writing a fret steps on to the next place. */
import { speak } from '../state/messages'
import { flag, persisted } from '../state/persisted'
import { toggle } from '../state/toggle'

export const { advances: advancesAfterFret } = persisted('pitch-map.tab', { advances: flag() })

export function toggleAdvance(): void {
  toggle(advancesAfterFret)
  speak(advancesAfterFret.peek() ? 'frets step on' : 'frets stay')
}
