/** A MIDI file as a score: bars from its time signatures, rhythm rounded to what can be written. */
import type { MidiData, MidiEvent } from 'midi-file'
import type { ReadScore } from '../format'
import { FormatError } from '../format-error'
import { FILE_LIMITS } from '../limits'
import { notate, type TimedNote } from '../notate'
import { newReport, type ReportWriter } from '../report'
import type { Score, ScoreMeasure, ScoreTrack } from '../score'
import { barQuartersOf } from '../score-times'
import { plainText, utf8Of } from '../text'
import { CHANNELS, DRUM_CHANNEL } from './general-midi'
import { LEAST_DURATION, roundingOf, type TimeRounding } from './written-time'

const DEFAULT_TICKS_PER_QUARTER = 480
const MICROSECONDS_PER_MINUTE = 60e6
const MAX_BPM = 1000

interface PlayedNote {
  readonly midi: number
  readonly startQuarters: number
  readonly durationQuarters: number
}

interface PlayedTrack {
  readonly name: string
  readonly channel: number
  readonly program: number
  readonly notes: readonly PlayedNote[]
}

function nameOf(events: readonly MidiEvent[]): string {
  for (const event of events) {
    if (event.type === 'trackName') {
      const bytes = Uint8Array.from(event.text, (character) => character.charCodeAt(0))
      return plainText(utf8Of(bytes) ?? event.text)
    }
  }
  return ''
}

/** Notes of each channel: the first that began of a pitch ends first; what never ends lasts a quarter. */
function readTrack(
  events: readonly MidiEvent[],
  ticks: number,
  name: string,
): readonly PlayedTrack[] {
  const notes = Array.from({ length: CHANNELS }, (): PlayedNote[] => [])
  const programs = Array.from({ length: CHANNELS }, () => 0)
  const open = new Map<number, { starts: number[]; next: number }>()
  let tick = 0
  for (const event of events) {
    tick += event.deltaTime
    if (event.type === 'programChange') programs[event.channel] ||= event.programNumber
    if (event.type !== 'noteOn' && event.type !== 'noteOff') continue
    const { channel, noteNumber } = event
    const key = channel * 128 + noteNumber
    let queue = open.get(key)
    if (!queue) {
      queue = { starts: [], next: 0 }
      open.set(key, queue)
    }
    if (event.type === 'noteOn' && event.velocity > 0) queue.starts.push(tick)
    else {
      const start = queue.starts[queue.next]
      if (start === undefined) continue
      queue.next++
      notes[channel]!.push({
        midi: noteNumber,
        startQuarters: start / ticks,
        durationQuarters: (tick - start) / ticks,
      })
    }
  }
  for (const [key, { starts, next }] of open) {
    for (const start of starts.slice(next)) {
      notes[Math.floor(key / 128)]!.push({
        midi: key % 128,
        startQuarters: start / ticks,
        durationQuarters: 1,
      })
    }
  }
  const channels = notes.flatMap((own, channel) => (own.length > 0 ? [channel] : []))
  return channels.map((channel) => ({
    name: channels.length > 1 ? `${name}, channel ${channel + 1}` : name,
    channel,
    program: programs[channel]!,
    notes: notes[channel]!.sort((a, b) => a.startQuarters - b.startQuarters || a.midi - b.midi),
  }))
}

interface Changes {
  readonly signatures: readonly {
    readonly quarter: number
    readonly signature: readonly [number, number]
  }[]
  readonly tempos: readonly { readonly quarter: number; readonly quarterBpm: number }[]
}

function changesOf(tracks: readonly (readonly MidiEvent[])[], ticks: number): Changes {
  const signatures: { quarter: number; signature: [number, number] }[] = []
  const tempos: { quarter: number; quarterBpm: number }[] = []
  for (const events of tracks) {
    let tick = 0
    for (const event of events) {
      tick += event.deltaTime
      const quarter = tick / ticks
      if (event.type === 'timeSignature') {
        const { numerator, denominator } = event
        const isOne = numerator >= 1 && numerator <= 32 && denominator >= 1 && denominator <= 32
        if (isOne) signatures.push({ quarter, signature: [numerator, denominator] })
      } else if (event.type === 'setTempo' && event.microsecondsPerBeat > 0) {
        // To a thousandth, which undoes the rounding of the file.
        const bpm = Math.round((MICROSECONDS_PER_MINUTE / event.microsecondsPerBeat) * 1000) / 1000
        tempos.push({ quarter, quarterBpm: Math.min(MAX_BPM, bpm) })
      }
    }
  }
  const byTime = (a: { quarter: number }, b: { quarter: number }) => a.quarter - b.quarter
  return { signatures: signatures.sort(byTime), tempos: tempos.sort(byTime) }
}

