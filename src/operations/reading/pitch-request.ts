/** The pitch that a request asks about, given as a note, a MIDI number or a frequency. */
import * as z from 'zod'
import { ASSUMED_OCTAVE } from '#engine/plan/written-note'
import {
  CONCERT_A4_HZ,
  formatPitch,
  frequencyHzOf,
  midiOf,
  type NoteName,
  nearestPitchOf,
  parseNote,
  pitchClassOfMidi,
  writtenOctaveOf,
} from '#engine/theory/pitch'
import { requestErrorOf } from '../registry/request-errors'
import { midiParameter, noteParameter } from '../schemas/parameters'

/** The two usual ways to name it. */
export const pitchFields = {
  note: noteParameter.optional(),
  midi: midiParameter.optional(),
}

export interface PitchRequest {
  readonly note?: string | undefined
  readonly midi?: number | undefined
  readonly frequencyHz?: number | undefined
  /** Frequency of A4, 440 where left out. */
  readonly a4?: number | undefined
}

export interface AskedPitch {
  readonly midi: number
  /** Present when the caller wrote a name; that spelling is kept. */
  readonly writtenName?: NoteName
  readonly givenAs: 'note' | 'midi' | 'frequencyHz' | 'default'
  /** The note had no octave and octave 4 stands in. */
  readonly octaveAssumed: boolean
  /** Frequency of A4, where it is another than 440. */
  readonly a4?: number
  /** How far a given frequency lies from the pitch, −50…50. */
  readonly cents?: number
}

const DEFAULT_MIDI = 60

/** Organs and consorts of old and new; a semitone and more each way. */
const LOWEST_A4 = 390
const HIGHEST_A4 = 480

export const a4Parameter = z
  .number()
  .min(LOWEST_A4)
  .max(HIGHEST_A4)
  .optional()
  .meta({
    description: 'Frequency of A4 that frequencies are told and read by; default 440.',
    examples: [432, 415],
  })

/**
 * Settles which pitch is meant: `note` wins over `midi`; `frequencyHz` stands alone.
 *
 * @throws RequestError when a frequency is given beside another form.
 */
export function askedPitchOf(request: PitchRequest): AskedPitch {
  const { a4 = CONCERT_A4_HZ } = request
  return { ...pitchOf(request, a4), ...(a4 !== CONCERT_A4_HZ && { a4 }) }
}

function pitchOf(request: PitchRequest, a4: number): AskedPitch {
  if (request.frequencyHz !== undefined) {
    const other = request.note !== undefined ? 'note' : 'midi'
    if (request.note !== undefined || request.midi !== undefined) {
      throw requestErrorOf('conflicting-parameters', [
        {
          path: 'frequencyHz',
          message: `frequencyHz and ${other} both name the pitch; give one of them`,
        },
      ])
    }
    const { midi, cents } = nearestPitchOf((request.frequencyHz * CONCERT_A4_HZ) / a4)
    return { midi, givenAs: 'frequencyHz', octaveAssumed: false, cents }
  }
  if (request.note !== undefined) {
    const { name, octave } = parseNote(request.note)!
    return {
      midi: midiOf(name, octave ?? ASSUMED_OCTAVE),
      writtenName: name,
      givenAs: 'note',
      octaveAssumed: octave === undefined,
    }
  }
  if (request.midi !== undefined)
    return { midi: request.midi, givenAs: 'midi', octaveAssumed: false }
  return { midi: DEFAULT_MIDI, givenAs: 'default', octaveAssumed: false }
}

/** The asked pitch as documents show it, under the name settled on. */
export function describeAskedPitch(asked: AskedPitch, name: NoteName, pitchClass: string) {
  return {
    midi: asked.midi,
    note: formatPitch(name, asked.midi),
    pitchClass,
    pitchClassNumber: pitchClassOfMidi(asked.midi),
    octave: writtenOctaveOf(name, asked.midi),
    frequencyHz: frequencyHzOf(asked.midi, asked.a4),
    ...(asked.a4 !== undefined && { a4: asked.a4 }),
    givenAs: asked.givenAs,
    octaveAssumed: asked.octaveAssumed,
    ...(asked.cents !== undefined && { centsFromPitch: asked.cents }),
  }
}
