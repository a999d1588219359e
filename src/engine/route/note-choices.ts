/** A melody as the search sees it: for every note the ways to play it that the limits leave. */
import { MAX_STRINGS, type Neck } from '../instrument/neck'
import { COST_TABLE, handOffWindowCostOf, outsideWindowCostOf } from './cost'
import { ANY_OCTAVE_KEY, type HandStates, handStatesOf } from './hand-states'
import type { HandWindow } from './hand-window'
import { neckWeightsOf } from './neck-weights'
import type { RouteRequestNote } from './route'

/** What a request adds to the cost of a single note, beside the note itself. */
export interface NoteSetting {
  readonly neck: Neck
  /** From 0 to that of the neck, hard. */
  readonly maxFret: number
  readonly window: HandWindow
  readonly shape?: ShapeSetting | undefined
}

/** A held shape: its places, by `placeCode`, and the hand that holds it. */
export interface ShapeSetting {
  readonly places: ReadonlySet<number>
  readonly handPositionFret: number
}

/** One number for a place, below `PLACE_CODES`. */
export function placeCode(string: number, fret: number): number {
  return string * 32 + fret
}
export const PLACE_CODES = (MAX_STRINGS + 1) * 32

/** The ways to play one note that are left. */
export interface NoteChoices {
  readonly states: HandStates
  /** Indexes into `states`, ascending. */
  readonly candidates: readonly number[]
  /** Cost of each candidate in this setting. */
  readonly cost: readonly number[]
  /** Distinct places left. */
  readonly placeCount: number
}

/** The terms that a setting adds to a note, apart, as a breakdown prints them. */
export function settingTermsOf(
  setting: NoteSetting,
  string: number,
  fret: number,
  hand: number,
  midi: number,
) {
  const { neck, window, shape } = setting
  const windowed = window.source !== 'none'
  return {
    'open-string-waived':
      fret === 0 && window.openStringsWaived ? -neckWeightsOf(midi, neck).openString + 0 : 0,
    'outside-window': windowed ? outsideWindowCostOf(fret, window) : 0,
    'hand-off-window': windowed ? handOffWindowCostOf(fret, hand, window) : 0,
    'outside-shape':
      shape && !shape.places.has(placeCode(string, fret)) ? COST_TABLE['outside-shape'].weight : 0,
  }
}

function makeChoices(
  states: HandStates,
  setting: NoteSetting,
  pin: RouteRequestNote['pin'],
): NoteChoices {
  const candidates: number[] = []
  const cost: number[] = []
  let placeCount = 0
  let lastPlace = -1
  for (let index = 0; index < states.count; index++) {
    const string = states.string[index]!
    const fret = states.fret[index]!
    const hand = states.hand[index]!
    if (fret > setting.maxFret) continue
    if (pin?.string !== undefined && pin.string !== string) continue
    if (pin?.fret !== undefined && pin.fret !== fret) continue
    const terms = settingTermsOf(setting, string, fret, hand, states.midi[index]!)
    candidates.push(index)
    cost.push(
      states.cost[index]! +
        terms['open-string-waived'] +
        terms['outside-window'] +
        terms['hand-off-window'] +
        terms['outside-shape'],
    )
    if (states.place[index] !== lastPlace) {
      lastPlace = states.place[index]!
      placeCount++
    }
  }
  return { states, candidates, cost, placeCount }
}

/** Which table of states a note is played from. @throws RangeError unless midi is 0–127. */
export function stateKeyOf(note: RouteRequestNote): number {
  if (!Number.isInteger(note.midi) || note.midi < 0 || note.midi > 127) {
    throw new RangeError(`MIDI ${note.midi} is not a whole number from 0 to 127`)
  }
  return note.anyOctave ? ANY_OCTAVE_KEY + (note.midi % 12) : note.midi
}

/** The choices of each note, in order; a note without candidates cannot be played. */
export function noteChoicesOf(
  notes: readonly RouteRequestNote[],
  setting: NoteSetting,
): readonly NoteChoices[] {
  const unpinned = new Map<number, NoteChoices>()
  return notes.map((note) => {
    const key = stateKeyOf(note)
    if (note.pin) return makeChoices(handStatesOf(key, setting.neck), setting, note.pin)
    let noteChoices = unpinned.get(key)
    if (!noteChoices) {
      noteChoices = makeChoices(handStatesOf(key, setting.neck), setting, undefined)
      unpinned.set(key, noteChoices)
    }
    return noteChoices
  })
}
