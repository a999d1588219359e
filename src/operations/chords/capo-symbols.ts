/** The two names of a chord under a capo: what sounds, and the shape that the hand makes. */

import * as z from 'zod'
import { type CapoChordNames, type CapoHome, capoChordNamesOf } from '#engine/harmony/capo-chord'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Neck } from '#engine/instrument/neck'

export const capoSymbolFields = {
  soundingSymbol: z.string().optional().meta({ description: 'With a capo: the chord heard.' }),
  shapeSymbol: z.string().optional().meta({
    description: 'With a capo: the chord whose shape is held, as if the capo were the nut.',
  }),
}

/** The names of a chord symbol under the capo of a neck; nothing without a capo. */
export function capoSymbolsOf(
  symbol: string,
  { capo }: Neck,
  home?: CapoHome,
): Partial<CapoChordNames> {
  const sounding = capo === 0 ? undefined : parseChordSymbol(symbol)
  return sounding ? capoChordNamesOf(sounding, capo, home) : {}
}
