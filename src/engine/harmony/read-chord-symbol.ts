/** Chord symbols read from outside: a refusal says what was meant, where that is certain. */
import { type ChordSymbol, type ChordSymbolRefusal, readSymbolText } from './chord-symbol'
import { readChordSymbolIn } from './names/foreign-symbol'
import { type SymbolMeant, symbolMeant } from './symbol-meant'

const NAMES_REASON: Readonly<Record<Exclude<SymbolMeant['names'], 'english'>, string>> = {
  german: 'is written with German names; here B is B natural, German H, and Bb is German B',
  solfege: 'is written with solfège names; here roots are the letters A–G',
}

/** The one syllable of solfège that reads as a letter with its sign: `Do` is C, or D with a small o. */
function refusalOfDo(text: string, { symbol }: ChordSymbol): ChordSymbolRefusal | undefined {
  if (!/^do(?!ub)/i.test(text.trim())) return undefined
  const meant = readChordSymbolIn(text.trim(), 'solfege')?.symbol
  if (meant === undefined) return undefined
  const reason = `is ${meant} in solfège names, and may be ${symbol}; write ${meant} or ${symbol}`
  return { reason, didYouMean: meant }
}

/**
 * Reads a chord symbol as people write it – `Cmaj7`, `CΔ`, `c-7`, `F♯ø`, `Bb7(b9,#11)`, `D/F#`,
 * `G7alt`, `A flat major 7` – or says why it cannot, with the symbol that was meant where another
 * chord cannot be.
 */
export function readChordSymbol(text: string): ChordSymbol | ChordSymbolRefusal {
  const reading = readSymbolText(text)
  if ('symbol' in reading) return refusalOfDo(text, reading) ?? reading
  if (reading.didYouMean !== undefined) return reading
  const meant = symbolMeant(text)
  if (!meant) return reading
  const reason = meant.names === 'english' ? reading.reason : NAMES_REASON[meant.names]
  return { reason, didYouMean: meant.symbol }
}
