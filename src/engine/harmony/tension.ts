/**
 * What each tone of a scale does over a chord.
 *
 * A tone a whole step above a chord tone is an available tension; one a half step above is avoided,
 * since it makes a minor ninth with the chord. Dominants are the exception: every altered tension
 * is open to them, and they avoid only the 4 (the root of the chord they want to resolve to) and
 * the natural 7, besides whatever contradicts a tension that the symbol itself names. Blues scales
 * are a layer of their own over dominants: their b3 rubs against the 3 on purpose.
 */
import type { ChordType } from '../theory/chord'
import { type Degree, spellDegree } from '../theory/interval'
import type { NoteName } from '../theory/pitch'
import type { Scale } from '../theory/scale'
import { chordFamilyOf } from './chord-family'

export type ToneRole = 'chord' | 'tension' | 'avoid' | 'passing' | 'blue'

export interface ScaleToneOverChord {
  readonly name: NoteName
  /** As players name it over the chord: `b9`, `#11`, `13`. */
  readonly degree: Degree
  /** Above the chord's root, 0–11. */
  readonly semitones: number
  readonly role: ToneRole
  readonly reason: string
}

/** Tones over a dominant that contradict one its symbol names: [named, contradicting]. */
const DOMINANT_CONFLICTS: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 2],
  [8, 9],
  [9, 8],
  [6, 7],
  [8, 7],
]

const has = (set: number, semitone: number) => ((set >> ((semitone + 12) % 12)) & 1) === 1

/** A chord's pitch classes with what decides about tensions over it. */
export interface ChordGround {
  readonly chord: ChordType
  readonly isDominant: boolean
  readonly hasSeventh: boolean
  readonly hasNaturalFifth: boolean
}

export function chordGroundOf(chord: ChordType): ChordGround {
  return {
    chord,
    isDominant: chordFamilyOf(chord) === 'dominant7',
    hasSeventh: chord.degrees.some(({ number }) => number === 7),
    hasNaturalFifth: has(chord.pitchClassSet, 7),
  }
}

/** Scales of the blues, which are played over dominants although they lack the major third. */
const BLUES_LAYER: ReadonlySet<string> = new Set(['minorPentatonic', 'blues', 'bluesHeptatonic'])

/** Whether a scale lies over a chord as the blues does, its minor third over a major one. */
export function isBluesLayer(chord: ChordType, scale: Scale): boolean {
  return BLUES_LAYER.has(scale.id) && chordFamilyOf(chord) === 'dominant7'
}

/** What the tones of a blues layer do beside the chord's own, by semitones above its root. */
const BLUES_TONES: ReadonlyMap<number, readonly [ToneRole, string]> = new Map([
  [2, ['tension', 'whole step above the root']],
  [3, ['blue', 'blue note: the minor third over the major one, bent or resolved up to it']],
  [5, ['passing', 'passing tone of the blues, between the blue notes']],
  [6, ['blue', 'blue note: the flat fifth, on the way to 4 or 5']],
])

/** The role of a pitch class, in semitones above the chord's root. */
export function toneRoleOf(ground: ChordGround, semitones: number): ToneRole {
  const set = ground.chord.pitchClassSet
  if (has(set, semitones)) return 'chord'
  if (ground.isDominant) {
    if (semitones === 5 || semitones === 11) return 'avoid'
    const isContradicting = DOMINANT_CONFLICTS.some(
      ([named, other]) => other === semitones && has(set, named),
    )
    if (isContradicting) return 'avoid'
    return semitones === 7 ? 'passing' : 'tension'
  }
  if (has(set, semitones - 1)) return 'avoid'
  if (has(set, semitones - 2)) return 'tension'
  return semitones >= 9 && !ground.hasSeventh ? 'tension' : 'passing'
}

function labelAt(chord: ChordType, semitones: number): string {
  const index = chord.semitones.findIndex((tone) => tone % 12 === (semitones + 12) % 12)
  const label = chord.degreeLabels[index]!
  return label === 'R' ? 'root' : label
}

