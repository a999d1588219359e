/** How the transport is set: kept in this browser between visits, no part of the project. */
import { signal } from '@preact/signals'
import { wholeNumber } from '../../state/browser-memory'
import { choice, flag, persisted, whole } from '../../state/persisted'
import { persistByProject } from '../../state/persisted-by-project'
import { VOICES } from '../voices/voices'
import type { HeardPulse } from './playback-follower'
import {
  type LoopRange,
  MAX_SPEED_PERCENT,
  MIN_SPEED_PERCENT,
  type TempoLadder,
} from './playback-state'

export const {
  voice: soundVoice,
  metronome: isMetronomeOn,
  countIn: isCountInOn,
  countInBars,
  countInOnLoop: isCountInOnLoop,
  ladder: isLadderOn,
  ladderAddPercent,
  ladderEveryLoops,
} = persisted('pitch-map.transport', {
  voice: choice(VOICES, 'guitar'),
  metronome: flag(),
  countIn: flag(true),
  countInBars: whole(1, 2, 1),
  countInOnLoop: flag(),
  ladder: flag(),
  ladderAddPercent: whole(1, 20, 5),
  ladderEveryLoops: whole(1, 16, 2),
})
/** Whether the notes sound, or only the pulse to play along to. */
export const areNotesHeard = signal(true)

/** The ladder that playback climbs, if it is on. */
export function ladderInForce(): TempoLadder | undefined {
  if (!isLadderOn.value) return undefined
  return {
    addPercent: ladderAddPercent.value,
    everyLoops: ladderEveryLoops.value,
  }
}

/** Whether what plays goes round; each project has its own, off at first. */
export const isLooping = signal(false)

/** The loop of the tab, which each project has of its own; without one, the whole tab is repeated. */
export const loopRange = signal<LoopRange | undefined>(undefined)

export const isPlaying = signal(false)
/** The last pulse that was heard; drives the dots. */
export const heardPulse = signal<HeardPulse | undefined>(undefined)

/** Practice speed in per cent of every tempo of the tab; each project has its own, 100 at first. */
export const speedPercent = signal(100)
/** What is heard of it, with what the ladder added; `undefined` when nothing plays. */
export const heardSpeedPercent = signal<number | undefined>(undefined)

/** A stored range, if it is one; playback keeps to what of it lies in the piece. */
function readRange(startBeat: unknown, endBeat: unknown): LoopRange | undefined {
  if (typeof startBeat !== 'number' || typeof endBeat !== 'number') return undefined
  return startBeat >= 0 && endBeat > startBeat ? { startBeat, endBeat } : undefined
}

/** Brings loop and speed of the last visit back; a project not opened in this visit has neither. */
export function rememberPractice(): void {
  persistByProject(
    'pitch-map.loop',
    loopRange,
    ({ startBeat, endBeat }) => readRange(startBeat, endBeat),
    (range) => ({ ...range }),
  )
  persistByProject(
    'pitch-map.looping',
    isLooping,
    ({ isOn }) => isOn === true,
    (isOn) => ({ isOn }),
  )
  persistByProject(
    'pitch-map.speed',
    speedPercent,
    ({ percent }) => wholeNumber(percent, MIN_SPEED_PERCENT, MAX_SPEED_PERCENT) ?? 100,
    (percent) => ({ percent }),
  )
}
