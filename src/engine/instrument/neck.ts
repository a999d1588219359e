/**
 * A neck: an instrument in a tuning, with a capo or without. It is made once where a request, a
 * project or a file is read, and passed to everything that knows strings and frets. What is worked
 * out for a neck may be kept in a WeakMap by the neck itself.
 */
import { midiOf, parseNote } from '../theory/pitch'
import { INSTRUMENT_TABLE, type InstrumentRow, type TuningRow } from './instrument-table'

export interface NeckString {
  /** 1 is the first course, as players number them; not sorted by pitch. */
  readonly string: number
  /** The open note without capo, with octave. */
  readonly name: string
  /** MIDI of the open string without capo. */
  readonly openMidi: number
  /** MIDI of the open string as it sounds, with the capo. */
  readonly midi: number
  /** 0, or the fret at which a short string begins; its frets count on from there. */
  readonly startFret: number
}

export interface Neck {
  readonly instrument: InstrumentRow
  readonly tuning: { readonly id: string; readonly name: string }
  /** Fret of the capo, 0 for none. All frets are counted from it. */
  readonly capo: number
  /** String 1 first. */
  readonly strings: readonly NeckString[]
  /** Highest fret, counted from the capo. */
  readonly maxFret: number
}

export const MIN_STRINGS = 3
export const MAX_STRINGS = 10
export const MAX_CAPO = 12
/** The tuning id of a neck whose open strings were given as pitches. */
export const CUSTOM_TUNING = { id: 'custom', name: 'Custom' } as const

export const INSTRUMENTS: readonly InstrumentRow[] = INSTRUMENT_TABLE

/** The highest fret of any neck. */
export const MAX_FRET = Math.max(...INSTRUMENTS.map(({ maxFret }) => maxFret))

/** A string as projects and the contract's documents list it. */
export interface TuningString {
  readonly string: number
  /** Open note without capo, with octave. */
  readonly name: string
  /** MIDI of the open string without capo. */
  readonly midi: number
}

/** Open notes in writing order, the last string first. */
export function openNotesOf(row: TuningRow): readonly string[] {
  return row.openNotes.split(' ')
}

/**
 * A neck from open notes in writing order, the last string first, each with its octave.
 *
 * @throws RangeError for a note without octave, a string count outside 3–10, or a capo outside 0–12.
 */
export function makeNeck(
  instrument: InstrumentRow,
  tuning: { readonly id: string; readonly name: string },
  openNotes: readonly string[],
  capo: number,
): Neck {
  if (openNotes.length < MIN_STRINGS || openNotes.length > MAX_STRINGS) {
    throw new RangeError(`a neck has ${MIN_STRINGS} to ${MAX_STRINGS} strings`)
  }
  if (!Number.isInteger(capo) || capo < 0 || capo > MAX_CAPO) {
    throw new RangeError(`a capo is at fret 0 to ${MAX_CAPO}`)
  }
  const strings = openNotes.toReversed().map((name, index): NeckString => {
    const note = parseNote(name)
    if (note?.octave === undefined) throw new RangeError(`${name} is not a note with its octave`)
    const openMidi = midiOf(note.name, note.octave)
    const string = index + 1
    return Object.freeze({
      string,
      name,
      openMidi,
      midi: openMidi + capo,
      startFret: instrument.startFrets?.[string] ?? 0,
    })
  })
  return Object.freeze({
    instrument,
    tuning,
    capo,
    strings: Object.freeze(strings),
    maxFret: instrument.maxFret - capo,
  })
}

const namedNecks = new Map<string, Neck>()

/** The neck of a row of the table; the same object for the same row and capo. */
export function neckOf(instrument: InstrumentRow, tuning: TuningRow, capo = 0): Neck {
  const key = `${instrument.id} ${tuning.id} ${capo}`
  let neck = namedNecks.get(key)
  if (!neck) {
    const { id, name } = tuning
    neck = makeNeck(instrument, { id, name }, openNotesOf(tuning), capo)
    namedNecks.set(key, neck)
  }
  return neck
}

/** The contract's guitar: `standard-6-string`, no capo. */
export const STANDARD_NECK: Neck = neckOf(INSTRUMENT_TABLE[0], INSTRUMENT_TABLE[0].tunings[0])

/** Whether a string sounds above the one before it, as the fourth of a ukulele. */
export function isReentrantString(string: number, { strings }: Neck): boolean {
  const before = strings[string - 2]
  return before !== undefined && strings[string - 1]!.midi > before.midi
}

/** Whether a string is re-entrant, so that no string is the bass. */
export function isReentrant(neck: Neck): boolean {
  return neck.strings.some(({ string }) => isReentrantString(string, neck))
}

/** The strings as projects and documents list them: the last string first, without capo. */
export function lowStringFirst(neck: Neck): readonly TuningString[] {
  return neck.strings
    .toReversed()
    .map(({ string, name, openMidi }) => ({ string, name, midi: openMidi }))
}

/** Whether these strings, and perhaps no others, lie in the intervals of the standard guitar. */
export function areTunedLikeGuitar({ strings }: Neck, numbers: readonly number[]): boolean {
  const moves = numbers.map((string) => {
    const own = strings[string - 1]
    const standard = STANDARD_NECK.strings[string - 1]
    return own?.startFret === 0 && standard ? own.midi - standard.midi : undefined
  })
  return moves.every((move) => move !== undefined && move === moves[0])
}

/**
 * Whether the strings lie in the intervals of the standard guitar, at whatever pitch: standard
 * tuning, the same moved as a whole, a baritone, each with a capo or without.
 *
 * @example
 * isTunedLikeGuitar(STANDARD_NECK) // => true
 */
export function isTunedLikeGuitar(neck: Neck): boolean {
  const numbers = neck.strings.map(({ string }) => string)
  return numbers.length === STANDARD_NECK.strings.length && areTunedLikeGuitar(neck, numbers)
}
