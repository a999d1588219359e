/** Chord symbols whose roots are written in another system of names: `Cism7`, `H7`, `Sib7/Re`. */

import { type NameSystem, writeNoteName } from '../../theory/note-names/name-systems'
import { noteNamesAtStart, readNoteName } from '../../theory/note-names/read-note-name'
import { formatNoteName, type NoteName } from '../../theory/pitch'
import { type ChordSymbol, parseChordSymbol } from '../chord-symbol'

/**
 * Writes a chord symbol with its root and bass in a system of names.
 *
 * @example
 * writeChordSymbol(parseChordSymbol('Bb7/D')!, 'german') // => "B7/D"
 * writeChordSymbol(parseChordSymbol('Bb7/D')!, 'solfege') // => "Sib7/Re"
 */
export function writeChordSymbol({ symbol, root, bass }: ChordSymbol, system: NameSystem): string {
  const suffix = symbol.slice(formatNoteName(root).length)
  const tail = bass ? `/${formatNoteName(bass)}` : ''
  const plain = bass ? suffix.slice(0, suffix.length - tail.length) : suffix
  return writeNoteName(root, system) + plain + (bass ? `/${writeNoteName(bass, system)}` : '')
}

const BASS_AT_END = /\/\s*([^/()\d]+)$/u

/** A bass in the system's names as English text, and the symbol before it. */
function splitBass(text: string, system: NameSystem): readonly [string, NoteName | undefined] {
  const match = BASS_AT_END.exec(text)
  const bass = match ? readNoteName(match[1]!.trim(), system) : undefined
  return bass ? [text.slice(0, match!.index), bass] : [text, undefined]
}

/**
 * Reads a chord symbol whose root and bass are written in a system of names. Of several roots that
 * the text can begin with, the longest one that leaves a readable suffix counts: `Asus4` is A.
 *
 * @example
 * readChordSymbolIn('Cism7', 'german')?.symbol // => "C#m7"
 * readChordSymbolIn('B7', 'german')?.symbol // => "Bb7"
 */
export function readChordSymbolIn(text: string, system: NameSystem): ChordSymbol | undefined {
  if (system === 'english') return parseChordSymbol(text)
  const [upper, bass] = splitBass(text.trim(), system)
  const over = bass ? `/${formatNoteName(bass)}` : ''
  for (const { name, length } of noteNamesAtStart(upper, system)) {
    const suffix = upper.slice(length)
    // A sign or letter that belongs to a name would be read as part of the suffix.
    const found = parseChordSymbol(formatNoteName(name) + suffix + over)
    if (found && isSameRoot(found, name)) return found
  }
  return undefined
}

function isSameRoot({ root }: ChordSymbol, name: NoteName): boolean {
  return root.letter === name.letter && root.accidental === name.accidental
}
