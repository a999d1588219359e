/** A score as MIDI: tempo and time signatures on the first track, then a track for each of its. */
import type { MidiData, MidiEvent } from 'midi-file'
import { divisionsOf } from '../score/divisions'
import { FILE_LIMITS } from '../score/limits'
import { playingOrderOf } from '../score/playing-order'
import type { Score, ScoreTrack } from '../score/score'
import { beatQuartersOf, measureStartsOf, soundingNotesOf } from '../score/score-times'
import { strumText } from '../score/text'
import { CHANNELS, DRUM_CHANNEL } from './played-tracks'

/** Events of a MIDI track by their tick. */
type Untimed = MidiEvent extends infer Event
  ? Event extends MidiEvent
    ? Omit<Event, 'deltaTime'>
    : never
  : never

export interface TimedEvent {
  readonly tick: number
  /** At one tick the lower comes first: a note ends before the next one begins. */
  readonly order: number
  readonly event: Untimed
}

/** The track of some events: by tick and order, each with the ticks since the one before. */
export function trackOf(timed: readonly TimedEvent[]): MidiEvent[] {
  let before = 0
  const events = timed
    .toSorted((a, b) => a.tick - b.tick || a.order - b.order)
    .map(({ tick, event }) => {
      const deltaTime = tick - before
      before = tick
      return { ...event, deltaTime }
    })
  return [...events, { type: 'endOfTrack', meta: true, deltaTime: 0 }]
}

const LEAST_TICKS_PER_QUARTER = 480
/** The format keeps 15 bits for it. */
const MAX_TICKS_PER_QUARTER = 32_767
const FALLBACK_TICKS_PER_QUARTER = 27_720
const VELOCITY = 88
const MICROSECONDS_PER_MINUTE = 60e6
const METRONOME_CLOCKS = 24

/** Ticks in which every written value is a whole number, where the format can count so finely. */
function ticksPerQuarterOf(score: Score): number {
  const divisions = divisionsOf(score)
  if (divisions > MAX_TICKS_PER_QUARTER) return FALLBACK_TICKS_PER_QUARTER
  return divisions * Math.max(1, Math.ceil(LEAST_TICKS_PER_QUARTER / divisions))
}

function conductorOf(
  score: Score,
  starts: readonly number[],
  ticks: number,
): readonly TimedEvent[] {
  const events: TimedEvent[] = [
    { tick: 0, order: 0, event: { type: 'trackName', meta: true, text: latin(score.title) } },
  ]
  if (score.strum !== undefined) {
    const text = latin(strumText(score.strum))
    events.push({ tick: 0, order: 0, event: { type: 'text', meta: true, text } })
  }
  let signature = ''
  let written = ''
  for (const [
    index,
    { timeSignature, fifths, isMinor, section, tempos },
  ] of score.measures.entries()) {
    const tick = Math.round(starts[index]! * ticks)
    const [numerator, denominator] = timeSignature
    if (signature !== timeSignature.join()) {
      signature = timeSignature.join()
      const meter = { numerator, denominator, metronome: METRONOME_CLOCKS, thirtyseconds: 8 }
      events.push({ tick, order: 1, event: { type: 'timeSignature', meta: true, ...meter } })
    }
    if (written !== `${fifths} ${isMinor}`) {
      written = `${fifths} ${isMinor}`
      const key = { key: fifths, scale: isMinor ? 1 : 0 } as const
      events.push({ tick, order: 1, event: { type: 'keySignature', meta: true, ...key } })
    }
    if (section !== undefined) {
      events.push({ tick, order: 1, event: { type: 'marker', meta: true, text: latin(section) } })
    }
    for (const { offsetQuarters, quarterBpm } of tempos) {
      const microsecondsPerBeat = Math.min(
        0xffffff,
        Math.max(1, Math.round(MICROSECONDS_PER_MINUTE / quarterBpm)),
      )
      const at = Math.round((starts[index]! + offsetQuarters) * ticks)
      events.push({
        tick: at,
        order: 2,
        event: { type: 'setTempo', meta: true, microsecondsPerBeat },
      })
    }
  }
  return events
}

/** The format's text has one byte a character: UTF-8 in it is what other programs write. */
function latin(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

function playedOf(
  score: Score,
  track: ScoreTrack,
  index: number,
  starts: readonly number[],
  ticks: number,
): readonly TimedEvent[] {
  const melodic = index % (CHANNELS - 1)
  const channel = track.isPercussion ? DRUM_CHANNEL : melodic < DRUM_CHANNEL ? melodic : melodic + 1
  const notes = soundingNotesOf(score, track, starts).flatMap(
    ({ midi: noteNumber, startQuarters, durationQuarters }): TimedEvent[] => {
      const tick = Math.round(startQuarters * ticks)
      const end = Math.max(tick + 1, Math.round((startQuarters + durationQuarters) * ticks))
      return [
        { tick, order: 4, event: { type: 'noteOn', channel, noteNumber, velocity: VELOCITY } },
        { tick: end, order: 3, event: { type: 'noteOff', channel, noteNumber, velocity: 0 } },
      ]
    },
  )
  return [
    { tick: 0, order: 0, event: { type: 'trackName', meta: true, text: latin(track.name) } },
    { tick: 0, order: 1, event: { type: 'programChange', channel, programNumber: track.program } },
    ...wordsOf(track, starts, ticks),
    ...notes,
  ]
}

/** Names of chords as texts, words as lyrics. */
function wordsOf(
  { measures }: ScoreTrack,
  starts: readonly number[],
  ticks: number,
): readonly TimedEvent[] {
  const events: TimedEvent[] = []
  for (const [index, voices] of measures.entries()) {
    for (const voice of voices) {
      let at = starts[index]!
      for (const beat of voice) {
        const tick = Math.round(at * ticks)
        const add = (type: 'text' | 'lyrics', text: string | undefined) => {
          if (text !== undefined)
            events.push({ tick, order: 2, event: { type, meta: true, text: latin(text) } })
        }
        add('text', beat.chord)
        add('lyrics', beat.lyric)
        at += beatQuartersOf(beat)
      }
    }
  }
  return events
}

/** The score with its repeats played out: MIDI has none. */
function playedOut(score: Score): Score {
  if (score.measures.every(({ repeatCount }) => repeatCount === undefined)) return score
  const { bars } = playingOrderOf(
    score.measures.map(({ isRepeatStart = false, repeatCount = 0 }) => ({
      isRepeatStart,
      repeatCount,
      endings: 0,
    })),
    FILE_LIMITS.maxMeasures,
  )
  return {
    ...score,
    measures: bars.map((bar) => score.measures[bar]!),
    tracks: score.tracks.map((track) => ({
      ...track,
      measures: bars.map((bar) => track.measures[bar]!),
    })),
  }
}

/** The file as `midi-file` writes it. */
export function midiOfScore(written: Score): MidiData {
  const score = playedOut(written)
  const ticksPerBeat = ticksPerQuarterOf(score)
  const starts = measureStartsOf(score)
  const tracks = [
    trackOf(conductorOf(score, starts, ticksPerBeat)),
    ...score.tracks.map((track, index) =>
      trackOf(playedOf(score, track, index, starts, ticksPerBeat)),
    ),
  ]
  return { header: { format: 1, numTracks: tracks.length, ticksPerBeat }, tracks }
}
