/** Whether writing a fret steps on to the next place; remembered between visits. */
import { signal } from '@preact/signals'
import { remember, remembered } from '../../../state/browser-memory'
import { speak } from '../../../state/messages'

const STORAGE_KEY = 'pitch-map.tab'

export const advancesAfterFret = signal(remembered(STORAGE_KEY).advances === true)

export function toggleAdvance(): void {
  const advances = !advancesAfterFret.peek()
  advancesAfterFret.value = advances
  remember(STORAGE_KEY, { advances })
  speak(advances ? 'frets step on' : 'frets stay')
}
