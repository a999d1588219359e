/** A neck in words, for sentences. */
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  MIN_STRINGS,
  type Neck,
  openNotesOf,
  STANDARD_NECK,
} from './neck'

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
  return `the ${instrument.name.toLowerCase()} in ${name} tuning${capoWords}`
}

const COUNT_WORDS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/**
 * How many strings a neck has, in a word.
 *
 * @example
 * stringCountWord(4) // => "four"
 */
export function stringCountWord(count: number): string {
  return COUNT_WORDS[count - MIN_STRINGS]!
}

/**
 * The instruments with so many strings, as the end of a refusal; empty where no instrument has.
 *
 * @example
 * hintAtStringCount(7) // => "; instrument=guitar-7 has 7"
 */
export function hintAtStringCount(count: number): string {
  const ids = INSTRUMENTS.filter(({ tunings }) => openNotesOf(tunings[0]!).length === count).map(
    ({ id }) => `instrument=${id}`,
  )
  if (ids.length === 0) return ''
  const words = ids.length === 1 ? ids[0] : `${ids.slice(0, -1).join(', ')} or ${ids.at(-1)}`
  return `; ${words} has ${count}`
}
