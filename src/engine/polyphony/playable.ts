/** Whether a hand can play notes that start together, and what a neck can sound at all. */
import { reachMmOf } from '../hand/reach'
import type { Neck } from '../instrument/neck'
import { MAX_MIDI } from '../theory/pitch'
import { HAND_EASES } from './ease'
import { comparePresses } from './finger-maps'
import { hasFingering } from './fingerings'
import type { PitchRange } from './fold-onset'
import type { SoundingNote } from './onsets'
import { triedPlacements } from './placements'
import { WIDEST_REACH_MM } from './reach-table'
import type { HandSetting } from './state-cache'

/** Lowest and highest pitch of a neck up to a fret. */
export function pitchRangeOf(neck: Neck, maxFret: number): PitchRange {
  const lows = neck.strings.map(({ midi }) => midi)
  const highs = neck.strings.map(({ midi, startFret }) => midi + Math.max(0, maxFret - startFret))
  return { lowMidi: Math.min(...lows), highMidi: Math.max(...highs) }
}

const FREE = { stretch: 0, squeeze: 0, indexBarre: 0, tipBarre: 0, besideBarre: 0 }

export interface PlayableSetting extends Omit<HandSetting, 'style'> {
  /** Between the lowest and the highest fret pressed; default as far as a hand reaches. */
  readonly reachMm?: number
}

/** Whether some placement of the notes has a fingering. */
export function isPlayable(
  notes: readonly SoundingNote[],
  { neck, maxFret, ease, reachMm = WIDEST_REACH_MM }: PlayableSetting,
): boolean {
  const { placements } = triedPlacements({ fresh: notes, held: [] }, neck, maxFret)
  return placements.some(({ strings, frets }) => {
    const soundingFrets = neck.strings.map(() => -1)
    for (const [column, string] of strings.entries()) soundingFrets[string - 1] = frets[column]!
    const presses = notes
      .map(({ pin }, column) => ({
        string: strings[column]!,
        fret: frets[column]!,
        pin,
        isNew: true,
      }))
      .filter(({ fret }) => fret > 0)
      .sort(comparePresses)
    if (presses.length === 0) return true
    if (reachMmOf(presses[0]!.fret, presses.at(-1)!.fret, neck) > reachMm) return false
    const alone = { isSingleNote: false, isBarreWaived: false, isOverHeld: false }
    const setting = { neck, weights: FREE, chordWeights: FREE, ...alone, ease: HAND_EASES[ease] }
    return hasFingering({ ...setting, presses, soundingFrets })
  })
}

export type PlayableTest = (notes: readonly SoundingNote[]) => boolean

/** Answers kept for a set of notes; beyond, all are dropped. Pairs are few. */
const MOST_KEPT_SETS = 20_000
const MIDI_COUNT = MAX_MIDI + 1

function makePlayableTest(setting: PlayableSetting): PlayableTest {
  const sets = new Map<string, boolean>()
  const pairs = new Map<number, boolean>()
  const isPair = (a: SoundingNote, b: SoundingNote): boolean => {
    const key = a.midi * MIDI_COUNT + b.midi
    const known = pairs.get(key)
    if (known !== undefined) return known
    const answer = isPlayable([a, b], setting)
    pairs.set(key, answer)
    return answer
  }
  return (notes) => {
    // Transposed pitches may lie outside of MIDI, where keys of pairs would be those of others.
    if (notes.some(({ midi }) => midi < 0 || midi >= MIDI_COUNT)) return false
    if (notes.some(({ pin }) => pin)) return isPlayable(notes, setting)
    if (notes.length === 2) return isPair(notes[0]!, notes[1]!)
    // What no hand can play in pairs it cannot play together.
    for (let at = 1; at < notes.length; at++) {
      for (let before = 0; before < at; before++) {
        if (!isPair(notes[before]!, notes[at]!)) return false
      }
    }
    const key = notes.map(({ midi }) => midi).join()
    const answer = sets.get(key) ?? isPlayable(notes, setting)
    if (sets.size >= MOST_KEPT_SETS) sets.clear()
    sets.set(key, answer)
    return answer
  }
}

const testsByNeck = new WeakMap<Neck, Map<string, PlayableTest>>()

/** The same question asked often: each pair of pitches and each set is tried once a neck. */
export function playableOn(setting: PlayableSetting): PlayableTest {
  const { neck, maxFret, ease, reachMm } = setting
  let tests = testsByNeck.get(neck)
  if (!tests) {
    tests = new Map()
    testsByNeck.set(neck, tests)
  }
  const key = `${ease} ${maxFret} ${reachMm}`
  const known = tests.get(key)
  if (known) return known
  const test = makePlayableTest(setting)
  tests.set(key, test)
  return test
}
