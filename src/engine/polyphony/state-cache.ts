/**
 * Hand states, kept by neck: music repeats its chords. They depend on pitches, pins, the highest
 * fret, the style and the ease, and not on when the notes sound.
 */
import type { Neck } from '../instrument/neck'
import { type HandStyle, weightsOf } from './cost-table'
import { HAND_EASES, type HandEaseId } from './ease'
import { makeHandStates } from './hand-states'
import type { Onset, SoundingNote } from './onsets'
import type { HandStates } from './state-table'

/** States kept for a neck, about 60 bytes each; beyond, all are dropped and made anew. */
const MOST_KEPT_STATES = 200_000

/** What states depend on beside their onset. */
export interface HandSetting {
  readonly neck: Neck
  readonly maxFret: number
  readonly style: HandStyle
  readonly ease: HandEaseId
  /** See `HandRequest`. */
  readonly mostStates?: number
}

interface KeptStates {
  readonly byKey: Map<string, HandStates>
  count: number
}

const keptByNeck = new WeakMap<Neck, KeptStates>()

function pinKey({ pin }: SoundingNote): string {
  return pin ? `:${pin.string}/${pin.fret}/${pin.finger}/${pin.barre}/${pin.hand}` : ''
}

function keyOf({ fresh, held }: Onset, { maxFret, style, ease, mostStates }: HandSetting): string {
  let key = `${style} ${ease} ${maxFret}`
  for (const note of fresh) key += ` ${note.midi}${note.pin ? pinKey(note) : ''}`
  if (held.length > 0) key += ` ${mostStates}`
  for (const note of held) key += ` h${note.midi}${note.pin ? pinKey(note) : ''}`
  return key
}

/** The ways to play an onset on a neck. */
export function statesOf(onset: Onset, setting: HandSetting): HandStates {
  const { neck, maxFret, style, ease, mostStates = Infinity } = setting
  let kept = keptByNeck.get(neck)
  if (!kept) {
    kept = { byKey: new Map(), count: 0 }
    keptByNeck.set(neck, kept)
  }
  const key = keyOf(onset, setting)
  const known = kept.byKey.get(key)
  if (known) return known
  const weights = weightsOf(style)
  const states = makeHandStates(onset, neck, maxFret, weights, mostStates, HAND_EASES[ease])
  // An onset without states counts too, so that the map stays bounded.
  kept.count += states.count + 1
  if (kept.count > MOST_KEPT_STATES) {
    kept.byKey.clear()
    kept.count = states.count + 1
  }
  kept.byKey.set(key, states)
  return states
}
