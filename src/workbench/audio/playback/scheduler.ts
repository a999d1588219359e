/**
 * The look-ahead scheduler: every 25 ms it emits what is due within the next 120 ms, each
 * event with its exact time on the audio clock. The timer may be late; the sound is not.
 */
import { advancePlayback, changeSpeed, reanchor, startPlayback } from './playback'
import type { Playback, PlaybackEvent, PlaybackSettings } from './playback-state'
import type { Timeline } from './timeline'

export const TICK_MS = 25
const AHEAD_SECONDS = 0.12
/** Timers of a hidden page wake once a second. */
const HIDDEN_AHEAD_SECONDS = 1.3

export interface SchedulerClock {
  /** Seconds of the audio clock. */
  readonly nowSeconds: () => number
  readonly isHidden: () => boolean
  /** Calls back every `TICK_MS` until the function given back is called. */
  readonly everyTick: (tick: () => void) => () => void
}

export interface Scheduler {
  readonly start: (
    timeline: Timeline,
    settings: PlaybackSettings,
    fromBeat: number,
    startSeconds: number,
  ) => void
  /** Takes over an edited piece or changed settings without losing the pulse. */
  readonly update: (timeline: Timeline, settings: PlaybackSettings) => void
  readonly stop: () => void
}

/** A scheduler that gives its events to `onEvents` in order of time. */
export function createScheduler(
  clock: SchedulerClock,
  onEvents: (events: readonly PlaybackEvent[]) => void,
  wasClean: (pass: number) => boolean,
): Scheduler {
  let running:
    | { timeline: Timeline; settings: PlaybackSettings; playback: Playback; cancel: () => void }
    | undefined

  const stop = () => {
    running?.cancel()
    running = undefined
  }
  const tick = () => {
    if (!running) return
    const ahead = clock.isHidden() ? HIDDEN_AHEAD_SECONDS : AHEAD_SECONDS
    const { timeline, settings, playback } = running
    const step = advancePlayback(timeline, settings, playback, clock.nowSeconds() + ahead, wasClean)
    running.playback = step.playback
    if (step.playback.phase === 'ended') stop()
    if (step.events.length > 0) onEvents(step.events)
  }

  return {
    start: (timeline, settings, fromBeat, startSeconds) => {
      stop()
      const playback = startPlayback(timeline, settings, fromBeat, startSeconds)
      running = { timeline, settings, playback, cancel: clock.everyTick(tick) }
      tick()
    },
    update: (timeline, settings) => {
      if (!running) return
      const anchored =
        timeline === running.timeline
          ? running.playback
          : reanchor(running.timeline, timeline, running.playback)
      const { speedPercent } = settings
      const playback =
        speedPercent === running.settings.speedPercent
          ? anchored
          : changeSpeed(timeline, anchored, speedPercent)
      running = { ...running, timeline, settings, playback }
    },
    stop,
  }
}
