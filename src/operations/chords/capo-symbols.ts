/** The two names of a chord under a capo: what sounds, and the shape that the hand makes. */

import * as z from 'zod'
import { capoChordNamesOf, type SoundingChord } from '#engine/harmony/capo-chord'
import type { Neck } from '#engine/instrument/neck'

export const capoSymbolFields = {
  soundingSymbol: z.string().optional().meta({ description: 'With a capo: the chord heard.' }),
  shapeSymbol: z.string().optional().meta({
    description: 'With a capo: the chord whose shape is held, as if the capo were the nut.',
  }),
}

/**
 * A D shape with a capo at fret 2 sounds E. Nothing without a capo.
 */
export function capoSymbolsOf(
  asked: SoundingChord,
  { capo }: Neck,
): { readonly soundingSymbol?: string; readonly shapeSymbol?: string } {
  return capo === 0 ? {} : capoChordNamesOf(asked, capo)
}
