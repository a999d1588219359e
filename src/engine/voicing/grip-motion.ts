/**
 * What a change from one grip to another costs: frets that the hand shifts, semitones that the
 * voices move, fingers that must be placed anew. Facts about the grips of a chord are laid out in
 * typed arrays, since a progression compares some hundred thousand pairs.
 */

import { fingerGrip } from '../hand/fingering'
import { fretAt, fretsOf } from '../hand/grip'
import { MAX_STRINGS, type Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { rankedGripsOf, type VoicingFilters } from './chord-voicings'
import { difficultyPointsOf as pointsOf } from './difficulty'
import { gripNeckOf, pitchIndex } from './grip-neck'
import type { RankedGrips } from './rank-grips'

/**
 * Whole numbers. A fret of shift costs more than two semitones of one voice, because the hand must
 * find its place; a finger that slides on its string costs little, because it guides the hand.
 */
export const MOTION_WEIGHTS = {
  /** Each fret between the two hand positions. */
  handShiftFret: 4,
  /** Each semitone that a voice moves. */
  voiceSemitone: 2,
  /** Each finger of the next grip that was lifted or on another string. */
  placedFinger: 3,
  /** Each finger that stays on a string and changes its fret. */
  slidFinger: 1,
} as const

/** The grips of one chord, best first, as motion sees them. */
export interface GripTable {
  readonly ranked: RankedGrips
  readonly neck: Neck
  readonly stringCount: number
  /** What a ranking point weighs against motion, as a multiple of the guitar's. */
  readonly rankWeight: number
  /** One a string to a grip: its pitches as MIDI, ascending, the unused ones 0. */
  readonly midis: Uint8Array
  readonly voiceCounts: Uint8Array
  /** Pitch class 0–11 that belongs in the bass: the one asked for, or the root. */
  readonly bassPitchClass: number
  /** Of the pressed frets; 0 where none is. */
  readonly lowestFrets: Uint8Array
  /** Fret under the index finger; 0 where nothing is pressed and the hand may be anywhere. */
  readonly handFrets: Uint8Array
  /** 1 where an open string sounds. */
  readonly hasOpen: Uint8Array
  /** Four to a grip, index finger first: fret in the upper bits, strings as bits 1–10; 0 idle. */
  readonly fingers: Uint16Array
  /** Difficulty of each grip in quarter points. */
  readonly difficulties: Uint8Array
  /** Grips whose fingers and difficulty have been worked out; most never need it. */
  readonly isFingered: Uint8Array
}

/** Grips of one chord that may be used, as indices into its table, best first. */
export interface GripChoice {
  readonly table: GripTable
  readonly indices: readonly number[]
  /** What the grips were chosen by. */
  readonly filters?: VoicingFilters
}

/** With open strings low on the neck the hand rests at the nut, whatever its lowest fret. */
const NUT_HAND_FRETS = 2
const STRING_BITS = MAX_STRINGS + 1
const STRING_MASK = (1 << STRING_BITS) - 1

function layOutGrip(table: GripTable, index: number): void {
  const grip = table.ranked.grips[index]!
  const { stringCount } = table
  const { midis } = gripNeckOf(table.neck)
  const first = index * stringCount
  let voices = 0
  let lowestFret = 0
  let hasOpen = false
  for (let string = stringCount; string > 0; string--) {
    const fret = fretAt(grip, string)
    if (fret < 0) continue
    const midi = midis[pitchIndex(string, fret)]!
    let slot = first + voices++
    for (; slot > first && table.midis[slot - 1]! > midi; slot--) {
      table.midis[slot] = table.midis[slot - 1]!
    }
    table.midis[slot] = midi
    if (fret === 0) hasOpen = true
    else if (lowestFret === 0 || fret < lowestFret) lowestFret = fret
  }
  table.voiceCounts[index] = voices
  table.lowestFrets[index] = lowestFret
  table.hasOpen[index] = Number(hasOpen)
  table.handFrets[index] =
    hasOpen && lowestFret <= NUT_HAND_FRETS ? Math.min(lowestFret, 1) : lowestFret
}

function layOutFingers(table: GripTable, index: number): void {
  const frets = fretsOf(table.ranked.grips[index]!, table.stringCount)
  const fingering = fingerGrip(frets)
  table.difficulties[index] = Math.round(4 * pointsOf(frets, fingering, table.neck))
  for (let place = 0; place < frets.length; place++) {
    const finger = fingering.fingers[place]!
    if (finger === 0) continue
    const slot = index * 4 + finger - 1
    table.fingers[slot]! |= (frets[place]! << STRING_BITS) | (1 << (frets.length - place))
  }
  table.isFingered[index] = 1
}

/** Points of difficulty of a grip, as `difficultyOf` counts them. */
export function difficultyPointsOf(table: GripTable, index: number): number {
  if (table.isFingered[index] === 0) layOutFingers(table, index)
  return table.difficulties[index]! / 4
}

/** Points of difficulty by which a grip is more than one harder than the first of its chord. */
export function harderThanFirst(table: GripTable, index: number): number {
  return Math.max(0, difficultyPointsOf(table, index) - difficultyPointsOf(table, 0) - 1)
}

const tables = new WeakMap<RankedGrips, GripTable>()

/**
 * The grips of a chord as motion sees them; kept as long as `rankedGripsOf` keeps the grips.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param askedBass as in `rankedGripsOf`.
 */
export function gripTableOf(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  askedBass?: number,
): GripTable {
  const ranked = rankedGripsOf(rootPitchClass, chord, neck, askedBass)
  const table = tables.get(ranked) ?? layOut(ranked, neck, askedBass ?? rootPitchClass)
  tables.set(ranked, table)
  return table
}

/** Grips of a strummed neck rank closely; see `nearBestOf`. */
const STRUMMED_RANK_WEIGHT = 25

function layOut(ranked: RankedGrips, neck: Neck, bassPitchClass: number): GripTable {
  const count = ranked.grips.length
  const stringCount = neck.strings.length
  const table: GripTable = {
    ranked,
    neck,
    stringCount,
    rankWeight: gripNeckOf(neck).isStrummed ? STRUMMED_RANK_WEIGHT : 1,
    midis: new Uint8Array(count * stringCount),
    voiceCounts: new Uint8Array(count),
    bassPitchClass,
    lowestFrets: new Uint8Array(count),
    handFrets: new Uint8Array(count),
    hasOpen: new Uint8Array(count),
    fingers: new Uint16Array(count * 4),
    difficulties: new Uint8Array(count),
    isFingered: new Uint8Array(count),
  }
  for (let index = 0; index < count; index++) layOutGrip(table, index)
  return table
}

/** Row of the matching below; reused between calls, written before it is read. */
const row = new Int32Array(MAX_STRINGS)
const UNREACHED = 1 << 20

/**
 * Semitones that the voices move: every voice of the fuller grip goes to one of the other, in
 * order and so that none is left out, with the least sum. Pitches on a line never gain from
 * crossing, so a row of the order-keeping matching is enough.
 */
function voiceDistance(from: GripTable, i: number, to: GripTable, j: number): number {
  const isFromFuller = from.voiceCounts[i]! >= to.voiceCounts[j]!
  const fuller = isFromFuller ? from.midis : to.midis
  const other = isFromFuller ? to.midis : from.midis
  const fullerFirst = (isFromFuller ? i : j) * from.stringCount
  const otherFirst = (isFromFuller ? j : i) * from.stringCount
  const fullerCount = isFromFuller ? from.voiceCounts[i]! : to.voiceCounts[j]!
  const otherCount = isFromFuller ? to.voiceCounts[j]! : from.voiceCounts[i]!
  if (fullerCount === otherCount) {
    let sum = 0
    for (let voice = 0; voice < fullerCount; voice++) {
      sum += Math.abs(fuller[fullerFirst + voice]! - other[otherFirst + voice]!)
    }
    return sum
  }
  const spare = fullerCount - otherCount
  if (spare === 1) {
    // One voice merges with the one below it: `paired` before that happens, `merged` after.
    let paired = Math.abs(fuller[fullerFirst]! - other[otherFirst]!)
    let merged = UNREACHED
    for (let voice = 1; voice < fullerCount; voice++) {
      const midi = fuller[fullerFirst + voice]!
      merged = Math.min(merged, paired) + Math.abs(midi - other[otherFirst + voice - 1]!)
      if (voice < otherCount) paired += Math.abs(midi - other[otherFirst + voice]!)
    }
    return merged
  }
  row.fill(UNREACHED)
  row[0] = Math.abs(fuller[fullerFirst]! - other[otherFirst]!)
  for (let voice = 1; voice < fullerCount; voice++) {
    const midi = fuller[fullerFirst + voice]!
    const lowest = Math.max(0, voice - spare)
    for (let target = Math.min(voice, otherCount - 1); target >= lowest; target--) {
      const before = target > 0 ? Math.min(row[target]!, row[target - 1]!) : row[0]!
      row[target] = before + Math.abs(midi - other[otherFirst + target]!)
    }
  }
  return row[otherCount - 1]!
}

function fingerCost(from: GripTable, i: number, to: GripTable, j: number): number {
  if (from.isFingered[i] === 0) layOutFingers(from, i)
  if (to.isFingered[j] === 0) layOutFingers(to, j)
  let cost = 0
  for (let finger = 0; finger < 4; finger++) {
    const after = to.fingers[j * 4 + finger]!
    if (after === 0) continue
    const before = from.fingers[i * 4 + finger]!
    if ((before & after & STRING_MASK) === 0) cost += MOTION_WEIGHTS.placedFinger
    else if (before >> STRING_BITS !== after >> STRING_BITS) cost += MOTION_WEIGHTS.slidFinger
  }
  return cost
}

function handShift(from: GripTable, i: number, to: GripTable, j: number): number {
  const before = from.handFrets[i]!
  const after = to.handFrets[j]!
  return before === 0 || after === 0 ? 0 : Math.abs(before - after)
}

/**
 * Semitones that the lowest and the highest voice move: the lowest goes to the lowest, the highest
 * to the highest.
 */
function outerDistance(from: GripTable, i: number, to: GripTable, j: number): number {
  const bass = from.midis[i * from.stringCount]! - to.midis[j * to.stringCount]!
  const top =
    from.midis[i * from.stringCount + from.voiceCounts[i]! - 1]! -
    to.midis[j * to.stringCount + to.voiceCounts[j]! - 1]!
  return Math.abs(bass) + Math.abs(top)
}

/**
 * What it costs to go from grip `i` of one chord to grip `j` of another on the same neck; 0 for the
 * same grip.
 *
 * @param most the most that matters: once the cost must exceed it, any number above it is returned.
 * The cheap parts are added up first.
 */
export function motionCost(
  from: GripTable,
  i: number,
  to: GripTable,
  j: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  const outer = outerDistance(from, i, to, j)
  let cost =
    MOTION_WEIGHTS.handShiftFret * handShift(from, i, to, j) + MOTION_WEIGHTS.voiceSemitone * outer
  if (cost > most) return cost
  cost += fingerCost(from, i, to, j)
  if (cost > most) return cost
  return cost + MOTION_WEIGHTS.voiceSemitone * (voiceDistance(from, i, to, j) - outer)
}
