/** The chords of a progression as people write them, separated by commas, bar lines, arrows, hyphens or blanks. */
import { chordsInText, isNoChord } from '#engine/harmony/chord-list'
import type { Key } from '#engine/harmony/key'
import { flatNumbersIn } from '#engine/harmony/number-chart'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { type AskedChord, readAskedChord } from './asked-chord'

export const MAX_PROGRESSION_CHORDS = 24

function noChordWarnings(rests: readonly string[]): readonly string[] {
  const times = rests.length === 1 ? 'is' : `(${rests.length} times) is`
  return [`${rests[0]} ${times} no chord: it is left out, and its time with it`]
}

/**
 * Reads the chords of a progression; signs such as N.C. are left out, with a warning.
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
  const written = items.flatMap(chordsInText)
  const texts = written.filter((text) => !isNoChord(text))
  if (texts.length === 0 || texts.length > most) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: 'chords',
        message: `chords names ${texts.length} chords; a progression has 1 to ${most}`,
      },
    ])
  }
  const flatNumbers = flatNumbersIn(texts, key !== undefined)
  const chords = texts.map((text, at) =>
    readAskedChord(text, key, {
      path: `chords[${at}]`,
      shown: `chord ${at + 1}, ${showValue(text)},`,
      examples: 'chords like Dm7,G7,Cmaj7 or, with key=C, numerals like ii7,V7,Imaj7 or 2m7,5,1',
      flatNumbers,
    }),
  )
  const rests = written.filter(isNoChord)
  const [first, ...others] = chords
  if (rests.length === 0) return chords
  return [
    { ...first!, warnings: [...noChordWarnings(rests), ...(first!.warnings ?? [])] },
    ...others,
  ]
}
