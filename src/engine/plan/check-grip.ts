/**
 * Checks one grip against the neck and the hand, from strings, frets and fingers alone. It shares no
 * code with the planner; the numbers of the hand are written here a second time on purpose.
 */
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import type { Grip, SoundingString } from './note'

/** Millimetres that two fingers reach along the neck, by the lower and the higher one. */
const REACH_MM: Readonly<Record<string, number>> = {
  '1-2': 78,
  '1-3': 106,
  '1-4': 132,
  '2-3': 62,
  '2-4': 96,
  '3-4': 64,
}
/** Lets through what is equal but for rounding. */
const ROUNDING_MM = 0.001
const MOST_IN_A_FRET = 3
const MOST_IN_A_NARROW_FRET = 2
const FIRST_NARROW_FRET = 15

const isPressed = ({ fret }: SoundingString) => fret > 0

export const soundsItsPitches = ({ sounding }: Grip, neck: Neck): boolean =>
  sounding.every(({ string, fret, midi }) => soundingMidiOf(string, fret, neck) === midi)

export const hasOneNotePerString = ({ sounding }: Grip): boolean =>
  new Set(sounding.map(({ string }) => string)).size === sounding.length

/** Open strings take no finger; up the neck, and at a fret from the thick string, fingers rise. */
export function hasFingersInOrder({ sounding }: Grip): boolean {
  return sounding.every((one) => {
    if (one.fret === 0) return one.finger === 0
    if (![1, 2, 3, 4].includes(one.finger)) return false
    return sounding.filter(isPressed).every((other) => {
      const isBeyond =
        other.fret > one.fret || (other.fret === one.fret && other.string < one.string)
      return !isBeyond || other.finger >= one.finger
    })
  })
}

/** A finger lies at one fret, over no string that sounds lower, and every barre is named. */
export function hasLegalBarres({ sounding, barres }: Grip): boolean {
  const pressed = sounding.filter(isPressed)
  const isOneFret = pressed.every((one) =>
    pressed.every((other) => other.finger !== one.finger || other.fret === one.fret),
  )
  const isCovered = pressed.some((one) =>
    pressed.some(
      (other) =>
        other.finger === one.finger &&
        sounding.some(
          ({ string, fret }) => string < one.string && string > other.string && fret < one.fret,
        ),
    ),
  )
  const found = [1, 2, 3, 4].flatMap((finger) => {
    const under = pressed.filter((own) => own.finger === finger)
    const strings = under.map(({ string }) => string)
    return under.length < 2
      ? []
      : [`${finger} ${under[0]!.fret} ${Math.max(...strings)} ${Math.min(...strings)}`]
  })
  const named = barres.map(
    (barre) => `${barre.finger} ${barre.fret} ${barre.fromString} ${barre.toString}`,
  )
  return isOneFret && !isCovered && found.join() === named.join()
}

function apartMm(neck: Neck, one: number, other: number): number {
  const fromBridge = (fret: number) =>
    neck.instrument.scaleLengthMm / 2 ** ((fret + neck.capo) / 12)
  return Math.abs(fromBridge(one) - fromBridge(other))
}

/** The widest reach between two fingers, to 1/10 mm. */
export function widestReachMmOf({ sounding }: Grip, neck: Neck): number {
  const frets = sounding.filter(isPressed).map(({ fret }) => fret)
  if (frets.length === 0) return 0
  return Math.round(apartMm(neck, Math.min(...frets), Math.max(...frets)) * 10) / 10
}

/** No two fingers are farther apart than they reach, and no fret is crowded. */
export function isWithinReach({ sounding }: Grip, neck: Neck): boolean {
  const pressed = sounding.filter(isPressed)
  return pressed.every((one) => {
    const crowd = pressed.filter(({ fret }) => fret === one.fret).map(({ finger }) => finger)
    const isNarrow = one.fret + neck.capo >= FIRST_NARROW_FRET
    const most = isNarrow ? MOST_IN_A_NARROW_FRET : MOST_IN_A_FRET
    return (
      new Set(crowd).size <= most &&
      pressed.every((other) => {
        const reach = REACH_MM[`${one.finger}-${other.finger}`]
        return reach === undefined || apartMm(neck, one.fret, other.fret) <= reach + ROUNDING_MM
      })
    )
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
  return sounding.filter(isPressed).every(({ fret, finger }) => {
    const above = fret - hand
    if (finger === 1) return above === 0
    return above >= 0 && above <= (finger - 1 + STRETCHED_FRETS) * scale
  })
}
