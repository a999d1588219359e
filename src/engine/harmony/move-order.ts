/** What a move does in its key – resolve, depart, colour – and why it works, in a sentence. */
import type { ChordType } from '../theory/chord'
import { degreeBetween } from '../theory/interval'
import { pitchClassOf } from '../theory/pitch'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import { type ChordFunction, chordFunctionOf } from './chord-function'
import { functionAlone } from './function-before'
import type { Key } from './key'
import type { MoveOrigin, MoveTarget } from './move-targets'
import {
  PHRYGIAN_PROGRESSIONS,
  RELATION_SENTENCES,
  RESOLUTION_TABLE,
  type ResolutionKind,
  type ResolutionRow,
  ROLE_SENTENCES,
  USUAL_PROGRESSIONS,
  WEAK_DOMINANT_SENTENCE,
} from './resolution-table'

/** In the order in which moves are listed. */
export const MOVE_KINDS = ['resolution', 'key-chord', 'departure', 'colour'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

export interface MoveJudgement {
  readonly kind: MoveKind
  /** Place inside the kind, the likeliest first; equal ones go by motion. */
  readonly place: number
  /** One sentence, without names of notes. */
  readonly reason: string
  /** What the target does in the key. */
  readonly role: string
}

/** Relations that lead out of the key by a function; the others change colour. */
const DEPARTURES: readonly string[] = [
  'secondaryDominant',
  'dominant',
  'leadingToneChord',
  'modalInterchange',
  'backdoor',
  'substituteDominant',
  'tritoneSubstitution',
  'passingDiminished',
  'subdominant',
  'iiV',
  'dominantResolution',
  'secondaryResolution',
  'deceptive',
  'parallel',
  'commonToneDiminished',
]

const MAJOR_FAMILIES: readonly ChordFamily[] = ['major', 'major7']
const MINOR_FAMILIES: readonly ChordFamily[] = ['minor', 'minor7', 'minorMajor']

function isReached(to: ResolutionKind, target: MoveTarget, above: number): boolean {
  const family = chordFamilyOf(target.chord)
  if (to === 'seventh') return family === 'dominant7'
  if (to === 'dominant') return above === 7 && (family === 'dominant7' || family === 'major')
  const isMajor = MAJOR_FAMILIES.includes(family)
  const isMinor = MINOR_FAMILIES.includes(family)
  if (to === 'major') return isMajor
  if (to === 'minor') return isMinor
  return isMajor || isMinor || (to === 'falling' && family === 'dominant7')
}

/** Rules of resolution for a chord in a key. */
export function resolutionsOf(
  { root, key }: MoveOrigin,
  { role }: ChordFunction,
): readonly ResolutionRow[] {
  const above = withinOctave(pitchClassOf(root) - pitchClassOf(key.root))
  return RESOLUTION_TABLE.filter(
    (row) => row.roles.includes(role) && (row.above?.includes(above) ?? true),
  )
}

const COUNT_WORDS = ['no tone', 'one tone', 'two tones', 'three tones', 'four tones', 'five tones']
const ROOT_MOTIONS = [
  'the root stays',
  'the root rises a half step',
  'the root rises a whole step',
  'the root rises a minor third',
  'the root rises a major third',
  'the root falls a fifth',
  'the root moves a tritone',
  'the root falls a fourth',
  'the root falls a major third',
  'the root falls a minor third',
  'the root falls a whole step',
  'the root falls a half step',
]

function sharedWords(shared: number): string {
  return `${COUNT_WORDS[shared] ?? `${shared} tones`} ${shared < 2 ? 'stays' : 'stay'}`
}

/** A minor key takes these from its harmonic form, so they count among its chords. */
const LEADING_ROLES: readonly string[] = ['dominant', 'leading-tone chord']
const LEADING_RELATIONS: readonly string[] = ['dominant', 'leadingToneChord']

/** Whether a chord has the tone a half step below the tonic, which makes a dominant one. */
function hasLeadingTone({ root, chord }: MoveTarget, key: Key): boolean {
  const leadingTone = withinOctave(pitchClassOf(key.root) - 1)
  return ((pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet) >> leadingTone) & 1) === 1
}

