/** A MIDI file as a score: bars from its time signatures, rhythm rounded to what can be written. */
import type { MidiData } from 'midi-file'
import type { ReadScore } from '../format'
import { FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { notate, type TimedNote } from '../score/notate'
import { newReport } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { changesOf, measuresOf } from './midi-bars'
import { strumIn, withSections, wordsIn, wordsOver } from './midi-words'
import { hasPlayedEnds, writtenEnd } from './note-ends'
import { DRUM_CHANNEL, nameOf, type PlayedNote, readTrack } from './played-tracks'

/** Times of a MIDI file as times that can be written down. */

/** Parts of a quarter that notes are written in: 48ths, and tuplets of 5 to 13. */
const WRITTEN_GRIDS = [48, 40, 56, 72, 88, 104] as const
/** Of a quarter: what was played is rounded to 24ths, which hold 32nds and triplets of 16ths. */
const PLAYED_GRID = 24
/** So many of the times are on a grid where the file was written, not played. */
const WRITTEN_SHARE = 0.95

function onGrid(quarters: number, grid: number, tolerance: number): number | undefined {
  const rounded = Math.round(quarters * grid) / grid
  return Math.abs(rounded - quarters) <= tolerance ? rounded : undefined
}

function writtenTime(quarters: number, tolerance: number): number | undefined {
  for (const grid of WRITTEN_GRIDS) {
    const time = onGrid(quarters, grid, tolerance)
    if (time !== undefined) return time
  }
  return undefined
}

interface TimeRounding {
  /** Whether the times are on the grids of written music already. */
  readonly isWritten: boolean
  round(quarters: number): number
}

/** @param tolerance quarters: half a tick */
function roundingOf(times: readonly number[], tolerance: number): TimeRounding {
  const count = times.filter((time) => writtenTime(time, tolerance) !== undefined).length
  const isWritten = count >= times.length * WRITTEN_SHARE
  const played = (quarters: number) => Math.round(quarters * PLAYED_GRID) / PLAYED_GRID
  return {
    isWritten,
    round: (quarters) =>
      isWritten ? (writtenTime(quarters, tolerance) ?? quarters) : played(quarters),
  }
}

const LEAST_DURATION = 1 / PLAYED_GRID

const DEFAULT_TICKS_PER_QUARTER = 480

/** @param moved called for each note whose end is rounded to the next note or a part of the beat */
function timedNotes(
  notes: readonly PlayedNote[],
  starts: TimeRounding,
  ends: TimeRounding,
  tolerance: number,
  moved: () => void,
): readonly TimedNote[] {
  const isPlayed = !starts.isWritten || hasPlayedEnds(notes, tolerance)
  const onsets = notes.map(({ startQuarters }) => starts.round(startQuarters))
  return notes
    .map(({ midi, startQuarters, durationQuarters }, index) => {
      const start = onsets[index]!
      const played = startQuarters + durationQuarters
      const written = isPlayed ? writtenEnd(onsets, start, played) : undefined
      if (written !== undefined && Math.abs(written - played) > tolerance) moved()
      const end = written ?? ends.round(played)
      const duration = end - start > 1e-6 ? end - start : LEAST_DURATION
      return { note: { midi }, startQuarters: start, durationQuarters: duration }
    })
    .sort((a, b) => a.startQuarters - b.startQuarters)
}

export function readMidiScore(file: MidiData): ReadScore {
  const report = newReport()
  const ticks = file.header.ticksPerBeat || DEFAULT_TICKS_PER_QUARTER
  const all = file.tracks.flatMap((events, index) =>
    readTrack(events, ticks, nameOf(events) || `Track ${index + 1}`).map((track) => ({
      ...track,
      source: index,
    })),
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
  const timed = kept.map(({ name, notes }) =>
    timedNotes(notes, starts, ends, tolerance, () =>
      report.add(
        'changed',
        'Ends rounded: a note that stops shortly before or after the next one or a beat ends there.',
        { track: name },
      ),
    ),
  )
  const words = wordsIn(file.tracks, ticks)
  let end = LEAST_DURATION
  for (const { startQuarters, durationQuarters } of timed.flat())
    end = Math.max(end, startQuarters + durationQuarters)
  for (const { quarters } of words.flatMap((own) => own.words))
    end = Math.max(end, quarters + LEAST_DURATION)
  const measures = withSections(
    measuresOf(changesOf(file.tracks, ticks), end, report),
    file.tracks,
    ticks,
  )
  const sources = kept.map(({ source }) => source)
  // They stand over the notes of their own track, or over the first where that has none.
  const withWords = (voices: ScoreTrack['measures'], index: number) =>
    words
      .filter(({ source }) => Math.max(0, sources.indexOf(source)) === index)
      .reduce((laid, own) => wordsOver(laid, own.words, measures), voices)
  report.add('kept', 'Pitches and rhythm. MIDI has no strings, frets and fingers.')
  const tracks = kept.map(
    ({ name, channel, program }, index): ScoreTrack => ({
      name,
      program,
      isPercussion: channel === DRUM_CHANNEL,
      measures: withWords(notate(timed[index]!, measures, report, name), index),
    }),
  )
  const strum = strumIn(file.tracks, ticks)
  // The first track names the piece, unless it plays beside others: then the name is its own.
  const [head] = file.tracks
  const isPart = file.tracks.length > 1 && head?.some(({ type }) => type === 'noteOn')
  const score: Score = {
    title: head && !isPart ? nameOf(head) : '',
    artist: '',
    ...(strum !== undefined && { strum }),
    measures,
    tracks,
  }
  return { score, report: report.finish() }
}
