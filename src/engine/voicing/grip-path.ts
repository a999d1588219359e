/** Grips for a line of chords: one each, chosen together, so that hand and voices move least. */
import { fretsOf } from '../hand/grip'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { fingerPath } from './finger-path'
import type { GripChoice } from './grip-motion'
import { songPaths } from './song-paths'
import { chooseGrips, nearBestOf } from './voice-leading'
import { spellTones, type Voicing, voicingOf } from './voicing'

/** Grips of a chord that compete, as the service's `search=best`. */
const COMPETING_GRIPS = 64

export interface GrippedChord {
  readonly root: NoteName
  /** With a bass from outside among its tones. */
  readonly chord: ChordType
  readonly bass?: NoteName | undefined
}

export interface PlannedGrips<Chord> {
  /** One a chord; empty where one cannot be held. */
  readonly voicings: readonly Voicing[]
  /** The first chord that no hand can hold on this neck. */
  readonly unplayable?: Chord
}

/**
 * The easiest way through a line of chords.
 *
 * @example
 * planGrips(['C', 'A'].map((one) => ({ root: parseRoot(one)!, chord: chordTypeById('major')! })), STANDARD_NECK)
 *   .voicings.map(({ text }) => text).join(' ') // => "x32010 x02220"
 */
export function planGrips<Chord extends GrippedChord>(
  chords: readonly Chord[],
  neck: Neck,
): PlannedGrips<Chord> {
  const choices: GripChoice[] = []
  for (const asked of chords) {
    const filters = asked.bass ? { bassPitchClass: pitchClassOf(asked.bass) } : {}
    const rootPitchClass = pitchClassOf(asked.root)
    const found = chooseGrips(rootPitchClass, asked.chord, COMPETING_GRIPS, neck, filters)
    if (found.indices.length === 0) return { voicings: [], unplayable: asked }
    choices.push(nearBestOf(found))
  }
  const [best] = chords.length === 0 ? [] : songPaths(choices, 1)
  if (!best) return { voicings: [] }
  const frets = choices.map(({ table }, at) =>
    fretsOf(table.ranked.grips[best.grips[at]!]!, neck.strings.length),
  )
  const { fingerings } = fingerPath(frets)
  const voicings = chords.map(({ root, chord }, at) =>
    voicingOf(frets[at]!, spellTones(root, chord), neck, fingerings[at]!),
  )
  return { voicings }
}
