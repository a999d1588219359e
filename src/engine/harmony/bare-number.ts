/** A Nashville number without a mark, where the key has another chord on that degree. */

import { formatNoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { spellScale } from '../theory/scale'
import { foldChordText } from './chord-text'
import type { Key } from './key'
import { readNumeral } from './numeral'

/** A number alone, with a seventh or over a bass; any other sign says what chord is meant. */
const BARE_NUMBER = /^([1-7])(7?)(\/[#b]?[1-7])?$/
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'] as const

/**
 * Says that a bare number was read as a major chord where the key has a minor or diminished one;
 * `undefined` where both are the same, and for a scale without seven tones.
 *
 * @example
 * bareNumberWarningOf('6', parseKey('Ab')!)
 * // => "6 was read as F major, as Nashville numbers are; for F minor write 6m or vi"
 * bareNumberWarningOf('4', parseKey('Ab')!) // => undefined
 */
export function bareNumberWarningOf(text: string, key: Key): string | undefined {
  const [, number, seventh, bass] = BARE_NUMBER.exec(foldChordText(text)) ?? []
  const tones = spellScale(key.root, key.scale).map(pitchClassOf)
  if (number === undefined || tones.length !== 7) return undefined
  const read = readNumeral(number, key)
  if (!read) return undefined
  const root = pitchClassOf(read.root)
  const at = tones.indexOf(root)
  const above = (steps: number) => withinOctave(tones[(at + steps) % 7]! - root)
  if (at < 0 || above(2) !== 3) return undefined
  const isDiminished = above(4) === 6
  const mark = isDiminished ? 'dim' : 'm'
  const kind = isDiminished ? 'diminished' : 'minor'
  const roman = `${ROMAN[Number(number) - 1]}${isDiminished ? '°' : ''}`
  const name = formatNoteName(read.root)
  const end = `${seventh}${bass ?? ''}`
  const shown = seventh === '' ? 'major' : 'major with a minor seventh'
  const other = seventh === '' ? kind : `${kind} with a seventh`
  return `${text.trim()} was read as ${name} ${shown}, as Nashville numbers are; for ${name} ${other} write ${number}${mark}${end} or ${roman}${end}`
}
