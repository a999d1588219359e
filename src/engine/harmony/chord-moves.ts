/** Where a chord can go: its relations to other chords, with what stays and what moves. */
import {
  CHORD_IDS,
  type ChordType,
  chordTypeById,
  formatChordSymbol,
  spellChord,
} from '../theory/chord'
import { type Degree, parseDegree, spellDegree } from '../theory/interval'
import type { Layer } from '../theory/layer'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn, type Scale } from '../theory/scale'
import type { Key } from './key'
import { leadVoices, type VoiceMove } from './lead-voices'
import { COMMON_TONE_PIVOT, MOVE_TABLE, type MoveRow } from './move-table'
import { RESEARCH_TABLE, type ResearchId } from './research-table'
import { formatRomanNumeral } from './roman-numeral'
import { rootInKey } from './root-spelling'
import { bestTargetRoot, NAMES_OF_PITCH_CLASS } from './target-spelling'

export interface ChordMoveState {
  /** Tonal centre and root of the current chord. */
  readonly root: NoteName
  readonly chord: ChordType
  readonly scale: Scale
  /** The scale or chord that the tones of a target are compared with. */
  readonly layer: Layer
}

/** A voice from the current chord to the target; 0 semitones for one that stays. */
export interface SpelledVoiceMove {
  readonly from: NoteName
  readonly to: NoteName
  readonly semitones: number
}

export interface ChordMove {
  /** `secondaryDominant:A:dominant7`; unique in a list. */
  readonly id: string
  readonly relation: string
  readonly title: string
  readonly root: NoteName
  readonly chord: ChordType
  readonly symbol: string
  readonly numeral: string
  readonly tones: readonly NoteName[]
  /** Tones of both chords, as the current chord spells them. */
  readonly shared: readonly NoteName[]
  /** One entry a voice of the larger chord; the smaller one doubles where it must. */
  readonly voices: readonly SpelledVoiceMove[]
  /** Semitones moved by all voices together. */
  readonly voiceLeadingDistance: number
  /** Target tones inside the active layer. */
  readonly insideLayer: readonly NoteName[]
  readonly outsideLayer: readonly NoteName[]
  /** The relation is one of triads, applied to the triad part of a seventh chord. */
  readonly isExtended: boolean
  readonly basis: readonly ResearchId[]
}

/** Pivots beyond the named relations: the closest ones only, so that the list stays short. */
export const MAX_PIVOTS = 8

/** Relations of triads, which carry a seventh along when the chord has one. */
const TRIADIC_RELATIONS: ReadonlySet<string> = new Set([
  'relative',
  'parallel',
  'leadingToneExchange',
  'slide',
  'nebenverwandt',
  'hexatonicPole',
])

/** The degrees of each row, read once. */
const DEGREES_OF_ROW: ReadonlyMap<MoveRow, readonly Degree[]> = new Map(
  MOVE_TABLE.map((row) => [row, row.degree.split('|').map((text) => parseDegree(text)!)]),
)

/** The target root by degree; of several degrees the one that keeps the current chord's names. */
function targetRootOf(root: NoteName, row: MoveRow, to: ChordType, from: ChordType): NoteName {
  const names = DEGREES_OF_ROW.get(row)!.map((degree) => spellDegree(root, degree).name)
  return names.length === 1 ? names[0]! : bestTargetRoot(names, to, spellChord(root, from))
}

function targetChordOf(row: MoveRow, from: string): ChordType {
  const id =
    typeof row.to === 'string' ? row.to : row.to[(row.from as readonly string[]).indexOf(from)]
  return chordTypeById(id!)!
}

function isExtended(relation: string, from: ChordType): boolean {
  return TRIADIC_RELATIONS.has(relation) && from.degrees.length > 3
}

/** What a relation of triads says of its voices is not true of the chords with a seventh. */
function titleOf(row: MoveRow, from: ChordType): string {
  return isExtended(row.relation, from) ? (row.extendedTitle ?? row.title) : row.title
}

interface Target {
  readonly relation: string
  readonly title: string
  readonly root: NoteName
  readonly chord: ChordType
  readonly numeral?: string
  readonly basis: readonly ResearchId[]
}

function nameAt(names: readonly NoteName[], pitchClass: number): NoteName {
  return names.find((name) => pitchClassOf(name) === pitchClass)!
}

function moveOf(state: ChordMoveState, target: Target): ChordMove {
  const current = spellChord(state.root, state.chord)
  const tones = spellChord(target.root, target.chord)
  const targetClasses = tones.map(pitchClassOf)
  const { distance, moves } = leadVoices(current.map(pitchClassOf), targetClasses)
  const layerSet = pitchClassSetOn(
    pitchClassOf(state.root),
    (state.layer === 'scale' ? state.scale : state.chord).pitchClassSet,
  )
  const isInside = (name: NoteName) => ((layerSet >> pitchClassOf(name)) & 1) === 1
  const symbol = formatChordSymbol(target.root, target.chord)
  const key: Key = { root: state.root, scale: state.scale }
  return {
    id: `${target.relation}:${formatNoteName(target.root)}:${target.chord.id}`,
    relation: target.relation,
    title: target.title.replace('{target}', symbol),
    root: target.root,
    chord: target.chord,
    symbol,
    numeral: target.numeral ?? formatRomanNumeral(key, target.root, target.chord),
    tones,
    shared: current.filter((name) => targetClasses.includes(pitchClassOf(name))),
    voices: moves.map(({ fromPitchClass, toPitchClass, semitones }: VoiceMove) => ({
      from: nameAt(current, fromPitchClass),
      to: nameAt(tones, toPitchClass),
      semitones,
    })),
    voiceLeadingDistance: distance,
    insideLayer: tones.filter(isInside),
    outsideLayer: tones.filter((name) => !isInside(name)),
    isExtended: isExtended(target.relation, state.chord),
    basis: target.basis,
  }
}

