/**
 * Checks one grip against the neck and the hand, from strings, frets and fingers alone. It shares no
 * code with the planner; the numbers of the hand are written here a second time on purpose.
 */
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { Grip } from './note'

/** Millimetres that two fingers reach along the neck, by the lower and the higher one. */
const REACH_MM: readonly (readonly (number | undefined)[])[] = [
  [],
  [undefined, undefined, 78, 106, 132],
  [undefined, undefined, undefined, 62, 96],
  [undefined, undefined, undefined, undefined, 64],
]
/** Lets through what is equal but for rounding. */
const ROUNDING_MM = 0.001
const MOST_IN_A_FRET = 3
const MOST_IN_A_NARROW_FRET = 2
const FIRST_NARROW_FRET = 15

export const soundsItsPitches = ({ sounding }: Grip, neck: Neck): boolean =>
  sounding.every(({ string, fret, midi }) => soundingMidiOf(string, fret, neck) === midi)

export const hasOneNotePerString = ({ sounding }: Grip): boolean =>
  sounding.every((one) => sounding.every((own) => own === one || own.string !== one.string))

/** Open strings take no finger; up the neck, and at a fret from the thick string, fingers rise. */
export function hasFingersInOrder({ sounding }: Grip): boolean {
  return sounding.every((one) => {
    if (one.fret === 0) return one.finger === 0
    if (![1, 2, 3, 4].includes(one.finger)) return false
    return sounding.every((other) => {
      const isBeyond =
        other.fret > one.fret || (other.fret === one.fret && other.string < one.string)
      return !isBeyond || other.finger >= one.finger
    })
  })
}

/** A finger lies at one fret, over no string that sounds lower, and every barre is named. */
export function hasLegalBarres({ sounding, barres }: Grip): boolean {
  if (sounding.length < 2) return barres.length === 0
  let found = 0
  for (let finger = 1; finger <= 4; finger++) {
    const under = sounding.filter((own) => own.fret > 0 && own.finger === finger)
    if (under.length < 2) continue
    const strings = under.map(({ string }) => string)
    const [thick, thin] = [Math.max(...strings), Math.min(...strings)]
    const { fret } = under[0]!
    const isLaid =
      under.every((own) => own.fret === fret) &&
      sounding.every((own) => own.string >= thick || own.string <= thin || own.fret >= fret)
    const named = barres[found++]
    const isNamed =
      named?.finger === finger &&
      named.fret === fret &&
      named.fromString === thick &&
      named.toString === thin
    if (!isLaid || !isNamed) return false
  }
  return found === barres.length
}

function apartMm(neck: Neck, one: number, other: number): number {
  const fromBridge = (fret: number) =>
    neck.instrument.scaleLengthMm / 2 ** ((fret + neck.capo) / 12)
  return Math.abs(fromBridge(one) - fromBridge(other))
}

/** The widest reach between two fingers, to 1/10 mm. */
export function widestReachMmOf({ sounding }: Grip, neck: Neck): number {
  let low = Number.POSITIVE_INFINITY
  let high = 0
  for (const { fret } of sounding) {
    if (fret > 0 && fret < low) low = fret
    if (fret > high) high = fret
  }
  return high > low ? Math.round(apartMm(neck, low, high) * 10) / 10 : 0
}

/** No two fingers are farther apart than they reach, and no fret is crowded. */
export function isWithinReach({ sounding }: Grip, neck: Neck): boolean {
  if (sounding.length < 2) return true
  return sounding.every((one) => {
    if (one.fret === 0) return true
    const crowd = new Set<number>()
    for (const other of sounding) {
      if (other.fret === 0) continue
      if (other.fret === one.fret) crowd.add(other.finger)
      const reach = REACH_MM[one.finger]?.[other.finger]
      if (reach !== undefined && apartMm(neck, one.fret, other.fret) > reach + ROUNDING_MM)
        return false
    }
    const isNarrow = one.fret + neck.capo >= FIRST_NARROW_FRET
    return crowd.size <= (isNarrow ? MOST_IN_A_NARROW_FRET : MOST_IN_A_FRET)
  })
}

/** Frets that a finger presses beyond its own, one a fret, at most. */
const STRETCHED_FRETS = 3
const GUITAR_SCALE_MM = 650

/** The hand is where its index finger is, and no finger presses below it or out of its span. */
export function isHandInPlace({ sounding, hand }: Grip, neck: Neck): boolean {
  if (!Number.isInteger(hand) || hand < 1) return false
  // On short scales a hand lies over more frets.
  const scale = Math.max(1, GUITAR_SCALE_MM / neck.instrument.scaleLengthMm)
  return sounding.every(({ fret, finger }) => {
    if (fret === 0) return true
    const above = fret - hand
    if (finger === 1) return above === 0
    return above >= 0 && above <= (finger - 1 + STRETCHED_FRETS) * scale
  })
}
