/**
 * The two names of a chord under a capo: what sounds, and the shape that the hand makes. Sheets name
 * shapes, so a request does unless it says otherwise.
 */

import * as z from 'zod'
import { type CapoChordNames, type CapoHome, capoChordNamesOf } from '#engine/harmony/capo-chord'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Neck } from '#engine/instrument/neck'
import { chordNamesWarningsOf } from '../schemas/chord-names-effect'
import { neckParametersOf } from '../schemas/neck-document'

export const capoSymbolFields = {
  soundingSymbol: z.string().optional().meta({ description: 'With a capo: the chord heard.' }),
  shapeSymbol: z.string().optional().meta({
    description: 'With a capo: the chord whose shape is held, as if the capo were the nut.',
  }),
}

export const chordNamesField = {
  chordNames: z.enum(['shapes', 'sounding']).optional().meta({
    description:
      'With a capo: whether chords and key of the request name the shapes that are held above it (default) or what sounds. The answer tells both.',
  }),
}

/** Of a document that has no other warnings. */
export const chordNamesWarningsField = {
  warnings: z.array(z.string()).optional().meta({
    description: 'What of the request has no effect on this answer.',
  }),
}

/** What `chordNames` has no effect on, as a part of a document. */
export function tellChordNames(
  query: { readonly chordNames?: 'shapes' | 'sounding' | undefined },
  { capo }: Neck,
): { readonly warnings?: readonly string[] } {
  const warnings = chordNamesWarningsOf(query, capo)
  return warnings.length === 0 ? {} : { warnings }
}

/** Semitones by which the chords of a request sound above their names. */
export function raiseOf(
  { chordNames }: { readonly chordNames?: 'shapes' | 'sounding' | undefined },
  { capo }: Neck,
): number {
  return chordNames === 'sounding' ? 0 : capo
}

/** The neck as parameters of a link whose chords are named as they sound. */
export function soundingOn(neck: Neck) {
  return { ...neckParametersOf(neck), ...(neck.capo > 0 && { chordNames: 'sounding' as const }) }
}

/** A chord as a heading names it: `B (G shape)`. */
export function titleOfChord(names: {
  readonly symbol: string
  readonly shapeSymbol?: string | undefined
}): string {
  const { symbol, shapeSymbol } = names
  return shapeSymbol === undefined ? symbol : `${symbol} (${shapeSymbol} shape)`
}

/**
 * The names of a chord symbol under the capo of a neck; nothing without a capo.
 *
 * @param shape the name of the shape, where the request gave it
 */
export function capoSymbolsOf(
  symbol: string,
  { capo }: Neck,
  home?: CapoHome,
  shape?: string,
): Partial<CapoChordNames> {
  const sounding = capo === 0 ? undefined : parseChordSymbol(symbol)
  if (!sounding) return {}
  const names = capoChordNamesOf(sounding, capo, home)
  return shape === undefined ? names : { ...names, shapeSymbol: shape }
}
