/** Checks a place against the tuning, without what ranked it. */
import type { FretPosition } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { soundingMidiOf } from '../instrument/verify-place'
import { layerPitchClassSet, type TheoryContext } from '../theory/layer'

export interface PositionClaim extends FretPosition {
  readonly askedMidi: number
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly window: { readonly startFret: number; readonly endFret: number }
  readonly maxFret: number
  readonly previous?: FretPosition | undefined
}

export interface PositionProof {
  /** Frets between the start of the hand window and a fretted note; 0 for an open string. */
  readonly distanceFromHandStart: number
  /** Frets and strings between the previous place and this one. */
  readonly distanceFromPreviousSelection: number | null
  readonly handWindow: string
  /** Open strings always are. */
  readonly inHandWindow: boolean
  /** The limit asked for. */
  readonly maxFret: number
  /** Octaves from the pitch asked for, negative below it. */
  readonly octaveDistance: number
  readonly openString: boolean
  readonly outsideTheory: boolean
  /** String and fret sound the pitch asked for. */
  readonly preservesExactPitch: boolean
  readonly withinMaxFret: boolean
}

/** Every proof of a place, from tuning and fret. @throws RangeError for a string off the neck. */
export function verifyPosition(claim: PositionClaim): PositionProof {
  const { string, fret, askedMidi, window, previous } = claim
  const sounding = soundingMidiOf(string, fret, claim.neck)
  if (sounding === undefined)
    throw new RangeError(`string ${string} fret ${fret} is not on the neck`)
  const isOpen = fret === 0
  return {
    distanceFromHandStart: isOpen ? 0 : Math.abs(fret - window.startFret),
    distanceFromPreviousSelection: previous
      ? Math.abs(fret - previous.fret) + Math.abs(string - previous.string)
      : null,
    handWindow: `frets ${window.startFret}-${window.endFret}`,
    inHandWindow: isOpen || (fret >= window.startFret && fret <= window.endFret),
    maxFret: claim.maxFret,
    octaveDistance: Math.round((sounding - askedMidi) / 12) + 0,
    openString: isOpen,
    outsideTheory: ((layerPitchClassSet(claim.theory) >> (sounding % 12)) & 1) === 0,
    preservesExactPitch: sounding === askedMidi,
    withinMaxFret: fret <= claim.maxFret,
  }
}
