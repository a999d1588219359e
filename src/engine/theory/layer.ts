/**
 * A pitch in its theory: the degree it forms over a root, how it is spelled there, and whether
 * the scale, the chord and the active layer hold it – three separate facts.
 */
import { type ChordType, chordTypeById } from './chord'
import {
  type Degree,
  degreeBetween,
  formatIntervalLabel,
  intervalNameOf,
  intervalWordsOf,
  spellDegree,
} from './interval'
import { naturalNameOf } from './name-in-key'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from './pitch'
import { pitchClassSetOn, type Scale, scaleById } from './scale'

export const LAYERS = ['scale', 'chord'] as const
export type Layer = (typeof LAYERS)[number]

/** What a question is asked in: scale and chord stand on one root. */
export interface TheoryContext {
  readonly root: NoteName
  readonly scale: Scale
  readonly chord: ChordType
  readonly layer: Layer
}

/** Where nothing else is given. */
export const C_MAJOR: TheoryContext = {
  root: parseRoot('C')!,
  scale: scaleById('major')!,
  chord: chordTypeById('major')!,
  layer: 'scale',
}

export type LayerRole = 'inside-active-layer' | 'outside-active-layer'

/** A pitch class as the context reads it. */
export interface PitchClassReading {
  readonly pitchClassNumber: number
  readonly name: NoteName
  /** Spelled name without octave: `Bb`. */
  readonly pitchClass: string
  readonly degree: Degree
  /** `R`, `b3`, `#4`. */
  readonly interval: string
  /** `minor third`. */
  readonly intervalName: string
  /** `m3`. */
  readonly intervalSymbol: string
  readonly inScale: boolean
  readonly inChord: boolean
  readonly inLayer: boolean
  readonly role: LayerRole
}

/** Degrees for tones outside scale and chord, by semitones: the flat side, as guitarists say it. */
const OUTSIDE_DEGREES: readonly Degree[] = [
  [1, 0], [2, -1], [2, 0], [3, -1], [3, 0], [4, 0], [5, -1], [5, 0], [6, -1], [6, 0], [7, -1], [7, 0],
].map(([number, alteration]) => ({ number: number!, alteration: alteration! })) // biome-ignore format: twelve pairs in a row

/** A degree folded into one octave: 9 → 2, 13 → 6. */
function withinOctave(degree: Degree): Degree {
  return degree.number <= 7 ? degree : { ...degree, number: ((degree.number - 1) % 7) + 1 }
}

function degreeIn(
  tones: { readonly degrees: readonly Degree[]; readonly semitones: readonly number[] },
  semitones: number,
): Degree | undefined {
  const index = tones.semitones.findIndex((tone) => tone % 12 === semitones)
  return index < 0 ? undefined : withinOctave(tones.degrees[index]!)
}

const LOWERED_FIFTH = 5

/**
 * The name of a degree. Of one outside scale and chord the natural stands in place of a double flat,
 * and of the Cb or Fb of a lowered fifth, which is heard as the raised fourth: E over Bb. A double
 * sharp stays: F## over G#.
 */
function nameOfDegree(root: NoteName, degree: Degree, isOutside: boolean): NoteName {
  const { name } = spellDegree(root, degree)
  const isRead = name.accidental >= (degree.number === LOWERED_FIFTH ? 0 : -1)
  return (isOutside && !isRead && naturalNameOf(pitchClassOf(name))) || name
}

function semitonesAbove({ root }: TheoryContext, pitchClassNumber: number): number {
  return (pitchClassNumber - pitchClassOf(root) + 12) % 12
}

/** The degree of a tone in the active layer, else in the other one. */
function ownDegreeIn({ scale, chord, layer }: TheoryContext, semitones: number) {
  const [first, second] = layer === 'scale' ? [scale, chord] : [chord, scale]
  return degreeIn(first, semitones) ?? degreeIn(second, semitones)
}

/** The name by degree alone, double signs too, as links have always had it for notes with names. */
export function nameByDegree(context: TheoryContext, pitchClassNumber: number): NoteName {
  const semitones = semitonesAbove(context, pitchClassNumber)
  const degree = ownDegreeIn(context, semitones) ?? OUTSIDE_DEGREES[semitones]!
  return spellDegree(context.root, degree).name
}

/**
 * Reads a pitch class in a context. The active layer spells first, then the other layer, then the
 * chromatic degrees of the flat side. A name that the caller wrote is kept. The interval follows the name.
 */
export function readPitchClass(
  context: TheoryContext,
  pitchClassNumber: number,
  writtenName?: NoteName,
): PitchClassReading {
  const semitones = semitonesAbove(context, pitchClassNumber)
  const inScale = ((context.scale.pitchClassSet >> semitones) & 1) === 1
  const inChord = ((context.chord.pitchClassSet >> semitones) & 1) === 1
  const inLayer = context.layer === 'scale' ? inScale : inChord
  const own = ownDegreeIn(context, semitones)
  const ownDegree = own ?? OUTSIDE_DEGREES[semitones]!
  const name = writtenName ?? nameOfDegree(context.root, ownDegree, !own)
  const written = writtenName || !own ? degreeBetween(context.root, name) : undefined
  // A name more than three accidentals from its degree (Cbb over G##) has no sayable interval.
  const degree = written && Math.abs(written.alteration) <= 3 ? written : ownDegree
  return {
    pitchClassNumber,
    name,
    pitchClass: formatNoteName(name),
    degree,
    interval: formatIntervalLabel(degree),
    intervalName: intervalWordsOf(degree),
    intervalSymbol: intervalNameOf(degree),
    inScale,
    inChord,
    inLayer,
    role: inLayer ? 'inside-active-layer' : 'outside-active-layer',
  }
}

/** All twelve pitch classes as a context reads them, indexed by pitch class. */
export function readPitchClasses(context: TheoryContext): readonly PitchClassReading[] {
  return Array.from({ length: 12 }, (_, pitchClass) => readPitchClass(context, pitchClass))
}

/** The pitch classes of the active layer as a set: bit n for pitch class n. */
export function layerPitchClassSet(context: TheoryContext): number {
  const tones = context.layer === 'scale' ? context.scale : context.chord
  return pitchClassSetOn(pitchClassOf(context.root), tones.pitchClassSet)
}
