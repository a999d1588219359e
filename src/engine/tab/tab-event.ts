/** Structured tab events, the source of all tab: ASCII, MIDI and pictures are derived from them. */

import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

/** One played note. Beats are units of the time signature's denominator. */
export interface TabNote {
  readonly id: string
  /** 1 = the first course. */
  readonly string: number
  /** 0 = open string; counted from the capo. */
  readonly fret: number
  /** What sounds there: open string + capo + fret, always. */
  readonly midi: number
  /** Beats from the start of the measure, 0-based; may lie beyond one bar in compiled documents. */
  readonly startBeat: number
  readonly durationBeats: number
  /** `normal`, or what a file says: `hammer-on`, `slide+vibrato`. */
  readonly technique: string
  /** Finger of the fretting hand, where one is said. */
  readonly finger?: TabFinger | undefined
  /** Continues the note before it on its string; it is not struck again. */
  readonly tied?: true | undefined
  /** Voice that it is written in; the first, with stems up, where none is said. */
  readonly voice?: LowerVoice | undefined
  /** How it is written where its key does not say: `Ab`. Names the pitch that sounds. */
  readonly name?: string | undefined
}

/** Written voices of a staff beside the first: 2 has its stems down. */
export const LOWER_VOICES = [2, 3, 4] as const
export type LowerVoice = (typeof LOWER_VOICES)[number]

/** Fingers that a note may name; an open string has none. */
export const TAB_FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type TabFinger = (typeof TAB_FINGERS)[number]

/** A container of notes with its tempo (beats per minute) and time signature. */
export interface Measure {
  readonly id: string
  readonly notes: readonly TabNote[]
  readonly tempo: number
  /** Beats per bar and beat unit: `[4, 4]`. */
  readonly timeSignature: readonly [number, number]
}

/** The latest start, in beats from the start of its measure, that an event may have. */
export const MAX_START_BEAT = 1024
/** The longest duration of one event. */
export const MAX_DURATION_BEATS = 16
/** The most events of one render request. */
export const MAX_TAB_EVENTS = 1024
/** Played plainly. */
export const NORMAL_TECHNIQUE = 'normal'
/** Characters of the techniques of a note, with `+` between them. */
export const MAX_TECHNIQUE_LENGTH = 32

/**
 * The id of a note: what made it, where it lies and its 1-based place in the line.
 *
 * @example
 * tabNoteIdOf('route', { string: 5, fret: 3 }, 1) // => "route-5-3-1"
 */
export function tabNoteIdOf(maker: string, position: FretPosition, index: number): string {
  return `${maker}-${position.string}-${position.fret}-${index}`
}

/**
 * The event that plays a fret position; its midi is what sounds there.
 *
 * @example
 * tabNoteOf('route-5-3-1', { string: 5, fret: 3 }, 0, 1, STANDARD_NECK).midi // => 48
 * @throws RangeError for a string that the neck does not have.
 */
export function tabNoteOf(
  id: string,
  position: FretPosition,
  startBeat: number,
  durationBeats: number,
  neck: Neck,
): TabNote {
  return soundingNote(id, { ...position, midi: midiAt(position, neck) }, startBeat, durationBeats)
}

/** The event of a place whose pitch is known. */
export function soundingNote(
  id: string,
  { string, fret, midi }: FretPosition & { readonly midi: number },
  startBeat: number,
  durationBeats: number,
): TabNote {
  return { id, string, fret, midi, startBeat, durationBeats, technique: NORMAL_TECHNIQUE }
}
