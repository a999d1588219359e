/** The chord that a drill is over, as it stands above its tab. */
import type { SheetChord } from '#engine/tab/ascii-sheet'
import { chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import { acceptedRoot } from '../schemas/parameters'

export function chordsOfDrill(input: {
  readonly chord: string
  readonly chordRoot: string
}): readonly SheetChord[] {
  const symbol = formatChordSymbol(acceptedRoot(input.chordRoot), chordTypeById(input.chord)!)
  return [{ startBeat: 0, symbol }]
}
