/** The voicings of a chord, best first, and those among them that pass filters. */

import { findFingering, fingerGrip, type GripFingering, type HoldOptions } from '../hand/fingering'
import { fretAt, fretsOf, type PackedGrip } from '../hand/grip'
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { keepRecent } from '../keep-recent'
import { oncePer } from '../once-per'
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { difficultyLevelOf, difficultyPointsOf, easeCostOf } from './difficulty'
import { gripNeckOf, pitchIndex } from './grip-neck'
import { formsOn } from './neck-forms'
import { type RankedGrips, rankGrips } from './rank-grips'
import { searchGrips } from './search-voicings'
import { styledChord, stylesOf, type VoicingStyle } from './style'
import { spellTones, type Voicing, voicingOf } from './voicing'

/** Filters of voicings; a field left out allows any. */
export interface VoicingFilters {
  /** Index of the chord tone in the bass: 0 = root. */
  readonly inversion?: number
  /** Pitch class 0–11 of the lowest pitch. */
  readonly bassPitchClass?: number
  /** Pitch class 0–11 of the highest pitch. */
  readonly topPitchClass?: number
  /** Exactly these strings sound, in any order. */
  readonly strings?: readonly number[]
  readonly maxFret?: number
  /** Every pressed fret lies within; open strings are free. */
  readonly handWindow?: { readonly startFret: number; readonly endFret: number }
  readonly style?: VoicingStyle
  /** 1–5. */
  readonly maxDifficulty?: number
  /** No barre of any kind. */
  readonly noBarre?: boolean
}

/** Chords whose grips are kept for a neck: enough for a long song. */
const KEPT_CHORDS = 128

/**
 * All grips of a chord, best first, with their scores. Worked out at first use and kept for the
 * chords asked last.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param askedBass pitch class 0–11 of a bass other than the root; grips over it come first.
 */
export function rankedGripsOf(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  askedBass?: number,
): RankedGrips {
  return rankedOn(neck)(rootPitchClass, chord, askedBass)
}

const rankedOn = oncePer((neck: Neck) =>
  keepRecent(
    KEPT_CHORDS,
    (rootPitchClass: number, chord: ChordType, askedBass?: number) =>
      `${rootPitchClass}:${chord.id}:${askedBass}`,
    (rootPitchClass, chord, askedBass) =>
      rankGrips(
        searchGrips(rootPitchClass, chord, neck),
        rootPitchClass,
        chord,
        formsOn(chord, neck),
        neck,
        askedBass,
      ),
  ),
)

/**
 * The bass that the filters ask for, by name or as an inversion; `undefined` for the root or any.
 */
export function askedBassOf(
  rootPitchClass: number,
  chord: ChordType,
  { bassPitchClass, inversion }: VoicingFilters,
): number | undefined {
  const tone = inversion === undefined ? undefined : chord.semitones[inversion]
  const bass = bassPitchClass ?? (tone === undefined ? undefined : (rootPitchClass + tone) % 12)
  return bass === rootPitchClass ? undefined : bass
}

/** Whether a grip passes every filter; the quickest filters come first. */
function meets(
  grip: PackedGrip,
  filters: VoicingFilters,
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): boolean {
  const { midis, stringCount } = gripNeckOf(neck)
  let lowestMidi = 999
  let highestMidi = 0
  let lowestFret = 99
  let highestFret = 0
  let stringSet = 0
  for (let string = 1; string <= stringCount; string++) {
    const fret = fretAt(grip, string)
    if (fret < 0) continue
    const midi = midis[pitchIndex(string, fret)]!
    lowestMidi = Math.min(lowestMidi, midi)
    highestMidi = Math.max(highestMidi, midi)
    highestFret = Math.max(highestFret, fret)
    if (fret > 0) lowestFret = Math.min(lowestFret, fret)
    stringSet |= 1 << string
  }
  const { maxFret, handWindow, bassPitchClass, topPitchClass, inversion, strings } = filters
  if (maxFret !== undefined && highestFret > maxFret) return false
  if (handWindow && highestFret > 0) {
    if (lowestFret < handWindow.startFret || highestFret > handWindow.endFret) return false
  }
  if (bassPitchClass !== undefined && lowestMidi % 12 !== bassPitchClass) return false
  if (topPitchClass !== undefined && highestMidi % 12 !== topPitchClass) return false
  if (inversion !== undefined) {
    const wanted = chord.semitones[inversion]
    if (wanted === undefined || (rootPitchClass + wanted - lowestMidi) % 12 !== 0) return false
  }
  if (strings && stringSet !== strings.reduce((set, string) => set | (1 << string), 0)) return false
  const { style, maxDifficulty, noBarre } = filters
  if (style === undefined && maxDifficulty === undefined && !noBarre) return true
  const frets = fretsOf(grip, stringCount)
  const hasStyle = (hasIndexBarre: boolean) =>
    style === undefined ||
    stylesOf(frets, hasIndexBarre, rootPitchClass, chord, neck).includes(style)
  // Fingers take longest to find, and only one style needs them.
  if (style !== 'barre' && !hasStyle(false)) return false
  if (!noBarre && maxDifficulty === undefined && style !== 'barre') return true
  const fingering = findFingering(frets, filters)
  if (!fingering) return false
  if (maxDifficulty !== undefined) {
    const points = difficultyPointsOf(frets, fingering, neck)
    if (difficultyLevelOf(points) > maxDifficulty) return false
  }
  return style !== 'barre' || hasStyle(fingering.barres.some((barre) => barre.finger === 1))
}

