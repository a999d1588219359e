/**
 * Plans the fretting hand for notes: strings, frets, fingers and hand positions of lines, chords and
 * held notes on any neck. A line is slices of one note. The cost is Σ weight × count of the terms in
 * `weights.ts`, and the search is exact.
 */
import type { Neck } from '../instrument/neck'
import { chooseStyle, type StyleChoice } from './choose-style'
import { findPaths } from './find-paths'
import type { Ease } from './fingerings'
import type { LeftOut, MusicPlan, Note } from './note'
import { type Preferences, preferenceBiasOf } from './preferences'
import { reduceNotes } from './reduce/reduce-notes'
import { routeOf } from './route-of'
import { searchPath } from './search'
import { pitchOf, type Slice, slicesOf } from './slices'
import type { Limits, SlicePitches } from './states'
import { priceSlices, statesFor } from './tables'
import type { HeldGrip } from './taught-grips'
import { returnsOf } from './usual-grip'
import { type RouteWay, waysOf } from './ways'
import { type Style, type Weights, weightsOf } from './weights'

export interface PlanOptions extends Preferences {
  readonly neck: Neck
  /** Highest fret allowed, counted from the capo; default and at most the neck's. */
  readonly maxFret?: number
  /** How hard grips may be; default `hard`, which is no bound but the hand's. */
  readonly ease?: Ease
  /** Default as `choose-style.ts` says. */
  readonly style?: Style
  /** In place of those of the style. */
  readonly weights?: Weights
  /** Bring in by octaves, or drop, what no hand can play of notes that start together. */
  readonly reduce?: boolean
  /** How far apart frets may lie; default as far as a hand reaches. */
  readonly reachMm?: number | undefined
  /** How many routes at most, default 1; there are at most six. */
  readonly limit?: number
  /** A shape that is held: its notes have its fingers. */
  readonly shape?: HeldGrip | undefined
  /** The way in which a line must lie; no routes where it cannot. */
  readonly way?: RouteWay | undefined
}

function checkNotes(notes: readonly Note[]): void {
  if (notes.length === 0) throw new RangeError('a plan needs at least one note')
  for (const { midi, startBeat, durationBeats } of notes) {
    if (!Number.isInteger(midi) || midi < 0 || midi > 127) throw new RangeError(`midi ${midi}`)
    if (!(startBeat >= 0) || !(durationBeats > 0)) throw new RangeError(`beat ${startBeat}`)
  }
}

/** Why no hand can play the new notes of a slice. */
function reasonOf(
  { fresh, pitches }: Slice,
  notes: readonly Note[],
  isPlayable: (pitches: SlicePitches) => boolean,
): LeftOut['reason'] {
  const hasPlace = (note: number) => isPlayable({ fresh: [pitchOf(notes[note]!)], held: [] })
  if (!fresh.every(hasPlace)) return 'pitch'
  return pitches.pins && isPlayable({ fresh: pitches.fresh, held: [] }) ? 'pins' : 'hand'
}

/**
 * Plans routes, cheapest first: the optimum, then the best for other places of the hand that lay at
 * least a fifth of the notes on other strings. Time and memory grow with the number of onsets. A
 * held note stays on its string or is let go, whichever costs less. Notes that start together and
 * that no hand can play are left out and named.
 *
 * @throws RangeError without notes, or for a midi outside 0–127 or a beat that is no number.
 * @example
 * planMusic([48, 52, 55, 60, 64].map((midi) => ({ midi, startBeat: 0, durationBeats: 4 })),
 *   { neck: STANDARD_NECK }).routes[0].notes
 *   .map(({ string, fret, finger }) => `S${string}F${fret}:${finger}`).join(' ')
 * // => "S5F3:3 S4F2:2 S3F0:0 S2F1:1 S1F0:0"
 */
export function planMusic(asked: readonly Note[], options: PlanOptions): MusicPlan {
  checkNotes(asked)
  const { neck, ease = 'hard', limit = 1, way, reachMm } = options
  const maxFret = Math.min(options.maxFret ?? neck.maxFret, neck.maxFret)
  const limits: Limits = { maxFret, ease, reachMm }
  const countStates = (pitches: SlicePitches) => statesFor(neck, limits, pitches).count
  const isPlayable = (pitches: SlicePitches) => countStates(pitches) > 0
  const reduced = options.reduce ? reduceNotes(asked, { neck, ...limits }) : undefined
  const { notes = asked, kept, losses = [] } = reduced ?? {}
  const { slices, leftOut } = slicesOf(notes, neck.strings.length, countStates, kept)
  const layers = slices.map(({ pitches }) => statesFor(neck, limits, pitches))
  const leadPath = () => searchPath(priceSlices(layers, weightsOf('lead'))).states
  const { style, reason }: StyleChoice = options.style
    ? { style: options.style, reason: 'asked for' }
    : chooseStyle(slices, layers, neck, leadPath, options)
  const weights = options.weights ?? weightsOf(style)
  const field = {
    ...priceSlices(layers, weights),
    weights,
    returns: returnsOf(layers),
    preferences: options,
    preferenceBias: preferenceBiasOf(options, layers, weights),
  }
  const subject = {
    ...field,
    notes,
    slices,
    ease,
    style,
    shape: options.shape,
    keepsHands: way !== undefined,
  }
  const paths = layers.length === 0 ? [] : findPaths(field, limit, way && waysOf(way, layers))
  return {
    style,
    styleReason: reason,
    maxFret: limits.maxFret,
    routes: paths.map((path) => routeOf(subject, path)),
    leftOut: leftOut.map((slice) => ({
      startBeat: slice.startBeat,
      notes: slice.fresh,
      reason: reasonOf(slice, notes, isPlayable),
    })),
    losses,
    moveCount: layers.reduce((sum, { count }, at) => sum + count * (layers[at - 1]?.count ?? 0), 0),
  }
}
