/** How the transport is set: kept in this browser between visits, no part of the project. */
import { effect, signal } from '@preact/signals'
import { oneOf, remember, remembered, wholeNumber } from '../../state/browser-memory'
import { VOICES, type Voice } from '../voices/voices'
import type { HeardPulse } from './playback-follower'
import type { LoopRange } from './playback-state'
import type { TempoLadder } from './tempo-ladder'

const STORAGE_KEY = 'pitch-map.transport'

const saved = remembered(STORAGE_KEY)

export const soundVoice = signal<Voice>(oneOf(VOICES, saved.voice) ?? 'guitar')
export const isMetronomeOn = signal(saved.metronome === true)
export const isCountInOn = signal(saved.countIn !== false)
/** 1 or 2. */
export const countInBars = signal(wholeNumber(saved.countInBars, 1, 2) ?? 1)
export const isCountInOnLoop = signal(saved.countInOnLoop === true)
export const isLadderOn = signal(saved.ladder === true)
export const ladderAddBpm = signal(wholeNumber(saved.ladderAddBpm, 1, 20) ?? 4)
export const ladderEveryLoops = signal(wholeNumber(saved.ladderEveryLoops, 1, 16) ?? 2)
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

export const isLooping = signal(saved.looping === true)
/** The loop of the tab, which each project has of its own; without one, the whole tab is repeated. */
export const loopRange = signal<LoopRange | undefined>(undefined)

export const isPlaying = signal(false)
/** The last pulse that was heard; drives the dots. */
export const heardPulse = signal<HeardPulse | undefined>(undefined)
/** Beats per minute that the ladder has added so far. */
export const ladderAddedBpm = signal(0)

/** Keeps the settings for the next visit. */
export function rememberTransport(): () => void {
  return effect(() => {
    remember(STORAGE_KEY, {
      voice: soundVoice.value,
      metronome: isMetronomeOn.value,
      countIn: isCountInOn.value,
      countInBars: countInBars.value,
      countInOnLoop: isCountInOnLoop.value,
      looping: isLooping.value,
      ladder: isLadderOn.value,
      ladderAddBpm: ladderAddBpm.value,
      ladderEveryLoops: ladderEveryLoops.value,
    })
  })
}
