/**
 * What a grip costs on necks other than the guitar's, for which few forms are known and no books
 * were learned from: ease, and what sounds whole, by the family of the instrument.
 */
import { barreOptionsOf } from '../hand/barre'
import { fretAt, OPEN_POSITION_MAX_FRET, type PackedGrip } from '../hand/grip'
import type { FamilyRow } from '../instrument/family-table'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { kindsBySemitone } from './chord-tones'
import { gripNeckOf, pitchIndex } from './grip-neck'

/** The columns of the table; guitars in any tuning go by `grip-weights.ts`. */
export type BareColumn = NonNullable<FamilyRow['gripCosts']>
/**
 * A chord on four high courses has no bass to speak of, and all of them are strummed. Banjo chords
 * without G leave the drone out, and the neck is twice as long. A bass carries the root of the chord:
 * no ease makes up for another lowest tone.
 */
const COLUMN = { strummed: 0, banjo: 1, bass: 2 } as const satisfies Readonly<
  Record<BareColumn, number>
>

// biome-ignore format: one row a fact reads as a table
/**
 * Costs in thousandths, chosen so that published ukulele chords come early (97.6 % among the first
 * twelve; by the weights learned on guitar books 87.1 %) and those of every first lesson first.
 */
const BARE_COSTS = {
  thirdInBass: [0, 0, 15000],
  fifthInBass: [0, 0, 7500],
  colourInBass: [0, 0, 33750],
  notAskedBass: [8000, 8000, 8000],
  openPosition: [0, 0, -300],
  /** Each fret of the lowest pressed one, and of the highest above the twelfth. */
  position: [90, 90, 400],
  aboveTwelfthFret: [1500, 1500, 1500],
  /** Each string that does not sound; more between sounding ones and above the top note. */
  mutedString: [4000, 1500, 0],
  innerMute: [1500, 1500, 1500],
  trebleMute: [500, 500, 500],
  finger: [0, 0, 300],
  /** Each millimetre between the lowest and the highest pressed fret. */
  stretchMm: [9.4, 4.9, 5],
  /** Each pair of pitches less than a fifth apart whose lower is below C3: they sound muddy. */
  lowInterval: [0, 0, 1500],
  unison: [100, 100, 2000],
  doubledColour: [1750, 1750, 1750],
  /** Neighbouring sounding strings more than an octave apart. */
  wideGap: [1750, 1750, 1750],
  missingRoot: [1000, 1000, 0],
  missingFifth: [4000, 4000, 0],
  missingTone: [8000, 8000, 0],
  /** Each open string between pressed ones, which the fingers must not touch. */
  innerOpen: [50, 50, 0],
  /** An open string beside a fret above the open position. */
  drone: [4000, 4000, 500],
} as const satisfies Readonly<Record<string, readonly [strummed: number, banjo: number, bass: number]>>

const C3 = 48
const FIFTH = 7
const FIFTH_BIT = 1 << FIFTH
const OCTAVE = 12
const COLOUR = 3

function fingersOf(grip: PackedGrip, stringCount: number): number {
  const { pressed, indexBarre } = barreOptionsOf(grip, stringCount)
  return indexBarre > 2 ? pressed - indexBarre + 1 : pressed
}

/**
 * A function that weighs the grips of one chord, in thousandths.
 *
 * @param rootPitchClass 0–11, C = 0.
 * @param askedSemitone of a bass other than the root, above the root.
 */
export function bareCosts(
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
  column: BareColumn,
  askedSemitone?: number,
): (grip: PackedGrip) => number {
  const { stringCount, midis, fretMm, shortStrings } = gripNeckOf(neck)
  const weights = Object.fromEntries(
    Object.entries(BARE_COSTS).map(([fact, row]) => [fact, row[COLUMN[column]]]),
  ) as Readonly<Record<keyof typeof BARE_COSTS, number>>
  const { thirdInBass, fifthInBass, colourInBass } = weights
  const bassCosts = [0, thirdInBass, fifthInBass, colourInBass]
  const kinds = kindsBySemitone(chord)
  return (grip) => {
    let cost = 0
    let bassMidi = 999
    let lowest = 99
    let highest = 0
    let opens = 0
    let openCount = 0
    let pendingOpens = 0
    let pendingMutes = 0
    let previous = -1
    let tones = 0
    const sounding: number[] = []
    for (let string = stringCount; string > 0; string--) {
      const fret = fretAt(grip, string)
      if (fret < 0) {
        pendingMutes++
        cost += weights.mutedString
        continue
      }
      const midi = midis[pitchIndex(string, fret)]!
      const tone = withinOctave(midi - rootPitchClass)
      if (previous >= 0) {
        cost += weights.innerMute * pendingMutes
        if (midi - previous > OCTAVE) cost += weights.wideGap
      }
      pendingMutes = 0
      previous = midi
      if (fret > 0) {
        if (highest > 0) cost += weights.innerOpen * pendingOpens
        pendingOpens = 0
        lowest = Math.min(lowest, fret)
        highest = Math.max(highest, fret)
      } else {
        openCount++
        if (((shortStrings >> string) & 1) === 0) {
          opens++
          if (highest > 0) pendingOpens++
        }
      }
      for (const other of sounding) {
        const apart = Math.abs(other - midi)
        if (apart === 0) cost += weights.unison
        else if (apart < FIFTH && Math.min(other, midi) < C3) cost += weights.lowInterval
      }
      if (kinds[tone] === COLOUR && (tones >> tone) & 1) cost += weights.doubledColour
      tones |= 1 << tone
      bassMidi = Math.min(bassMidi, midi)
      sounding.push(midi)
    }
    if (!chord.isPlayedLow) cost += weights.trebleMute * pendingMutes
    const bass = withinOctave(bassMidi - rootPitchClass)
    if (askedSemitone !== undefined) cost += bass === askedSemitone ? 0 : weights.notAskedBass
    else cost += bassCosts[kinds[bass]!]!
    const missing = chord.pitchClassSet & ~tones
    if (missing & 1) cost += weights.missingRoot
    if (missing & FIFTH_BIT) cost += weights.missingFifth
    cost += weights.missingTone * sizeOfSet(missing & ~FIFTH_BIT & ~1)
    if (openCount > 0 && highest <= OPEN_POSITION_MAX_FRET) cost += weights.openPosition
    if (opens > 0 && highest > OPEN_POSITION_MAX_FRET) cost += weights.drone
    if (highest === 0) return cost
    return (
      cost +
      weights.position * lowest +
      weights.stretchMm * (fretMm[highest]! - fretMm[lowest]!) +
      weights.finger * fingersOf(grip, stringCount) +
      weights.aboveTwelfthFret * Math.max(0, highest + neck.capo - 12)
    )
  }
}
