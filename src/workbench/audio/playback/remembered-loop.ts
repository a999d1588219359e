/** The loop is remembered between visits, for each project its own. */
import { persistByProject } from '../../state/persisted-by-project'
import type { LoopRange } from './playback-state'
import { loopRange } from './transport-state'

/** A stored range, if it is one; playback keeps to what of it lies in the piece. */
function readRange(startBeat: unknown, endBeat: unknown): LoopRange | undefined {
  if (typeof startBeat !== 'number' || typeof endBeat !== 'number') return undefined
  return startBeat >= 0 && endBeat > startBeat ? { startBeat, endBeat } : undefined
}

export function rememberLoop(): void {
  persistByProject(
    'pitch-map.loop',
    loopRange,
    ({ startBeat, endBeat }) => readRange(startBeat, endBeat),
    (range) => ({ ...range }),
  )
}
