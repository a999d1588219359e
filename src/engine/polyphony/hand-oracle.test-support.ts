/**
 * A slow, obvious planner: every placement, every finger map and every place of the hand, judged by
 * the checks of `verify-grip.ts`, priced by the terms of the breakdown, in every sequence.
 */
import type { Neck } from '../instrument/neck'
import type { HandWindow } from '../route/hand-window'
import { changeTermsOf } from './change-terms'
import type { HandWeights } from './cost-table'
import { fingersBesideBarre, gripTermsOf, type TermCosts, windowTermsOf } from './grip-terms'
import type { HandBarre, OnsetGrip, SoundingString } from './hand-plan'
import type { Onset } from './onsets'
import {
  hasFingersInOrder,
  hasLegalBarres,
  hasRoomForFingers,
  isHandInPlace,
  reachOf,
  soundOf,
} from './verify-grip'

export interface OracleState {
  readonly grip: OnsetGrip
  /** By column: the new notes, then the held ones; 0 where let go. */
  readonly strings: readonly number[]
  readonly cost: number
  readonly isOpenOnly: boolean
}

export interface OraclePath {
  readonly total: number
  readonly shifts: number
  readonly fretSum: number
  readonly states: readonly number[]
}

const pressedIn = ({ sounding }: OnsetGrip) => sounding.filter(({ finger }) => finger > 0)
const costOf = (...parts: readonly TermCosts[]) =>
  parts.flatMap((terms) => Object.values(terms)).reduce((sum, cost) => sum + cost, 0)

function productOf<T>(choices: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return choices.reduce<readonly (readonly T[])[]>(
    (lists, values) => lists.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  )
}

function barresOf(sounding: readonly SoundingString[]): readonly HandBarre[] {
  return [1, 2, 3, 4].flatMap((finger) => {
    const strings = sounding.filter((own) => own.finger === finger).map(({ string }) => string)
    if (strings.length < 2) return []
    const { fret } = sounding.find((own) => own.finger === finger)!
    return [{ finger, fret, fromString: Math.max(...strings), toString: Math.min(...strings) }]
  })
}

/** The fingers in the order in which they are compared: along the neck, then from the thick string. */
function fingerText(grip: OnsetGrip): string {
  return pressedIn(grip)
    .toSorted((a, b) => a.fret - b.fret || b.string - a.string)
    .map(({ finger }) => finger)
    .join('')
}

const fingersUsed = (grip: OnsetGrip) => new Set(fingerText(grip)).size

/** What the fingers of a grip would cost in a chord struck at once. */
function costInChord(grip: OnsetGrip, weights: HandWeights): number {
  const { hand, barres } = grip
  const offs = pressedIn(grip).map(({ fret, finger }) => fret - (hand + finger - 1))
  return costOf(
    { 'beside-barre': weights['beside-barre'] * fingersBesideBarre(grip) },
    ...offs.map((off) => ({
      'chord-stretch': weights['chord-stretch'] * Math.max(0, off),
      'chord-squeeze': weights['chord-squeeze'] * Math.max(0, -off),
    })),
    ...barres.map(({ finger }) => ({
      'index-barre': finger === 1 ? weights['index-barre'] : weights['tip-barre'],
    })),
  )
}

/** Whether each finger lies in its own fret, in more frets than one. */
function isFitted({ sounding, hand }: OnsetGrip): boolean {
  const pressed = sounding.filter(({ finger }) => finger > 0)
  const frets = new Set(pressed.map(({ fret }) => fret))
  return frets.size > 1 && pressed.every(({ fret, finger }) => fret === hand + finger - 1)
}

/** Equal cost: what is easier in a chord, fingers in their own frets, more fingers, the lower ones. */
function compareStates(a: OracleState, b: OracleState, weights: HandWeights): number {
  return (
    a.cost - b.cost ||
    costInChord(a.grip, weights) - costInChord(b.grip, weights) ||
    Number(isFitted(b.grip)) - Number(isFitted(a.grip)) ||
    fingersUsed(b.grip) - fingersUsed(a.grip) ||
    (fingerText(a.grip) < fingerText(b.grip) ? -1 : 1)
  )
}

