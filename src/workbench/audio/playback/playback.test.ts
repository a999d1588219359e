import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { drawCount } from '../../../../test/support/draw-count'
import { advancePlayback, reanchor, startPlayback } from './playback'
import type { PlaybackEvent, PlaybackSettings } from './playback-state'
import { beatAfter, placeOfBeat, secondsBetween, timelineOf } from './timeline'

const PLAIN: PlaybackSettings = {
  loop: undefined,
  countIn: undefined,
  countInOnLoop: false,
  ladder: undefined,
  speedPercent: 100,
}

function noteAt(startBeat: number, durationBeats = 1, string = 1): TabNote {
  const id = `n${startBeat}-${string}`
  return { id, string, fret: 0, midi: 64, startBeat, durationBeats, technique: 'normal' }
}

function measureOf(beats: readonly number[], tempo = 120, beatsPerBar = 4): Measure {
  return {
    id: 'm',
    tempo,
    timeSignature: [beatsPerBar, 4],
    notes: beats.map((beat) => noteAt(beat)),
  }
}

/** Plays in chunks as a scheduler would and gives everything before `untilSeconds`. */
function play(
  measures: readonly Measure[],
  settings: PlaybackSettings,
  options: {
    fromBeat?: number
    untilSeconds: number
    chunkSeconds?: number
    startSeconds?: number
  },
): readonly PlaybackEvent[] {
  const timeline = timelineOf(measures)
  const startSeconds = options.startSeconds ?? 0
  let playback = startPlayback(timeline, settings, options.fromBeat ?? 0, startSeconds)
  const events: PlaybackEvent[] = []
  const chunk = options.chunkSeconds ?? options.untilSeconds
  for (let n = 1; n * chunk <= options.untilSeconds + 1e-9; n++) {
    const step = advancePlayback(timeline, settings, playback, startSeconds + n * chunk)
    playback = step.playback
    events.push(...step.events)
  }
  return events
}

const brief = (events: readonly PlaybackEvent[], type: PlaybackEvent['type']) =>
  events.filter((event) => event.type === type).map((event) => Number(event.timeSeconds.toFixed(9)))

const pulses = (events: readonly PlaybackEvent[]) =>
  events.flatMap((event) =>
    event.type === 'pulse' ? [`${event.kind} ${event.beat} @${event.timeSeconds}`] : [],
  )