function measuresOf(
  { signatures, tempos }: Changes,
  end: number,
  report: ReportWriter,
): readonly ScoreMeasure[] {
  const measures: ScoreMeasure[] = []
  let start = 0
  let nextSignature = 0
  let nextTempo = 0
  let timeSignature: readonly [number, number] = [4, 4]
  while (start < end - 1e-6 || measures.length === 0) {
    if (measures.length === FILE_LIMITS.maxMeasures) {
      report.add('left-out', `Bars after the first ${FILE_LIMITS.maxMeasures}.`)
      break
    }
    while (
      nextSignature < signatures.length &&
      signatures[nextSignature]!.quarter <= start + 1e-6
    ) {
      timeSignature = signatures[nextSignature++]!.signature
    }
    const measure = { timeSignature, fifths: 0, isMinor: false, tempos: [] }
    const length = barQuartersOf(measure)
    const own = []
    while (nextTempo < tempos.length && tempos[nextTempo]!.quarter < start + length - 1e-6) {
      const { quarter, quarterBpm } = tempos[nextTempo++]!
      own.push({ offsetQuarters: Math.max(0, quarter - start), quarterBpm })
    }
    measures.push({ ...measure, tempos: own })
    start += length
  }
  return measures
}

function timedNotes(
  notes: readonly PlayedNote[],
  starts: TimeRounding,
  ends: TimeRounding,
): readonly TimedNote[] {
  return notes
    .map(({ midi, startQuarters, durationQuarters }) => {
      const start = starts.round(startQuarters)
      const end = ends.round(startQuarters + durationQuarters)
      const duration = end - start > 1e-6 ? end - start : LEAST_DURATION
      return { note: { midi }, startQuarters: start, durationQuarters: duration }
    })
    .sort((a, b) => a.startQuarters - b.startQuarters)
}

export function readMidiScore(file: MidiData): ReadScore {
  const report = newReport()
  const ticks = file.header.ticksPerBeat || DEFAULT_TICKS_PER_QUARTER
  const all = file.tracks.flatMap((events, index) =>
    readTrack(events, ticks, nameOf(events) || `Track ${index + 1}`),
  )
  if (all.length === 0) throw new FormatError('empty-file', 'This MIDI file holds no notes.')
  let room = FILE_LIMITS.maxNotes
  const kept = all.slice(0, FILE_LIMITS.maxTracks).map((track) => {
    const notes = track.notes.slice(0, room)
    room -= notes.length
    const count = track.notes.length - notes.length
    if (count > 0)
      report.add('left-out', `Notes after the first ${FILE_LIMITS.maxNotes}.`, {
        track: track.name,
        count,
      })
    return { ...track, notes }
  })
  if (all.length > kept.length)
    report.add('left-out', `Tracks after the first ${FILE_LIMITS.maxTracks}.`)
  const tolerance = 0.51 / ticks
  const startTimes: number[] = []
  const endTimes: number[] = []
  for (const { notes } of kept) {
    for (const { startQuarters, durationQuarters } of notes) {
      startTimes.push(startQuarters)
      endTimes.push(startQuarters + durationQuarters)
    }
  }
  const starts = roundingOf(startTimes, tolerance)
  const ends = roundingOf(endTimes, tolerance)
  if (!starts.isWritten)
    report.add(
      'changed',
      'The file was played, not written: starts and lengths are rounded to 32nds and triplets of 16ths.',
    )
  const end = endTimes.reduce((last, time) => Math.max(last, ends.round(time)), LEAST_DURATION)
  const measures = measuresOf(changesOf(file.tracks, ticks), end, report)
  report.add('kept', 'Pitches and rhythm. MIDI has no strings, frets and fingers.')
  const tracks = kept.map(
    ({ name, channel, program, notes }): ScoreTrack => ({
      name,
      program,
      isPercussion: channel === DRUM_CHANNEL,
      measures: notate(timedNotes(notes, starts, ends), measures, report, name),
    }),
  )
  const score: Score = {
    title: file.tracks[0] ? nameOf(file.tracks[0]) : '',
    artist: '',
    measures,
    tracks,
  }
  return { score, report: report.finish() }
}
