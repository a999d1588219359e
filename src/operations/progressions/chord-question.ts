/** The chord and key that a request of the composer names. */

import { isMinorScale, type Key, usualKeyOf } from '#engine/harmony/key'
import { keyChordsOf } from '#engine/harmony/key-chords'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import { type NoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedKey, namedChordOf } from '../schemas/chord-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import type { ChordMovesRequest } from './chord-moves.schema'

export interface ChordQuestion {
  readonly root: NoteName
  readonly chord: ChordType
  readonly key: Key
}

const MAJOR = scaleById('major')!
const C = parseRoot('C')!

/** The triad that a key has on a root, else that of its own third. */
function triadOf(key: Key, root: NoteName): ChordType {
  const own = keyChordsOf(key).find(
    (one) => pitchClassOf(one.root) === pitchClassOf(root) && one.chord.degrees.length === 3,
  )
  return own?.chord ?? chordTypeById(isMinorScale(key.scale) ? 'minor' : 'major')!
}

function questionInKey(key: Key, { root, chord, scale }: ChordMovesRequest): ChordQuestion {
  if (scale !== undefined) {
    throw requestErrorOf('conflicting-parameters', [
      { path: 'scale', message: 'key and scale both name the scale; give one of them' },
    ])
  }
  const named = chord === undefined ? undefined : namedChordOf(chord)
  if (
    named?.root &&
    root !== undefined &&
    pitchClassOf(named.root) !== pitchClassOf(acceptedRoot(root))
  ) {
    throw requestErrorOf('conflicting-parameters', [
      {
        path: 'root',
        message: `chord=${chord} and root=${root} name two roots; leave root out beside key and a symbol`,
      },
    ])
  }
  const chordRoot = named?.root ?? (root === undefined ? key.root : acceptedRoot(root))
  return { root: chordRoot, chord: named?.chord ?? triadOf(key, chordRoot), key }
}

/**
 * The current chord and the key around it. Without `key` the tonal centre is `root` with `scale`; a
 * symbol alone suggests its usual key.
 *
 * @throws RequestError where key stands beside scale, or root beside a symbol on another root.
 */
export function chordQuestionOf(query: ChordMovesRequest): ChordQuestion {
  if (query.key !== undefined) return questionInKey(acceptedKey(query.key), query)
  const named = namedChordOf(query.chord ?? 'major')
  const scale = query.scale === undefined ? undefined : acceptedScale(query.scale)
  const tonic = query.root === undefined ? named.root : acceptedRoot(query.root)
  const root = named.root ?? tonic ?? C
  const isSymbolAlone = named.root && query.root === undefined && !scale
  const key = isSymbolAlone
    ? usualKeyOf(root, named.chord)
    : { root: tonic ?? C, scale: scale ?? MAJOR }
  return { root, chord: named.chord, key }
}
