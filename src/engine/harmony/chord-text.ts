/** Chord symbols as they are typed and printed, made plain: one character for each idea. */

/**
 * Typographic and spelled-out forms, in the order in which they are replaced. Blanks before a word
 * are read from the first of them alone, else many would be read once for each.
 */
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
  [/(?<!\s)\s*\bsixth\b/giu, '6'],
  [/(?<!\s)\s*\bseventh\b/giu, '7'],
  [/(?<!\s)\s*\bninth\b/giu, '9'],
  [/(?<!\s)\s*\beleventh\b/giu, '11'],
  [/(?<!\s)\s*\bthirteenth\b/giu, '13'],
  [/(?:(?<!\s)\s+)?\bsharp\s*/giu, '#'],
  [/(?:(?<!\s)\s+)?\bflat\s*/giu, 'b'],
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
