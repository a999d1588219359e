/** The chord that a drill is over, as it stands above its tab. */
import type { SheetChord } from '#engine/tab/ascii-sheet'
import { formatChordSymbol } from '#engine/theory/chord'
import { namedChordOf } from '../schemas/chord-parameters'
import { acceptedRoot } from '../schemas/parameters'

export function chordsOfDrill(input: {
  readonly chord: string
  readonly chordRoot: string
}): readonly SheetChord[] {
  const symbol = formatChordSymbol(acceptedRoot(input.chordRoot), namedChordOf(input.chord).chord)
  return [{ startBeat: 0, symbol }]
}
