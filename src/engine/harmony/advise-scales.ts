/** Chord-scale advice: which scales fit over a chord, ranked, with the reason for every tone. */
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { sizeOfSet } from '../theory/pitch-class'
import { pitchClassSetOn, SCALES, type Scale } from '../theory/scale'
import { chordFamilyOf } from './chord-family'
import { type ChordFunction, chordFunctionOf } from './chord-function'
import type { Key } from './key'
import { SCALE_PRIORS, UNLISTED_PRIOR } from './scale-prior-table'
import {
  type ChordGround,
  chordGroundOf,
  isBluesLayer,
  type ScaleToneOverChord,
  scaleOverChord,
  toneRoleOf,
} from './tension'

export interface ScaleQuestion {
  readonly root: NoteName
  readonly chord: ChordType
  /** The key around the chord. */
  readonly key?: Key
}

/** Points of a score, which add up to it. */
export interface ScaleScoreParts {
  /** How usual the scale is over this kind of chord. */
  readonly usage: number
  /** How few of its tones must be avoided. */
  readonly clarity: number
  /** How well it fits the key; 0 without one. */
  readonly context: number
  /** Below 0 for scales of more than eight tones. */
  readonly size: number
}

export interface ScaleAdvice {
  readonly scale: Scale
  /** 0–100, to a tenth. */
  readonly score: number
  readonly parts: ScaleScoreParts
  /** Every scale tone over the chord, in scale order. */
  readonly tones: readonly ScaleToneOverChord[]
  /** Pitch classes outside the key; empty without a key. */
  readonly outsideKey: readonly number[]
  /** Why the scale fits here, one sentence without names of notes. */
  readonly why: string
}

export interface ScaleAdviceList {
  /** What the chord does in the key. */
  readonly function?: ChordFunction
  readonly candidates: readonly ScaleAdvice[]
}

/** Points by part. Clarity weighs little, or lydian would always beat major over a major 7. */
const WITHOUT_KEY = { usage: 80, clarity: 20, context: 0 }
const IN_KEY = { usage: 35, clarity: 15, context: 50 }
/** How well the first, second … scale of a situation fits the key. */
const SITUATION_FIT = [1, 0.5, 0.48, 0.46] as const
/** Best fit of a scale that the situation does not name, if all its tones lie in the key. */
const UNNAMED_FIT = 0.45
const USUAL_SIZE = 8
const POINTS_PER_EXTRA_TONE = -10

const SEARCHED_SCALES = SCALES.filter((scale) => scale.twinOf === undefined)
const FIFTH = 1 << 7
/**
 * Usage of a scale without the natural fifth over a dominant that names its tensions: 7b9 asks for
 * half-whole before altered, which plain 7 leaves in their usual order.
 */
const LOST_FIFTH_FACTOR = 0.9
/** Over a lone dominant with b13, which is written so, and not #5, because it has its natural fifth too. */
const LOST_FIFTH_BESIDE_FLAT_13_FACTOR = 0.5

/** Share of its usual points that a blues layer has where it contradicts the chord. */
const CONTRADICTING_LAYER_FACTOR = 0.25
/** Share of its fit to a key that does not ask for the blues. */
const LAYER_FIT_FACTOR = 0.5

/** Whether a chord alters its fifth, ninth, eleventh or thirteenth in a way the scale lacks. */
function contradictsAlteration(chord: ChordType, scale: Scale): boolean {
  return chord.degrees.some(
    ({ number, alteration }, index) =>
      number !== 3 &&
      number !== 7 &&
      alteration !== 0 &&
      !scale.semitones.includes(chord.semitones[index]! % 12),
  )
}

/** Tones a scale must hold: the chord's; of a dominant with #11 or b13 not the fifth. */
function requiredSetOf(ground: ChordGround): number {
  const set = ground.chord.pitchClassSet
  return ground.isDominant ? set & ~FIFTH : set
}

function clarityOf(scale: Scale, ground: ChordGround): number {
  if (isBluesLayer(ground.chord, scale)) return contradictsAlteration(ground.chord, scale) ? 0 : 1
  let outside = 0
  let avoided = 0
  for (const semitone of scale.semitones) {
    const role = toneRoleOf(ground, semitone)
    if (role === 'chord') continue
    outside++
    if (role === 'avoid') avoided++
  }
  return outside === 0 ? 1 : 1 - avoided / outside
}

interface Scored {
  readonly scale: Scale
  readonly score: number
  readonly parts: ScaleScoreParts
}

/** Roles of dominants whose root falls a fifth. */
const FALLING_ROLES: readonly string[] = ['dominant', 'secondary dominant']

const tenth = (points: number) => Math.round(points * 10) / 10

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** What the scale has of the chord: all, all but the fifth, or less in the blues. */
function holdingOf(chord: ChordType, scale: Scale): 'all' | 'no fifth' | 'blues' {
  const lost = chord.pitchClassSet & ~scale.pitchClassSet
  if (lost === 0) return 'all'
  return lost === FIFTH ? 'no fifth' : 'blues'
}

const HOLDING_IN_KEY = {
  all: (name: string) => `It holds the chord, ${name}`,
  'no fifth': (name: string) => `It holds all but the fifth of the chord, ${name}`,
  blues: (name: string) => `The blues over ${name}: its minor third rubs against the major one`,
}

