/**
 * The fingers of a path whose places are chosen. The search for places keeps few fingerings of a
 * placement, by cost alone; here every fingering of the same places is looked at. First no finger
 * gives way to another while its note sounds; then a shape has the fingers that it has alone; then
 * cost decides.
 */
import { shapeOddnessOf, UNLISTED } from '../hand/shape-fingers'
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import { type HandWeights, weightsOf } from './cost-table'
import { HAND_EASES } from './ease'
import type { FingeringQuestion } from './finger-maps'
import { eachFingering, type Fingering, fingeringsOf } from './fingerings'
import { type FingeredRow, rowsOf } from './hand-states'
import type { HandLayer } from './layers'
import { isOneFingerPowerChord } from './one-finger-power-chord'
import type { Placement } from './placements'
import { type HandPath, searchHand } from './search-hand'
import { isHeldAt, isShapeAt, soundingAt } from './shape-onsets'
import type { HandSetting } from './state-cache'
import { chargesOf } from './state-cost'
import { type HandStates, packStates } from './state-table'
import { windowedCosts } from './window-cost'

// What the search for fingers charges beside the cost of a route; no part of that cost.
/** A finger that gives way while its note sounds: more than all else that fingers cost. */
const SWAP_CHARGE = 10_000
/** Fingers that are not listed for a shape: more than a hand saves by them before and after. */
const UNLISTED_CHARGE = 1000
/** Each fret that fingers are less handy: more than one finger that moves costs, less than two. */
const LESS_HANDY_CHARGE = 30
/** Other fingers than those of the search for places: more than one finger that moves or rolls. */
const CHANGED_CHARGE = 24
/** Of what fingers of held notes cost more in a chord; tells equal ones apart. */
const PART_OF_CHORD_COST = 1 / 8

/** A path, and the layers in which its states are numbered. */
export interface FingeredPath extends HandPath {
  readonly layers: readonly HandLayer[]
}

/** The ways to finger an onset, and what each is charged beside its cost. */
interface FingeredStates {
  readonly states: HandStates
  readonly charge: Int32Array
}

function placementAt({ states }: HandLayer, state: number): Placement {
  const { noteCount, strings, frets } = states
  const [from, to] = [state * noteCount, (state + 1) * noteCount]
  return { strings: [...strings.subarray(from, to)], frets: [...frets.subarray(from, to)] }
}

/** What each string of a neck has in a row, the last string first; `none` where it does not sound. */
function byString<T>(
  neck: Neck,
  { strings }: Placement,
  values: ArrayLike<T>,
  none: T,
): readonly T[] {
  return neck.strings.map((_, place) => {
    const column = strings.indexOf(neck.strings.length - place)
    return column < 0 ? none : values[column]!
  })
}

/** Whether what sounds is a power chord under one finger. */
function isOneFinger(neck: Neck, { strings, frets }: Placement): boolean {
  const places = strings.flatMap((string, column) => {
    const fret = frets[column]!
    return string > 0 ? [{ string, fret, midi: neck.strings[string - 1]!.midi + fret }] : []
  })
  return places.some(({ fret }) => fret > 0) && isOneFingerPowerChord(places)
}

/** The index finger moves along with power chords, though the search for places lets others lie. */
function powerChordCharge(fingers: ArrayLike<number>): number {
  return Array.from(fingers).every((finger) => finger <= 1) ? 0 : UNLISTED_CHARGE
}

/** Charges fingers, told by column, that are not those of the shape. */
function shapeChargeOf(neck: Neck, placement: Placement): (fingers: ArrayLike<number>) => number {
  if (isOneFinger(neck, placement)) return powerChordCharge
  const oddnessOf = shapeOddnessOf(byString<number | null>(neck, placement, placement.frets, null))
  return (fingers) => {
    const oddness = oddnessOf(byString(neck, placement, fingers, 0))
    return oddness === UNLISTED ? UNLISTED_CHARGE : LESS_HANDY_CHARGE * oddness
  }
}

function fingersAt({ states }: HandLayer, state: number): Uint8Array {
  const { noteCount, fingers } = states
  return fingers.subarray(state * noteCount, (state + 1) * noteCount)
}

function fingersByColumn({ columns, fingers }: FingeredRow, noteCount: number): Uint8Array {
  const byColumn = new Uint8Array(noteCount)
  for (const [index, column] of columns.entries()) byColumn[column] = fingers[index]!
  return byColumn
}

function allFingeringsOf(question: FingeringQuestion): readonly Fingering[] {
  const all: Fingering[] = []
  eachFingering({ ...question, isSingleNote: false }, (own) => all.push(own))
  return all
}

/** A state of a path as the search for fingers sees it. */
interface Question {
  readonly placement: Placement
  readonly shapeCharge: (fingers: ArrayLike<number>) => number
  /** What the fingers of the path are charged. */
  readonly charge: number
  /** The ways to finger it, made when first asked for. */
  fingered?: FingeredStates
}

/** Questions kept, about 3 kB each; beyond, all are dropped and made anew. */
const MOST_KEPT_QUESTIONS = 2000

/** Music repeats its chords: questions by the states that they choose among, and so by neck and style. */
let questionsOf = new WeakMap<HandStates, Map<string, Question>>()
let keptQuestions = 0

