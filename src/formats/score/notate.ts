/** Notes in time as written beats: bars, voices, rests, ties. */
import type { ReportWriter } from './report'
import { quartersOf, SAME_TIME, valuesOf } from './rhythm'
import { type Beat, MAX_VOICES, type ScoreMeasure, type ScoreNote, type Voice } from './score'
import { barQuartersOf } from './score-times'

/** A note from the start of the score, in quarters. */
export interface TimedNote {
  readonly note: ScoreNote
  readonly startQuarters: number
  readonly durationQuarters: number
  /** 0-based voice to write it in, where there is room. */
  readonly voice?: number
}

/** What one bar holds of a note. */
interface Piece {
  readonly note: ScoreNote
  readonly start: number
  readonly duration: number
  /** With what follows in later bars: notes of one voice and start end together. */
  readonly whole: number
  /** The voice that holds the piece before it, or that it is to be written in. */
  readonly voice?: number
}

/** Pieces that start and end together. */
interface Item {
  readonly notes: ScoreNote[]
  readonly start: number
  readonly whole: number
  duration: number
}

interface Pending {
  readonly note: ScoreNote
  readonly left: number
  readonly voice: number
}

/** Rounding moves a start by less than this. */
const MOST_DRIFT = 1 / 96
/** Less than this is lost in a rounded length. */
const LEAST_ROUNDING = 1e-4

function tiedOn({ techniques: _techniques, bendSemitones: _bend, ...note }: ScoreNote): ScoreNote {
  return { ...note, tied: true }
}

/** Of two notes of one string or pitch at once, the first. */
function holds({ notes }: Item, { string, midi }: ScoreNote): boolean {
  return notes.some((note) => (string === undefined ? note.midi === midi : note.string === string))
}

function endOf({ start, duration }: Item): number {
  return start + duration
}

/** The voice in which a piece has room, with it; `undefined` for one that `holds` drops. */
function lay(
  piece: Piece,
  voices: Item[][],
  shorten: () => void,
  drop: () => void,
): number | undefined {
  const { note, start, duration, whole } = piece
  const sameStart = (item: Item | undefined) =>
    item !== undefined && Math.abs(item.start - start) < SAME_TIME
  const joins = (items: readonly Item[]) => {
    const last = items.at(-1)
    return sameStart(last) && Math.abs(last!.whole - whole) < SAME_TIME && !holds(last!, note)
  }
  const isFree = (items: readonly Item[]) =>
    items.length === 0 || endOf(items.at(-1)!) < start + SAME_TIME
  const own = piece.voice === undefined ? undefined : voices[piece.voice]
  const chord = voices.findIndex(joins)
  // What its own voice has no room for leaves the first two to the notes that are theirs.
  const inner = own ? voices.findIndex((items, at) => at >= 2 && isFree(items)) : -1
  let index = chord >= 0 ? chord : inner >= 0 ? inner : voices.findIndex(isFree)
  if (own && (isFree(own) || joins(own))) index = piece.voice!
  if (index < 0) {
    // Every voice still sounds: the one that began first ends here.
    index = voices.reduce(
      (best, items, at) => (items.at(-1)!.start < voices[best]!.at(-1)!.start ? at : best),
      0,
    )
    const last = voices[index]!.at(-1)!
    shorten()
    if (!sameStart(last)) last.duration = start - last.start
    else {
      if (holds(last, note)) {
        drop()
        return undefined
      }
      last.notes.push(note)
      return index
    }
  }
  const last = voices[index]!.at(-1)
  if (last && sameStart(last)) last.notes.push(note)
  else voices[index]!.push({ notes: [note], start, duration, whole })
  return index
}

/** @param rounded called where a length has no note value and is rounded */
function beatsOf(items: readonly Item[], rounded: () => void): Voice {
  const beats: Beat[] = []
  let at = 0
  const write = (quarters: number, notes: readonly ScoreNote[]) => {
    const end = at + quarters
    for (const [index, rhythm] of valuesOf(quarters).entries()) {
      beats.push({ rhythm, notes: index === 0 ? notes : notes.map(tiedOn) })
      at += quartersOf(rhythm)
    }
    if (Math.abs(at - end) > LEAST_ROUNDING) rounded()
  }
  for (const { notes, start, duration } of items) {
    if (start - at > SAME_TIME) write(start - at, [])
    const sorted = notes.toSorted((a, b) => (a.string ?? 0) - (b.string ?? 0) || b.midi - a.midi)
    // After a rounded rest the note keeps its own value.
    write(Math.abs(at - start) < MOST_DRIFT ? duration : start + duration - at, sorted)
  }
  return beats
}

/**
 * Voices of each measure. A note that rings over its bar is tied into the next one; at most four
 * voices sound at once, and what has to be shortened for that is reported.
 *
 * @param notes by start.
 */
export function notate(
  notes: readonly TimedNote[],
  measures: readonly ScoreMeasure[],
  report: ReportWriter,
  track: string,
): readonly (readonly Voice[])[] {
  let next = 0
  let from = 0
  let pending: readonly Pending[] = []
  return measures.map((measure, index) => {
    const length = barQuartersOf(measure)
    const about = { bar: index + 1, track }
    const voices: Item[][] = Array.from({ length: MAX_VOICES }, () => [])
    const ringing: Pending[] = []
    const put = (note: ScoreNote, start: number, whole: number, voice?: number) => {
      const duration = Math.min(whole, length - start)
      if (valuesOf(duration).length === 0) return
      const piece = { note, start, duration, whole, ...(voice !== undefined && { voice }) }
      const shorten = () =>
        report.add(
          'changed',
          `Notes cut short: more than ${MAX_VOICES} sound in rhythms of their own.`,
          about,
        )
      const drop = () => report.add('left-out', 'Second notes of one string or pitch.', about)
      const laid = lay(piece, voices, shorten, drop)
      if (laid === undefined) return
      const left = start + whole - length
      if (left > SAME_TIME) ringing.push({ note: tiedOn(note), left, voice: laid })
    }
    for (const { note, left, voice } of pending) put(note, 0, left, voice)
    for (; next < notes.length; next++) {
      const { note, startQuarters, durationQuarters, voice } = notes[next]!
      const start = Math.max(0, startQuarters - from)
      if (start > length - SAME_TIME) break
      put(note, start, durationQuarters, voice)
    }
    from += length
    pending = ringing
    const last = voices.findLastIndex((items) => items.length > 0)
    const rounded = () =>
      report.add('changed', 'Starts and lengths are rounded to 1/192 of a quarter.', about)
    return voices.slice(0, last + 1).map((items) => beatsOf(items, rounded))
  })
}
