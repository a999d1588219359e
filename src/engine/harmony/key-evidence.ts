/** What chords tell about each key that they may be in, in points; chords are taken as they sound. */
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn, type Scale, scaleById } from '../theory/scale'
import { isBluesProgression } from './blues-progression'
import { type ChordFamily, chordFamilyOf } from './chord-family'

export interface RootedChord {
  readonly root: NoteName
  readonly chord: ChordType
}

/**
 * Points of a key. Fitted to 92 songs (`test/support/song-keys.ts`): the tonic is that of songbooks
 * in 88 (with the rules before in 60), in 58 of 61 that they were not fitted to (in 52), and in 96
 * of 101 drawn later, before which nothing was changed but the mode. Without the first chord it
 * would be 71 of the 92, without cadences 81, without dominants from outside 86.
 */
export const KEY_POINTS = {
  /** A chord of the key, and its tonic chord. */
  own: 2,
  tonic: 3,
  /** A dominant seventh from outside that leads to a root of the key. */
  applied: 1.5,
  outside: 0,
  tonicFirst: 3,
  tonicLast: 1.5,
  /** A step to the tonic chord, also from the last chord to the first: from V, from IV or bVII. */
  authentic: 2,
  plagal: 0.5,
  /** Dorian and mixolydian beside minor and major. */
  rareMode: -0.5,
} as const

export type ChordEvidence = 'tonic' | 'own' | 'applied' | 'outside'
export type Cadence = 'authentic' | 'plagal'

interface Mode {
  readonly scale: Scale
  /** Sets of tones whose chords are the key's own. */
  readonly sets: readonly number[]
  readonly tonics: readonly ChordFamily[]
}

const setOf = (id: string) => scaleById(id)!.pitchClassSet
const modeOf = (
  id: string,
  tonics: readonly ChordFamily[],
  more: readonly number[] = [],
): Mode => ({
  scale: scaleById(id)!,
  sets: [setOf(id), ...more],
  tonics: [...tonics, 'suspended', 'suspended7'],
})

const MODES: readonly Mode[] = [
  modeOf('major', ['major', 'major7']),
  modeOf('naturalMinor', ['minor', 'minor7', 'minorMajor'], [setOf('harmonicMinor')]),
  modeOf('dorian', ['minor', 'minor7']),
  modeOf('mixolydian', ['major', 'dominant7']),
]

const DOMINANTS: readonly ChordFamily[] = ['major', 'dominant7', 'augmented']
const RESTING: readonly ChordFamily[] = ['major', 'major7']
const DIMINISHED: readonly ChordFamily[] = ['diminished', 'diminished7']
const FOURTH = 5
const FIFTH = 7
const FLAT_SEVENTH = 10
const LEADING_TONE = 11

export const isRare = ({ scale }: { readonly scale: Scale }) =>
  scale.id === 'dorian' || scale.id === 'mixolydian'

/** What the chords are in one key. */
export interface KeyReading {
  /** Pitch class. */
  readonly tonic: number
  readonly scale: Scale
  readonly isBlues: boolean
  readonly evidence: readonly ChordEvidence[]
  /** How each chord is reached where it is the tonic; the first chord from the last. */
  readonly cadences: readonly (Cadence | undefined)[]
  /** Points of the first chords, `sums[n]` of n, with those of both ends where they are there. */
  readonly sums: readonly number[]
  /** Of all chords, also for the step from the last to the first and for the mode. */
  readonly points: number
}

interface HeardChord {
  readonly pitchClass: number
  readonly family: ChordFamily
  readonly set: number
  /** The ii7 of a ii7–V7–I, which is never a tonic. */
  readonly isSecond: boolean
}

const has = (set: number, semitones: number) => ((set >> withinOctave(semitones)) & 1) === 1

