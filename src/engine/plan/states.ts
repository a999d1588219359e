/**
 * The states of a slice: every way in which a hand can strike its notes while others still sound.
 * A state is a place for each new note, for each held note its place or "let go", and the fret under
 * the index finger; its fingers are the easiest for those.
 */
import { WIDEST_REACH_MM } from '../hand/reach'
import { type FretPosition, fretFor } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { type Ease, fingerOn, type Hold, handOn, holdsOf } from './fingerings'
import type { Pin } from './note'

/** A pitch class in any octave, as a pitch: this and the class. */
export const ANY_OCTAVE = 128

/** More than any neck has. */
const MOST_FRETS = 99

/** What a hand may do. */
export interface Limits {
  /** Counted from the capo. */
  readonly maxFret: number
  readonly ease: Ease
  /** Between the lowest and the highest fret pressed; default as far as a hand reaches. */
  readonly reachMm?: number | undefined
}

/** What is to sound at a slice. Pitches are MIDI numbers or `ANY_OCTAVE` and a pitch class. */
export interface SlicePitches {
  /** Ascending. */
  readonly fresh: readonly number[]
  /** Notes that still sound, the latest last. */
  readonly held: readonly number[]
  /** Of the new notes, where any is pinned. */
  readonly pins?: readonly (Pin | undefined)[]
}

/** Columns of states, `width` places a state: the new notes, then the held ones. */
export interface States extends Omit<SlicePitches, 'pins'> {
  /** Whether the caller says where the hand is; else open strings alone leave it where it was. */
  readonly isHandAsked: boolean
  readonly neck: Neck
  readonly count: number
  readonly width: number
  /** 0 where a held note is let go. */
  readonly strings: Uint8Array
  readonly frets: Uint8Array
  readonly fingers: Uint8Array
  /** A state each: the hand, and what the fingers do as counts. */
  readonly hands: Uint8Array
  readonly stretches: Uint8Array
  readonly squeezes: Uint8Array
  readonly barres: Uint8Array
  readonly tips: Uint8Array
}

/** The places of a pitch, string 1 first. */
function placesOf(pitch: number, neck: Neck, maxFret: number): FretPosition[] {
  const octaves = pitch < ANY_OCTAVE ? [0] : Array.from({ length: 11 }, (_, octave) => 12 * octave)
  const places: FretPosition[] = []
  for (const { string } of neck.strings) {
    for (const octave of octaves) {
      const fret = fretFor((pitch % ANY_OCTAVE) + octave, string, neck)
      if (fret !== undefined && fret <= maxFret) places.push({ string, fret })
    }
  }
  return places
}

/** Whether a place keeps the string and fret of a pin. */
export const isAtPin = ({ string, fret }: FretPosition, pin: Pin | undefined): boolean =>
  (pin?.string ?? string) === string && (pin?.fret ?? fret) === fret

/** Whether new notes keep their pins of finger, barre and hand. */
function keepsPins(
  pins: readonly (Pin | undefined)[],
  strings: readonly number[],
  fingers: number,
  hand: number,
): boolean {
  return pins.every((pin, note) => {
    if (!pin) return true
    const finger = fingerOn(fingers, strings[note]!)
    const isBarre = pins.some(
      (_, other) => other !== note && finger > 0 && fingerOn(fingers, strings[other]!) === finger,
    )
    return (
      (pin.finger ?? finger) === finger &&
      (pin.barre ?? isBarre) === isBarre &&
      (pin.hand ?? hand) === hand
    )
  })
}

/** Where nothing is pressed, the hand may be anywhere. */
const OPEN_HOLDS: readonly Hold[] = Array.from({ length: 48 }, (_, index) => {
  return { hand: index + 1, fingers: 0, stretch: 0, squeeze: 0, barre: 0, tip: 0 }
})

/** Room to work in: a row a state, its places as string, fret and finger, then its hold. */
let rows = new Uint8Array(1 << 14)
const HOLD = ['hand', 'stretch', 'squeeze', 'barre', 'tip'] as const

/** A column of the rows. */
function columnOf(count: number, size: number, at: number, width = 1, step = 1): Uint8Array {
  const column = new Uint8Array(count * width)
  for (let row = 0; row < count; row++) {
    for (let note = 0; note < width; note++) {
      column[row * width + note] = rows[row * size + at + note * step]!
    }
  }
  return column
}

