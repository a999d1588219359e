/**
 * Checks a finished route against the notes asked for, the neck and the hand. Written apart from
 * the planner: it takes nothing from the search or its tables of states, so a wrong route makes a
 * false proof.
 */
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import { type HandCostTerm, type HandStyle, weightsOf } from './cost-table'
import { breakdownOf } from './hand-breakdown'
import type {
  HandCostPart,
  HandLoss,
  HandNote,
  HandRoute,
  OnsetGrip,
  PlacedNote,
} from './hand-plan'
import {
  hasFingersInOrder,
  hasLegalBarres,
  hasOneNotePerString,
  hasRoomForFingers,
  isHandInPlace,
  reachOf,
  soundsItsPitches,
} from './verify-grip'
import { areHeldNotesKept } from './verify-held'

/** A route as it will be read, and what was asked for. */
export interface HandClaim {
  readonly neck: Neck
  readonly asked: readonly HandNote[]
  readonly style: HandStyle
  readonly maxFret: number
  readonly window?: HandWindow
  readonly losses: readonly HandLoss[]
  readonly route: HandRoute
}

export interface HandProof {
  /** Every note asked for is struck once at its time and place, or named as lost. */
  readonly allNotesMapped: boolean
  /** Place, capo and open string sound each pitch. */
  readonly soundsAsWritten: boolean
  /** At no onset do two notes sound on one string. */
  readonly oneNotePerString: boolean
  /** Fingers 1–4 follow the frets and strings; open strings have none. */
  readonly fingersInOrder: boolean
  /** No barre covers a string that sounds a lower fret, and all are named. */
  readonly barresLegal: boolean
  /** No two fingers are further apart than a hand reaches, and none crowd a fret. */
  readonly withinReach: boolean
  /** The widest reach between two fingers, to 1/10 mm. */
  readonly widestReachMm: number
  /** The hand is where its index finger is and every finger reaches from there. */
  readonly handInPlace: boolean
  /** Held notes stay on their string until they end or are named as let go. */
  readonly heldNotesKept: boolean
  readonly pinsKept: boolean
  readonly withinMaxFret: boolean
  /** The breakdown, worked out anew from the grips, is the one claimed and adds up to the cost. */
  readonly costIsSumOfTerms: boolean
  /** All of the above that concern a hand on a neck. */
  readonly playable: boolean
}

const SAME_START_BEATS = 1 / 48
const ROUNDING_BEATS = 1e-9

/** What a note is to sound, or `undefined` where it is dropped. */
function wantedMidi(claim: HandClaim, note: number): number | undefined {
  const losses = claim.losses.filter((loss) => loss.note === note)
  if (losses.length === 0) return claim.asked[note]!.midi
  const [loss] = losses
  return losses.length === 1 && loss!.kind === 'moved'
    ? claim.asked[note]!.midi + loss!.semitones
    : undefined
}

function isMapped(claim: HandClaim, note: number, placed: readonly PlacedNote[]): boolean {
  const wanted = wantedMidi(claim, note)
  if (wanted === undefined) return placed.length === 0
  const [place] = placed
  if (placed.length !== 1 || place!.midi !== wanted) return false
  const grip = claim.route.onsets[place!.onset]
  const struck = grip?.sounding.filter((own) => own.note === note && own.heldFrom === place!.onset)
  const late = grip ? claim.asked[note]!.startBeat - grip.startBeat : -1
  return (
    struck?.length === 1 &&
    struck[0]!.midi === wanted &&
    struck[0]!.string === place!.string &&
    struck[0]!.fret === place!.fret &&
    struck[0]!.finger === place!.finger &&
    late >= 0 &&
    late <= SAME_START_BEATS + ROUNDING_BEATS
  )
}

function areAllNotesMapped(claim: HandClaim): boolean {
  const { notes, onsets } = claim.route
  const byNote = new Map<number, PlacedNote[]>()
  for (const place of notes) byNote.set(place.note, [...(byNote.get(place.note) ?? []), place])
  const areInTime = onsets.every(
    ({ startBeat }, index) => index === 0 || startBeat > onsets[index - 1]!.startBeat,
  )
  const areAsked = notes.every(({ note }) => claim.asked[note] !== undefined)
  return (
    areInTime &&
    areAsked &&
    claim.asked.every((_, note) => isMapped(claim, note, byNote.get(note) ?? []))
  )
}