function keepsPins(grip: OnsetGrip, onset: Onset, index: number): boolean {
  const struck = grip.sounding.filter(({ heldFrom }) => heldFrom === index)
  return onset.fresh.every(({ note, pin = {} }) => {
    const own = struck.find((place) => place.note === note)!
    const isDoubled = (places: readonly SoundingString[]) =>
      own.finger > 0 && places.filter(({ finger }) => finger === own.finger).length > 1
    return (
      (pin.string ?? own.string) === own.string &&
      (pin.fret ?? own.fret) === own.fret &&
      (pin.finger ?? own.finger) === own.finger &&
      (pin.barre !== true || isDoubled(struck)) &&
      (pin.barre !== false || !isDoubled(grip.sounding)) &&
      (pin.hand === undefined || (struck.some(({ fret }) => fret > 0) && pin.hand === grip.hand))
    )
  })
}

/** One note alone is fingered as in a line: each finger in its fret, the little one can stretch. */
function isAsInALine(grip: OnsetGrip, onset: Onset): boolean {
  const pressed = grip.sounding.filter(({ fret }) => fret > 0)
  const { pin } = onset.fresh[0]!
  const isPinned = pin?.finger !== undefined || pin?.hand !== undefined
  if (onset.fresh.length > 1 || pressed.length !== 1 || isPinned) return true
  const off = pressed[0]!.fret - (grip.hand + pressed[0]!.finger - 1)
  return off === 0 || (off === 1 && pressed[0]!.finger === 4)
}

/** 2-4-3 for an open D: a state whose hand one fret up plays the same with each finger's neighbour. */
function isCrowdedBeside(own: OracleState, states: readonly OracleState[], index: number): boolean {
  const { grip, strings } = own
  const text = fingerText(grip)
  // The little finger alone comes down, the others hold.
  const pressing = pressedIn(grip)
  if (pressing.every(({ finger, heldFrom }) => (finger === 4) === (heldFrom === index)))
    return false
  if (text.length < 3 || text.includes('1') || !text.includes('4')) return false
  const below = pressing.filter(({ fret, finger }) => fret - grip.hand < finger - 1)
  const pressed = pressing.map(({ string }) => string)
  if (below.length < 2 || Math.max(...pressed) - Math.min(...pressed) >= text.length) return false
  const lower = [...text].map((finger) => Number(finger) - 1).join('')
  return states.some(
    (other) =>
      other.strings.join() === strings.join() &&
      other.grip.hand === grip.hand + 1 &&
      fingerText(other.grip) === lower,
  )
}

export function oracleStates(
  onset: Onset,
  index: number,
  neck: Neck,
  maxFret: number,
  weights: HandWeights,
  window?: HandWindow,
): readonly OracleState[] {
  const notes = [...onset.fresh, ...onset.held]
  const frets = Array.from({ length: maxFret + 1 }, (_, fret) => fret)
  const places = notes.map(({ midi, pin }, column) => [
    ...(column < onset.fresh.length ? [] : [{ string: 0, fret: 0 }]),
    ...neck.strings.flatMap(({ string }) =>
      frets
        .filter((fret) => soundOf(neck, string, fret) === midi)
        // A pinned note is held where it is pinned.
        .filter((fret) => (pin?.string ?? string) === string && (pin?.fret ?? fret) === fret)
        .map((fret) => ({ string, fret })),
    ),
  ])
  const best = new Map<string, OracleState[]>()
  for (const placement of productOf(places)) {
    const strings = placement.map(({ string }) => string)
    const taken = strings.filter((string) => string > 0)
    if (new Set(taken).size < taken.length) continue
    const isTwinTurned = onset.fresh.some(
      ({ midi, pin }, column) =>
        column > 0 &&
        !pin &&
        !onset.fresh[column - 1]!.pin &&
        midi === onset.fresh[column - 1]!.midi &&
        strings[column]! < strings[column - 1]!,
    )
    if (isTwinTurned) continue
    const fingerChoices = placement.map(({ fret }) => (fret === 0 ? [0] : [1, 2, 3, 4]))
    for (const fingers of productOf(fingerChoices)) {
      const sounding = placement.flatMap(({ string, fret }, column): SoundingString[] => {
        const { note, midi } = notes[column]!
        const heldFrom = column < onset.fresh.length ? index : index - 1
        return string === 0
          ? []
          : [{ note, midi, string, fret, finger: fingers[column]!, heldFrom }]
      })
      const still = { startBeat: onset.startBeat, sounding, barres: barresOf(sounding), letGo: [] }
      const bare = { ...still, hand: 1 }
      const isHeldByFour =
        hasFingersInOrder(bare) &&
        hasLegalBarres(bare) &&
        hasRoomForFingers(bare, neck) &&
        reachOf(bare, neck).isWithin
      if (!isHeldByFour) continue
      for (let hand = 1; hand <= Math.max(1, maxFret); hand++) {
        const grip: OnsetGrip = { ...still, hand }
        if (!isHandInPlace(grip) || !keepsPins(grip, onset, index) || !isAsInALine(grip, onset))
          continue
        const state = {
          grip,
          strings,
          cost: costOf(
            ...gripTermsOf(grip, index, neck, weights),
            ...(window ? [windowTermsOf(grip, index, window, weights)] : []),
          ),
          isOpenOnly: sounding.every(({ fret }) => fret === 0),
        }
        // In order: strings, let go last, then the highest hand; for open strings alone the lowest.
        const handOrder = state.isOpenOnly ? hand : 99 - hand
        const key = [...strings.map((string) => string || 99), handOrder]
          .map((value) => String(value).padStart(2, '0'))
          .join(' ')
        best.set(key, [...(best.get(key) ?? []), state])
      }
    }
  }
  // Over held notes fingers that cost the same are all tried, but for the one on the first press.
  const states = [...best.keys()].sort().flatMap((key) => {
    const [first, ...others] = best.get(key)!.sort((a, b) => compareStates(a, b, weights))
    const isEqual = ({ cost, grip }: OracleState) =>
      cost === first!.cost && fingerText(grip)[0] === fingerText(first!.grip)[0]
    return [first!, ...others.filter((own) => onset.held.length > 0 && isEqual(own))]
  })
  return states.filter((state) => !isCrowdedBeside(state, states, index))
}

