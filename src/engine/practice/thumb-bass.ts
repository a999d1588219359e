/** Where the thumb goes between two basses of a picking pattern. */
import type { Frets } from '../instrument/fret-text'
import { type FretPosition, hasFret, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

/** A grip to be picked, with its fretting fingers; one place a string, the last string first. */
export interface PickedGrip {
  readonly frets: Frets
  readonly fingers: readonly (number | null)[]
  /** Pitch class 0–11. */
  readonly root: number
  /** Pitch class of the fifth, where the chord has one. */
  readonly fifth?: number
  /**
   * Pitch classes that tell the chord from others on its root, the third first: `B` and `F` for G7.
   * None for a triad, whose strings are the usual ones, and without a third.
   */
  readonly telling: readonly number[]
}

/** A place of the second bass. */
export interface Bass extends FretPosition {
  /** 0 open, 1 index … 4 little. */
  readonly finger: number
}

interface Thumb {
  /** Places of the grip, from its bass up to the string below the three of the fingers. */
  readonly held: readonly Bass[]
  readonly bass: Bass
  readonly isOn: (place: FretPosition, pitchClass: number | undefined) => boolean
  /** A perfect fifth is in the chord. */
  readonly isPerfect: boolean
}

/** The places of a grip that sound, the thickest string first. */
export function heldPlaces({ frets, fingers }: PickedGrip): readonly Bass[] {
  return frets.flatMap((fret, place) =>
    fret === null ? [] : [{ string: frets.length - place, fret, finger: fingers[place] ?? 0 }],
  )
}

const PERFECT_FIFTH = 7

/** Strings that index, middle and ring finger pluck. */
const FINGER_STRINGS = 3

function thumbOf(grip: PickedGrip, neck: Neck): Thumb {
  const places = heldPlaces(grip)
  return {
    bass: places[0]!,
    held: places.slice(1, -FINGER_STRINGS),
    isOn: (place, pitchClass) => midiAt(place, neck) % 12 === pitchClass,
    isPerfect: grip.fifth === (grip.root + PERFECT_FIFTH) % 12,
  }
}

/** The open string a fifth below the root, where the grip leaves it free. */
function openFifthBelow({ root, fifth }: PickedGrip, { bass, isOn, isPerfect }: Thumb, neck: Neck) {
  if (!isPerfect || !isOn(bass, root)) return undefined
  const free = neck.strings.find(
    ({ string, midi, startFret }) =>
      string > bass.string &&
      startFret === 0 &&
      midi < midiAt(bass, neck) &&
      isOn({ string, fret: 0 }, fifth),
  )
  return free && { string: free.string, fret: 0, finger: 0 }
}

/** The fifth below on the same fret, for which the finger of the bass goes over to the next string. */
function movedFifthBelow(grip: PickedGrip, thumb: Thumb, neck: Neck): Bass | undefined {
  const { bass, isOn, isPerfect } = thumb
  const next = neck.strings.find(({ string }) => string === bass.string + 1)
  const isAlone = grip.fingers.filter((finger) => finger === bass.finger).length === 1
  if (!next || !isPerfect || !isAlone || bass.fret === 0 || !isOn(bass, grip.root)) return undefined
  const place = { ...bass, string: next.string }
  const isBelow = next.midi < midiAt(bass, neck) - bass.fret
  return isBelow && hasFret(next, place.fret, neck.maxFret) && isOn(place, grip.fifth)
    ? place
    : undefined
}

/**
 * The second bass of bass and chord: the fifth, on an open string below where it is free, else where
 * the grip holds it, else with the finger of the bass moved one string down; else the root. Over
 * another bass than the root it is the root, else the fifth, on the next string that holds it.
 */
export function fifthBassOf(grip: PickedGrip, neck: Neck): Bass {
  const thumb = thumbOf(grip, neck)
  const { bass, held, isOn } = thumb
  const heldOn = (pitchClass: number | undefined) => held.find((place) => isOn(place, pitchClass))
  if (!isOn(bass, grip.root)) return heldOn(grip.root) ?? heldOn(grip.fifth) ?? bass
  return (
    openFifthBelow(grip, thumb, neck) ??
    heldOn(grip.fifth) ??
    movedFifthBelow(grip, thumb, neck) ??
    bass
  )
}

/**
 * The second bass of an alternating thumb: the root or the fifth that the grip holds, from the sixth
 * string on the fourth first, as it is taught; else the open fifth below; else the string that the
 * thumb meets first; else the fifth with the finger of the bass moved one string down; else the next
 * string, which the thumb shares with the fingers.
 */
export function alternateBassOf(grip: PickedGrip, neck: Neck): Bass {
  const thumb = thumbOf(grip, neck)
  const { bass, held, isOn } = thumb
  const inOrder = held.length > 1 ? [...held.slice(1), held[0]!] : held
  const isFirm = (place: Bass) => isOn(place, grip.root) || isOn(place, grip.fifth)
  return (
    inOrder.find(isFirm) ??
    openFifthBelow(grip, thumb, neck) ??
    inOrder[0] ??
    movedFifthBelow(grip, thumb, neck) ??
    heldPlaces(grip)[1] ??
    bass
  )
}