function beginningOf(target: MoveTarget, role: string, key: Key): string {
  if (target.reason !== undefined) return target.reason
  const isWeak = role === 'dominant' && !hasLeadingTone(target, key)
  const byRole = isWeak ? WEAK_DOMINANT_SENTENCE : ROLE_SENTENCES.get(role)
  if (target.isKeyChord) return byRole ?? 'A chord of the key'
  if (LEADING_RELATIONS.includes(target.relation) && byRole) return byRole
  return RELATION_SENTENCES.get(target.relation) ?? 'A chord with tones in common'
}

const hasSeventh = ({ degrees }: ChordType) => degrees.some(({ number }) => number === 7)

/** Chords of the same size as the current one first; the dominant seventh is usual after any. */
function sizeCostOf(from: ChordType, to: ChordType, above: number): number {
  if (above === 7 && chordFamilyOf(to) === 'dominant7') return 0
  return hasSeventh(from) === hasSeventh(to) ? 0 : 1
}

function isPhrygian({ scale: { degreeLabels } }: Key): boolean {
  return degreeLabels.includes('b2') && degreeLabels.includes('5')
}

function usualPlaceOf(key: Key, from: MoveOrigin['root'], to: MoveOrigin['root']): number {
  const progressions = isPhrygian(key) ? PHRYGIAN_PROGRESSIONS : USUAL_PROGRESSIONS
  const usual = progressions[degreeBetween(key.root, from).number]!
  const place = usual.indexOf(degreeBetween(key.root, to).number)
  return place < 0 ? usual.length : place
}

/** Judges the moves of one chord; its own function is worked out once. */
export function moveJudgeOf(origin: MoveOrigin): (target: MoveTarget) => MoveJudgement {
  const { root, chord, key } = origin
  const own = functionAlone(key, origin)
  const resolutions = resolutionsOf(origin, own)
  // A dominant goes home or to the key's other chords before it leaves for another mode.
  const isHomeward = LEADING_ROLES.includes(own.role)
  const keySet = pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet)
  const currentSet = pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet)
  return (target) => {
    const targetClass = pitchClassOf(target.root)
    const set = pitchClassSetOn(targetClass, target.chord.pitchClassSet)
    const above = withinOctave(targetClass - pitchClassOf(key.root))
    const rises = withinOctave(targetClass - pitchClassOf(root))
    const { role } = chordFunctionOf(key, target.root, target.chord)
    const motion = `${ROOT_MOTIONS[rises]}, ${sharedWords(sizeOfSet(currentSet & set))}`
    const size = sizeCostOf(chord, target.chord, above)
    if (target.relation === 'suspension')
      return { kind: 'resolution', place: -1, reason: `${target.reason}; ${motion}.`, role }
    const rule = resolutions.findIndex(
      (row) =>
        row.rises === rises &&
        isReached(row.to, target, above) &&
        !(row.isStep && root.letter === target.root.letter),
    )
    if (rule >= 0) {
      const isUsual = target.isKeyChord || resolutions[rule]!.to === 'dominant'
      const foreign = isUsual || (set & ~keySet) === 0 ? 0 : 100
      const reason = `${resolutions[rule]!.reason}; ${sharedWords(sizeOfSet(currentSet & set))}.`
      // A triad is the plainest place to rest, a dominant is first of all a seventh chord.
      const isPlain = hasSeventh(target.chord) === (above === 7)
      const place = rule * 2 + (isPlain ? 0 : 1)
      return isHomeward && foreign > 0
        ? { kind: 'departure', place: place - foreign, reason, role }
        : { kind: 'resolution', place: foreign + place, reason, role }
    }
    const reason = `${beginningOf(target, role, key)}; ${motion}.`
    const isLeading = LEADING_ROLES.includes(role) && LEADING_RELATIONS.includes(target.relation)
    if (target.isKeyChord || isLeading) {
      const place = size * 10 + usualPlaceOf(key, root, target.root)
      return { kind: 'key-chord', place, reason, role }
    }
    const departure = DEPARTURES.indexOf(target.relation)
    return departure < 0
      ? { kind: 'colour', place: 0, reason, role }
      : { kind: 'departure', place: departure, reason, role }
  }
}
