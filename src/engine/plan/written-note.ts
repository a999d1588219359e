/** A note of a line as people write it: `G3`, `Bb:2`, `A3:1/2`, `D4@3:1`, `E4/S2`. */
import { MAX_DURATION_BEATS, MAX_START_BEAT } from '../tab/tab-event'
import { midiOf, type NoteName, parseNote } from '../theory/pitch'

/** Octave that a name without one stands for. */
export const ASSUMED_OCTAVE = 4

/** A pitch of a line as read: `name` where one was written. */
export interface AskedNote {
  readonly midi: number
  readonly name?: NoteName
  readonly anyOctave: boolean
}

/** Reads an accepted note name or MIDI number; a name without octave is free in its octave. */
export function askedNoteOf(text: string): AskedNote {
  const note = parseNote(text)
  if (!note) return { midi: Number(text), anyOctave: false }
  const { name, octave } = note
  return { midi: midiOf(name, octave ?? ASSUMED_OCTAVE), name, anyOctave: octave === undefined }
}

export interface WrittenNote {
  /** What stands before the length: a name, a MIDI number, `r` for a rest. */
  readonly pitch: string
  /** 0 to 1,024. */
  readonly startBeat?: number
  /** Above 0, at most 16. */
  readonly durationBeats?: number
  readonly string?: number
}

/** Beats as a decimal or a fraction: `1.5`, `2/3`. */
const BEATS = String.raw`(\d*\.?\d+(?:\/[1-9]\d?)?)`
const WRITTEN = new RegExp(`^([^@:/\\s]+)(?:@${BEATS})?(?::${BEATS})?(?:/[Ss]([1-9]\\d?))?$`)

const beatsOf = (text: string): number => {
  const [whole, parts = 1] = text.split('/').map(Number)
  return whole! / parts
}

/**
 * Reads start, length and string of a note; `undefined` for another text, or beats out of range.
 *
 * @example
 * readWrittenNote('A3:1/2') // => {"pitch":"A3","durationBeats":0.5}
 * readWrittenNote('D4/S2') // => {"pitch":"D4","string":2}
 * readWrittenNote('D4/3') // => undefined
 */
export function readWrittenNote(text: string): WrittenNote | undefined {
  const [, pitch, start, length, string] = WRITTEN.exec(text) ?? []
  if (pitch === undefined || beatsOf(start ?? '0') > MAX_START_BEAT) return undefined
  const beats = beatsOf(length ?? '1')
  if (!(beats > 0 && beats <= MAX_DURATION_BEATS)) return undefined
  return {
    pitch,
    ...(start !== undefined && { startBeat: beatsOf(start) }),
    ...(length !== undefined && { durationBeats: beats }),
    ...(string !== undefined && { string: Number(string) }),
  }
}
