/**
 * How hard a grip is to hold, 1 (a first lesson) to 5, with what makes it so. Points follow what
 * methods teach late: barres, four fingers, stretches low on the neck, strings damped between
 * sounding ones. The weights are a judgement.
 */

import { FINGER_COUNT } from '../hand/barre'
import type { Barre, GripFingering } from '../hand/fingering'
import type { Frets } from '../instrument/fret-text'
import { fretDistanceMmOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

export const MAX_DIFFICULTY = 5
/** The last fret of the grips that beginners are shown. */
export const LAST_EASY_FRET = 5
/** Fewer strings than these sound thin as accompaniment. */
export const WHOLE_CHORD_STRINGS = 4

export interface DifficultyReason {
  readonly reason: string
  readonly points: number
}

export interface Difficulty {
  /** 1–5. */
  readonly level: number
  readonly points: number
  readonly reasons: readonly DifficultyReason[]
}

/** Stretches between the outer fingers in millimetres along the neck, the widest first. */
const STRETCHES = [
  { fromMm: 90, points: 1.5 },
  { fromMm: 75, points: 1 },
  { fromMm: 60, points: 0.5 },
] as const

/**
 * What a full barre at the nut and the stretch above it count together at most: the same wide frets
 * make both hard, and a form that moves is hardly harder there than two frets up.
 */
const MOST_UNDER_BARRE = 1
const FULL_BARRE_STRINGS = 5
const NUT_BARRE_POINTS = 0.5

/**
 * A fingertip barre grows harder with each string: on three the joint is flat, on four the whole
 * finger lies while the others arch. Index: number of strings.
 */
const TIP_BARRE_POINTS = [0, 0, 1, 2, 3, 3.5, 4, 4, 4, 4, 4] as const

/** Strings from the first pressed to the last that four single fingers cover with ease. */
const EASY_SPREAD_STRINGS = 4

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

/** What makes a grip hard, in words, for so many fingers, strings or millimetres. */
const WORDS = {
  fingers: (count: number) => `${NUMBER_WORDS[count]} fingers`,
  spread: (strings: number) => `four fingers over ${NUMBER_WORDS[strings]} strings`,
  tipBarre: (strings: number) => `a fingertip bars ${NUMBER_WORDS[strings]} strings`,
  indexBarre: (strings: number) => `the index bars ${NUMBER_WORDS[strings]} strings`,
  nutBarre: () => 'a barre right at the nut',
  aroundBarre: () => 'fingers on both sides of the barre',
  stretch: (mm: number) => `a stretch of ${Math.round(mm)} mm`,
  innerMutes: (strings: number) =>
    `${NUMBER_WORDS[strings]} ${strings === 1 ? 'string' : 'strings'} damped inside the chord`,
} as const

type Add = (points: number, what: keyof typeof WORDS, count: number) => void

const stringsUnder = (barre: Barre): number => barre.fromString - barre.toString + 1

function isNutBarre(barre: Barre, { capo }: Neck): boolean {
  return barre.finger === 1 && barre.fret === 1 && capo === 0 && stringsUnder(barre) > 2
}

/** The most points of a stretch beside the barres of a grip. */
function mostOfStretch({ barres }: GripFingering, neck: Neck): number {
  const index = barres.find(({ finger }) => finger === 1)
  if (!index || stringsUnder(index) < FULL_BARRE_STRINGS) return STRETCHES[0].points
  return MOST_UNDER_BARRE - (isNutBarre(index, neck) ? NUT_BARRE_POINTS : 0)
}

function addFingers({ fingerCount, fingers, barres }: GripFingering, neck: Neck, add: Add): void {
  if (fingerCount >= 3) add((fingerCount - 2) / 2, 'fingers', fingerCount)
  if (fingerCount === FINGER_COUNT && barres.length === 0) {
    const isUsed = (finger: number) => finger > 0
    const spread = fingers.findLastIndex(isUsed) - fingers.findIndex(isUsed) + 1
    if (spread > EASY_SPREAD_STRINGS) add(0.5, 'spread', spread)
  }
  for (const barre of barres) {
    const { finger } = barre
    const strings = stringsUnder(barre)
    if (finger > 1) add(TIP_BARRE_POINTS[strings]!, 'tipBarre', strings)
    else {
      add(strings >= FULL_BARRE_STRINGS ? 1.5 : strings >= 3 ? 1 : 0.5, 'indexBarre', strings)
      if (isNutBarre(barre, neck)) add(NUT_BARRE_POINTS, 'nutBarre', strings)
      const isBeyond = (from: number, to: number) =>
        fingers.slice(from, to).some((other) => other > 1)
      const [first, last] = [fingers.indexOf(1), fingers.lastIndexOf(1)]
      if (isBeyond(0, first) && isBeyond(last + 1, fingers.length)) add(1, 'aroundBarre', strings)
    }
  }
}

function addFrets(frets: Frets, fingering: GripFingering, neck: Neck, add: Add): void {
  let lowest = 0
  let highest = 0
  let first = -1
  let last = -1
  let sounded = 0
  for (let place = 0; place < frets.length; place++) {
    const fret = frets[place]!
    if (fret === null) continue
    if (first < 0) first = place
    last = place
    sounded++
    if (fret === 0) continue
    if (lowest === 0 || fret < lowest) lowest = fret
    if (fret > highest) highest = fret
  }
  if (highest > lowest) {
    const { scaleLengthMm } = neck.instrument
    const reachMm =
      fretDistanceMmOf(highest + neck.capo, scaleLengthMm) -
      fretDistanceMmOf(lowest + neck.capo, scaleLengthMm)
    const stretch = STRETCHES.find((row) => reachMm >= row.fromMm)
    // With open strings three fingers lie one a fret, as every first chord asks.
    const isFirstReach =
      stretch === STRETCHES.at(-1) &&
      frets.includes(0) &&
      fingering.fingerCount < FINGER_COUNT &&
      fingering.barres.length === 0
    if (stretch && !isFirstReach) {
      add(Math.min(stretch.points, mostOfStretch(fingering, neck)), 'stretch', reachMm)
    }
  }
  const innerMutes = last - first + 1 - sounded
  if (innerMutes > 0) add(0.5 * innerMutes, 'innerMutes', innerMutes)
}

/** Points of `difficultyOf` alone, without its words: searches ask for some thousand grips. */
export function difficultyPointsOf(frets: Frets, fingering: GripFingering, neck: Neck): number {
  let sum = 0
  const add: Add = (points) => {
    sum += points
  }
  addFingers(fingering, neck, add)
  addFrets(frets, fingering, neck, add)
  return sum
}

/** The level of so many points, 1–5. */
export function difficultyLevelOf(points: number): number {
  return Math.min(MAX_DIFFICULTY, 1 + Math.floor(points))
}

/** Difficulty of a grip under a fingering. */
export function difficultyOf(frets: Frets, fingering: GripFingering, neck: Neck): Difficulty {
  const reasons: DifficultyReason[] = []
  const add: Add = (points, what, count) => reasons.push({ reason: WORDS[what](count), points })
  addFingers(fingering, neck, add)
  addFrets(frets, fingering, neck, add)
  const points = reasons.reduce((sum, { points: more }) => sum + more, 0)
  return { level: difficultyLevelOf(points), points, reasons }
}

/**
 * What counts beside the facts of a first grip where easy grips are asked for, in thousandths. Of 120
 * lists of easy grips of 60 chords 110 begin with what methods teach (by difficulty and high frets
 * alone 105), and 417 of 954 lists of all types, 408 before, with a shape that chords-db prints.
 */
const EASE_COSTS = {
  difficultyPoint: 2000,
  /** Each fret above the fifth, the last of first methods. */
  highFret: 5000,
  /** Each string muted between sounding ones, which a beginner hits. */
  innerMute: 2500,
  /** Each muted string thinner than the top note, which a beginner strums as well. */
  trebleMute: 1000,
} as const

/**
 * What a grip costs a beginner, in thousandths of a ranking point.
 *
 * @param points of its difficulty.
 */
export function easeCostOf(frets: Frets, points: number): number {
  const isSounding = (fret: number | null) => fret !== null
  const last = frets.findLastIndex(isSounding)
  const inner = frets.slice(frets.findIndex(isSounding), last)
  const highest = frets.reduce<number>((most, fret) => Math.max(most, fret ?? 0), 0)
  return (
    EASE_COSTS.difficultyPoint * points +
    EASE_COSTS.highFret * Math.max(0, highest - LAST_EASY_FRET) +
    EASE_COSTS.innerMute * inner.filter((fret) => fret === null).length +
    EASE_COSTS.trebleMute * (frets.length - 1 - last)
  )
}
