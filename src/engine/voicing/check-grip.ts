/**
 * Proves a fingered grip against the neck and the chord, from tuning, frets and fingers alone. It
 * shares no code with the search, the fingering or the ranking, so their mistakes show here.
 */

import type { Barre } from '../hand/fingering'
import { familyOf } from '../instrument/family-table'
import type { Frets } from '../instrument/fret-text'
import { fretDistanceMmOf, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { formatIntervalLabel } from '../theory/interval'
import { optionalDegreesOn } from './chord-tones'

/** Why a grip cannot be held or does not sound its chord. */
export type GripFault =
  | 'too-few-strings'
  | 'missing-tone'
  | 'extra-tone'
  | 'unfingered-string'
  | 'finger-on-idle-string'
  | 'too-many-fingers'
  | 'finger-on-two-frets'
  | 'finger-order'
  | 'barre-mismatch'
  | 'open-string-under-barre'
  | 'muted-string-under-barre'
  | 'reach'

export interface GripProof {
  /** Chord tones that no string sounds, as interval labels (`R`, `b3`); those a grip may leave out as well. */
  readonly missing: readonly string[]
  /** Chord tones that sound more than once, each as often as it is doubled. */
  readonly doubled: readonly string[]
  /** Strings that sound a tone outside the chord. */
  readonly extra: readonly number[]
  readonly fingerCount: number
  /** Highest minus lowest pressed fret. */
  readonly reachFrets: number
  /** The same along the neck. */
  readonly reachMm: number
  readonly faults: readonly GripFault[]
  /** True when nothing above is at fault. */
  readonly valid: boolean
}

export interface FingeredGrip {
  readonly frets: Frets
  /** A place a string, the last string first; 0 = no finger. */
  readonly fingers: readonly number[]
  readonly barres: readonly Barre[]
}

/** A hand covers four frets; wider grips exist, and no published chord shape is one. */
const WIDEST_REACH_FRETS = 3
/** On a neck of less than 500 mm it covers five, on a long one as many as lie within 104 mm. */
const SHORT_NECK = { belowMm: 500, widestReachFrets: 4 } as const
const WIDEST_REACH_MM = 104
/** Neighbouring fingers can be this far apart: index–middle, middle–ring, ring–little. */
const NEIGHBOUR_REACH_FRETS = [3, 2, 2]
/** A higher finger so many strings thinner may lie one fret lower: the hand turns a little. */
const ASKEW_STRINGS = 3

function toneFaults(
  grip: FingeredGrip,
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): Pick<GripProof, 'missing' | 'doubled' | 'extra'> & { readonly isShort: boolean } {
  const heard = chord.degrees.map(() => 0)
  const extra: number[] = []
  for (const [place, fret] of grip.frets.entries()) {
    if (fret === null) continue
    const string = grip.frets.length - place
    const semitones = (midiAt({ string, fret }, neck) - rootPitchClass + 120) % 12
    const tone = chord.semitones.findIndex((other) => other % 12 === semitones)
    if (tone < 0) extra.push(string)
    else heard[tone]!++
  }
  const silent = chord.degrees.filter((_, tone) => heard[tone] === 0)
  const mayMiss = new Set(optionalDegreesOn(chord, neck).map(formatIntervalLabel))
  return {
    missing: silent.map(formatIntervalLabel),
    doubled: chord.degrees.flatMap((degree, tone) =>
      Array.from({ length: Math.max(0, heard[tone]! - 1) }, () => formatIntervalLabel(degree)),
    ),
    extra,
    isShort: silent.some((degree) => !mayMiss.has(formatIntervalLabel(degree))),
  }
}

function barreFaults(grip: FingeredGrip, barre: Barre): readonly GripFault[] {
  const faults: GripFault[] = []
  for (const [place, fret] of grip.frets.entries()) {
    const string = grip.frets.length - place
    const isUnder = string <= barre.fromString && string >= barre.toString
    const isBeyond = string < barre.toString
    if (fret === 0 && (isUnder || isBeyond)) faults.push('open-string-under-barre')
    if (isUnder && fret === null) {
      // Another finger on the string beside it can damp it; else the barre makes it sound.
      const beside = [grip.fingers[place - 1]!, grip.fingers[place + 1]!]
      const isDamped = beside.some((finger) => finger !== barre.finger && finger !== 0)
      // With two strings on both sides there is no other way: the index lifts a little over it.
      const pressed = (fingers: readonly number[]) =>
        fingers.filter((finger) => finger === barre.finger).length
      const isBetweenPairs =
        barre.finger === 1 &&
        pressed(grip.fingers.slice(0, place)) > 1 &&
        pressed(grip.fingers.slice(place + 1)) > 1
      if (!isDamped && !isBetweenPairs) {
        faults.push('muted-string-under-barre')
      }
    }
    if (isUnder && fret !== null && fret > 0 && fret < barre.fret) faults.push('barre-mismatch')
    if (isUnder && fret === barre.fret && grip.fingers[place] !== barre.finger) {
      faults.push('barre-mismatch')
    }
    if (barre.finger === 1) continue
    // Another finger damps what it lies over: on two strings it stands, on more it lies flat.
    const isFlat = barre.fromString - barre.toString > 1
    if (isUnder && fret !== barre.fret) faults.push('barre-mismatch')
    if (isFlat && isBeyond && fret !== null && fret < barre.fret) faults.push('barre-mismatch')
  }
  const ends = [barre.fromString, barre.toString].map(
    (string) => grip.frets[grip.frets.length - string],
  )
  if (ends.some((fret) => fret !== barre.fret)) faults.push('barre-mismatch')
  return faults
}

/** A finger stands on a thicker string at the fret of the index barre, a muted string between them. */
function standsBehind(grip: FingeredGrip, lower: number, higher: number): boolean {
  const barre = grip.barres.find(({ finger }) => finger === lower)
  if (lower !== 1 || !barre) return false
  const place = grip.frets.length - barre.fromString
  return grip.fingers.lastIndexOf(higher) < place - 1 && grip.frets[place - 1] === null
}

/**
 * A finger stands beside the one that presses a fret higher on the next thicker string, and a lower
 * one far across the neck at its own fret: Gmaj7 320002 by 3 2 1.
 */
function isLaidAskew({ fingers, frets }: FingeredGrip, lower: number, higher: number): boolean {
  const place = fingers.lastIndexOf(higher)
  const strings = fingers.indexOf(lower) - place
  return strings >= ASKEW_STRINGS && frets[place - 1] === frets[place]! + 1
}

/**
 * Fingers follow one another along the neck and, at one fret, from the thick strings to the thin:
 * a hand laid over the neck cannot cross them, but for a fret where they are far apart.
 */
function fingerFaults(grip: FingeredGrip): readonly GripFault[] {
  const faults: GripFault[] = []
  const fretOfFinger: (number | undefined)[] = []
  for (const [place, fret] of grip.frets.entries()) {
    const finger = grip.fingers[place]!
    const isPressed = fret !== null && fret > 0
    if (!isPressed && finger !== 0) faults.push('finger-on-idle-string')
    if (!isPressed) continue
    if (finger === 0) {
      faults.push('unfingered-string')
      continue
    }
    if (finger > 4) faults.push('too-many-fingers')
    if (fretOfFinger[finger] !== undefined && fretOfFinger[finger] !== fret) {
      faults.push('finger-on-two-frets')
    }
    const others = grip.fingers.filter((other) => other === finger).length
    if (others > 1 && !grip.barres.some((barre) => barre.finger === finger)) {
      faults.push('barre-mismatch')
    }
    fretOfFinger[finger] = fret
  }
  for (let lower = 1; lower <= 4; lower++) {
    for (let higher = lower + 1; higher <= 4; higher++) {
      const from = fretOfFinger[lower]
      const to = fretOfFinger[higher]
      if (from === undefined || to === undefined) continue
      const strings = grip.fingers.indexOf(higher) - grip.fingers.lastIndexOf(lower)
      const isAskew = to === from - 1 && strings >= ASKEW_STRINGS
      if (
        (to < from && !isAskew) ||
        (to === from &&
          strings < 0 &&
          !standsBehind(grip, lower, higher) &&
          !isLaidAskew(grip, lower, higher))
      ) {
        faults.push('finger-order')
      }
      const room = NEIGHBOUR_REACH_FRETS.slice(lower - 1, higher - 1).reduce((a, b) => a + b, 0)
      if (to - from > room) faults.push('reach')
    }
  }
  return faults
}

/**
 * Checks one fingered grip of a chord.
 *
 * @param rootPitchClass 0–11, C = 0.
 */
export function checkGrip(
  grip: FingeredGrip,
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): GripProof {
  const { missing, doubled, extra, isShort } = toneFaults(grip, rootPitchClass, chord, neck)
  const { scaleLengthMm } = neck.instrument
  const pressed = grip.frets.filter((fret) => fret !== null && fret > 0)
  const lowest = Math.min(...pressed.map((fret) => fret ?? 0))
  const highest = Math.max(...pressed.map((fret) => fret ?? 0))
  const reachFrets = pressed.length === 0 ? 0 : highest - lowest
  const fingerCount = new Set(grip.fingers.filter((finger) => finger > 0)).size
  const sounding = grip.frets.filter((fret) => fret !== null).length
  const faults = new Set<GripFault>([
    ...fingerFaults(grip),
    ...grip.barres.flatMap((barre) => barreFaults(grip, barre)),
  ])
  if (isShort) faults.add('missing-tone')
  if (extra.length > 0) faults.add('extra-tone')
  const { minChordStrings } = familyOf(neck.instrument)
  if (sounding < Math.min(minChordStrings, chord.degrees.length)) faults.add('too-few-strings')
  if (fingerCount > 4) faults.add('too-many-fingers')
  const reachMm =
    pressed.length === 0
      ? 0
      : fretDistanceMmOf(highest + neck.capo, scaleLengthMm) -
        fretDistanceMmOf(lowest + neck.capo, scaleLengthMm)
  const widestFrets =
    scaleLengthMm < SHORT_NECK.belowMm ? SHORT_NECK.widestReachFrets : WIDEST_REACH_FRETS
  if (reachFrets > widestFrets || reachMm > WIDEST_REACH_MM) faults.add('reach')
  return {
    missing,
    doubled,
    extra,
    fingerCount,
    reachFrets,
    reachMm: Math.round(reachMm * 10) / 10,
    faults: [...faults],
    valid: faults.size === 0,
  }
}