function isPinKept(claim: HandClaim, { note, ...place }: PlacedNote): boolean {
  const pin = claim.asked[note]?.pin
  if (!pin) return true
  const grip = claim.route.onsets[place.onset]!
  const sameFinger = grip.sounding.filter(
    (own) => own.finger > 0 && own.finger === place.finger && own.note !== note,
  )
  const isBarreKept =
    pin.barre === true
      ? sameFinger.some(({ heldFrom }) => heldFrom === place.onset)
      : pin.barre === undefined || sameFinger.length === 0
  return (
    (pin.string ?? place.string) === place.string &&
    (pin.fret ?? place.fret) === place.fret &&
    (pin.finger ?? place.finger) === place.finger &&
    isBarreKept &&
    (pin.hand ?? grip.hand) === grip.hand
  )
}

/** Open strings alone leave the hand where it was. */
function isHandCarried(onsets: readonly OnsetGrip[]): boolean {
  return onsets.every(
    ({ sounding, hand }, index) =>
      index === 0 || sounding.some(({ fret }) => fret > 0) || hand === onsets[index - 1]!.hand,
  )
}

/** Terms that other fingers, or a hand elsewhere, change. */
const FINGER_TERMS: readonly HandCostTerm[] = [
  'open-note-high',
  'open-in-chord-high',
  'stretch',
  'chord-stretch',
  'chord-squeeze',
  'index-barre',
  'tip-barre',
  'beside-barre',
  'note-shift',
  'note-shift-distance',
  'chord-shift',
  'chord-shift-distance',
  'chord-shift-after-note',
  'roll',
  'regrip',
  'finger-swap',
  'hand-off-window',
]

const sumOf = (parts: readonly HandCostPart[]) => parts.reduce((sum, { cost }) => sum + cost, 0)

/** The terms are those of the grips; what is waived is no more than the fingers cost. */
function isCostRight({ route, neck, style, window }: HandClaim): boolean {
  const breakdown = breakdownOf(route.onsets, neck, weightsOf(style), window)
  const waived = route.breakdown.filter(({ term }) => term === 'fingers-waived')
  const isFair =
    waived.length <= 1 &&
    waived.every(({ cost }) => cost < 0) &&
    -sumOf(waived) <= sumOf(breakdown.filter(({ term }) => FINGER_TERMS.includes(term)))
  const terms = JSON.stringify([...breakdown, ...waived])
  return (
    isFair && sumOf(route.breakdown) === route.cost && terms === JSON.stringify(route.breakdown)
  )
}

/** Every proof of a route, from its strings, frets and fingers. */
export function verifyHand(claim: HandClaim): HandProof {
  const { neck, route, maxFret } = claim
  const { onsets, notes } = route
  const reaches = onsets.map((grip) => reachOf(grip, neck))
  const hand = {
    soundsAsWritten: onsets.every((grip) => soundsItsPitches(grip, neck)),
    oneNotePerString: onsets.every(hasOneNotePerString),
    fingersInOrder: onsets.every(hasFingersInOrder),
    barresLegal: onsets.every(hasLegalBarres),
    withinReach:
      reaches.every(({ isWithin }) => isWithin) &&
      onsets.every((grip) => hasRoomForFingers(grip, neck)),
    handInPlace: onsets.every(isHandInPlace) && isHandCarried(onsets),
    heldNotesKept: areHeldNotesKept(claim.asked, onsets),
    withinMaxFret: onsets.every(({ sounding }) => sounding.every(({ fret }) => fret <= maxFret)),
  }
  return {
    allNotesMapped: areAllNotesMapped(claim),
    ...hand,
    widestReachMm: reaches.reduce((widest, { widestMm }) => Math.max(widest, widestMm), 0),
    pinsKept: notes.every((place) => isPinKept(claim, place)),
    costIsSumOfTerms: isCostRight(claim),
    playable: Object.values(hand).every((holds) => holds),
  }
}
