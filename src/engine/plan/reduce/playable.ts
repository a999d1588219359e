/** Whether a hand can play notes that start together, and what a neck can sound at all. */
import type { Neck } from '../../instrument/neck'
import { keptOr, oncePer } from '../../once-per'
import { MAX_MIDI } from '../../theory/pitch'
import { type Limits, statesOf } from '../states'
import type { OnsetNote, PitchRange } from './fold-onset'

/** Lowest and highest pitch of a neck up to a fret. */
export function pitchRangeOf(neck: Neck, maxFret: number): PitchRange {
  const lows = neck.strings.map(({ midi }) => midi)
  const highs = neck.strings.map(({ midi, startFret }) => midi + Math.max(0, maxFret - startFret))
  return { lowMidi: Math.min(...lows), highMidi: Math.max(...highs) }
}

export interface PlayableSetting extends Limits {
  readonly neck: Neck
}

/** Whether some hand holds the notes, ascending by pitch. */
export function isPlayable(
  notes: readonly OnsetNote[],
  { neck, ...limits }: PlayableSetting,
): boolean {
  const fresh = notes.map(({ midi }) => midi)
  const pins = notes.some(({ pin }) => pin) && { pins: notes.map(({ pin }) => pin) }
  return statesOf(neck, limits, { fresh, held: [], ...pins }).count > 0
}

export type PlayableTest = (notes: readonly OnsetNote[]) => boolean

/** Answers kept for a set of notes; beyond, all are dropped. */
const MOST_KEPT_SETS = 20_000

function makePlayableTest(setting: PlayableSetting): PlayableTest {
  const sets = new Map<string, boolean>()
  return (notes) => {
    // Transposed pitches may lie outside of MIDI.
    if (notes.some(({ midi }) => midi < 0 || midi > MAX_MIDI)) return false
    if (notes.some(({ pin }) => pin)) return isPlayable(notes, setting)
    if (sets.size >= MOST_KEPT_SETS) sets.clear()
    return keptOr(sets, notes.map(({ midi }) => midi).join(), () => isPlayable(notes, setting))
  }
}

const testsOn = oncePer(() => new Map<string, PlayableTest>())

/** The same question asked often: each set of pitches is tried once a neck. */
export function playableOn(setting: PlayableSetting): PlayableTest {
  const key = `${setting.ease} ${setting.maxFret} ${setting.reachMm}`
  return keptOr(testsOn(setting.neck), key, () => makePlayableTest(setting))
}
