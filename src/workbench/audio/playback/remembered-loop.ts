/** The loop is remembered between visits, for each project its own. */
import { effect } from '@preact/signals'
import { remember, remembered } from '../../state/browser-memory'
import { openedProject } from '../../state/project-store'
import type { LoopRange } from './playback-state'
import { loopRange } from './transport-state'

const STORAGE_KEY = 'pitch-map.loop'

/** A stored range, if it is one; playback keeps to what of it lies in the piece. */
function readRange(startBeat: unknown, endBeat: unknown): LoopRange | undefined {
  if (typeof startBeat !== 'number' || typeof endBeat !== 'number') return undefined
  return startBeat >= 0 && endBeat > startBeat ? { startBeat, endBeat } : undefined
}

/** Brings the loop of the last visit back, and keeps what becomes of it. */
export function rememberLoop(): void {
  const stored = remembered(STORAGE_KEY)
  const loops = new Map<unknown, LoopRange | undefined>([
    [stored.project, readRange(stored.startBeat, stored.endBeat)],
  ])
  effect(() => {
    loopRange.value = loops.get(openedProject.value)
  })
  effect(() => {
    const range = loopRange.value
    const project = openedProject.peek()
    loops.set(project, range)
    remember(STORAGE_KEY, { project, ...range })
  })
}
