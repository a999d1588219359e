/** The chords of a key: triads and sevenths that its scale builds on its tones. */
import { keepRecent } from '../keep-recent'
import { type ChordType, chordTypeById } from '../theory/chord'
import { semitonesOfDegree, spellDegree } from '../theory/interval'
import { formatNoteName, type NoteName } from '../theory/pitch'
import { pitchClassSetOn, type Scale, scaleById } from '../theory/scale'
import { diatonicChordsOf } from './diatonic-chords'
import { isMinorScale, type Key } from './key'

export interface KeyChord {
  readonly root: NoteName
  readonly chord: ChordType
}

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!
/** Chords that a scale without seven tones may hold on its tones. */
const LOOSE_TYPES = [
  'major', 'minor', 'diminished', 'augmented',
  'major7', 'dominant7', 'minor7', 'halfDiminished7', 'diminished7', 'augmented7',
].map((id) => chordTypeById(id)!) // biome-ignore format: triads in a row, sevenths in a row
/** Roots of a blues: I, IV and V, each a dominant seventh. */
const BLUES_DEGREES = [1, 4, 5]

/** Scales of five and six tones that leave out tones of a key rather than make one of their own. */
function fullScaleOf(scale: Scale): Scale | undefined {
  const parents = isMinorScale(scale) ? [MINOR] : [MAJOR, MINOR]
  const isPart = ({ pitchClassSet }: Scale) => (scale.pitchClassSet & ~pitchClassSet) === 0
  if (scale.family === 'pentatonic') return parents.find(isPart)
  return scale.family === 'blues' ? parents[0] : undefined
}

function bluesChordsOf({ root }: Key): readonly KeyChord[] {
  return BLUES_DEGREES.map((number) => ({
    root: spellDegree(root, { number, alteration: 0 }).name,
    chord: chordTypeById('dominant7')!,
  }))
}

function looseChordsOf({ root, scale }: Key): readonly KeyChord[] {
  return scale.degrees.flatMap((degree) => {
    const above = semitonesOfDegree(degree) % 12
    const fromHere = pitchClassSetOn((12 - above) % 12, scale.pitchClassSet)
    return LOOSE_TYPES.filter(({ pitchClassSet }) => (pitchClassSet & ~fromHere) === 0).map(
      (chord) => ({ root: spellDegree(root, degree).name, chord }),
    )
  })
}

const KEPT_KEYS = 64

/**
 * Triads, then sevenths, by degree. A pentatonic takes the chords of the key that it is a part of,
 * a blues scale its three dominants before those; other scales without seven tones whatever triads
 * and sevenths their tones hold.
 */
export const keyChordsOf = keepRecent(
  KEPT_KEYS,
  ({ root, scale }: Key) => `${formatNoteName(root)} ${scale.id}`,
  findKeyChords,
)

function findKeyChords(key: Key): readonly KeyChord[] {
  const scale = key.scale.semitones.length === 7 ? key.scale : fullScaleOf(key.scale)
  if (!scale) return looseChordsOf(key)
  const stacks = [...diatonicChordsOf(key.root, scale, 3), ...diatonicChordsOf(key.root, scale, 4)]
  return key.scale.family === 'blues' ? [...bluesChordsOf(key), ...stacks] : stacks
}
