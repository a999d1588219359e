/**
 * Checks one grip against the neck and the hand, from strings, frets and fingers alone. It shares
 * the numbers of `reach-table.ts` with the planner and no code.
 */
import type { Neck } from '../instrument/neck'
import type { OnsetGrip, SoundingString } from './hand-plan'
import {
  FINGERS_IN_A_FRET,
  FINGERS_IN_A_NARROW_FRET,
  LAST_WIDE_FRET,
  MOST_STRETCH_FRETS,
  PAIR_REACH_MM,
  WIDEST_TIP_BARRE,
} from './reach-table'

const FINGERS = [1, 2, 3, 4] as const

/** The pitch that a place sounds, with the capo; `undefined` off the neck. */
export function soundOf(neck: Neck, string: number, fret: number): number | undefined {
  const row = neck.strings.find((own) => own.string === string)
  if (!row || !Number.isInteger(fret) || fret < 0) return undefined
  if (fret === 0) return row.openMidi + neck.capo
  return fret > row.startFret ? row.openMidi + neck.capo + fret - row.startFret : undefined
}

export function soundsItsPitches({ sounding }: OnsetGrip, neck: Neck): boolean {
  return sounding.every(({ string, fret, midi }) => soundOf(neck, string, fret) === midi)
}

export function hasOneNotePerString({ sounding }: OnsetGrip): boolean {
  return new Set(sounding.map(({ string }) => string)).size === sounding.length
}

const isPressed = ({ fret }: SoundingString) => fret > 0

/** Open strings take no finger; along the neck and from the thick string, fingers never go back. */
export function hasFingersInOrder({ sounding }: OnsetGrip): boolean {
  return sounding.every((one) => {
    if (one.fret === 0) return one.finger === 0
    if (!FINGERS.some((finger) => finger === one.finger)) return false
    return sounding.every((other) => {
      if (other.fret === 0) return true
      const isBeyond =
        other.fret > one.fret || (other.fret === one.fret && other.string < one.string)
      return !isBeyond || other.finger >= one.finger
    })
  })
}

/** A finger lies at one fret, over no string that sounds lower, the index alone over more than four strings, two fingers at one fret only beside a lower string, and all barres are named. */
export function hasLegalBarres({ sounding, barres }: OnsetGrip): boolean {
  const found = FINGERS.flatMap((finger) => {
    const places = sounding.filter((place) => isPressed(place) && place.finger === finger)
    if (places.length < 2) return []
    const strings = places.map(({ string }) => string).sort((a, b) => a - b)
    return [{ finger, fret: places[0]!.fret, fromString: strings.at(-1)!, toString: strings[0]! }]
  })
  if (JSON.stringify(found) !== JSON.stringify(barres)) return false
  const isShort = found.every(
    (barre) => barre.finger === 1 || barre.fromString - barre.toString < WIDEST_TIP_BARRE,
  )
  if (!isShort) return false
  const isFretBarredTwice = found.some((thick) =>
    found.some(
      (thin) =>
        thick.fret === thin.fret &&
        thick.toString > thin.fromString &&
        !sounding.some(
          ({ string, fret }) =>
            string < thick.toString && string > thin.fromString && fret < thin.fret,
        ),
    ),
  )
  if (isFretBarredTwice) return false
  return sounding.every((place) =>
    found.every((barre) => {
      if (place.finger === barre.finger && place.fret !== barre.fret) return false
      const isUnder = place.string < barre.fromString && place.string > barre.toString
      return !isUnder || place.fret >= barre.fret
    }),
  )
}

/** Millimetres along the neck between two frets counted from the capo. */
function apartMm(neck: Neck, one: number, other: number): number {
  const length = neck.instrument.scaleLengthMm
  const fromBridge = (fret: number) => length / 2 ** ((fret + neck.capo) / 12)
  return Math.abs(fromBridge(one) - fromBridge(other))
}

/** The widest reach between two fingers, to 1/10 mm, and whether every pair reaches its places. */
export function reachOf(
  { sounding }: OnsetGrip,
  neck: Neck,
): { readonly widestMm: number; readonly isWithin: boolean } {
  let widestMm = 0
  let isWithin = true
  for (const one of sounding.filter(isPressed)) {
    for (const other of sounding.filter(isPressed)) {
      if (one.finger >= other.finger) continue
      const mm = apartMm(neck, one.fret, other.fret)
      widestMm = Math.max(widestMm, mm)
      // A thousandth of a millimetre lets through what is equal but for rounding.
      if (!(mm <= (PAIR_REACH_MM[one.finger]?.[other.finger] ?? 0) + 0.001)) isWithin = false
    }
  }
  return { widestMm: Math.round(widestMm * 10) / 10, isWithin }
}

/** No fret is crowded by more fingers than fit. */
export function hasRoomForFingers({ sounding }: OnsetGrip, neck: Neck): boolean {
  return sounding.filter(isPressed).every(({ fret }) => {
    const fingers = new Set(sounding.filter((own) => own.fret === fret).map(({ finger }) => finger))
    const room = fret + neck.capo > LAST_WIDE_FRET ? FINGERS_IN_A_NARROW_FRET : FINGERS_IN_A_FRET
    return fingers.size <= room
  })
}

/** Every finger reaches its fret from where the hand is said to be; the index finger is there. */
export function isHandInPlace({ sounding, hand }: OnsetGrip): boolean {
  if (!Number.isInteger(hand) || hand < 1) return false
  return sounding.filter(isPressed).every(({ fret, finger }) => {
    if (finger === 1) return fret === hand
    return fret >= hand && fret <= hand + finger - 1 + MOST_STRETCH_FRETS
  })
}
