/** Checks what a capo finder says of its grips, from open strings and names alone. */
import { namedTonesOf } from '../harmony/named-tones'
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { pitchClassOf } from '../theory/pitch'

export interface CapoClaim {
  /** Symbol of the chord as it sounds. */
  readonly sounding: string
  /** Symbol of the chord as it is held. */
  readonly shape: string
  /** The last string first, counted from the capo. */
  readonly frets: Frets
}

export interface CapoProof {
  /** Open strings, capo and frets sound tones of the chord alone, its root among them. */
  readonly gripsSoundChords: boolean
  /** Open strings and frets sound the chord of the shape. */
  readonly shapesAreNamed: boolean
}

function sounds(symbol: string, midis: readonly number[]): boolean {
  const own = namedTonesOf(symbol)?.map(pitchClassOf) ?? []
  const sounding = midis.map((midi) => midi % 12)
  return sounding.every((tone) => own.includes(tone)) && sounding.includes(own[0]!)
}

/** @param neck with its capo. */
export function proveCapo(claims: readonly CapoClaim[], { strings, capo }: Neck): CapoProof {
  const midisOf = (frets: Frets, raised: number) =>
    frets.flatMap((fret, place) =>
      fret === null ? [] : strings[frets.length - 1 - place]!.openMidi + raised + fret,
    )
  return {
    gripsSoundChords: claims.every(({ sounding, frets }) => sounds(sounding, midisOf(frets, capo))),
    shapesAreNamed: claims.every(({ shape, frets }) => sounds(shape, midisOf(frets, 0))),
  }
}