/**
 * All states of a slice under some limits, by strings and frets in the order of the notes, then by
 * hand: the order of equal costs. `count` is 0 where no hand can play the new notes.
 */
export function statesOf(neck: Neck, limits: Limits, pitches: SlicePitches): States {
  const states = everyStateOf(neck, limits, pitches, false)
  return states.count > MOST_STATES ? everyStateOf(neck, limits, pitches, true) : states
}

/**
 * More states than any tuning of the table has: of strings tuned nearly alike, only those in which
 * higher new notes lie on strings of lower numbers are looked at.
 */
const MOST_STATES = 512

function everyStateOf(
  neck: Neck,
  { maxFret, ease, reachMm = WIDEST_REACH_MM }: Limits,
  pitches: SlicePitches,
  isOrdered: boolean,
): States {
  const { fresh, held, pins } = pitches
  const width = fresh.length + held.length
  const size = 3 * width + HOLD.length
  const choices: FretPosition[][] = []
  for (let note = 0; note < width; note++) {
    const isNew = note < fresh.length
    const places = placesOf(isNew ? fresh[note]! : held[note - fresh.length]!, neck, maxFret)
    const pin = isNew ? pins?.[note] : undefined
    choices.push(pin ? places.filter((place) => isAtPin(place, pin)) : places)
    // A held note may be let go.
    if (!isNew) places.unshift({ string: 0, fret: 0 })
  }
  const { mm } = handOn(neck)
  const strings = new Array<number>(width).fill(0)
  const frets = new Int8Array(neck.strings.length + 1).fill(-1)
  const isAllowed =
    pins && ((fingers: number, hand: number) => keepsPins(pins, strings, fingers, hand))
  let count = 0

  const add = (hold: Hold) => {
    if ((count + 1) * size > rows.length) {
      const longer = new Uint8Array(2 * rows.length)
      longer.set(rows)
      rows = longer
    }
    let at = count++ * size
    for (let note = 0; note < width; note++) {
      const string = strings[note]!
      rows[at++] = string
      rows[at++] = string === 0 ? 0 : frets[string]!
      rows[at++] = string === 0 ? 0 : fingerOn(hold.fingers, string)
    }
    for (const fact of HOLD) rows[at++] = hold[fact]
  }

  const place = (note: number, lowest: number, highest: number): void => {
    if (note === width) {
      const holds = highest > 0 ? holdsOf(neck, ease, frets, isAllowed) : OPEN_HOLDS
      for (const hold of holds) {
        if (highest === 0 && hold.hand > Math.max(1, maxFret)) break
        if (highest > 0 || !isAllowed || isAllowed(0, hold.hand)) add(hold)
      }
      return
    }
    // A unison on two strings is one grip in two orders.
    const isUnison = !pins && note < fresh.length && fresh[note] === fresh[note - 1]
    for (const { string, fret } of choices[note]!) {
      if (string > 0 && frets[string]! >= 0) continue
      if (isUnison && string < strings[note - 1]!) continue
      if (isOrdered && !isUnison && note > 0 && note < fresh.length && string > strings[note - 1]!)
        continue
      const low = fret > 0 && fret < lowest ? fret : lowest
      const high = Math.max(fret, highest)
      if (high > low && mm[high]! - mm[low]! > reachMm) continue
      strings[note] = string
      if (string > 0) frets[string] = fret
      place(note + 1, low, high)
      if (string > 0) frets[string] = -1
    }
  }
  place(0, MOST_FRETS, 0)
  const holdAt = (fact: number) => columnOf(count, size, 3 * width + fact)
  return {
    isHandAsked: pins?.some((pin) => pin?.hand !== undefined) ?? false,
    fresh,
    held,
    neck,
    count,
    width,
    strings: columnOf(count, size, 0, width, 3),
    frets: columnOf(count, size, 1, width, 3),
    fingers: columnOf(count, size, 2, width, 3),
    hands: holdAt(0),
    stretches: holdAt(1),
    squeezes: holdAt(2),
    barres: holdAt(3),
    tips: holdAt(4),
  }
}