/** Cost of the way between two states, `undefined` where there is none. */
function wayBetween(
  from: OracleState,
  to: OracleState,
  onset: Onset,
  index: number,
  weights: HandWeights,
): { readonly cost: number; readonly isShift: boolean } | undefined {
  const isShift = from.grip.hand !== to.grip.hand
  if (isShift && to.isOpenOnly) return undefined
  const letGo: number[] = onset.lapsed
    .map(({ note }) => note)
    .filter((note) => from.grip.sounding.some((own) => own.note === note))
  for (const { note } of onset.held) {
    const was = from.grip.sounding.find((own) => own.note === note)
    const is = to.grip.sounding.find((own) => own.note === note)
    if (is && is.string !== was?.string) return undefined
    if (was && !is) letGo.push(note)
  }
  const terms = changeTermsOf(from.grip, { ...to.grip, letGo }, index, weights)
  return { cost: costOf(...terms), isShift }
}

/** The best of all sequences of states, by the written rule. */
export function oraclePath(
  layers: readonly (readonly OracleState[])[],
  onsets: readonly Onset[],
  weights: HandWeights,
): OraclePath | undefined {
  const ways = layers.map((layer, index) =>
    index === 0
      ? []
      : layer.map((to) =>
          layers[index - 1]!.map((from) => wayBetween(from, to, onsets[index]!, index, weights)),
        ),
  )
  const freshFrets = layers.map((layer, index) => {
    const fresh = onsets[index]!.fresh.map(({ note }) => note)
    const fretOf = ({ note, fret }: SoundingString) => (fresh.includes(note) ? fret : 0)
    return layer.map(({ grip }) => grip.sounding.reduce((sum, own) => sum + fretOf(own), 0))
  })
  let best: OraclePath | undefined
  const isBetter = (path: OraclePath): boolean => {
    if (!best) return true
    const difference =
      path.total - best.total || path.shifts - best.shifts || path.fretSum - best.fretSum
    if (difference !== 0) return difference < 0
    const last = path.states.findLastIndex((state, index) => state !== best!.states[index])
    return last >= 0 && path.states[last]! < best.states[last]!
  }
  const states: number[] = []
  const walk = (total: number, shifts: number, fretSum: number): void => {
    const index = states.length
    if (index === layers.length) {
      const path = { states, total, shifts, fretSum }
      if (isBetter(path)) best = { ...path, states: [...states] }
      return
    }
    for (const [state, { cost }] of layers[index]!.entries()) {
      const way = index === 0 ? { cost: 0, isShift: false } : ways[index]![state]![states.at(-1)!]
      if (!way) continue
      const frets = fretSum + freshFrets[index]![state]!
      states.push(state)
      walk(total + cost + way.cost, shifts + (way.isShift ? 1 : 0), frets)
      states.pop()
    }
  }
  walk(0, 0, 0)
  return best
}
