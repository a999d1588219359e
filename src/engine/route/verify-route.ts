/**
 * Checks a finished route against the tuning. Written apart from the planner: it takes nothing from
 * the search, its tables or its cost functions, and works from strings, frets and fingers alone, so
 * a wrong route makes a false proof.
 */
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import { layerPitchClassSet, type TheoryContext } from '../theory/layer'
import type {
  CostPart,
  FingeringStep,
  RouteHints,
  RouteNote,
  RouteProof,
  RouteRequestNote,
} from './route'
import { isHeldInOrder, isOpenHand } from './verify-fingers'
import { nameCheckOver } from './verify-name'
import { isAsNarrowAs, soundingMidiOf } from './verify-place'
import { keepsStyle, meanFretOf } from './verify-style'

/** A route as it will be read, and what was asked for. */
export interface RouteClaim {
  readonly asked: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly handWindow: { readonly startFret: number; readonly endFret: number }
  readonly maxFret: number
  readonly notes: readonly RouteNote[]
  readonly steps: readonly FingeringStep[]
  readonly tabNotes: readonly TabNote[]
  readonly cost: number
  readonly breakdown: readonly CostPart[]
  /** Grips that are held, each with the index of its first note and of the one after its last. */
  readonly heldGrips?: readonly {
    readonly from: number
    readonly to: number
    readonly places: readonly { readonly string: number; readonly fret: number }[]
  }[]
  readonly hints?: RouteHints | undefined
}

/** Frets between the index finger and each finger of a guitar, where they lie one a fret. */
const FINGER_OFFSET: Readonly<Record<string, number>> = { index: 0, middle: 1, ring: 2, little: 3 }

function isFingerInPlace(step: FingeringStep, neck: Neck): boolean {
  if (step.finger === 'open') return step.fret === 0 && step.handPositionFret >= 1
  const offset = FINGER_OFFSET[step.finger]
  if (offset === undefined || step.fret < 1 || step.handPositionFret < 1) return false
  const reach = step.fret - step.handPositionFret
  const { oneFingerPerFretFrom } = neck.instrument
  if (step.handPositionFret + neck.capo < oneFingerPerFretFrom) {
    // 1-2-4: the ring finger only helps the little one, over the third fret and the fourth.
    if (step.finger === 'ring') return false
    return reach === offset || (step.finger === 'little' && reach === offset - 1)
  }
  const guitarFrets = step.finger === 'little' ? offset + 1 : offset
  if (reach === offset || reach === guitarFrets) return true
  const isOneAFret = oneFingerPerFretFrom > 0
  return !isOneAFret && reach > offset && isAsNarrowAs(guitarFrets, reach, neck)
}

/** Whether the note sounds and says what was asked, where it says, and its event and step agree. */
function isMapped(
  claim: RouteClaim,
  index: number,
  neck: Neck,
  saysItsPitch: (note: RouteNote) => boolean,
): boolean {
  const asked = claim.asked[index]!
  const note = claim.notes[index]
  const step = claim.steps[index]
  const event = claim.tabNotes[index]
  if (!note || !step || !event || !saysItsPitch(note)) return false
  if (soundingMidiOf(note.string, note.fret, neck) !== note.midi) return false
  const sounds = asked.anyOctave ? (note.midi - asked.midi) % 12 === 0 : note.midi === asked.midi
  const pinned =
    (asked.pin?.string ?? note.string) === note.string &&
    (asked.pin?.fret ?? note.fret) === note.fret
  return (
    sounds &&
    pinned &&
    step.targetIndex === index &&
    step.string === note.string &&
    step.fret === note.fret &&
    event.string === note.string &&
    event.fret === note.fret &&
    event.midi === note.midi &&
    event.startBeat === asked.startBeat &&
    event.durationBeats === asked.durationBeats
  )
}

/** Every proof of a route, recomputed from tuning, frets and fingers. */
export function verifyRoute(claim: RouteClaim, neck: Neck): RouteProof {
  const { notes, steps, handWindow } = claim
  const insideSet = layerPitchClassSet(claim.theory)
  const saysItsPitch = nameCheckOver(claim.theory.root)
  let mapped = notes.length === claim.asked.length && claim.tabNotes.length === notes.length
  let fingersInOrder = steps.length === notes.length
  let openStrings = 0
  let outsideTheoryNotes = 0
  let notesOutsideHandWindow = 0
  let lowestFretted = 0
  let highestFret = 0
  let fretMovement = 0
  let stringMovement = 0
  let reach = 0
  let longestShift = 0
  let shiftCount = 0
  let lastFretted: RouteNote | undefined
  for (let index = 0; index < notes.length; index++) {
    const note = notes[index]!
    const step = steps[index]
    if (index < claim.asked.length && mapped) mapped = isMapped(claim, index, neck, saysItsPitch)
    if (((insideSet >> (note.midi % 12)) & 1) === 0) outsideTheoryNotes++
    if (note.fret === 0) openStrings++
    else {
      if (note.fret < handWindow.startFret || note.fret > handWindow.endFret) {
        notesOutsideHandWindow++
      }
      if (lowestFretted === 0 || note.fret < lowestFretted) lowestFretted = note.fret
      if (note.fret > highestFret) highestFret = note.fret
      if (lastFretted) {
        fretMovement += Math.abs(note.fret - lastFretted.fret)
        stringMovement += Math.abs(note.string - lastFretted.string)
      }
      lastFretted = note
    }
    if (!step) continue
    const held = claim.heldGrips?.find(({ from, to }) => index >= from && index < to)
    const isHeld = held?.places.some(
      ({ string, fret }) => string === step.string && fret === step.fret,
    )
    if (!isHeld && !isFingerInPlace(step, neck) && !isOpenHand(steps, index)) fingersInOrder = false
    if (step.fret > 0) reach = Math.max(reach, step.fret - step.handPositionFret)
    const before = steps[index - 1]
    if (!before || before.handPositionFret === step.handPositionFret) continue
    shiftCount++
    longestShift = Math.max(longestShift, Math.abs(step.handPositionFret - before.handPositionFret))
  }
  for (const { from, to, places } of claim.heldGrips ?? []) {
    if (!isHeldInOrder(steps.slice(from, to), places)) fingersInOrder = false
  }
  const { style, start, near } = claim.hints ?? {}
  return {
    allNotesMapped: mapped,
    handWindow: `frets ${handWindow.startFret}-${handWindow.endFret}`,
    maxFretReach: reach,
    maxFret: highestFret,
    maxSingleFretShift: longestShift,
    openStrings,
    outsideTheoryNotes,
    positionShiftCount: shiftCount,
    routeSpan: highestFret - lowestFretted,
    totalFretMovement: fretMovement,
    totalStringMovement: stringMovement,
    notesOutsideHandWindow,
    fingersInOrder,
    withinMaxFret: highestFret <= claim.maxFret,
    costIsSumOfTerms: claim.breakdown.reduce((sum, part) => sum + part.cost, 0) === claim.cost,
    ...(style && { keepsStyle: keepsStyle(style, notes, steps, neck) }),
    ...(start && {
      beginsAtStart: notes[0]?.string === start.string && notes[0]?.fret === start.fret,
    }),
    ...(near !== undefined && { meanFret: meanFretOf(notes) }),
  }
}
