/** The layers that the search walks: the states of each onset and what ties them to those before. */
import type { HandWindow } from '../route/hand-window'
import { weightsOf } from './cost-table'
import type { Onset, SoundingNote } from './onsets'
import { type HandSetting, statesOf } from './state-cache'
import type { HandStates } from './state-table'
import { windowedCosts } from './window-cost'

/** A new note whose pitch sounds in the layer before. */
export interface RepeatedPitch {
  readonly column: number
  /** Its columns in the layer before. */
  readonly before: readonly number[]
}

export interface HandLayer {
  readonly onset: Onset
  readonly states: HandStates
  /** Cost of each state alone, the hand window included. */
  readonly cost: Int32Array
  /** The states that may be used, ascending. */
  readonly alive: Uint16Array
  /** The column of each held note in the layer before. */
  readonly heldFrom: readonly number[]
  /** The columns, in the layer before, of notes that are let go whatever the state. */
  readonly lapsed: readonly number[]
  readonly repeated: readonly RepeatedPitch[]
}

const NOTHING: readonly never[] = []

/** Columns of notes in the layer before. */
function columnsBefore(notes: readonly SoundingNote[], before: Onset): readonly number[] {
  if (notes.length === 0) return NOTHING
  const columns = [...before.fresh, ...before.held]
  return notes.map(({ note }) => columns.findIndex((other) => other.note === note))
}

function repeatedPitchesOf(onset: Onset, before: Onset): readonly RepeatedPitch[] {
  const repeated: RepeatedPitch[] = []
  const { fresh, held } = before
  for (let column = 0; column < onset.fresh.length; column++) {
    const { midi } = onset.fresh[column]!
    const columns: number[] = []
    for (let at = 0; at < fresh.length; at++) if (fresh[at]!.midi === midi) columns.push(at)
    for (let at = 0; at < held.length; at++) {
      if (held[at]!.midi === midi) columns.push(fresh.length + at)
    }
    if (columns.length > 0) repeated.push({ column, before: columns })
  }
  return repeated.length > 0 ? repeated : NOTHING
}

/** One layer an onset. A layer without states is an onset that no hand can play. */
export function layersOf(
  onsets: readonly Onset[],
  setting: HandSetting,
  window?: HandWindow,
): readonly HandLayer[] {
  const costOf = windowedCosts(window, weightsOf(setting.style))
  return onsets.map((onset, index) => {
    const before = onsets[index - 1]
    const states = statesOf(onset, setting)
    return {
      onset,
      states,
      cost: costOf(states),
      alive: states.all,
      heldFrom: before ? columnsBefore(onset.held, before) : NOTHING,
      lapsed: before ? columnsBefore(onset.lapsed, before) : NOTHING,
      repeated: before ? repeatedPitchesOf(onset, before) : NOTHING,
    }
  })
}