function reasonOf(
  ground: ChordGround,
  semitones: number,
  role: ToneRole,
  resolves: boolean,
): string {
  const { chord, isDominant } = ground
  const set = chord.pitchClassSet
  if (role === 'chord') return 'chord tone'
  if (role === 'avoid') {
    if (isDominant && semitones === 5) {
      const isGoal = resolves ? ', and root of the chord that the dominant resolves to' : ''
      return `half step above the 3${isGoal}`
    }
    if (isDominant && semitones === 11) return 'clashes with the b7; passing tone only'
    if (isDominant) return 'contradicts a tension that the chord names'
    return `half step above the ${labelAt(chord, semitones - 1)}`
  }
  if (role === 'passing') return 'neither a chord tone nor a whole step above one'
  if (has(set, semitones - 2)) return `whole step above the ${labelAt(chord, semitones - 2)}`
  if (isDominant) return 'altered tension, open to dominants'
  return 'extends the triad by a seventh'
}

/** Numbers above the octave in which tensions are named. */
const TENSION_NUMBER: ReadonlyMap<number, number> = new Map([
  [2, 9],
  [4, 11],
  [6, 13],
])

function degreeOverChord(
  ground: ChordGround,
  scale: Scale,
  scaleDegree: Degree,
  semitones: number,
): Degree {
  const { chord, isDominant, hasNaturalFifth } = ground
  const chordIndex = chord.semitones.findIndex((tone) => tone % 12 === semitones)
  if (chordIndex >= 0) return chord.degrees[chordIndex]!
  // Over a major third the minor one is a raised ninth, but for the blue note of a major chord; over a
  // dominant the flat fifth is a raised eleventh.
  const isRaisedNinth = semitones === 3 && has(chord.pitchClassSet, 4)
  if (isRaisedNinth && (isDominant || scale.family !== 'blues')) return { number: 9, alteration: 1 }
  if (isDominant && semitones === 6 && hasNaturalFifth) return { number: 11, alteration: 1 }
  // A raised sixth is the seventh of a scale that has no other: C D E F# G# Bb.
  const isSeventh = scaleDegree.number === 6 && semitones === 10
  if (isSeventh && scale.degrees.every(({ number }) => number !== 7))
    return { number: 7, alteration: -1 }
  // Over a minor chord the blue fifth keeps its name.
  const isBlueFifth = scale.family === 'blues' && semitones === 6
  if (isBlueFifth && has(chord.pitchClassSet, 3)) return scaleDegree
  // Beside a fifth of the chord another one is an eleventh or a thirteenth.
  const hasFifth = chord.degrees.some(({ number }) => number === 5)
  if (hasFifth && scaleDegree.number === 5 && semitones !== 7) {
    return semitones < 7 ? { number: 11, alteration: 1 } : { number: 13, alteration: -1 }
  }
  const number = TENSION_NUMBER.get(scaleDegree.number)
  return number === undefined ? scaleDegree : { ...scaleDegree, number }
}

function bluesTone(ground: ChordGround, scale: Scale, scaleDegree: Degree, semitones: number) {
  const { chord } = ground
  const index = chord.semitones.findIndex((tone) => tone % 12 === semitones)
  if (index >= 0)
    return { degree: chord.degrees[index]!, role: 'chord', reason: 'chord tone' } as const
  const [role, reason] = BLUES_TONES.get(semitones) ?? (['passing', 'tone of the blues'] as const)
  const degree =
    role === 'blue' ? scaleDegree : degreeOverChord(ground, scale, scaleDegree, semitones)
  return { degree, role, reason } as const
}

/**
 * Every tone of a scale over a chord on the same root, spelled and named by function.
 *
 * @param resolves the chord is a dominant that falls a fifth in its key.
 */
export function scaleOverChord(
  root: NoteName,
  chord: ChordType,
  scale: Scale,
  resolves = false,
): readonly ScaleToneOverChord[] {
  const ground = chordGroundOf(chord)
  const isBlues = isBluesLayer(chord, scale)
  return scale.degrees.map((scaleDegree, index) => {
    const semitones = scale.semitones[index]!
    if (isBlues) {
      const tone = bluesTone(ground, scale, scaleDegree, semitones)
      return { name: spellDegree(root, tone.degree).name, semitones, ...tone }
    }
    const degree = degreeOverChord(ground, scale, scaleDegree, semitones)
    const role = toneRoleOf(ground, semitones)
    return {
      name: spellDegree(root, degree).name,
      degree,
      semitones,
      role,
      reason: reasonOf(ground, semitones, role, resolves),
    }
  })
}