function whyInKey(
  scale: Scale,
  chord: ChordType,
  { numeral, role, scales }: ChordFunction,
  outside: number,
): string {
  const place = scales.indexOf(scale.id)
  const fit =
    place === 0
      ? `The first choice over ${numeral}, the ${role}`
      : place > 0
        ? `A usual alternative over ${numeral}, the ${role}`
        : HOLDING_IN_KEY[holdingOf(chord, scale)](`${numeral}, the ${role}`)
  const inKey =
    outside === 0
      ? 'all its tones lie in the key'
      : `${COUNTS[outside] ?? outside} of its tones ${outside === 1 ? 'lies' : 'lie'} outside the key`
  return `${fit}; ${inKey}.`
}

function whyAlone(usage: number, chord: ChordType, scale: Scale): string {
  if (isBluesLayer(chord, scale))
    return 'The blues over a dominant: its minor third rubs against the major one.'
  if (usage >= 0.9) return 'The usual scale over this kind of chord.'
  if (usage >= 0.5) return 'Often played over this kind of chord.'
  return holdingOf(chord, scale) === 'all'
    ? 'It holds every tone of the chord.'
    : 'It holds every tone of the chord but the fifth.'
}

/**
 * Ranks the scales that hold a chord, and over a dominant those of the blues.
 *
 * Score = usage + clarity (+ context) + size; see `ScaleScoreParts`. Without a key usage weighs 80
 * of 100 and clarity 20; in a key 35, 15, and context 50. Equal scores go by id. Of scales with the
 * same tones (major and ionian) one is returned.
 */
export function adviseScales(question: ScaleQuestion, limit: number): ScaleAdviceList {
  const { root, chord, key } = question
  const ground = chordGroundOf(chord)
  const priors: Readonly<Record<string, number>> = SCALE_PRIORS[chordFamilyOf(chord)]
  const required = requiredSetOf(ground)
  const chordFunction = key && chordFunctionOf(key, root, chord)
  const weights = key ? IN_KEY : WITHOUT_KEY
  const keySetFromRoot = key
    ? pitchClassSetOn(
        (pitchClassOf(key.root) - pitchClassOf(root) + 12) % 12,
        key.scale.pitchClassSet,
      )
    : 0
  const fitOf = (scale: Scale): number => {
    if (!chordFunction) return 0
    if (isBluesLayer(chord, scale) && contradictsAlteration(chord, scale)) return 0
    const place = chordFunction.scales.indexOf(scale.id)
    if (place >= 0) return SITUATION_FIT[place] ?? UNNAMED_FIT
    const inside = sizeOfSet(scale.pitchClassSet & keySetFromRoot)
    const fit = (UNNAMED_FIT * inside) / scale.semitones.length
    return isBluesLayer(chord, scale) ? fit * LAYER_FIT_FACTOR : fit
  }

  const namesTensions = chord.degrees.length > 4
  const lostFifthFactor =
    !key && chord.degreeLabels.includes('b13')
      ? LOST_FIFTH_BESIDE_FLAT_13_FACTOR
      : LOST_FIFTH_FACTOR
  const usageOf = (scale: Scale): number => {
    const prior = priors[scale.id] ?? UNLISTED_PRIOR
    const losesFifth = (chord.pitchClassSet & ~scale.pitchClassSet & FIFTH) !== 0
    if (isBluesLayer(chord, scale) && contradictsAlteration(chord, scale))
      return prior * CONTRADICTING_LAYER_FACTOR
    return namesTensions && losesFifth ? prior * lostFifthFactor : prior
  }

  const scored: Scored[] = []
  for (const scale of SEARCHED_SCALES) {
    const holdsChord = (required & ~scale.pitchClassSet) === 0
    if (!holdsChord && !isBluesLayer(chord, scale)) continue
    const parts: ScaleScoreParts = {
      usage: tenth(weights.usage * usageOf(scale)),
      clarity: tenth(weights.clarity * clarityOf(scale, ground)),
      context: tenth(weights.context * fitOf(scale)),
      size: POINTS_PER_EXTRA_TONE * Math.max(0, scale.semitones.length - USUAL_SIZE) + 0,
    }
    const sum = parts.usage + parts.clarity + parts.context + parts.size
    scored.push({ scale, score: tenth(Math.max(0, sum)), parts })
  }
  scored.sort((a, b) => b.score - a.score || (a.scale.id < b.scale.id ? -1 : 1))

  const resolves = FALLING_ROLES.includes(chordFunction?.role ?? '')
  return {
    ...(chordFunction && { function: chordFunction }),
    candidates: scored.slice(0, limit).map(({ scale, score, parts }) => {
      const outsideKey = key
        ? scale.semitones
            .filter((semitone) => ((keySetFromRoot >> semitone) & 1) === 0)
            .map((semitone) => (pitchClassOf(root) + semitone) % 12)
        : []
      return {
        scale,
        score,
        parts,
        tones: scaleOverChord(root, chord, scale, resolves),
        outsideKey,
        why: chordFunction
          ? whyInKey(scale, chord, chordFunction, outsideKey.length)
          : whyAlone(usageOf(scale), chord, scale),
      }
    }),
  }
}
