/**
 * Hand states: every way to sound the notes of one onset. A state is a placement, a finger for
 * each pressed string and the fret under the index finger.
 */
import type { Neck } from '../instrument/neck'
import type { HandWeights } from './cost-table'
import type { HandEase } from './ease'
import { comparePresses, type FingeringQuestion, type Press } from './finger-maps'
import { type Fingering, fingeringsOf } from './fingerings'
import { waysToLetGo } from './let-go'
import type { Onset } from './onsets'
import { comparePlacements, type Placement, placementsOf, triedPlacements } from './placements'
import {
  chargesOf,
  isOneFingerChord,
  type OnsetCharges,
  openHighCharge,
  placementCost,
} from './state-cost'
import { type HandStates, packStates, type StateRow } from './state-table'

/** Where no more states than so many are wanted, placements are not tried beyond this many a state. */
const PLACEMENTS_A_STATE = 2

/** Where not all placements of new notes are tried, the cheapest ones make so many states, about. */
const STATES_OF_A_CUT = 32

const NO_FINGERS: readonly number[] = []

/** What the states of a placement are made for. */
export interface StateSetting {
  readonly neck: Neck
  readonly maxFret: number
  readonly ease: HandEase
  readonly charges: OnsetCharges
}

/** A state, and what its fingers would cost more in a chord struck at once. */
export interface FingeredRow extends StateRow {
  readonly moreInChord: number
}

/**
 * The states of one placement: open strings alone once for every hand, else one for each fingering
 * that is chosen of the question.
 */
export function rowsOf(
  placement: Placement,
  onset: Pick<Onset, 'fresh' | 'held'>,
  { neck, maxFret, ease, charges }: StateSetting,
  choose: (question: FingeringQuestion) => readonly Fingering[],
): readonly FingeredRow[] {
  const { strings, frets } = placement
  const { fresh } = onset
  const handPin = fresh.find(({ pin }) => pin?.hand !== undefined)?.pin?.hand
  const presses: (Press & { readonly column: number })[] = []
  const soundingFrets = neck.strings.map(() => -1)
  for (let column = 0; column < strings.length; column++) {
    const string = strings[column]!
    if (string === 0) continue
    const fret = frets[column]!
    soundingFrets[string - 1] = fret
    if (fret > 0)
      presses.push({ string, fret, column, pin: fresh[column]?.pin, isNew: column < fresh.length })
  }
  presses.sort(comparePresses)
  const columns = presses.map(({ column }) => column)
  const cost = placementCost(placement, charges)
  const isOneFinger = isOneFingerChord(placement, fresh)
  // A pinned hand has to press something new.
  if (handPin !== undefined && !presses.some(({ isNew }) => isNew)) return []
  if (presses.length === 0) {
    return Array.from({ length: Math.max(1, maxFret) }, (_, index) => {
      const hand = index + 1
      const own = cost + openHighCharge(placement, charges, hand, isOneFinger)
      return { placement, hand, columns, fingers: NO_FINGERS, cost: own, moreInChord: 0 }
    })
  }
  const { pin } = fresh[0]!
  const isFree = pin?.finger === undefined && pin?.hand === undefined
  const isSingleNote = fresh.length === 1 && presses.length === 1 && isFree
  const { fingering: weights, chordFingering: chordWeights } = charges
  const question = {
    neck,
    presses,
    soundingFrets,
    weights,
    chordWeights,
    handPin,
    isSingleNote,
    isBarreWaived: isOneFinger && frets[0]! > 0 && presses.length === fresh.length,
    isOverHeld: onset.held.length > 0,
    ease,
  }
  return choose(question).map(({ hand, fingers, cost: fingerCost, costInChord }) => {
    const high = openHighCharge(placement, charges, hand, isOneFinger)
    const moreInChord = costInChord - fingerCost
    return { placement, hand, columns, fingers, cost: cost + fingerCost + high, moreInChord }
  })
}

/** Whether the notes of an onset ask for the hand at different frets. */
function hasRivalHands({ fresh }: Pick<Onset, 'fresh'>): boolean {
  const hands = fresh.flatMap(({ pin }) => pin?.hand ?? [])
  return hands.some((hand) => hand !== hands[0])
}

/**
 * The ways to play an onset; none where no hand can. Where there are more than `most`, the sets
 * of notes to let go that `waysToLetGo` names last are left out.
 */
export function makeHandStates(
  onset: Pick<Onset, 'fresh' | 'held'>,
  neck: Neck,
  maxFret: number,
  weights: HandWeights,
  most: number,
  ease: HandEase,
): HandStates {
  const { fresh, held } = onset
  const setting = { neck, maxFret, ease, charges: chargesOf(onset, neck, weights) }
  const rowsWith = (letGo: number, room: number): readonly StateRow[] | undefined => {
    const rows: StateRow[] = []
    const mostPlacements = PLACEMENTS_A_STATE * room
    const placements = placementsOf(onset, neck, maxFret, letGo, mostPlacements)
    if (placements.length > mostPlacements) return undefined
    for (const placement of placements) {
      rows.push(...rowsOf(placement, onset, setting, fingeringsOf))
      if (rows.length > room) return undefined
    }
    return rows
  }
  const rows: StateRow[] = []
  if (!hasRivalHands(onset)) {
    const { placements, isCut } = triedPlacements(onset, neck, maxFret)
    const costOf = (placement: Placement) => placementCost(placement, setting.charges)
    const tried = isCut ? placements.toSorted((a, b) => costOf(a) - costOf(b)) : placements
    for (const placement of tried) {
      if (isCut && rows.length >= STATES_OF_A_CUT) break
      rows.push(...rowsOf(placement, onset, setting, fingeringsOf))
    }
    const [, ...others] = waysToLetGo(held)
    for (const letGo of others) {
      const more = rowsWith(letGo, most - rows.length)
      if (!more) break
      rows.push(...more)
    }
    rows.sort((a, b) => comparePlacements(a.placement, b.placement))
  }
  return packStates(rows, fresh.length, fresh.length + held.length)
}
