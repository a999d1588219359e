/** Chord symbols as they are typed and printed, made plain: one character for each idea. */

/** Typographic and spelled-out forms, in the order in which they are replaced. */
const PLAIN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[♯＃]/gu, '#'],
  [/♭/gu, 'b'],
  [/♮/gu, ''],
  [/𝄪/gu, '##'],
  [/𝄫/gu, 'bb'],
  [/[∆△▵▲^]/gu, 'Δ'],
  // `C:min7`, as annotated recordings write it.
  [/^([A-Ga-g][#b]{0,2}):(?=.)/u, '$1'],
  [/[Ø∅⌀]/gu, 'ø'],
  [/[º˚]/gu, '°'],
  [/[−–—‐⁻]/gu, '-'],
  [/⁺/gu, '+'],
  [/\s*\bsixth\b/giu, '6'],
  [/\s*\bseventh\b/giu, '7'],
  [/\s*\bninth\b/giu, '9'],
  [/\s*\beleventh\b/giu, '11'],
  [/\s*\bthirteenth\b/giu, '13'],
  [/\s*\bsharp\s*/giu, '#'],
  [/\s*\bflat\s*/giu, 'b'],
  [/\b(?:chord|triad)\b/giu, ''],
]

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Writes a symbol with plain accidentals, signs and digits; `Δ`, `ø` and `°` stay.
 *
 * @example
 * foldChordText('F♯−⁷') // => "F#-7"
 * foldChordText('B flat seventh') // => "Bb7"
 */
export function foldChordText(text: string): string {
  let folded = text
  for (const [pattern, plain] of PLAIN_FORMS) folded = folded.replace(pattern, plain)
  return folded.replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String(SUPERSCRIPTS.indexOf(digit))).trim()
}
