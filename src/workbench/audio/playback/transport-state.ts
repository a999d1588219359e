/** How the transport is set: kept in this browser between visits, no part of the project. */
import { signal } from '@preact/signals'
import { choice, flag, persisted, whole } from '../../state/persisted'
import { persistByProject } from '../../state/persisted-by-project'
import { VOICES } from '../voices/voices'
import type { HeardPulse } from './playback-follower'
import type { LoopRange, TempoLadder } from './playback-state'

export const {
  voice: soundVoice,
  metronome: isMetronomeOn,
  countIn: isCountInOn,
  countInBars,
  countInOnLoop: isCountInOnLoop,
  looping: isLooping,
  ladder: isLadderOn,
  ladderAddBpm,
  ladderEveryLoops,
} = persisted('pitch-map.transport', {
  voice: choice(VOICES, 'guitar'),
  metronome: flag(),
  countIn: flag(true),
  countInBars: whole(1, 2, 1),
  countInOnLoop: flag(),
  looping: flag(),
  ladder: flag(),
  ladderAddBpm: whole(1, 20, 4),
  ladderEveryLoops: whole(1, 16, 2),
})
/** Whether the notes sound, or only the pulse to play along to. */
export const areNotesHeard = signal(true)

/** Beats per minute that the ladder adds at most. */
const LADDER_TOP_BPM = 120

/** The ladder that playback climbs, if it is on. */
export function ladderInForce(): TempoLadder | undefined {
  if (!isLadderOn.value) return undefined
  return {
    addBpm: ladderAddBpm.value,
    everyLoops: ladderEveryLoops.value,
    maxAddedBpm: LADDER_TOP_BPM,
  }
}

/** The loop of the tab, which each project has of its own; without one, the whole tab is repeated. */
export const loopRange = signal<LoopRange | undefined>(undefined)

export const isPlaying = signal(false)
/** The last pulse that was heard; drives the dots. */
export const heardPulse = signal<HeardPulse | undefined>(undefined)
/** Beats per minute that the ladder has added so far. */
export const ladderAddedBpm = signal(0)

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
