/** The allowed value that a wrong one of an enum most likely meant. */

import { POSITION_NAMES, type PositionName } from '#engine/hand/hand-window'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { nearestOf, startedBy } from './nearest'

/** `5` and `5th` are the fifth position, 0 the open one. */
function positionOfNumber(text: string): PositionName | undefined {
  const number = /^(0|[1-9][0-9]?)(?:st|nd|rd|th)?$/.exec(text)?.[1]
  return number === undefined ? undefined : POSITION_NAMES[Number(number) + 1]
}

/** `m7` ends a symbol of a minor seventh chord. An accidental would belong to the root, a slash opens a bass. */
function chordOfSuffix(text: string): string | undefined {
  return /^[#b♯♭x]|\//.test(text) ? undefined : parseChordSymbol(`C${text}`)?.chord.id
}

/**
 * The nearest allowed value: a typo or two away, the one that the text begins, or what it says in
 * the language of positions and chords.
 *
 * @example
 * nearestValueOf('guide', ['chord-tones', 'guide-tones']) // => "guide-tones"
 * nearestValueOf('5', ['any', 'open', 'fifth']) // => "fifth"
 * nearestValueOf('m7', ['minor', 'minor7']) // => "minor7"
 */
export function nearestValueOf(text: string, allowed: readonly string[]): string | undefined {
  const near = nearestOf(text, allowed) ?? startedBy(text, allowed)
  if (near !== undefined) return near
  return [positionOfNumber(text), chordOfSuffix(text)].find(
    (meant) => meant !== undefined && allowed.includes(meant),
  )
}
