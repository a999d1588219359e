/**
 * How hard a grip is to hold, 1 (a first lesson) to 5, with what makes it so. Points follow what
 * methods teach late: barres, four fingers, stretches low on the neck, strings damped between
 * sounding ones. The weights are a judgement.
 */

import type { GripFingering } from '../hand/fingering'
import type { Frets } from '../instrument/fret-text'
import { fretDistanceMmOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'

export const MAX_DIFFICULTY = 5

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

function fingerReasons(fingering: GripFingering, neck: Neck): readonly DifficultyReason[] {
  const { fingerCount, fingers, barres } = fingering
  const reasons: DifficultyReason[] = []
  if (fingerCount >= 3) {
    reasons.push({ reason: `${NUMBER_WORDS[fingerCount]} fingers`, points: (fingerCount - 2) / 2 })
  }
  const spread = fingers.findLastIndex((finger) => finger > 0) - fingers.findIndex(Boolean) + 1
  if (fingerCount === 4 && barres.length === 0 && spread > EASY_SPREAD_STRINGS) {
    reasons.push({ reason: `four fingers over ${NUMBER_WORDS[spread]} strings`, points: 0.5 })
  }
  for (const barre of barres) {
    const strings = barre.fromString - barre.toString + 1
    const word = NUMBER_WORDS[strings]
    if (barre.finger > 1) {
      reasons.push({
        reason: `a fingertip bars ${word} strings`,
        points: TIP_BARRE_POINTS[strings]!,
      })
    } else {
      const points = strings >= 5 ? 1.5 : strings >= 3 ? 1 : 0.5
      reasons.push({ reason: `the index bars ${word} strings`, points })
      if (barre.fret === 1 && neck.capo === 0)
        reasons.push({ reason: 'a barre right at the nut', points: 0.5 })
    }
  }
  return reasons
}

/** Difficulty of a grip under a fingering. */
export function difficultyOf(frets: Frets, fingering: GripFingering, neck: Neck): Difficulty {
  const reasons = [...fingerReasons(fingering, neck)]
  const pressed = frets.filter((fret): fret is number => fret !== null && fret > 0)
  if (pressed.length > 1) {
    const mmOf = (fret: number) => fretDistanceMmOf(fret + neck.capo, neck.instrument.scaleLengthMm)
    const reachMm = mmOf(Math.max(...pressed)) - mmOf(Math.min(...pressed))
    const stretch = STRETCHES.find((row) => reachMm >= row.fromMm)
    if (stretch) {
      reasons.push({ reason: `a stretch of ${Math.round(reachMm)} mm`, points: stretch.points })
    }
  }
  const sounded = frets.flatMap((fret, place) => (fret === null ? [] : [place]))
  const innerMutes = sounded.at(-1)! - sounded[0]! + 1 - sounded.length
  if (innerMutes > 0) {
    const word = NUMBER_WORDS[innerMutes]
    const noun = innerMutes === 1 ? 'string' : 'strings'
    reasons.push({ reason: `${word} ${noun} damped inside the chord`, points: 0.5 * innerMutes })
  }
  const points = reasons.reduce((sum, { points: more }) => sum + more, 0)
  return { level: Math.min(MAX_DIFFICULTY, 1 + Math.floor(points)), points, reasons }
}