interface PathOnset {
  readonly layer: HandLayer
  readonly state: number
  readonly isHeld: boolean
  readonly isShape: boolean
  readonly question: Question
}

function questionOf(
  layer: HandLayer,
  state: number,
  placement: Placement,
  isHeld: boolean,
  isShape: boolean,
  neck: Neck,
): Question {
  const key = `${state} ${isHeld} ${isShape}`
  const known = questionsOf.get(layer.states)?.get(key)
  if (known) return known
  const shapeCharge = isShape ? shapeChargeOf(neck, placement) : () => 0
  const question = { placement, shapeCharge, charge: shapeCharge(fingersAt(layer, state)) }
  if (keptQuestions >= MOST_KEPT_QUESTIONS) {
    questionsOf = new WeakMap()
    keptQuestions = 0
  }
  keptQuestions++
  questionsOf.set(layer.states, (questionsOf.get(layer.states) ?? new Map()).set(key, question))
  return question
}

function pathOnsetsOf(
  path: HandPath,
  layers: readonly HandLayer[],
  neck: Neck,
): readonly PathOnset[] {
  const placements = layers.map((layer, index) => placementAt(layer, path.states[index]!))
  const sounding = layers.map((layer, index) => soundingAt(layer, placements[index]!))
  return layers.map((layer, index) => {
    const state = path.states[index]!
    const isPinned = layer.onset.fresh.some(
      ({ pin }) => pin?.finger !== undefined || pin?.hand !== undefined,
    )
    const isShape =
      !isPinned && (isShapeAt(sounding, index) || isOneFinger(neck, placements[index]!))
    const isHeld = isHeldAt(sounding, index)
    const question = questionOf(layer, state, placements[index]!, isHeld, isShape, neck)
    return { layer, state, isHeld, isShape, question }
  })
}

/** Whether a finger gives way on the path, or a shape has other fingers than alone. */
function isToMend(onsets: readonly PathOnset[]): boolean {
  return onsets.some(({ layer, state, question }, index) => {
    if (question.charge > 0) return true
    const before = onsets[index - 1]
    if (!before || layer.heldFrom.length === 0) return false
    const were = fingersAt(before.layer, before.state)
    const are = fingersAt(layer, state)
    return layer.heldFrom.some((from, held) => {
      const finger = are[layer.states.freshCount + held]!
      return finger > 0 && finger !== were[from]
    })
  })
}

function fingeredStatesOf(
  { layer, state, isHeld, isShape, question }: PathOnset,
  { neck, maxFret, style, ease }: HandSetting,
): FingeredStates {
  const { onset, states } = layer
  const { placement, shapeCharge } = question
  const charges = chargesOf(onset, neck, weightsOf(style))
  const rowsBy = (choose: Parameters<typeof rowsOf>[3]) =>
    rowsOf(placement, onset, { neck, maxFret, ease: HAND_EASES[ease], charges }, choose)
  const shapeChargeOfRow = (row: FingeredRow) => shapeCharge(fingersByColumn(row, states.noteCount))
  const rows = [...rowsBy(isHeld ? allFingeringsOf : fingeringsOf)]
  if (isShape && !isHeld) {
    rows.push(...rowsBy(allFingeringsOf).filter((row) => shapeChargeOfRow(row) < UNLISTED_CHARGE))
  }
  rows.sort((a, b) => b.hand - a.hand || a.cost - b.cost)
  const chosen = fingersAt(layer, state).join()
  const isChosen = (row: FingeredRow) =>
    row.hand === states.hand[state] && fingersByColumn(row, states.noteCount).join() === chosen
  const charge = Int32Array.from(
    rows,
    (row) =>
      shapeChargeOfRow(row) +
      (isHeld ? Math.round(row.moreInChord * PART_OF_CHORD_COST) : 0) +
      (isChosen(row) ? 0 : CHANGED_CHARGE),
  )
  return { states: packStates(rows, states.freshCount, states.noteCount), charge }
}

/** The path under the best fingers for its places. */
export function refingerPath(
  path: HandPath,
  layers: readonly HandLayer[],
  setting: HandSetting,
  window?: HandWindow,
): FingeredPath {
  const onsets = pathOnsetsOf(path, layers, setting.neck)
  if (!isToMend(onsets)) return { ...path, layers }
  const weights: HandWeights = weightsOf(setting.style)
  const costOf = windowedCosts(window, weights)
  const fingered = onsets.map((onset) => {
    const { question } = onset
    question.fingered ??= fingeredStatesOf(onset, setting)
    return question.fingered
  })
  const own = layers.map((layer, index): HandLayer => {
    const { states } = fingered[index]!
    return { ...layer, states, cost: costOf(states), alive: states.all }
  })
  const charged = own.map((layer, index) => {
    const { charge } = fingered[index]!
    return { ...layer, cost: layer.cost.map((cost, state) => cost + charge[state]!) }
  })
  const { states } = searchHand(charged, { ...weights, 'finger-swap': SWAP_CHARGE })
  const chosen = own.map((layer, index) => ({ ...layer, alive: states.slice(index, index + 1) }))
  return { ...searchHand(chosen, weights), layers: chosen }
}
