/** Search in short lists: which entries answer what was typed, and which answers best. */

/** What an entry can be found by. */
export interface Findable {
  readonly title: string
  readonly group: string
  /** Other names; one that is typed in full comes first. */
  readonly aliases?: readonly string[]
  readonly keywords?: string
}

/** More than any sum of partial matches. */
const NAMED_IN_FULL = 1000

const folded = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('♭', 'b')
    .replaceAll('♯', '#')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()

/**
 * How well a text answers a query: 0 not at all, more is better. Every word of the query must
 * start a word of the title or the keywords, or be found inside one.
 */
export function matchScoreOf(query: string, option: Findable): number {
  const words = folded(query).split(' ').filter(Boolean)
  if (words.length === 0) return 1
  const title = folded(option.title)
  const aliases = (option.aliases ?? []).map(folded)
  const compact = words.join('')
  if (aliases.some((alias) => alias.replaceAll(' ', '') === compact)) return NAMED_IN_FULL
  const rest = `${aliases.join(' ')} ${folded(`${option.keywords ?? ''} ${option.group}`)}`
  let score = 0
  for (const word of words) {
    if (title === word) score += 12
    else if (title.startsWith(word)) score += 8
    else if (title.includes(` ${word}`)) score += 6
    else if (` ${rest}`.includes(` ${word}`)) score += 3
    else if (title.includes(word)) score += 2
    else if (rest.includes(word)) score += 1
    else return 0
  }
  return score
}

/** Options that answer the query, best first; in their own order when there is no query. */
export function bestMatches<T extends Findable>(
  options: readonly T[],
  query: string,
): readonly T[] {
  if (folded(query) === '') return options
  return options
    .map((option, index) => ({ option, index, score: matchScoreOf(query, option) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .map(({ option }) => option)
}
