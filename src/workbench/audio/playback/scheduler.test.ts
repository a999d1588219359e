import { describe, expect, test } from 'vitest'
import type { Measure } from '#engine/tab/tab-event'
import { createFollower } from './playback-follower'
import type { PlaybackEvent, PlaybackSettings } from './playback-state'
import { createScheduler, type SchedulerClock, TICK_MS } from './scheduler'
import { timelineOf } from './timeline'

const SETTINGS: PlaybackSettings = {
  loop: undefined,
  countIn: undefined,
  countInOnLoop: false,
  ladder: undefined,
  speedPercent: 100,
}

const FOUR_QUARTERS: Measure = {
  id: 'm',
  tempo: 120,
  timeSignature: [4, 4],
  notes: [0, 1, 2, 3].map((startBeat) => ({
    id: `n${startBeat}`,
    string: 1,
    fret: 0,
    midi: 64,
    startBeat,
    durationBeats: 1,
    technique: 'normal',
  })),
}

/** A clock that stands still until it is moved, and calls the timer as late as it is told. */
function fakeClock(isHidden = false) {
  let seconds = 10
  let tick: (() => void) | undefined
  const clock: SchedulerClock = {
    nowSeconds: () => seconds,
    isHidden: () => isHidden,
    everyTick: (run) => {
      tick = run
      return () => {
        tick = undefined
      }
    },
  }
  const moveTo = (target: number, lateSeconds = 0) => {
    while (seconds < target - 1e-9) {
      seconds += TICK_MS / 1000 + lateSeconds
      tick?.()
    }
  }
  return { clock, moveTo, isTicking: () => tick !== undefined }
}

function record(lateSeconds: number) {
  const { clock, moveTo, isTicking } = fakeClock()
  const handed: { readonly event: PlaybackEvent; readonly aheadSeconds: number }[] = []
  const scheduler = createScheduler(
    clock,
    (events) => {
      for (const event of events) {
        handed.push({ event, aheadSeconds: event.timeSeconds - clock.nowSeconds() })
      }
    },
    () => true,
  )
  return { scheduler, handed, moveTo: (target: number) => moveTo(target, lateSeconds), isTicking }
}

describe('the scheduler', () => {
  test.each([0, 0.013, 0.08])('hands notes out early and exact with a timer %d s late', (late) => {
    const { scheduler, handed, moveTo, isTicking } = record(late)
    scheduler.start(timelineOf([FOUR_QUARTERS]), SETTINGS, 0, 10.06)
    moveTo(12.5)
    const notes = handed.filter(({ event }) => event.type === 'note')
    expect(notes.map(({ event }) => Number(event.timeSeconds.toFixed(9)))).toEqual([
      10.06, 10.56, 11.06, 11.56,
    ])
    expect(notes.every(({ aheadSeconds }) => aheadSeconds >= 0 && aheadSeconds < 0.1201)).toBe(true)
    expect(isTicking()).toBe(false)
  })

  test('schedules further ahead while the page is hidden', () => {
    const { clock } = fakeClock(true)
    const handed: PlaybackEvent[] = []
    const scheduler = createScheduler(
      clock,
      (events) => handed.push(...events),
      () => true,
    )
    scheduler.start(timelineOf([FOUR_QUARTERS]), SETTINGS, 0, 10)
    expect(handed.filter((event) => event.type === 'note')).toHaveLength(3)
  })

  test('takes an edit over while playing and keeps what is due', () => {
    const { scheduler, handed, moveTo } = record(0)
    const faster = { ...FOUR_QUARTERS, tempo: 240 }
    scheduler.start(timelineOf([FOUR_QUARTERS]), SETTINGS, 0, 10)
    moveTo(10.5)
    scheduler.update(timelineOf([faster]), SETTINGS)
    moveTo(13)
    const times = handed.flatMap(({ event }) => (event.type === 'note' ? [event.timeSeconds] : []))
    expect(times).toHaveLength(4)
    expect(times[1]).toBeCloseTo(10.5, 9)
    expect(times[3]! - times[2]!).toBeCloseTo(0.25, 9)
  })

  test.each([
    ['in the bar', undefined, [10, 10.5, 11.25, 12.25]],
    // Two of three beats of count-in are out; the third lasts twice as long, as all that follows.
    ['in the count-in', { count: 3, unit: 'beats' } as const, [12, 13, 14, 15]],
  ])('a change of speed %s is heard from what is not yet handed out', (_, countIn, expected) => {
    const { scheduler, handed, moveTo } = record(0)
    const settings = { ...SETTINGS, countIn }
    const timeline = timelineOf([FOUR_QUARTERS])
    scheduler.start(timeline, settings, 0, 10)
    moveTo(10.625)
    scheduler.update(timeline, { ...settings, speedPercent: 50 })
    moveTo(16)
    const times = handed.flatMap(({ event }) => (event.type === 'note' ? [event.timeSeconds] : []))
    const late = handed.filter(({ aheadSeconds }) => aheadSeconds < 0)
    expect([times.map((time) => Number(time.toFixed(2))), late]).toEqual([expected, []])
  })

  test('says nothing more after it was stopped', () => {
    const { scheduler, handed, moveTo } = record(0)
    scheduler.start(timelineOf([FOUR_QUARTERS]), SETTINGS, 0, 10)
    moveTo(10.3)
    scheduler.stop()
    const before = handed.length
    moveTo(12)
    expect(handed).toHaveLength(before)
  })
})

describe('the follower', () => {
  const timeline = timelineOf([FOUR_QUARTERS])

  function followed(settings: PlaybackSettings) {
    const follower = createFollower()
    const { clock } = fakeClock(true)
    const hidden: SchedulerClock = { ...clock, nowSeconds: () => 13 }
    createScheduler(
      hidden,
      (events) => follower.take(events, timeline),
      () => true,
    ).start(timeline, settings, 0, 10)
    return follower
  }

  test('shows a pulse, the playhead and the notes at the time they are heard, not before', () => {
    const follower = followed(SETTINGS)
    expect(follower.momentAt(9.99)).toMatchObject({
      pulse: undefined,
      beat: undefined,
      sounding: [],
    })
    const first = follower.momentAt(10.25)
    expect(first.pulse).toMatchObject({ kind: 'accent', beat: 0, beatInBar: 0 })
    expect(first.beat).toBeCloseTo(0.5, 9)
    expect(first.sounding.map(({ note }) => note.id)).toEqual(['n0'])
    expect(follower.momentAt(10.3).sounding).toBe(first.sounding)
    expect(follower.momentAt(11.1).sounding.map(({ note }) => note.id)).toEqual(['n2'])
  })

  test('counts in with negative beats and no playhead', () => {
    const moment = followed({ ...SETTINGS, countIn: { count: 4, unit: 'beats' } }).momentAt(10.6)
    expect(moment.pulse).toMatchObject({ kind: 'count-in', beat: -3, beatInBar: 1 })
    expect(moment.beat).toBeUndefined()
  })

  test('ends when the end is heard', () => {
    const follower = followed(SETTINGS)
    expect(follower.momentAt(11.9).hasEnded).toBe(false)
    expect(follower.momentAt(12.01)).toMatchObject({ hasEnded: true, pulse: undefined })
  })
})
