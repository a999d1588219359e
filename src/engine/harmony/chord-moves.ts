/** Where a chord can go: its relations to other chords, with what stays and what moves. */
import { type ChordType, formatChordSymbol, spellChord } from '../theory/chord'
import type { Layer } from '../theory/layer'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn } from '../theory/scale'
import type { Key } from './key'
import { leadVoices } from './lead-voices'
import { MOVE_KINDS, type MoveJudgement, type MoveKind, moveJudgeOf } from './move-order'
import {
  isExtendedRelation,
  type MoveRelation,
  type MoveTarget,
  moveTargetsOf,
} from './move-targets'
import { RESEARCH_TABLE, type ResearchId } from './research-table'

export interface ChordMoveState {
  /** Root of the current chord. */
  readonly root: NoteName
  readonly chord: ChordType
  readonly key: Key
  /** What the tones of a target are compared with: the scale of the key or the current chord. */
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
  /** Further relations that lead to the same chord. */
  readonly otherRelations: readonly MoveRelation[]
  readonly kind: MoveKind
  /** Why the move works, one sentence. */
  readonly reason: string
  /** What the target does in the key: `subdominant`, `secondary dominant`. */
  readonly role: string
  readonly isKeyChord: boolean
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

function nameAt(names: readonly NoteName[], pitchClass: number): NoteName {
  return names.find((name) => pitchClassOf(name) === pitchClass)!
}

interface Current {
  readonly state: ChordMoveState
  readonly tones: readonly NoteName[]
  readonly classes: readonly number[]
  readonly layerSet: number
}

function currentOf(state: ChordMoveState): Current {
  const { root, chord, key, layer } = state
  const tones = spellChord(root, chord)
  const [layerRoot, layerTones] = layer === 'scale' ? [key.root, key.scale] : [root, chord]
  return {
    state,
    tones,
    classes: tones.map(pitchClassOf),
    layerSet: pitchClassSetOn(pitchClassOf(layerRoot), layerTones.pitchClassSet),
  }
}

function moveOf(current: Current, target: MoveTarget, judged: MoveJudgement): ChordMove {
  const { state, classes, layerSet } = current
  const tones = spellChord(target.root, target.chord)
  const targetClasses = tones.map(pitchClassOf)
  const { distance, moves } = leadVoices(classes, targetClasses)
  const isInside = (name: NoteName) => ((layerSet >> pitchClassOf(name)) & 1) === 1
  const basis = [target, ...target.others].flatMap((relation) => relation.basis)
  return {
    id: `${target.relation}:${formatNoteName(target.root)}:${target.chord.id}`,
    relation: target.relation,
    title: target.title,
    otherRelations: target.others,
    kind: judged.kind,
    reason: judged.reason,
    role: judged.role,
    isKeyChord: target.isKeyChord,
    root: target.root,
    chord: target.chord,
    symbol: formatChordSymbol(target.root, target.chord),
    numeral: target.numeral,
    tones,
    shared: current.tones.filter((name) => targetClasses.includes(pitchClassOf(name))),
    voices: moves.map(({ fromPitchClass, toPitchClass, semitones }) => ({
      from: nameAt(current.tones, fromPitchClass),
      to: nameAt(tones, toPitchClass),
      semitones,
    })),
    voiceLeadingDistance: distance,
    insideLayer: tones.filter(isInside),
    outsideLayer: tones.filter((name) => !isInside(name)),
    isExtended: isExtendedRelation(target.relation, state.chord),
    basis: [...new Set(basis)],
  }
}

/** The order of `chordMovesOf`, in words. */
export const MOVE_ORDER =
  'resolutions, then the other chords of the key as they usually follow, then departures from the key by function, then colours; equal ones by fewest tones outside the active layer, then smallest voice-leading distance, then most shared tones'

/**
 * Every chord that the current one can go to, once each: the chords of the key (its triads and
 * sevenths), its secondary dominants and borrowed chords, the relations of the chord itself and the
 * closest common-tone pivots, in the order that `MOVE_ORDER` states.
 */
export function chordMovesOf(state: ChordMoveState): readonly ChordMove[] {
  const current = currentOf(state)
  const judge = moveJudgeOf(state)
  return moveTargetsOf(state)
    .map((target) => {
      const judged = judge(target)
      return { judged, move: moveOf(current, target, judged) }
    })
    .sort(
      (a, b) =>
        MOVE_KINDS.indexOf(a.judged.kind) - MOVE_KINDS.indexOf(b.judged.kind) ||
        a.judged.place - b.judged.place ||
        a.move.outsideLayer.length - b.move.outsideLayer.length ||
        a.move.voiceLeadingDistance - b.move.voiceLeadingDistance ||
        b.move.shared.length - a.move.shared.length,
    )
    .map(({ move }) => move)
}

/** The works that some moves rest on, each with the relations it speaks of. */
export function researchBasisOf(moves: readonly ChordMove[]): readonly string[] {
  const relationsOf = new Map<ResearchId, Set<string>>()
  for (const move of moves) {
    for (const { basis, relation } of [move, ...move.otherRelations]) {
      for (const id of basis) relationsOf.set(id, (relationsOf.get(id) ?? new Set()).add(relation))
    }
  }
  return [...relationsOf].map(
    ([id, relations]) => `${RESEARCH_TABLE[id]} [${[...relations].sort().join(', ')}]`,
  )
}
