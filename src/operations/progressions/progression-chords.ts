/** The chords of a progression as people write them, separated by commas or bar lines. */
import type { Key } from '#engine/harmony/key'
import { flatNumbersIn } from '#engine/harmony/number-chart'
import { requestErrorOf, showValue } from '../reading/read-request'
import { type AskedChord, readAskedChord } from './asked-chord'

export const MAX_PROGRESSION_CHORDS = 24

/**
 * Paths of a whole progression together have no more grips than these: each grip of a path is drawn
 * up with its fingers, tones and change, which takes longer than finding it.
 */
export const MAX_GRIPS_OF_PATHS = 120

/**
 * Chords of a list that was split at commas: those inside parentheses belong to a symbol, as in
 * `C7(b9,#11)`, and a bar line parts chords too.
 */
export function joinChordTexts(items: readonly string[]): readonly string[] {
  const joined: string[] = []
  let open = ''
  for (const item of items) {
    const text = open === '' ? item : `${open},${item}`
    const isOpen = text.lastIndexOf('(') > text.lastIndexOf(')')
    open = isOpen ? text : ''
    if (!isOpen) joined.push(text)
  }
  if (open !== '') joined.push(open)
  return joined
    .flatMap((text) => text.split('|'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/**
 * Reads the chords of a progression.
 *
 * @throws RequestError naming the chord that does not read, or that there are none or too many.
 */
export function readProgression(
  items: readonly string[],
  key: Key | undefined,
): readonly AskedChord[] {
  const texts = joinChordTexts(items)
  if (texts.length === 0 || texts.length > MAX_PROGRESSION_CHORDS) {
    throw requestErrorOf('invalid-parameter', [
      {
        path: 'chords',
        message: `chords names ${texts.length} chords; a progression has 1 to ${MAX_PROGRESSION_CHORDS}`,
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

/** Refuses more paths than can be written for so many chords. */
export function checkPathCount(chordCount: number, limit: number): void {
  if (chordCount * limit <= MAX_GRIPS_OF_PATHS) return
  const granted = Math.floor(MAX_GRIPS_OF_PATHS / chordCount)
  const message = `limit: ${chordCount} chords × ${limit} paths is more than ${MAX_GRIPS_OF_PATHS}; ask for limit=${granted} at most`
  throw requestErrorOf('invalid-parameter', [{ path: 'limit', message }])
}
