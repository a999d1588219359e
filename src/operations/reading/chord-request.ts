/** A chord given as a type on a root, or as a symbol that brings its own root. */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { type ChordType, chordTypeById, formatChordSymbol, isChordId } from '#engine/theory/chord'
import { type NoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { requestErrorOf } from '../registry/request-errors'

export interface RequestedChord {
  readonly root: NoteName
  readonly chord: ChordType
  /** The lowest note, where a symbol names one that is not the root. */
  readonly bass?: NoteName
}

interface ChordParameters {
  /** Parameter that holds the type or the symbol, and its text. */
  readonly chord: readonly [name: string, text: string]
  /** Parameter that holds the root, and its text where it is given. */
  readonly root: readonly [name: string, text: string | undefined]
  /** Root of a type where no root is given. */
  readonly defaultRoot: NoteName
}

/**
 * The chord that two parameters name; a spelling of the root that is given wins over the symbol's.
 *
 * @throws RequestError where the symbol stands on another root than the one given.
 */
export function requestedChord({ chord, root, defaultRoot }: ChordParameters): RequestedChord {
  const [chordName, chordText] = chord
  const [rootName, rootText] = root
  const written = rootText === undefined ? undefined : parseRoot(rootText)!
  const type = chordTypeById(chordText)
  if (type) return { root: written ?? defaultRoot, chord: type }
  const symbol = parseChordSymbol(chordText)!
  if (written && pitchClassOf(written) !== pitchClassOf(symbol.root)) {
    const message = `${rootName}=${rootText} and ${chordName}=${chordText} name two roots; leave ${rootName} out or give the type alone`
    throw requestErrorOf('conflicting-parameters', [{ path: rootName, message }])
  }
  const { bass } = symbol
  return { root: written ?? symbol.root, chord: symbol.chord, ...(bass && { bass }) }
}

/** A chord as a parameter takes it: its type where it is one of the contract's, else its symbol. */
export function chordText({ root, chord }: RequestedChord): string {
  return isChordId(chord.id) ? chord.id : formatChordSymbol(root, chord)
}
