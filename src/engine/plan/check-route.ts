/**
 * Checks a finished route against the notes asked for, the neck and the hand. Written apart from
 * the planner: it takes nothing from the search or its tables of states, so a wrong route makes a
 * false proof.
 */
import type { Neck } from '../instrument/neck'
import {
  hasFingersInOrder,
  hasLegalBarres,
  hasOneNotePerString,
  isHandInPlace,
  isWithinReach,
  soundsItsPitches,
  widestReachMmOf,
} from './check-grip'
import type { CostPart, Grip, HandRoute, LeftOut, Note, PlayedNote } from './note'

/** A route as it will be read, and what was asked for. */
export interface RouteClaim {
  readonly neck: Neck
  readonly asked: readonly Note[]
  readonly maxFret: number
  /** What a count of each term costs. */
  readonly weightOf: (term: string) => number | undefined
  readonly leftOut: readonly LeftOut[]
  readonly route: HandRoute
}

export interface HandProof {
  /** Every note asked for is struck once at its time and place, or named as left out. */
  readonly allNotesMapped: boolean
  /** Place, capo and open string sound each pitch. */
  readonly soundsAsWritten: boolean
  /** Nowhere do two notes sound on one string. */
  readonly oneNotePerString: boolean
  /** Fingers 1–4 follow the frets and strings; open strings have none. */
  readonly fingersInOrder: boolean
  /** No barre covers a string that sounds a lower fret, and all are named. */
  readonly barresLegal: boolean
  /** No two fingers are farther apart than they reach, and none crowd a fret. */
  readonly withinReach: boolean
  /** The widest reach between two fingers, to 1/10 mm. */
  readonly widestReachMm: number
  /** The hand is where its index finger is, and open strings alone do not move it. */
  readonly handInPlace: boolean
  /** Held notes stay on their string until they end or are named as let go. */
  readonly heldNotesKept: boolean
  readonly pinsKept: boolean
  readonly withinMaxFret: boolean
  /** The cost is the sum of the terms, each its count times its weight. */
  readonly costIsSumOfTerms: boolean
  /** All of the above that concern a hand on a neck. */
  readonly playable: boolean
}

const SAME_START_BEATS = 1 / 48 + 1e-9
/** A note that ends within this after an onset need not be held there. */
const OVERLAP_BEATS = 0.06
const LET_RING_BEATS = 4

const endBeatOf = ({
  startBeat,
  durationBeats,
  heldBeats = durationBeats,
  letRing,
}: Note): number => startBeat + (letRing ? Math.max(LET_RING_BEATS, heldBeats) : heldBeats)

const isPitchAsked = ({ midi, anyOctave }: Note, sounds: number): boolean =>
  anyOctave ? (sounds - midi) % 12 === 0 : sounds === midi

const TOLD = ['midi', 'string', 'fret', 'finger', 'grip'] as const

function isStruckAsTold({ asked, route }: RouteClaim, told: PlayedNote): boolean {
  const note = asked[told.note]
  const grip = route.grips[told.grip]
  const struck = grip?.sounding.filter((own) => own.isStruck && own.note === told.note) ?? []
  const [own] = struck
  if (!note || !grip || !own || struck.length > 1) return false
  const late = note.startBeat - grip.startBeat
  return (
    isPitchAsked(note, own.midi) &&
    late >= 0 &&
    late <= SAME_START_BEATS &&
    TOLD.every((key) => own[key] === told[key])
  )
}

function areAllNotesMapped(claim: RouteClaim): boolean {
  const { asked, route, leftOut } = claim
  const lost = new Set(leftOut.flatMap(({ notes }) => notes))
  const told = new Map(route.notes.map((note) => [note.note, note]))
  const inTime = route.grips.every(
    ({ startBeat }, index) => index === 0 || startBeat > route.grips[index - 1]!.startBeat,
  )
  const areAsTold = asked.every((_, note) => told.has(note) !== lost.has(note))
  return (
    inTime &&
    areAsTold &&
    told.size === route.notes.length &&
    route.notes.every((note) => isStruckAsTold(claim, note))
  )
}

