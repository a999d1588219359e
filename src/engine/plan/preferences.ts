/**
 * What a caller prefers beside the notes: charges on states, soft, and printed as parts of the cost.
 * Places that a note must take are pins.
 */
import type { HandWindow } from '../hand/hand-window'
import { formatFretPosition } from '../instrument/fret-position-text'
import { type FretPosition, isDrone, midiAt } from '../instrument/fretboard'
import { isReentrantString, type Neck } from '../instrument/neck'
import { oncePer } from '../once-per'
import type { Bias } from './search'
import type { States } from './states'
import type { Count } from './terms'
import type { RouteWay } from './ways'
import { TERM, type Weights } from './weights'

/** What a player says of where a line lies; every field may be left out. */
export interface RouteHints {
  /** Keep to one way of lying on the neck; hard. */
  readonly style?: RouteWay
  /** The place of the first note; hard. */
  readonly start?: FretPosition
  /** A fret that the hand stays near to. */
  readonly near?: number
}

export const HINT_NAMES = [
  'style',
  'start',
  'near',
] as const satisfies readonly (keyof RouteHints)[]

/** The hints among other limits, without those that are not given. */
export function hintsOf(
  limits: {
    readonly [Name in keyof RouteHints]?: RouteHints[Name] | undefined
  },
): RouteHints {
  const given = HINT_NAMES.filter((name) => limits[name] !== undefined)
  return Object.fromEntries(given.map((name) => [name, limits[name]]))
}

/** Of a place: ` from S5F7`, ` near fret 7`; empty without one. */
export function hintWordsOf({ start, near }: RouteHints): string {
  if (start) return ` from ${formatFretPosition(start)}`
  return near === undefined ? '' : ` near fret ${near}`
}

/** What a checker finds of each hint that was given. */
export interface HintProof {
  /** The line lies in the style. */
  readonly keepsStyle?: boolean
  /** The first note lies at the start. */
  readonly beginsAtStart?: boolean
  /** Of a fret to stay near: mean of the fretted frets, to a tenth; 0 for none. */
  readonly meanFret?: number
}

/** Every field may be left out. */
export interface Preferences extends Omit<RouteHints, 'style' | 'start'> {
  /** Frets to stay over; without it the whole neck. */
  readonly window?: HandWindow
  /** The places of a grip that is held. */
  readonly grip?: readonly FretPosition[]
}

/** A hand that lies from two frets below to at the fret is near to it. */
const NEAR_FRETS = 1

/** The pitches of open strings that melodies use: not those of drones. */
const openPitchesOf = oncePer(
  (neck: Neck) =>
    new Set(
      neck.strings
        .filter(({ string }) => !isReentrantString(string, neck) && !isDrone(string, neck))
        .map(({ midi }) => midi),
    ),
)

/** Frets outside a range. */
export const fretsOff = (fret: number, low: number, high: number): number =>
  Math.max(0, low - fret, fret - high)

/** Adds what a state counts against the preferences. */
export function countPreferences(
  states: States,
  state: number,
  preferences: Preferences,
  count: Count,
): void {
  const { window, near, grip } = preferences
  // In open and first position a note of a line that an open string sounds lies off its place
  // elsewhere; the positions above are played without open strings.
  const isOpen = window?.openStringsWaived
  const isClosed = window?.source === 'position' && !isOpen
  const { fresh, width, strings, frets, hands, neck } = states
  const hand = hands[state]!
  if (window) {
    count(TERM['hand-off-window'], fretsOff(hand, window.lowestHandFret, window.highestHandFret))
  }
  if (near !== undefined)
    count(TERM['off-near'], fretsOff(hand + 1, near - NEAR_FRETS, near + NEAR_FRETS))
  for (let column = state * width; column < state * width + fresh.length; column++) {
    const fret = frets[column]!
    if (window && fret > 0) {
      const belongsOpen =
        isOpen &&
        width === 1 &&
        openPitchesOf(neck).has(midiAt({ string: strings[column]!, fret }, neck))
      const off = belongsOpen ? fret : fretsOff(fret, window.startFret, window.endFret)
      count(TERM['fret-off-window'], off)
    }
    if (isClosed && fret === 0) count(TERM['open-in-closed-position'], 1)
    const isOnGrip = grip?.some((place) => place.string === strings[column] && place.fret === fret)
    if (isOnGrip === false) count(TERM['off-grip'], 1)
  }
}

/** What the preferences add to each state; `undefined` where nothing is preferred. */
export function preferenceBiasOf(
  preferences: Preferences,
  layers: readonly States[],
  weights: Weights,
): Bias | undefined {
  if (!preferences.window && preferences.near === undefined && !preferences.grip) return undefined
  const biasOf = oncePer((states: States) => {
    const bias = new Int32Array(states.count)
    for (let state = 0; state < states.count; state++) {
      countPreferences(states, state, preferences, (term, by) => {
        bias[state]! += weights[term]! * by
      })
    }
    return bias
  })
  return layers.map(biasOf)
}