function evidenceOf(
  chord: HeardChord,
  next: HeardChord,
  tonic: number,
  mode: Mode,
  isBlues: boolean,
) {
  const above = withinOctave(chord.pitchClass - tonic)
  const isSeventh = isBlues && chord.family === 'dominant7'
  const rises = withinOctave(next.pitchClass - chord.pitchClass) === FOURTH
  const isLeading = chord.family === 'dominant7' && rises
  // I7 before IV is its dominant, not the tonic of mixolydian.
  const isDominant = isLeading && mode.scale.id === 'mixolydian'
  const isHome = above === 0 && !chord.isSecond && !isDominant
  if (isHome && (isSeventh || mode.tonics.includes(chord.family))) return 'tonic'
  if (isSeventh && (above === FOURTH || above === FIFTH)) return 'own'
  const set = pitchClassSetOn(above, chord.set)
  if (mode.sets.some((own) => (set & ~own) === 0)) return 'own'
  return isLeading && has(mode.sets[0]!, above + FOURTH) ? 'applied' : 'outside'
}

function cadenceOf(before: HeardChord, tonic: number): Cadence | undefined {
  const above = withinOctave(before.pitchClass - tonic)
  const isDominant = DOMINANTS.includes(before.family) || before.family === 'suspended7'
  if (above === FIFTH && isDominant) return 'authentic'
  if (above === LEADING_TONE && DIMINISHED.includes(before.family)) return 'authentic'
  return above === FOURTH || above === FLAT_SEVENTH || above === FIFTH ? 'plagal' : undefined
}

function readingIn(
  heard: readonly HeardChord[],
  tonic: number,
  mode: Mode,
  isBlues: boolean,
): KeyReading {
  const last = heard.length - 1
  const evidence = heard.map((chord, at) =>
    evidenceOf(chord, heard[at === last ? 0 : at + 1]!, tonic, mode, isBlues),
  )
  const cadences = heard.map((_, at) =>
    evidence[at] === 'tonic' ? cadenceOf(heard[at === 0 ? last : at - 1]!, tonic) : undefined,
  )
  const pointsOf = (cadence: Cadence | undefined) => (cadence ? KEY_POINTS[cadence] : 0)
  const sums = [0]
  evidence.forEach((one, at) => {
    const isTonic = one === 'tonic'
    const step = at > 0 ? pointsOf(cadences[at]) : isTonic ? KEY_POINTS.tonicFirst : 0
    const end = at === last && isTonic ? KEY_POINTS.tonicLast : 0
    sums.push(sums[at]! + KEY_POINTS[one] + step + end)
  })
  const points = sums.at(-1)! + pointsOf(cadences[0]) + (isRare(mode) ? KEY_POINTS.rareMode : 0)
  return { tonic, scale: mode.scale, isBlues, evidence, cadences, sums, points }
}

const MAJOR = scaleById('major')!
const SEMITONES = Array.from({ length: 12 }, (_, semitones) => semitones)

/** The readings of some chords in every key: twelve tonics from the first root up, four modes each. */
export function keyReadingsOf(chords: readonly RootedChord[]): readonly KeyReading[] {
  const families = chords.map(({ chord }) => chordFamilyOf(chord))
  const classes = chords.map(({ root }) => pitchClassOf(root))
  const rises = (at: number) => withinOctave(classes[at + 1]! - classes[at]!) === FOURTH
  const heard = chords.map(
    ({ chord }, at): HeardChord => ({
      pitchClass: classes[at]!,
      family: families[at]!,
      set: chord.pitchClassSet,
      isSecond:
        families[at] === 'minor7' &&
        families[at + 1] === 'dominant7' &&
        RESTING.includes(families[at + 2]!) &&
        rises(at) &&
        rises(at + 1),
    }),
  )
  const [first] = heard
  if (!first) return []
  return SEMITONES.flatMap((above) => {
    const tonic = withinOctave(first.pitchClass + above)
    const home = chords.find(({ root }) => pitchClassOf(root) === tonic)
    const isBlues =
      home !== undefined && isBluesProgression(chords, { root: home.root, scale: MAJOR })
    return MODES.map((mode) => readingIn(heard, tonic, mode, isBlues && mode.scale === MAJOR))
  })
}