function isPinKept({ asked, route }: RouteClaim, told: PlayedNote): boolean {
  const pin = asked[told.note]?.pin
  if (!pin) return true
  const grip = route.grips[told.grip]!
  const isBarre = grip.sounding.some(
    (own) => own.isStruck && own.note !== told.note && own.finger > 0 && own.finger === told.finger,
  )
  return (
    (pin.string ?? told.string) === told.string &&
    (pin.fret ?? told.fret) === told.fret &&
    (pin.finger ?? told.finger) === told.finger &&
    (pin.barre ?? isBarre) === isBarre &&
    (pin.hand ?? grip.hand) === grip.hand
  )
}

/** What still rings is held where it was or named as let go; nothing else is held or named. */
function isHeldAcross(asked: readonly Note[], before: Grip | undefined, grip: Grip): boolean {
  const was = before?.sounding ?? []
  const isWhereItWas = grip.sounding.every(
    (own) =>
      own.isStruck ||
      was.some(
        (one) =>
          one.note === own.note &&
          one.string === own.string &&
          one.fret === own.fret &&
          one.grip === own.grip,
      ),
  )
  const isLetGoReal = grip.letGo.every((note) => was.some((own) => own.note === note))
  const areAccountedFor = was.every(({ note, midi }) => {
    const isHeld = grip.sounding.some((own) => !own.isStruck && own.note === note)
    const isLetGo = grip.letGo.includes(note)
    const isStruckAgain = grip.sounding.some((own) => own.isStruck && own.midi === midi)
    const rings = endBeatOf(asked[note]!) > grip.startBeat + OVERLAP_BEATS && !isStruckAgain
    return rings ? isHeld !== isLetGo : !isHeld && !isLetGo
  })
  return isWhereItWas && isLetGoReal && areAccountedFor
}

/** Open strings alone leave the hand where it was, but where it is asked for. */
function isHandCarried({ asked, route: { grips } }: RouteClaim): boolean {
  return grips.every(
    ({ sounding, hand }, index) =>
      index === 0 ||
      hand === grips[index - 1]!.hand ||
      sounding.some(({ note, fret }) => fret > 0 || asked[note]?.pin?.hand === hand),
  )
}

function isCostRight({ weightOf, route: { cost, breakdown } }: RouteClaim): boolean {
  const isPriced = (part: CostPart) => part.cost === (weightOf(part.term) ?? NaN) * part.count
  const terms = new Set(breakdown.map(({ term }) => term))
  const sum = breakdown.reduce((all, part) => all + part.cost, 0)
  return sum === cost && terms.size === breakdown.length && breakdown.every(isPriced)
}

/** Every proof of a route, from its strings, frets and fingers. */
export function checkRoute(claim: RouteClaim): HandProof {
  const { neck, asked, maxFret, route } = claim
  const { grips } = route
  const hand = {
    soundsAsWritten: grips.every((grip) => soundsItsPitches(grip, neck)),
    oneNotePerString: grips.every(hasOneNotePerString),
    fingersInOrder: grips.every(hasFingersInOrder),
    barresLegal: grips.every(hasLegalBarres),
    withinReach: grips.every((grip) => isWithinReach(grip, neck)),
    handInPlace: grips.every((grip) => isHandInPlace(grip, neck)) && isHandCarried(claim),
    heldNotesKept: grips.every((grip, index) => isHeldAcross(asked, grips[index - 1], grip)),
    withinMaxFret: grips.every(({ sounding }) => sounding.every(({ fret }) => fret <= maxFret)),
  }
  return {
    allNotesMapped: areAllNotesMapped(claim),
    ...hand,
    widestReachMm: grips.reduce((most, grip) => Math.max(most, widestReachMmOf(grip, neck)), 0),
    pinsKept: route.notes.every((note) => isPinKept(claim, note)),
    costIsSumOfTerms: isCostRight(claim),
    playable: Object.values(hand).every((holds) => holds),
  }
}
