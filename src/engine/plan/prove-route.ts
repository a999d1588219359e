/**
 * The proofs of a route as it is printed: what the checker finds in its grips, that everything
 * printed agrees with them and with the notes asked for, and what is counted off the printed places.
 */
import { FINGERS } from '../hand/finger'
import { formatHandWindow, type HandWindow } from '../hand/hand-window'
import { isSamePlace } from '../instrument/fretboard'
import { soundingMidiOf } from '../instrument/verify-place'
import { layerPitchClassSet, type TheoryContext } from '../theory/layer'
import { nameCheckOver } from '../theory/verify-name'
import { checkRoute, type RouteClaim } from './check-route'
import { keepsWay, meanFretOf } from './check-way'
import type { Grip } from './note'
import type { HintProof, RouteHints } from './preferences'
import type { Route, RouteProof, RouteRequestNote } from './route'

/** A route as it will be read, and what was asked for. */
export interface PrintedClaim extends RouteClaim {
  readonly asked: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly window: HandWindow
  readonly hints: RouteHints
  readonly printed: Pick<Route, 'notes' | 'tabNotes' | 'onsets' | 'fingering'>
}

/** Every note is named right, and its step and event lie where it lies and when it was asked. */
function isPrintedAlike({ asked, theory, route, printed }: PrintedClaim): boolean {
  const { notes, tabNotes, fingering, onsets } = printed
  const saysItsPitch = nameCheckOver(theory.root)
  const isWhole = [notes, tabNotes, fingering.steps].every(
    ({ length }) => length === route.notes.length,
  )
  const areOnsets =
    !onsets ||
    (onsets.length === route.grips.length &&
      onsets.every(({ handPositionFret }, at) => handPositionFret === route.grips[at]!.hand))
  return (
    isWhole &&
    areOnsets &&
    route.notes.every((own, index) => {
      const note = notes[index]!
      const step = fingering.steps[index]!
      const event = tabNotes[index]!
      const { startBeat, durationBeats } = asked[own.note]!
      return (
        saysItsPitch(note) &&
        isSamePlace(note, own) &&
        isSamePlace(step, own) &&
        isSamePlace(event, own) &&
        note.midi === own.midi &&
        event.midi === own.midi &&
        event.startBeat === startBeat &&
        event.durationBeats === durationBeats &&
        step.targetIndex === own.note &&
        step.finger === FINGERS[own.finger] &&
        step.handPositionFret === route.grips[own.grip]!.hand
      )
    })
  )
}

/** How far the hand and the places travel, grip by grip. */
export function travelOf(grips: readonly Grip[]) {
  const travel = {
    maxFretReach: 0,
    maxSingleFretShift: 0,
    positionShiftCount: 0,
    totalFretMovement: 0,
    totalStringMovement: 0,
  }
  let [lastFret, lastString] = [0, 0]
  let lastHand = grips[0]?.hand ?? 0
  for (const { hand, sounding } of grips) {
    const shift = Math.abs(hand - lastHand)
    lastHand = hand
    if (shift > 0) travel.positionShiftCount++
    travel.maxSingleFretShift = Math.max(travel.maxSingleFretShift, shift)
    let [low, thin] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { string, fret, isStruck } of sounding) {
      if (fret === 0) continue
      travel.maxFretReach = Math.max(travel.maxFretReach, fret - hand)
      if (!isStruck) continue
      low = Math.min(low, fret)
      thin = Math.min(thin, string)
    }
    if (low === Number.POSITIVE_INFINITY) continue
    if (lastFret > 0) {
      travel.totalFretMovement += Math.abs(low - lastFret)
      travel.totalStringMovement += Math.abs(thin - lastString)
    }
    ;[lastFret, lastString] = [low, thin]
  }
  return travel
}

const SAME_START_BEATS = 1 / 48

/** Whether a note sounds, as written, when another starts. */
function soundsWith(other: RouteRequestNote, { startBeat }: RouteRequestNote): boolean {
  if (Math.abs(other.startBeat - startBeat) <= SAME_START_BEATS) return true
  const end = other.startBeat + (other.heldBeats ?? other.durationBeats)
  return other.startBeat < startBeat && end > startBeat + SAME_START_BEATS
}

/** Whether the notes of a voice that are outermost as written are outermost as played. */
function staysOutermost(
  { asked, route, neck }: PrintedClaim,
  voice: string,
  outermost: (...midis: readonly number[]) => number,
): boolean {
  return route.notes.every(({ note, string, fret, grip }) => {
    const own = asked[note]!
    const isOutermost = () =>
      asked.every(
        (other) => !soundsWith(other, own) || outermost(other.midi, own.midi) === own.midi,
      )
    if (own.voice !== voice || !isOutermost()) return true
    const { sounding } = route.grips[grip]!
    const played = sounding.map(
      (other) => soundingMidiOf(other.string, other.fret, neck) ?? Number.NaN,
    )
    return soundingMidiOf(string, fret, neck) === outermost(...played)
  })
}

/** What the printed places and hands say of each hint. */
function proveHints({ hints, printed, neck }: PrintedClaim): HintProof {
  const { style, start, near } = hints
  const { notes, fingering } = printed
  const [first] = notes
  return {
    ...(style && { keepsStyle: keepsWay(style, notes, fingering.steps, neck) }),
    ...(start && { beginsAtStart: first?.string === start.string && first?.fret === start.fret }),
    ...(near !== undefined && { meanFret: meanFretOf(notes) }),
  }
}

/** Every proof of a printed route. */
export function proveRoute(claim: PrintedClaim): RouteProof {
  const { route, window, theory, printed, asked } = claim
  const { allNotesMapped, ...hand } = checkRoute(claim)
  const travel = travelOf(route.grips)
  const { notes } = printed
  const fretted = notes.map(({ fret }) => fret).filter((fret) => fret > 0)
  const highest = Math.max(0, ...fretted)
  const inside = layerPitchClassSet(theory)
  const isOutside = ({ midi }: { readonly midi: number }) => ((inside >> (midi % 12)) & 1) === 0
  const has = (voice: string) => asked.some((note) => note.voice === voice)
  return {
    allNotesMapped: allNotesMapped && isPrintedAlike(claim),
    handWindow: formatHandWindow(window),
    maxFretReach: travel.maxFretReach,
    maxFret: highest,
    maxSingleFretShift: travel.maxSingleFretShift,
    openStrings: notes.length - fretted.length,
    outsideTheoryNotes: notes.filter(isOutside).length,
    positionShiftCount: travel.positionShiftCount,
    routeSpan: fretted.length === 0 ? 0 : highest - Math.min(...fretted),
    totalFretMovement: travel.totalFretMovement,
    totalStringMovement: travel.totalStringMovement,
    ...hand,
    notesOutsideHandWindow: fretted.filter(
      (fret) => fret < window.startFret || fret > window.endFret,
    ).length,
    ...proveHints(claim),
    ...(has('melody') && { melodyOnTop: staysOutermost(claim, 'melody', Math.max) }),
    ...(has('bass') && { bassLowest: staysOutermost(claim, 'bass', Math.min) }),
  }
}
