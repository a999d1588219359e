/** The rows of the relation table that start from a chord in its key. */
import type { ChordId, ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import { chordFunctionOf } from './chord-function'
import type { Key } from './key'
import { MOVE_TABLE, type MoveRow } from './move-table'

interface ChordInKey {
  readonly root: NoteName
  readonly chord: ChordType
  readonly key: Key
}

/** The type of the relation table that a chord of each family moves like; other families have none. */
const CORE_TYPE: Readonly<Partial<Record<ChordFamily, ChordId>>> = {
  major: 'major',
  minor: 'minor',
  diminished: 'diminished',
  diminished7: 'diminished',
  dominant7: 'dominant7',
  major7: 'major7',
  minor7: 'minor7',
}

/** The chord type that a chord moves like, where it has one. */
export function coreTypeOf(chord: ChordType): ChordId | undefined {
  return CORE_TYPE[chordFamilyOf(chord)]
}

/** A dominant seventh that is a tonic, as in mixolydian and the blues, asks for no other chord. */
const RESTING_ROLES: readonly string[] = ['tonic', 'blues chord']
const FALLING_RELATIONS: readonly string[] = [
  'dominantResolution',
  'secondaryResolution',
  'guideToneResolution',
  'deceptive',
  'backdoor',
]

/** Rows for a chord that moves like `core`. */
export function relationRowsOf(
  { root, chord, key }: ChordInKey,
  core: ChordId,
): readonly MoveRow[] {
  const isHome = pitchClassOf(root) === pitchClassOf(key.root)
  const rests = isHome && RESTING_ROLES.includes(chordFunctionOf(key, root, chord).role)
  return MOVE_TABLE.filter(
    ({ from, relation }) => from.includes(core) && !(rests && FALLING_RELATIONS.includes(relation)),
  )
}
