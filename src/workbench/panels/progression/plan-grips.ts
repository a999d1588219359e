/** Grips for a line of chords: one each, chosen together, so that hand and voices move least. */
import type { GripFingering } from '#engine/hand/fingering'
import { fretsOf } from '#engine/hand/grip'
import type { Frets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { fingerPath } from '#engine/voicing/finger-path'
import type { GripChoice } from '#engine/voicing/grip-motion'
import { songPaths } from '#engine/voicing/song-paths'
import { chooseGrips, nearBestOf } from '#engine/voicing/voice-leading'
import { spellTones, type Voicing, voicingOf } from '#engine/voicing/voicing'
import type { StripChord } from './read-chords'

/** Grips of a chord that compete, as the service's `search=best`. */
const COMPETING_GRIPS = 64

interface GripPath {
  /** Places of each chord's grip, the last string first. */
  readonly frets: readonly Frets[]
  readonly fingerings: readonly GripFingering[]
  /** Lower is easier. */
  readonly cost: number
}

/**
 * The easiest way through chords that sound `loweredBy` half steps lower than written, or the first
 * chord that no hand can hold on this neck.
 */
export function planPath(
  chords: readonly StripChord[],
  neck: Neck,
  loweredBy = 0,
): GripPath | { readonly unplayable: StripChord } {
  const lowered = (name: NoteName) => withinOctave(pitchClassOf(name) - loweredBy)
  const choices: GripChoice[] = []
  for (const asked of chords) {
    const filters = asked.bass ? { bassPitchClass: lowered(asked.bass) } : {}
    const found = chooseGrips(lowered(asked.root), asked.chord, COMPETING_GRIPS, neck, filters)
    if (found.indices.length === 0) return { unplayable: asked }
    choices.push(nearBestOf(found))
  }
  const [best] = chords.length === 0 ? [] : songPaths(choices, 1)
  if (!best) return { frets: [], fingerings: [], cost: 0 }
  const frets = choices.map(({ table }, at) =>
    fretsOf(table.ranked.grips[best.grips[at]!]!, neck.strings.length),
  )
  const { fingerings, saved } = fingerPath(frets)
  return { frets, fingerings, cost: best.cost - saved }
}

export interface PlannedGrips {
  /** One a chord; empty where one cannot be held. */
  readonly voicings: readonly Voicing[]
  readonly unplayable?: StripChord
}

/** The grips of a line of chords. */
export function planGrips(chords: readonly StripChord[], neck: Neck): PlannedGrips {
  const path = planPath(chords, neck)
  if ('unplayable' in path) return { voicings: [], unplayable: path.unplayable }
  const voicings = path.frets.map((frets, at) => {
    const { root, chord } = chords[at]!
    return voicingOf(frets, spellTones(root, chord), neck, path.fingerings[at]!)
  })
  return { voicings }
}
