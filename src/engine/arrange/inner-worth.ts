/** What an inner voice is worth to a chord. */
import {
  type Filling,
  HIGHEST_DOUBLED_FRET,
  type InnerVoice,
  LEAST_FREE,
  type Place,
  type PlacedVoice,
} from './inner-place'
import { kindOf, type ToneKind } from './tone-order'

/** What a tone is worth that is not heard yet: third, seventh and what is added make the chord. */
const WORTH: Readonly<Record<ToneKind, number>> = { root: 1, fifth: 2, other: 4 }
const HEARD = 1
const OPEN_STRING = 1.5
const EACH_FRET = 0.4
/** Beside a string that sounds already. */
const ADJACENT = 1.5

/** A chord before its inner voices are chosen. */
export interface UnfilledChord {
  readonly filling: Filling
  /** Places of the bass and of the melody above. */
  readonly outer: readonly [bass: Place, top: Place]
  /** Pitch classes of bass and melody that are heard when the chord is struck. */
  readonly heardOutside: ReadonlySet<number>
  readonly places: readonly PlacedVoice[]
}

/** Places of the bass, the melody and the chosen voices. */
export function takenBy({ outer }: UnfilledChord, chosen: readonly InnerVoice[]): readonly Place[] {
  return [...outer, ...chosen.flatMap(({ place }) => place ?? [])]
}

/** Whether the pitch class of a voice sounds already. */
export function isHeardWith(
  { midi }: InnerVoice,
  chosen: readonly InnerVoice[],
  { heardOutside }: UnfilledChord,
): boolean {
  return heardOutside.has(midi % 12) || chosen.some((own) => (own.midi - midi) % 12 === 0)
}

/** What a voice is worth beside the chosen ones, which take places; more is better. */
export function worthOf(
  voice: InnerVoice,
  chosen: readonly InnerVoice[],
  taken: readonly Place[],
  chord: UnfilledChord,
): number {
  const { midi, place, durationBeats } = voice
  const { filling, outer } = chord
  const { bass } = filling
  const own = isHeardWith(voice, chosen, chord) ? HEARD : WORTH[kindOf(midi % 12, filling)]
  if (!place) {
    const isShort = durationBeats < bass.durationBeats * LEAST_FREE
    return own - (isShort ? 2 : 1) * WORTH.other
  }
  const { string, fret } = place
  if (fret === 0) return own + OPEN_STRING + adjacency(string, taken)
  const above = Math.max(0, Math.min(fret - HIGHEST_DOUBLED_FRET, Math.abs(fret - outer[1].fret)))
  const frets = Math.min(fret, HIGHEST_DOUBLED_FRET) + above
  return own - EACH_FRET * frets + adjacency(string, taken)
}

function adjacency(string: number, taken: readonly Place[]): number {
  return taken.some((other) => Math.abs(other.string - string) === 1) ? ADJACENT : 0
}
