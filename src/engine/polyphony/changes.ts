/** What it costs to go from a state of one onset to a state of the next, as the search charges it. */
import type { ChangeCharges } from './change-charges'
import type { HandLayer, RepeatedPitch } from './layers'
import { FINGERS_OF_A_HAND, FRET_BITS, type HandStates, STRINGS_PACKED } from './state-table'

/** Two neighbouring layers and the weights that hold between them. */
export interface LayerChange {
  readonly from: HandStates
  readonly to: HandStates
  readonly heldFrom: readonly number[]
  readonly lapsed: readonly number[]
  readonly repeated: readonly RepeatedPitch[]
  /** Cost of a shift by frets; after open strings alone at `frets + 32`. */
  readonly shifts: Int32Array
  readonly regrip: number
  readonly charges: ChangeCharges
}

export function changeBetween(
  before: HandLayer,
  layer: HandLayer,
  charges: ChangeCharges,
): LayerChange {
  const [from, to] = [before.states, layer.states]
  const toChord = from.freshCount > 1 ? charges.chordToChord : charges.noteToChord
  return {
    from,
    to,
    heldFrom: layer.heldFrom,
    lapsed: layer.lapsed,
    repeated: layer.repeated,
    shifts: to.freshCount > 1 ? toChord : charges.toNote,
    regrip: from.freshCount > 1 && to.freshCount > 1 ? charges.regrip : 0,
    charges,
  }
}

/** The strings, before, of the notes held now: four bits each, as in `heldStrings`. */
export function stringsToHold({ from, heldFrom }: LayerChange, start: number): number {
  let strings = 0
  for (let index = 0; index < heldFrom.length; index++) {
    strings |= from.strings[start * from.noteCount + heldFrom[index]!]! << (4 * index)
  }
  return strings
}

/** Bits of the notes that a state holds. */
export function holdMaskOf(heldStrings: number): number {
  let mask = 0
  for (let bits = 0xf; bits <= 0xf0000; bits <<= 4) if ((heldStrings & bits) !== 0) mask |= bits
  return mask
}

/** Cost of notes let go, between states that agree about those held. */
function letGoCost(change: LayerChange, start: number, state: number): number {
  const { from, to, heldFrom, lapsed, charges } = change
  const costOf = (string: number) =>
    (to.freshStrings[state]! >> string) & 1 ? charges.strike : charges.letGo
  let cost = 0
  for (let index = 0; index < heldFrom.length; index++) {
    const was = from.strings[start * from.noteCount + heldFrom[index]!]!
    const is = to.strings[state * to.noteCount + to.freshCount + index]
    if (is !== was) cost += costOf(was)
  }
  for (let index = 0; index < lapsed.length; index++) {
    const was = from.strings[start * from.noteCount + lapsed[index]!]!
    if (was > 0) cost += costOf(was)
  }
  return cost
}

/** Cost of moving over the strings and to other strings with the same pitch. */
function stringCost(change: LayerChange, start: number, state: number): number {
  const { from, to, repeated, charges } = change
  const apart = Math.max(
    to.firstString[state]! - from.lastString[start]!,
    from.firstString[start]! - to.lastString[state]!,
  )
  let cost = apart > 0 ? charges.apart + charges.skip * (apart - 1) : 0
  for (let index = 0; index < repeated.length; index++) {
    const { column, before } = repeated[index]!
    const string = to.strings[state * to.noteCount + column]!
    let moves = 0
    for (let at = 0; at < before.length; at++) {
      const was = from.strings[start * from.noteCount + before[at]!]!
      if (was === string) {
        moves = 0
        break
      }
      if (was > 0) moves = charges.pitchMoves
    }
    cost += moves
  }
  return cost
}

const FRET_MASK = (1 << FRET_BITS) - 1

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The lowest bit of each string in `pressedLow`. */
const LOW_BITS = 0b00001_00001_00001_00001_00001_00001

/** The lowest bit of each string in `fingersByString`. */
const LOW_FINGER_BITS = 0b001_001_001_001_001_001_001_001_001_001

/** A bit for each string whose packed fret is not 0. */
function stringsSet(packed: number): number {
  return (packed | (packed >> 1) | (packed >> 2) | (packed >> 3) | (packed >> 4)) & LOW_BITS
}

/** Strings pressed at a fret at which they were not pressed before. */
function newPresses(were: number, are: number): number {
  return are === were ? 0 : bitCount(stringsSet(were ^ are) & stringsSet(are))
}

/** What the change costs between two placements, whatever hand and fingers play them. */
export function placementChangeCost(change: LayerChange, start: number, state: number): number {
  const { from, to, charges } = change
  const presses =
    newPresses(from.pressedLow[start]!, to.pressedLow[state]!) +
    newPresses(from.pressedHigh[start]!, to.pressedHigh[state]!)
  return (
    letGoCost(change, start, state) + stringCost(change, start, state) + charges.press * presses
  )
}

/** How many held notes another finger takes over. */
function swapsBetween({ from, to }: LayerChange, start: number, state: number): number {
  const differs =
    (from.fingersByString[start]! ^ to.fingersByString[state]!) & to.heldFingers[state]!
  return differs === 0 ? 0 : bitCount((differs | (differs >> 1) | (differs >> 2)) & LOW_FINGER_BITS)
}

/** Whether each of these strings, string 1 in bit 0, is pressed above a fret. */
function arePressedAbove(states: HandStates, state: number, strings: number, fret: number) {
  for (let place = 0; strings >> place !== 0; place++) {
    if (((strings >> place) & 1) === 0) continue
    const isLow = place < STRINGS_PACKED
    const packed = isLow ? states.pressedLow[state]! : states.pressedHigh[state]!
    const at = FRET_BITS * (isLow ? place : place - STRINGS_PACKED)
    if (((packed >> at) & FRET_MASK) <= fret) return false
  }
  return true
}

/** Cost of what each finger does: swap, roll, regrip. */
export function fingerCost(change: LayerChange, start: number, state: number): number {
  const { from, to, regrip, charges } = change
  const isSameHand = from.hand[start] === to.hand[state]
  let cost = charges.swap * swapsBetween(change, start, state)
  if (!isSameHand && regrip === 0) return cost
  for (let finger = 0; finger < FINGERS_OF_A_HAND; finger++) {
    const was = from.fingerPlaces[start * FINGERS_OF_A_HAND + finger]!
    const is = to.fingerPlaces[state * FINGERS_OF_A_HAND + finger]!
    if (was === is) continue
    const before = was >> FRET_BITS
    const now = is >> FRET_BITS
    const fret = was & FRET_MASK
    const isAtItsFret = fret !== 0 && fret === (is & FRET_MASK)
    const keepsString = (before & now) !== 0
    if (before !== now && regrip > 0) {
      // Other fingers come down, or lift, above it on its other strings.
      const isStill =
        isAtItsFret &&
        keepsString &&
        arePressedAbove(to, state, before & ~now, fret) &&
        arePressedAbove(from, start, now & ~before, fret)
      if (!isStill) cost += regrip
    }
    if (isSameHand && isAtItsFret && !keepsString) cost += charges.roll
  }
  return cost
}
