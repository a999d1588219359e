/** What a grip costs by itself among the grips of a progression or a change of chords. */
import { fretAt, fretsOf } from '../hand/grip'
import { easeCostOf, LAST_EASY_FRET, MAX_DIFFICULTY, WHOLE_CHORD_STRINGS } from './difficulty'
import { difficultyPointsOf, type GripChoice, type GripTable, harderThanFirst } from './grip-motion'
import { gripNeckOf } from './grip-neck'
import { isClosedStyle } from './style'

/**
 * What is to be least: `hand` keeps to the grips of songbooks, low on the neck with the root in the
 * bass, and moves the hand little between them; `voices` moves each voice as little as can be,
 * whatever lies in the bass.
 */
export const GRIP_PREFERENCES = ['hand', 'voices'] as const
export type GripPreference = (typeof GRIP_PREFERENCES)[number]

/**
 * In the unit of `MOTION_WEIGHTS`, whole numbers. Without the difficulty a barre form that slides
 * from chord to chord beats every open chord, because its fingers never leave.
 */
export const GRIP_WEIGHTS = {
  hand: {
    /**
     * Each ranking point by which a grip falls behind the first of its chord; on a guitar points by
     * the weights of first grips, which songbooks print. 4 does as well.
     */
    rankingPoint: 5,
    /** Each point of difficulty: as much as one finger placed anew; a barre has several points. */
    difficultyPoint: 3,
    /** Each point of difficulty above one more than that of the chord's first grip, if that is closed. */
    harderThanFirst: 45,
    /** Another bass than the root, or than the one asked for. */
    otherBass: 30,
    /** Each fret of the lowest pressed one above the first. */
    fretUp: 2,
    /** Each sounding string fewer than four, or than the best grip of the chord has. */
    missingString: 0,
    /**
     * A grip without open strings where the first grip of the chord is an easy open one, for which
     * songbooks leave thick strings out: Fmaj7 as xx3210 beside Em7.
     */
    closedForOpen: 120,
  },
  voices: {
    rankingPoint: 1,
    difficultyPoint: 3,
    harderThanFirst: 0,
    otherBass: 0,
    fretUp: 0,
    missingString: 10,
    closedForOpen: 0,
  },
} as const

/** From this level on a limit on difficulty lets barre chords through. */
const LAST_EASY_LEVEL = 3

/** What else counts for the hand where a style of shapes that move along the neck is asked for. */
const CLOSED_STYLE_WEIGHTS = {
  /** Open strings, which do not move along. */
  openString: 30,
  /** Another bass than the root in a shell or in drop 3, whose bass is heard apart. */
  otherBass: 60,
  /** A shell or drop 3 whose bass does not lie on the two thickest strings. */
  highBass: 30,
} as const
const BASS_STRINGS = 2

/** Points of difficulty below which a grip is of the first two levels. */
const EASY_BELOW_POINTS = 2

/** Whether the first grip of a chord is an easy open one. */
function beginsOpen({ table }: GripChoice): boolean {
  return table.hasOpen[0] === 1 && difficultyPointsOf(table, 0) < EASY_BELOW_POINTS
}

/** Ranking is of whole chords, which says less about the shapes of a style. */
const STYLE_WEIGHTS = { ...GRIP_WEIGHTS.hand, rankingPoint: 4 }
/** On thin strings alone the bass is another player's: the smoothest shapes come first. */
const THIN_STRING_WEIGHTS = { ...GRIP_WEIGHTS.hand, rankingPoint: 1, otherBass: 0 }

/**
 * A fret above the fifth where easy grips are asked for: more than all else, so that low grips are
 * left only where one is missing.
 */
const HIGH_FRET = 1000

/** Ranking charges another bass already, and easy grips often have one. */
const EASY_WEIGHTS = { ...GRIP_WEIGHTS.hand, otherBass: 0, difficultyPoint: 0 }

function asksForEase({ filters }: GripChoice): boolean {
  const { maxDifficulty = MAX_DIFFICULTY, noBarre = false } = filters ?? {}
  return noBarre || maxDifficulty <= LAST_EASY_LEVEL
}

const NO_BASS = { otherBass: 0, highBass: 0 }

/** What counts where the style of a choice is of shapes that move along the neck. */
function closedWeightsOf({ filters, table }: GripChoice) {
  const { style, strings } = filters ?? {}
  if (style === undefined || !isClosedStyle(style)) return undefined
  const isOnThinStrings =
    strings !== undefined && Math.max(...strings) <= table.stringCount - BASS_STRINGS
  if (isOnThinStrings) return { weights: THIN_STRING_WEIGHTS, ...CLOSED_STYLE_WEIGHTS, ...NO_BASS }
  if (style === 'triad') return { weights: GRIP_WEIGHTS.hand, openString: 0, ...NO_BASS }
  const bass = style === 'drop2' ? NO_BASS : {}
  return { weights: STYLE_WEIGHTS, ...CLOSED_STYLE_WEIGHTS, ...bass }
}

function bassStringOf({ ranked, stringCount }: GripTable, index: number): number {
  const grip = ranked.grips[index]!
  let string = stringCount
  while (string > 1 && fretAt(grip, string) < 0) string--
  return string
}

/** What it costs to use a grip, by its index into the choice's table. */
export function gripCost(
  choice: GripChoice,
  index: number,
  prefer: GripPreference = 'hand',
): number {
  const { table } = choice
  const { ranked, neck, midis, voiceCounts, lowestFrets } = table
  const { isBare } = gripNeckOf(neck)
  const closed = isBare || prefer === 'voices' ? undefined : closedWeightsOf(choice)
  const isEasy = prefer === 'hand' && !isBare && !closed && asksForEase(choice)
  const weights = closed?.weights ?? (isEasy ? EASY_WEIGHTS : GRIP_WEIGHTS[prefer])
  const isOfSongbooks = prefer === 'hand' && !isBare && !closed
  const frets = isEasy ? fretsOf(ranked.grips[index]!, table.stringCount) : []
  const ease = isEasy ? easeCostOf(frets, difficultyPointsOf(table, index)) : 0
  const behind = isOfSongbooks
    ? ranked.firstCosts[index]! - ranked.firstCosts[0]! + ease
    : ranked.scores[0]! - ranked.scores[index]!
  let cost =
    (table.rankWeight * weights.rankingPoint * behind) / 1000 +
    weights.difficultyPoint * difficultyPointsOf(table, index)
  // Where few shapes are known ranking itself weighs bass, height and strings as is usual there.
  if (!isBare) {
    const isOver = midis[index * table.stringCount]! % 12 === table.bassPitchClass
    const isClosedForOpen = !closed && table.hasOpen[index] === 0 && beginsOpen(choice)
    const whole = Math.min(WHOLE_CHORD_STRINGS, voiceCounts[0]!)
    cost +=
      (isOver ? 0 : weights.otherBass) +
      (isClosedForOpen ? weights.closedForOpen : 0) +
      (table.hasOpen[0] ? 0 : weights.harderThanFirst * harderThanFirst(table, index)) +
      weights.fretUp * Math.max(0, lowestFrets[index]! - 1) +
      weights.missingString * Math.max(0, whole - voiceCounts[index]!)
    if (frets.some((fret) => fret !== null && fret > LAST_EASY_FRET)) cost += HIGH_FRET
    if (closed) {
      const isBassHigh = bassStringOf(table, index) <= table.stringCount - BASS_STRINGS
      cost +=
        (table.hasOpen[index] ? closed.openString : 0) +
        (isOver ? 0 : closed.otherBass) +
        (isBassHigh ? closed.highBass : 0)
    }
  }
  return Math.round(cost)
}