describe('playback', () => {
  test('notes and beats fall on their exact seconds and the piece ends after its last bar', () => {
    const events = play([measureOf([0, 1.5, 3])], PLAIN, { untilSeconds: 5 })
    expect(brief(events, 'note')).toEqual([0, 0.75, 1.5])
    expect(pulses(events)).toEqual(['accent 0 @0', 'beat 1 @0.5', 'beat 2 @1', 'beat 3 @1.5'])
    expect(brief(events, 'end')).toEqual([2])
  })

  test('each measure keeps its own tempo and signature', () => {
    const events = play([measureOf([0, 3], 60), measureOf([0, 2], 120, 3)], PLAIN, {
      untilSeconds: 20,
    })
    expect(brief(events, 'note')).toEqual([0, 3, 4, 5])
    expect(brief(events, 'end')).toEqual([5.5])
    expect(pulses(events).filter((pulse) => pulse.startsWith('accent'))).toEqual([
      'accent 0 @0',
      'accent 4 @4',
    ])
  })

  test('the count-in fills whole bars before the first note, the first beat of each accented', () => {
    const events = play(
      [measureOf([0], 120, 3)],
      { ...PLAIN, countIn: { count: 2, unit: 'bars' } },
      { untilSeconds: 9 },
    )
    expect(brief(events, 'note')).toEqual([3])
    const counted = events.flatMap((event) =>
      event.type === 'pulse' && event.kind === 'count-in' ? [[event.beat, event.beatInBar]] : [],
    )
    expect(counted).toEqual([
      [-6, 0],
      [-5, 1],
      [-4, 2],
      [-3, 0],
      [-2, 1],
      [-1, 2],
    ])
  })

  test('a loop from mid-song plays only its notes, again and again, without a gap', () => {
    const loop = { startBeat: 2, endBeat: 4 }
    const events = play([measureOf([0, 2, 3])], { ...PLAIN, loop }, { untilSeconds: 3 })
    expect(brief(events, 'note')).toEqual([0, 0.5, 1, 1.5, 2, 2.5])
    expect(brief(events, 'end')).toEqual([])
  })

  test('playing from before the loop with the loop on begins at the loop', () => {
    const loop = { startBeat: 4, endBeat: 8 }
    const events = play([measureOf([0]), measureOf([0])], { ...PLAIN, loop }, { untilSeconds: 1 })
    expect(
      events.filter((event) => event.type === 'note').map((event) => event.played.startBeat),
    ).toEqual([4])
  })

  test('playing from inside the loop keeps its place, then returns to the start of the loop', () => {
    const loop = { startBeat: 0, endBeat: 4 }
    const events = play(
      [measureOf([0, 2, 3])],
      { ...PLAIN, loop },
      { fromBeat: 3, untilSeconds: 1.1 },
    )
    expect(brief(events, 'note')).toEqual([0, 0.5])
  })

  test('a count-in on loop restart also works for a loop from mid-song', () => {
    const loop = { startBeat: 4, endBeat: 8 }
    const countIn = { count: 1, unit: 'bars' } as const
    const settings = { ...PLAIN, loop, countIn, countInOnLoop: true }
    const events = play([measureOf([0]), measureOf([0])], settings, { untilSeconds: 7 })
    expect(brief(events, 'note')).toEqual([2, 6])
    expect(pulses(events).filter((pulse) => pulse.startsWith('count-in'))).toEqual([
      'count-in -4 @0',
      'count-in -3 @0.5',
      'count-in -2 @1',
      'count-in -1 @1.5',
      'count-in -4 @4',
      'count-in -3 @4.5',
      'count-in -2 @5',
      'count-in -1 @5.5',
    ])
  })

  test('at half speed every tempo of the piece lasts twice as long', () => {
    const measures = [measureOf([0, 2], 60), measureOf([0, 2], 120), measureOf([0], 400)]
    const own = brief(play(measures, PLAIN, { untilSeconds: 20 }), 'note')
    const half = brief(play(measures, { ...PLAIN, speedPercent: 50 }, { untilSeconds: 20 }), 'note')
    expect(own).toEqual([0, 2, 4, 5, 6])
    expect(half).toEqual([0, 4, 8, 10, 12])
  })

  test('the tempo ladder makes every second clean loop faster, up to its top', () => {
    const settings: PlaybackSettings = {
      ...PLAIN,
      loop: { startBeat: 0, endBeat: 4 },
      ladder: { addPercent: 100, everyLoops: 2 },
    }
    const events = play([measureOf([0], 60)], settings, { untilSeconds: 14.5 })
    expect(brief(events, 'note')).toEqual([0, 4, 8, 10, 12, 14])
  })

  test('a loop with a wrong note does not count towards the next step', () => {
    const timeline = timelineOf([measureOf([0], 60)])
    const settings: PlaybackSettings = {
      ...PLAIN,
      loop: { startBeat: 0, endBeat: 4 },
      ladder: { addPercent: 100, everyLoops: 1 },
    }
    const start = startPlayback(timeline, settings, 0, 0)
    const { events } = advancePlayback(timeline, settings, start, 11, (pass) => pass === 1)
    expect(brief(events, 'note')).toEqual([0, 4, 8, 10])
  })

  test('a note that rings past the end of the loop is cut there', () => {
    const measures = [{ ...measureOf([]), notes: [noteAt(3, 4)] }]
    const loop = { startBeat: 0, endBeat: 4 }
    const events = play(measures, { ...PLAIN, loop }, { untilSeconds: 1.6 })
    const note = events.find((event) => event.type === 'note')
    expect(note?.type === 'note' && note.durationSeconds).toBeCloseTo(0.5, 9)
  })

  test('an edit while playing keeps the pulse and repeats nothing', () => {
    const before = timelineOf([measureOf([0, 1, 2, 3])])
    const after = timelineOf([measureOf([0, 1, 2.5, 3], 60)])
    const first = advancePlayback(before, PLAIN, startPlayback(before, PLAIN, 0, 0), 1)
    const second = advancePlayback(after, PLAIN, reanchor(before, after, first.playback), 9)
    expect(brief(first.events, 'note')).toEqual([0, 0.5])
    expect(brief(second.events, 'note')).toEqual([1.5, 2])
    expect(brief(second.events, 'end')).toEqual([3])
  })

  test('the size of the chunks changes nothing', () => {
    const beat = fc.integer({ min: 0, max: 47 }).map((n) => n / 6)
    const measures = fc.array(
      fc.record({
        beats: fc.uniqueArray(beat, { maxLength: 6 }),
        tempo: fc.integer({ min: 40, max: 240 }),
        beatsPerBar: fc.integer({ min: 2, max: 7 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    const settings = fc.record({
      loop: fc.option(
        fc
          .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 6 }))
          .map(([startBeat, length]) => ({ startBeat, endBeat: startBeat + length })),
        { nil: undefined },
      ),
      countIn: fc.option(
        fc.record({
          count: fc.integer({ min: 1, max: 5 }),
          unit: fc.constantFrom('bars' as const, 'beats' as const),
        }),
        { nil: undefined },
      ),
      countInOnLoop: fc.boolean(),
      ladder: fc.option(
        fc.record({
          addPercent: fc.integer({ min: 1, max: 20 }),
          everyLoops: fc.integer({ min: 1, max: 3 }),
        }),
        { nil: undefined },
      ),
      speedPercent: fc.integer({ min: 25, max: 200 }),
    })
    fc.assert(
      fc.property(
        measures,
        settings,
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        (rows, chosen, chunkSeconds) => {
          const made = rows.map((row) => measureOf(row.beats, row.tempo, row.beatsPerBar))
          const chunks = Math.ceil(12 / chunkSeconds)
          const untilSeconds = chunks * chunkSeconds
          const whole = play(made, chosen, { untilSeconds })
          const chunked = play(made, chosen, { untilSeconds, chunkSeconds })
          expect(chunked.map(summary)).toEqual(whole.map(summary))
          const times = chunked.map((event) => event.timeSeconds)
          expect(times).toEqual([...times].sort((a, b) => a - b))
        },
      ),
      { numRuns: drawCount(150), seed: 7 },
    )
  })
})

describe('timeline', () => {
  const timeline = timelineOf([measureOf([], 60), measureOf([], 120, 3), measureOf([], 90)])

  test('a measure with notes past its bar lasts as many whole bars as they need', () => {
    expect(timelineOf([measureOf([0, 4, 11.5])]).lengthBeats).toBe(16)
    expect(timelineOf([{ ...measureOf([]), notes: [noteAt(2, 2)] }]).lengthBeats).toBe(4)
    expect(timelineOf([{ ...measureOf([]), notes: [noteAt(11 / 3, 1 / 3)] }]).lengthBeats).toBe(4)
  })

  test.each([
    [0, 0, 0],
    [3.5, 0, 3.5],
    [4, 1, 0],
    [6.9, 1, 2.9],
    [7, 2, 0],
    [11, 2, 4],
  ])('beat %d of the piece lies in measure %d at %d', (beat, measureIndex, inMeasure) => {
    const place = placeOfBeat(timeline, beat)
    expect(place.measureIndex).toBe(measureIndex)
    expect(place.beat).toBeCloseTo(inMeasure, 9)
  })

  test('beats to seconds and back gives the same beat', () => {
    const beat = fc.double({ min: 0, max: 11, noNaN: true })
    fc.assert(
      fc.property(beat, beat, fc.integer({ min: 25, max: 200 }), (a, b, speedPercent) => {
        const [from, to] = a < b ? [a, b] : [b, a]
        const seconds = secondsBetween(timeline, from, to, speedPercent)
        expect(beatAfter(timeline, from, seconds, speedPercent)).toBeCloseTo(to, 6)
      }),
      { seed: 3 },
    )
  })
})

function summary(event: PlaybackEvent): string {
  const what =
    event.type === 'note'
      ? event.played.note.id
      : event.type === 'pulse'
        ? event.beat.toFixed(6)
        : ''
  return `${event.type} ${what} ${event.timeSeconds.toFixed(6)}`
}