function namedTargetsOf(state: ChordMoveState): readonly Target[] {
  return MOVE_TABLE.filter((row) => row.from.some((id) => id === state.chord.id)).map((row) => {
    const chord = targetChordOf(row, state.chord.id)
    return {
      relation: row.relation,
      title: titleOf(row, state.chord),
      root: targetRootOf(state.root, row, chord, state.chord),
      chord,
      ...(row.numeral !== undefined && { numeral: row.numeral }),
      basis: row.basis,
    }
  })
}

/** Steps round the circle of fifths between two pitch classes, 0–6. */
function fifthsBetween(from: number, to: number): number {
  const up = withinOctave((to - from) * 7)
  return Math.min(up, 12 - up)
}

interface Pivot {
  readonly pitchClass: number
  readonly chord: ChordType
  readonly sharedCount: number
}

function pivotsOf(currentSet: number, named: readonly Target[]): readonly Pivot[] {
  const known = new Set(named.map(({ root, chord }) => `${pitchClassOf(root)}:${chord.id}`))
  const pivots: Pivot[] = []
  for (const id of CHORD_IDS) {
    const chord = chordTypeById(id)!
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const set = pitchClassSetOn(pitchClass, chord.pitchClassSet)
      const sharedCount = sizeOfSet(set & currentSet)
      if (sharedCount === 0 || set === currentSet || known.has(`${pitchClass}:${id}`)) continue
      pivots.push({ pitchClass, chord, sharedCount })
    }
  }
  return pivots.sort((a, b) => b.sharedCount - a.sharedCount)
}

/** Chords that share a tone: by tones shared, then by motion, then by fifths between the roots. */
function pivotTargetsOf(state: ChordMoveState, named: readonly Target[]): readonly Target[] {
  const rootPitchClass = pitchClassOf(state.root)
  const current = spellChord(state.root, state.chord)
  const currentClasses = current.map(pitchClassOf)
  const pivots = pivotsOf(pitchClassSetOn(rootPitchClass, state.chord.pitchClassSet), named)
  const leastShared = pivots[MAX_PIVOTS - 1]?.sharedCount ?? 1
  const key: Key = { root: state.root, scale: state.scale }
  return pivots
    .filter(({ sharedCount }) => sharedCount >= leastShared)
    .map((pivot) => {
      const classes = pivot.chord.semitones.map((step) => (pivot.pitchClass + step) % 12)
      return {
        pitchClass: pivot.pitchClass,
        chord: pivot.chord,
        sharedCount: pivot.sharedCount,
        distance: leadVoices(currentClasses, classes).distance,
        fifths: fifthsBetween(rootPitchClass, pivot.pitchClass),
      }
    })
    .sort((a, b) => b.sharedCount - a.sharedCount || a.distance - b.distance || a.fifths - b.fifths)
    .slice(0, MAX_PIVOTS)
    .map(({ pitchClass, chord }) => ({
      ...COMMON_TONE_PIVOT,
      root: bestTargetRoot(
        NAMES_OF_PITCH_CLASS[pitchClass]!,
        chord,
        current,
        rootInKey(pitchClass, chord, key),
      ),
      chord,
    }))
}

/** The order of `chordMovesOf`, in words. */
export const MOVE_ORDER =
  'fewest tones outside the active layer, then smallest voice-leading distance, then most shared tones, then the order of the relations'

/**
 * Every relation of the table that starts from the current chord, and the closest common-tone
 * pivots, in the order that `MOVE_ORDER` states. Types beyond the six have pivots only.
 */
export function chordMovesOf(state: ChordMoveState): readonly ChordMove[] {
  const named = namedTargetsOf(state)
  const moves = [...named, ...pivotTargetsOf(state, named)].map((target) => moveOf(state, target))
  // Array.prototype.sort is stable, so equal moves keep the order of the table.
  return moves.sort(
    (a, b) =>
      a.outsideLayer.length - b.outsideLayer.length ||
      a.voiceLeadingDistance - b.voiceLeadingDistance ||
      b.shared.length - a.shared.length,
  )
}

/** The works that some moves rest on, each with the relations it speaks of. */
export function researchBasisOf(moves: readonly ChordMove[]): readonly string[] {
  const relationsOf = new Map<ResearchId, Set<string>>()
  for (const { basis, relation } of moves) {
    for (const id of basis) relationsOf.set(id, (relationsOf.get(id) ?? new Set()).add(relation))
  }
  return [...relationsOf].map(
    ([id, relations]) => `${RESEARCH_TABLE[id]} [${[...relations].sort().join(', ')}]`,
  )
}
