/**
 * Notes whose place is known, as short text: `S5F3`, `S5F3@2`, `S5F3@2:0.5`. After `@` stands the
 * start in beats, after `:` the length, after `!` the technique; a note without a start follows the
 * one before.
 */

import { formatFretPosition, parseFretPosition } from '../instrument/fret-position-text'
import type { FretPosition } from '../instrument/fretboard'
import { MAX_DURATION_BEATS, MAX_START_BEAT, NORMAL_TECHNIQUE } from './tab-event'
import { isTechnique } from './techniques'

export interface PlacedNote extends FretPosition {
  readonly startBeat: number
  readonly durationBeats: number
  readonly technique?: string
}

const PLACED_NOTE =
  /^([^@:!]+)(?:@([0-9]{1,4}(?:\.[0-9]{1,6})?))?(?::([0-9]{1,4}(?:\.[0-9]{1,6})?))?(?:!(.{1,32}))?$/

/**
 * Reads one note; `undefined` for anything else, for a start or length out of range, and for
 * a technique that is not known.
 *
 * @param nextBeat start of a note that does not say its own.
 * @example
 * parsePlacedNote('S5F3@2:0.5', 0) // => {"string":5,"fret":3,"startBeat":2,"durationBeats":0.5}
 * parsePlacedNote('S4F0', 3) // => {"string":4,"fret":0,"startBeat":3,"durationBeats":1}
 * parsePlacedNote('S4F2!slide', 0)?.technique // => "slide"
 */
export function parsePlacedNote(text: string, nextBeat: number): PlacedNote | undefined {
  const match = PLACED_NOTE.exec(text)
  const place = match && parseFretPosition(match[1]!)
  if (!place) return undefined
  const startBeat = match[2] === undefined ? nextBeat : Number(match[2])
  const durationBeats = match[3] === undefined ? 1 : Number(match[3])
  const isInRange =
    startBeat <= MAX_START_BEAT && durationBeats > 0 && durationBeats <= MAX_DURATION_BEATS
  const technique = match[4]
  if (!isInRange || (technique !== undefined && !isTechnique(technique))) return undefined
  return { ...place, startBeat, durationBeats, ...(technique !== undefined && { technique }) }
}

/** The shortest length that six decimals can say. */
const LEAST_BEATS = 1e-6

/** Millionths, written plainly. */
function beatText(beats: number): string {
  return String(Math.round(beats * 1e6) / 1e6)
}

/**
 * Writes a note so that it is read back; a length that the text cannot say becomes the nearest one
 * that it can.
 *
 * @example
 * formatPlacedNote({ string: 5, fret: 3, startBeat: 2, durationBeats: 1 / 3 }) // => "S5F3@2:0.333333"
 * formatPlacedNote({ string: 5, fret: 3, startBeat: 0, durationBeats: 64 }) // => "S5F3@0:16"
 */
export function formatPlacedNote(note: PlacedNote): string {
  const length = Math.min(MAX_DURATION_BEATS, Math.max(LEAST_BEATS, note.durationBeats))
  const { technique = NORMAL_TECHNIQUE } = note
  const played = isTechnique(technique) ? `!${technique}` : ''
  return `${formatFretPosition(note)}@${beatText(note.startBeat)}:${beatText(length)}${played}`
}

/**
 * Reads notes in order, each without a start following the one before it.
 *
 * @returns the notes, or the index of the first text that is not one.
 * @example
 * parsePlacedNotes(['S5F3', 'S4F0']).notes?.map((note) => note.startBeat) // => [0,1]
 * parsePlacedNotes(['S5F3', 'S11F0']).wrongIndex // => 1
 */
export function parsePlacedNotes(
  texts: readonly string[],
):
  | { readonly notes: readonly PlacedNote[]; readonly wrongIndex?: undefined }
  | { readonly notes?: undefined; readonly wrongIndex: number } {
  const notes: PlacedNote[] = []
  let nextBeat = 0
  for (const [index, text] of texts.entries()) {
    const note = parsePlacedNote(text, nextBeat)
    if (!note) return { wrongIndex: index }
    notes.push(note)
    nextBeat = note.startBeat + note.durationBeats
  }
  return { notes }
}
