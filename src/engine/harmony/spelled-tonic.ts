/** The name of a tonic beside names that are written already. */
import { signatureOf } from '../theory/key-signature'
import { formatNoteName, type NoteName } from '../theory/pitch'
import { type Scale, spellScale } from '../theory/scale'
import { NAMES_OF_PITCH_CLASS } from './target-spelling'

const MOST_SIGNS = 7

/**
 * The tonic under the name whose scale has most of some names, of those the one of fewest signs;
 * among names whose key has a signature.
 *
 * @param pitchClass of the tonic, 0–11
 */
export function spelledTonic(
  pitchClass: number,
  scale: Scale,
  written: readonly NoteName[],
): NoteName {
  const texts = written.map(formatNoteName)
  let [best, most] = [NAMES_OF_PITCH_CLASS[pitchClass]![0]!, Number.NEGATIVE_INFINITY]
  for (const name of NAMES_OF_PITCH_CLASS[pitchClass]!) {
    const signs = Math.abs(signatureOf(name, scale).fifths)
    if (signs > MOST_SIGNS) continue
    const own = spellScale(name, scale).map(formatNoteName)
    const fit = texts.filter((text) => own.includes(text)).length - signs / 100
    if (fit > most) [best, most] = [name, fit]
  }
  return best
}