/**
 * The grips of a chord that pass the filters, best first, as indices into `rankedGripsOf` for the
 * bass that they ask for.
 *
 * @param most how many at most; those after them are not looked at.
 */
export function selectGrips(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  filters: VoicingFilters = {},
  most: number = Number.MAX_SAFE_INTEGER,
): readonly number[] {
  const askedBass = askedBassOf(rootPitchClass, chord, filters)
  const { grips } = rankedGripsOf(rootPitchClass, chord, neck, askedBass)
  const isFree = Object.values(filters).every((filter) => filter === undefined || filter === false)
  const selected: number[] = []
  for (let index = 0; index < grips.length && selected.length < most; index++) {
    if (isFree || meets(grips[index]!, filters, rootPitchClass, chord, neck)) selected.push(index)
  }
  return selected
}

/** The fingering of a grip that can be held in the way asked for. */
export function heldAs(frets: Frets, options?: HoldOptions): GripFingering {
  return findFingering(frets, options) ?? fingerGrip(frets)
}

/** The selected grips in order; a filter on barre or difficulty puts easy grips first. */
function orderedFor(
  filters: VoicingFilters,
  selected: readonly number[],
  { grips, firstCosts }: RankedGrips,
  neck: Neck,
): readonly number[] {
  if (!filters.noBarre && filters.maxDifficulty === undefined) return selected
  return selected
    .map((index) => {
      const frets = fretsOf(grips[index]!, neck.strings.length)
      const points = difficultyPointsOf(frets, heldAs(frets, filters), neck)
      return { index, cost: firstCosts[index]! + easeCostOf(frets, points) }
    })
    .toSorted((a, b) => a.cost - b.cost || a.index - b.index)
    .map(({ index }) => index)
}

/** A voicing with its place among all grips of its chord. */
export interface RankedVoicing {
  readonly voicing: Voicing
  /** 1 = best of the chord over the asked bass, before the other filters. */
  readonly rank: number
  /** Ranking points, higher is better. */
  readonly score: number
}

export interface ChordVoicings {
  /** Best first. */
  readonly voicings: readonly RankedVoicing[]
  /** Playable grips of the chord that pass the filters, beyond the limit too. */
  readonly matchCount: number
  /** Playable grips of the chord. */
  readonly gripCount: number
}

/**
 * The best voicings of a chord.
 *
 * @param limit how many at most.
 * @example
 * chordVoicings(parseRoot('C')!, chordTypeById('major')!, 1, STANDARD_NECK).voicings[0]!.voicing.text // => "x32010"
 */
export function chordVoicings(
  root: NoteName,
  chord: ChordType,
  limit: number,
  neck: Neck,
  filters: VoicingFilters = {},
): ChordVoicings {
  const rootPitchClass = pitchClassOf(root)
  const { sought, told } = styledChord(chord, filters.style)
  const askedBass = askedBassOf(rootPitchClass, sought, filters)
  const ranked = rankedGripsOf(rootPitchClass, sought, neck, askedBass)
  const { grips, scores } = ranked
  const selected = orderedFor(
    filters,
    selectGrips(rootPitchClass, sought, neck, filters),
    ranked,
    neck,
  )
  const tones = spellTones(root, told)
  return {
    voicings: selected.slice(0, limit).map((index) => {
      const frets = fretsOf(grips[index]!, neck.strings.length)
      return {
        voicing: voicingOf(frets, tones, neck, heldAs(frets, filters)),
        rank: index + 1,
        score: scores[index]! / 1000,
      }
    }),
    matchCount: selected.length,
    gripCount: grips.length,
  }
}
