/** The two names of a chord under a capo: what sounds, and the shape that the hand makes. */

import * as z from 'zod'
import { formatSlashChord } from '#engine/harmony/chord-symbol'
import { simplestRootOf } from '#engine/harmony/root-spelling'
import type { Neck } from '#engine/instrument/neck'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'

export const capoSymbolFields = {
  soundingSymbol: z.string().optional().meta({ description: 'With a capo: the chord heard.' }),
  shapeSymbol: z.string().optional().meta({
    description: 'With a capo: the chord whose shape is held, as if the capo were the nut.',
  }),
}

const MAJOR = chordTypeById('major')!

/**
 * A D shape with a capo at fret 2 sounds E. Nothing without a capo.
 */
export function capoSymbolsOf(
  asked: {
    readonly symbol: string
    readonly root: NoteName
    readonly chord: ChordType
    readonly bass?: NoteName | undefined
  },
  { capo }: Neck,
): { readonly soundingSymbol?: string; readonly shapeSymbol?: string } {
  if (capo === 0) return {}
  const lowered = (name: NoteName, type: ChordType) =>
    simplestRootOf(withinOctave(pitchClassOf(name) - capo), type)
  const { symbol, root, chord } = asked
  const bass = asked.bass && lowered(asked.bass, MAJOR)
  return {
    soundingSymbol: symbol,
    shapeSymbol: formatSlashChord(lowered(root, chord), chord, bass),
  }
}
