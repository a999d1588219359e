/** A chord symbol where a chord type is asked for: which parameters say the same. */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { CHORD_IDS } from '#engine/theory/chord'
import { formatNoteName } from '#engine/theory/pitch'

/** Parameters that hold the root of a chord, the more exact first. */
const ROOT_PARAMETERS = ['chordRoot', 'root'] as const

/**
 * The parameters that a symbol in `chord` stands for, where they can say it.
 *
 * @param known names of the operation's parameters.
 * @example
 * parametersOfSymbol('Am7', ['root', 'chord']) // => {"root":"A","chord":"minor7"}
 */
export function parametersOfSymbol(
  text: string,
  known: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const symbol = parseChordSymbol(text)
  if (!symbol) return undefined
  if (known.includes('symbol')) return { symbol: text }
  const rootName = ROOT_PARAMETERS.find((name) => known.includes(name))
  const chord = CHORD_IDS.find((id) => id === symbol.chord.id)
  if (rootName === undefined || chord === undefined || symbol.bass) return undefined
  return { [rootName]: formatNoteName(symbol.root), chord }
}
