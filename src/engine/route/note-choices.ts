/** A melody as the search sees it: for every note the ways to play it that the limits leave. */

import { isStretch } from '../hand/finger-reach'
import { HIGH_HAND_FRET, openWhileHighCostOf } from '../hand/high-hand'
import type { Neck } from '../instrument/neck'
import { perNeck } from '../instrument/per-neck'
import { COST_TABLE, handOffWindowCostOf, outsideWindowCostOf, stretchCostOf } from './cost'
import {
  ANY_OCTAVE_KEY,
  fingeredNoteAt,
  type HandStates,
  handStatesOf,
  KEY_COUNT,
} from './hand-states'
import type { HandWindow } from './hand-window'
import { heldStatesOf, type ShapeSetting } from './held-shape'
import { neckWeightsOf, ringsInOpenTuning } from './neck-weights'
import { type NoteRole, PLAIN_ROLE } from './note-role'
import { type FingeredNote, reentrantCostOf } from './note-terms'
import { NORMAL_PACE, type Pace } from './pace'
import { placeCode } from './place-code'
import { melodicOpensOf } from './ringing-strings'
import type { RouteRequestNote } from './route'

/** What a request adds to the cost of a single note, beside the note itself. */
export interface NoteSetting {
  readonly neck: Neck
  /** From 0 to that of the neck, hard. */
  readonly maxFret: number
  readonly window: HandWindow
  readonly shape?: ShapeSetting | undefined
  /** The line is a low melody, so that open strings cost nothing. */
  readonly isLowMelody?: boolean
  /** The line lies in first position, so that pitches of open strings are played on them. */
  readonly isFirstPosition?: boolean
  /** A tune over a pedal, which nothing draws further up the neck. */
  readonly isOverPedal?: boolean
  /** Every note sounds on an open string, so that a re-entrant one is as good as any. */
  readonly isAllOpen?: boolean
}

/** The ways to play one note that are left. */
export interface NoteChoices {
  readonly states: HandStates
  /** At which the hand comes from the note before. */
  readonly pace: Pace
  /** As in its role. */
  readonly isPedal: boolean
  /** Indexes into `states`, ascending. */
  readonly candidates: readonly number[]
  /** Cost of each candidate in this setting. */
  readonly cost: readonly number[]
  /** Distinct places left. */
  readonly placeCount: number
}

/** The first position with its open strings ends where this one begins. */
const LOWEST_CLOSED_HAND_FRET = 2

/** A hand up to here plays a low melody with its open strings. */
const HIGHEST_LOW_HAND_FRET = 2

/** A hand up to here is too near the first position to be another one. */
export const HIGHEST_HAND_BESIDE_FIRST = 3

/** The lowest open string that has all its frets; every pitch above it can be fretted. */
const lowestOpenOf = perNeck(({ strings }) =>
  Math.min(...strings.filter(({ startFret }) => startFret === 0).map(({ midi }) => midi)),
)

/** What an open string costs beside the terms of the note alone. */
function openTermsOf(
  { neck, window, isLowMelody = false, isAllOpen = false }: NoteSetting,
  { string, hand, midi }: FingeredNote,
  { isDrone, isRinging }: NoteRole,
) {
  const { openString, openWhileHigh } = neckWeightsOf(midi, neck)
  const isAsked = window.source !== 'none' && window.lowestHandFret >= LOWEST_CLOSED_HAND_FRET
  const isHigh = hand >= HIGH_HAND_FRET
  const isFiller = isHigh && midi > lowestOpenOf(neck) && !ringsInOpenTuning(hand, neck)
  const isClosed = isAsked || isFiller
  const isWaived =
    isDrone ||
    window.openStringsWaived ||
    (isRinging && !isHigh) ||
    (isLowMelody && hand <= HIGHEST_LOW_HAND_FRET)
  const high = isDrone ? openWhileHighCostOf(hand, openWhileHigh) : 0
  const reentrant = isDrone || isAllOpen ? reentrantCostOf(string, neck) : 0
  return {
    'open-string-waived': (isWaived ? 0 - openString - high : 0) - reentrant,
    'open-in-position': isClosed && !isDrone ? COST_TABLE['open-in-position'].weight : 0,
  }
}
const NO_OPEN_TERMS = { 'open-string-waived': 0, 'open-in-position': 0 }

