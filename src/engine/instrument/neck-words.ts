/** A neck in words, for sentences. */
import { CUSTOM_TUNING, type Neck, STANDARD_NECK } from './neck'

/**
 * `standard tuning` for the standard guitar, else the instrument, its tuning and its capo.
 *
 * @example
 * neckWords(STANDARD_NECK) // => "standard tuning"
 */
export function neckWords(neck: Neck): string {
  if (neck === STANDARD_NECK) return 'standard tuning'
  const { instrument, tuning, capo } = neck
  const name =
    tuning.id === CUSTOM_TUNING.id ? 'this' : tuning.name.replace(/^Standard$/, 'standard')
  const capoWords = capo === 0 ? '' : `, capo at fret ${capo},`
  const word = instrument.name.replace(/^(Guitar|Bass|Ukulele|Mandolin|Baritone)/, (first) =>
    first.toLowerCase(),
  )
  return `the ${word} in ${name} tuning${capoWords}`
}
