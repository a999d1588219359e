/** Words for major and minor in the languages of the name systems. */
import type { NameSystem } from '../../theory/note-names/name-systems'

export interface ModeWord {
  /** The text before the word. */
  readonly before: string
  /** What a chord symbol or a key writes instead: `m` for minor, nothing for major. */
  readonly suffix: '' | 'm'
  readonly names: NameSystem
}

const MODE_WORDS: readonly (readonly [RegExp, ModeWord['suffix'], NameSystem])[] = [
  [/(?<![\s-])[\s-]*moll$/iu, 'm', 'german'],
  [/(?<![\s-])[\s-]*dur$/iu, '', 'german'],
  [/(?<![\s-])[\s-]*(?:mineur|minore|menor)$/iu, 'm', 'solfege'],
  [/(?<![\s-])[\s-]*(?:majeur|maggiore|mayor|maior)$/iu, '', 'solfege'],
]

/**
 * The word for a mode at the end of a text.
 *
 * @example
 * modeWordOf('Es-Dur')?.before // => "Es"
 */
export function modeWordOf(text: string): ModeWord | undefined {
  const found = MODE_WORDS.find(([word]) => word.test(text))
  if (!found) return undefined
  const [word, suffix, names] = found
  return { before: text.replace(word, ''), suffix, names }
}