/** A fretted note of a pitch that rings on its open string, or on the string of a pedal beside it. */
function frettedPedalCostOf(
  { neck, window, isFirstPosition = false }: NoteSetting,
  { string, hand, midi }: FingeredNote,
  { isDrone, isRinging, pedalString, isPedalApart }: NoteRole,
): number {
  const isFirst = isFirstPosition && hand <= HIGHEST_HAND_BESIDE_FIRST
  const isTuned = window.source === 'none' && ringsInOpenTuning(hand, neck)
  const isOpenHere = (isFirst || isTuned) && melodicOpensOf(neck).includes(midi)
  const isRung = isDrone || (isPedalApart && string === pedalString)
  const isCharged = isRung || (isRinging && hand < HIGH_HAND_FRET) || isOpenHere
  return isCharged ? COST_TABLE['fretted-pedal'].weight : 0
}

/**
 * A hand above the first position, in a line that lies there; further up the line lies elsewhere,
 * but for a tune over a pedal.
 */
function aboveFirstPositionCostOf(
  { isFirstPosition = false, isOverPedal = false, neck }: NoteSetting,
  hand: number,
): number {
  const isCharged = isFirstPosition && (isOverPedal || hand <= HIGHEST_HAND_BESIDE_FIRST)
  if (!isCharged || neck.instrument.family !== 'guitar') return 0
  const frets = Math.min(hand, HIGHEST_HAND_BESIDE_FIRST) - 1
  return COST_TABLE['above-first-position'].weight * frets
}

/** What a setting changes in the cost of a stretch. The high A is part of the first position. */
function stretchChangeOf(
  { isFirstPosition = false }: NoteSetting,
  { string, hand }: FingeredNote,
  pace: Pace,
) {
  const isHighA = isFirstPosition && hand === 1 && string === 1
  return (isHighA ? 0 : stretchCostOf(pace)) - COST_TABLE.stretch.weight
}

/** The terms that a setting adds to a note, apart, as a breakdown prints them. */
export function settingTermsOf(setting: NoteSetting, note: FingeredNote, role: NoteRole) {
  const { neck, window, shape } = setting
  const { string, fret, hand, isHeld } = note
  const windowed = window.source !== 'none' && !isHeld
  const isOpen = fret === 0 && !isHeld
  const isStretched = !isHeld && !isOpen && isStretch(fret, hand, neck)
  const open = isOpen ? openTermsOf(setting, note, role) : NO_OPEN_TERMS
  // Written out, as the search asks this of every place of every note.
  return {
    'open-string-waived': open['open-string-waived'],
    'open-in-position': open['open-in-position'],
    'fretted-pedal': fret > 0 && !isHeld ? frettedPedalCostOf(setting, note, role) : 0,
    /** What the pace and the first position change. */
    stretch: isStretched ? stretchChangeOf(setting, note, role.pace) : 0,
    'outside-window': windowed ? outsideWindowCostOf(fret, window) : 0,
    'hand-off-window': windowed ? handOffWindowCostOf(fret, hand, window) : 0,
    'above-first-position': fret > 0 && !isHeld ? aboveFirstPositionCostOf(setting, hand) : 0,
    'outside-shape':
      shape && !shape.places.has(placeCode(string, fret)) ? COST_TABLE['outside-shape'].weight : 0,
  }
}

