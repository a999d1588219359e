/** The chords of a progression as people write them, separated by commas, bar lines, arrows, hyphens or blanks. */
import { chordsInText } from '#engine/harmony/chord-list'
import type { Key } from '#engine/harmony/key'
import { flatNumbersIn } from '#engine/harmony/number-chart'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { type AskedChord, readAskedChord } from './asked-chord'

export const MAX_PROGRESSION_CHORDS = 24

/**
 * Reads the chords of a progression.
 *
 * @param most how many there may be.
 *
 * @throws RequestError naming the chord that does not read, or that there are none or too many.
 */
export function readProgression(
  items: readonly string[],
  key: Key | undefined,
  most = MAX_PROGRESSION_CHORDS,
): readonly AskedChord[] {
  const texts = items.flatMap(chordsInText)
  if (texts.length === 0 || texts.length > most) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: 'chords',
        message: `chords names ${texts.length} chords; a progression has 1 to ${most}`,
      },
    ])
  }
  const flatNumbers = flatNumbersIn(texts, key !== undefined)
  return texts.map((text, at) =>
    readAskedChord(text, key, {
      path: `chords[${at}]`,
      shown: `chord ${at + 1}, ${showValue(text)},`,
      examples: 'chords like Dm7,G7,Cmaj7 or, with key=C, numerals like ii7,V7,Imaj7 or 2m7,5,1',
      flatNumbers,
    }),
  )
}
