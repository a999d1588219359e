/** Facts about a scale that follow from its pitch-class set. */
import { CHORD_IDS, type ChordType, chordTypeById } from './chord'
import { SCALES, type Scale, scaleById } from './scale'

/** How a scale maps onto itself. */
export interface ScaleSymmetry {
  /** Semitones (1–11) by which the scale can be transposed onto itself: 3 6 9 for a diminished scale. */
  readonly transpositions: readonly number[]
  /** How many different scales the twelve transpositions give. */
  readonly distinctTranspositions: number
  /** The scale read downwards from some tone has the same steps. */
  readonly isPalindromic: boolean
}

function rotateSet(set: number, semitones: number): number {
  return ((set << semitones) | (set >> (12 - semitones))) & 0xfff
}

function mirrorSet(set: number): number {
  let mirrored = 0
  for (let bit = 0; bit < 12; bit++) if ((set >> bit) & 1) mirrored |= 1 << ((12 - bit) % 12)
  return mirrored
}

export function symmetryOf(scale: Scale): ScaleSymmetry {
  const set = scale.pitchClassSet
  const transpositions: number[] = []
  for (let shift = 1; shift < 12; shift++)
    if (rotateSet(set, shift) === set) transpositions.push(shift)
  return {
    transpositions,
    distinctTranspositions: 12 / (transpositions.length + 1),
    isPalindromic: mirrorSet(set) === set,
  }
}

/** Scales that players use over dominant sevenths without the major third: the blues. */
const SUITS_DOMINANTS: ReadonlySet<string> = new Set(['minorPentatonic', 'blues'])
/** The tone that a bebop scale adds on weak beats, in semitones; no chord rests on it. */
const PASSING_TONE: ReadonlyMap<string, number> = new Map([
  ['bebopDominant', 11],
  ['bebopMinor', 4],
  ['bebopHalfDiminished', 7],
])
const FIFTH = 1 << 7
const MAJOR_THIRD = 1 << 4
const MINOR_SEVENTH = 1 << 10
const MINOR_MAJOR = chordTypeById('minorMajor7')!
const ALTERED = chordTypeById('dominant7altered')!
/** Chords without a natural fifth, for scales that have none. */
const CHORDS_WITHOUT_FIFTH: readonly ChordType[] = [
  ALTERED,
  ...['augmented', 'halfDiminished7', 'diminished7'].map((id) => chordTypeById(id)!),
  ...['augmented7', 'augmentedMajor7', 'dominant7flat5'].map((id) => chordTypeById(id)!),
]

const hasMajorThird = ({ degrees }: ChordType) =>
  degrees.some(({ number, alteration }) => number === 3 && alteration === 0)

/** The tones of a scale that chords rest on: all but the passing tone of a bebop scale. */
function chordSetOf({ id, pitchClassSet }: Scale): number {
  const passing = PASSING_TONE.get(id)
  return passing === undefined ? pitchClassSet : pitchClassSet & ~(1 << passing)
}

/** Sought in this order: the seventh chord that a scale is played over, else its triad. */
const HOME_CHORDS: readonly ChordType[] = [
  'major7',
  'dominant7',
  'minor7',
  'major',
  'minor',
  'diminished',
].map((id) => chordTypeById(id)!)

/** The chord of the contract's types that a scale rests on; of a bebop scale without its passing tone. */
export function homeChordOf(scale: Scale): ChordType | undefined {
  const set = chordSetOf(scale)
  return HOME_CHORDS.find(({ pitchClassSet }) => (set & pitchClassSet) === pitchClassSet)
}

/**
 * Chord types that a scale suits, of the contract's, the minor triad with a major seventh for the
 * harmonic and melodic minor kind and, for a scale without a natural fifth, those without one: the types whose tones it holds on its own root. The passing tone of a bebop
 * scale does not count, an altered scale is one of dominants, and the blues suits them too.
 */
export function chordsSuitedBy(scale: Scale): readonly ChordType[] {
  const set = chordSetOf(scale)
  const isHeld = ({ pitchClassSet }: ChordType) => (set & pitchClassSet) === pitchClassSet
  const contract = CHORD_IDS.map((id) => chordTypeById(id)!).filter(
    (chord) => isHeld(chord) || (chord.id === 'dominant7' && SUITS_DOMINANTS.has(scale.id)),
  )
  const isMinorMajor = isHeld(MINOR_MAJOR) && (set & (MAJOR_THIRD | MINOR_SEVENTH)) === 0
  if ((set & FIFTH) !== 0) return isMinorMajor ? [...contract, MINOR_MAJOR] : contract
  if (isHeld(ALTERED)) return CHORDS_WITHOUT_FIFTH.filter(isHeld).filter(hasMajorThird)
  const isMinor = scale.degrees.some(({ number, alteration }) => number === 3 && alteration < 0)
  const hasMinorSeventh = (set & MINOR_SEVENTH) !== 0
  // Beside a minor third a b4 is no third, beside a minor seventh a 6 no diminished one.
  const others = CHORDS_WITHOUT_FIFTH.filter(
    (chord) =>
      isHeld(chord) &&
      !(isMinor && hasMajorThird(chord)) &&
      !(hasMinorSeventh && chord.id === 'diminished7'),
  )
  return [...contract, ...others]
}

/** Modes in the catalogue: the same pitch classes started on another degree. */
export function modesOf(
  scale: Scale,
): readonly { readonly scale: Scale; readonly degree: number }[] {
  const modes: { scale: Scale; degree: number }[] = []
  scale.semitones.forEach((semitones, index) => {
    if (index === 0) return
    const set = rotateSet(scale.pitchClassSet, 12 - semitones)
    for (const other of SCALES) {
      if (other.pitchClassSet === set && other.twinOf === undefined) {
        modes.push({ scale: other, degree: index + 1 })
      }
    }
  })
  return modes
}

/** The scale that searches return for this one (itself for most). */
export function canonicalScaleOf(scale: Scale): Scale {
  return scale.twinOf === undefined ? scale : scaleById(scale.twinOf)!
}

/** Other ids of the same pitch-class set on the same root. */
export function twinsOf(scale: Scale): readonly Scale[] {
  const same = SCALES_BY_SET.get(scale.pitchClassSet)
  return same === undefined || same.length === 1
    ? NO_SCALES
    : same.filter((other) => other !== scale)
}

const NO_SCALES: readonly Scale[] = []
const SCALES_BY_SET: ReadonlyMap<number, readonly Scale[]> = new Map(
  SCALES.map(({ pitchClassSet }) => [
    pitchClassSet,
    SCALES.filter((scale) => scale.pitchClassSet === pitchClassSet),
  ]),
)