function settingCostOf(
  states: HandStates,
  index: number,
  setting: NoteSetting,
  role: NoteRole,
): number {
  const note = fingeredNoteAt(states, index)
  const terms = settingTermsOf(setting, note, role)
  return (
    terms['open-string-waived'] +
    terms['open-in-position'] +
    terms['fretted-pedal'] +
    terms.stretch +
    terms['outside-window'] +
    terms['hand-off-window'] +
    terms['above-first-position'] +
    terms['outside-shape']
  )
}

function makeChoices(
  states: HandStates,
  setting: NoteSetting,
  pin: RouteRequestNote['pin'],
  role: NoteRole,
): NoteChoices {
  const candidates: number[] = []
  const cost: number[] = []
  const isPlainSetting =
    setting.window.source === 'none' &&
    !setting.shape &&
    !setting.isFirstPosition &&
    !ringsInOpenTuning(1, setting.neck)
  const isPlainRole = !role.isDrone && !role.isRinging && role.pedalString === 0
  const isNormalPace = role.pace === NORMAL_PACE
  let placeCount = 0
  let lastPlace = -1
  for (let index = 0; index < states.count; index++) {
    const string = states.string[index]!
    const fret = states.fret[index]!
    if (fret > setting.maxFret) continue
    if (pin?.string !== undefined && pin.string !== string) continue
    if (pin?.fret !== undefined && pin.fret !== fret) continue
    candidates.push(index)
    const isPlain =
      isPlainSetting && isPlainRole && fret > 0 && (isNormalPace || states.stretch[index] === 0)
    cost.push(states.cost[index]! + (isPlain ? 0 : settingCostOf(states, index, setting, role)))
    if (states.place[index] !== lastPlace) {
      lastPlace = states.place[index]!
      placeCount++
    }
  }
  return { states, pace: role.pace, isPedal: role.isPedal, candidates, cost, placeCount }
}

/** Which table of states a note is played from. @throws RangeError unless midi is 0–127. */
export function stateKeyOf(note: RouteRequestNote): number {
  if (!Number.isInteger(note.midi) || note.midi < 0 || note.midi > 127) {
    throw new RangeError(`MIDI ${note.midi} is not a whole number from 0 to 127`)
  }
  return note.anyOctave ? ANY_OCTAVE_KEY + (note.midi % 12) : note.midi
}

/** A note of a held shape is played as the shape is held; others as they can be. */
function choicesOfNote(
  key: number,
  setting: NoteSetting,
  pin: RouteRequestNote['pin'],
  role: NoteRole,
): NoteChoices {
  const { neck, shape } = setting
  const held = shape && heldStatesOf(shape, key, neck)
  if (held) {
    const choices = makeChoices(held, setting, pin, { ...PLAIN_ROLE, pace: role.pace })
    if (choices.candidates.length > 0) return choices
  }
  return makeChoices(handStatesOf(key, neck), setting, pin, role)
}

/** The choices of each note, in order; a note without candidates cannot be played. */
export function noteChoicesOf(
  notes: readonly RouteRequestNote[],
  setting: NoteSetting,
  roles?: readonly NoteRole[],
): readonly NoteChoices[] {
  const { neck } = setting
  const unpinned = new Map<number, NoteChoices>()
  return notes.map((note, index) => {
    const key = stateKeyOf(note)
    const role = roles?.[index] ?? PLAIN_ROLE
    if (note.pin) return choicesOfNote(key, setting, note.pin, role)
    const { isDrone, isRinging, pedalString, isPedal, isPedalApart, pace } = role
    const flags = ((pace * 2 + (isDrone ? 1 : 0)) * 2 + (isRinging ? 1 : 0)) * 2
    const pedal = (flags + (isPedalApart ? 1 : 0)) * (neck.strings.length + 1) + pedalString
    const slot = key + KEY_COUNT * (pedal * 2 + (isPedal ? 1 : 0))
    let noteChoices = unpinned.get(slot)
    if (!noteChoices) {
      noteChoices = choicesOfNote(key, setting, undefined, role)
      unpinned.set(slot, noteChoices)
    }
    return noteChoices
  })
}
