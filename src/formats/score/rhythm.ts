/** Note values: how long they are, and which of them make up a duration. */
import { FILE_LIMITS } from './limits'

/** A written note value. */
export interface Rhythm {
  /** 4 = quarter, 8 = eighth; 0.5 = breve, 0.25 = longa. Powers of two up to 256. */
  readonly value: number
  /** 0–3. */
  readonly dots: number
  /** `[3, 2]`: three in the time of two. */
  readonly tuplet?: readonly [actual: number, normal: number]
}

/** A note that starts within so many quarters of a chord is struck under it: projects round more coarsely. */
export const SAME_START = 1e-3

/** Times closer than this, in quarters, are the same. */
export const SAME_TIME = 1e-5
export const VALUES = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256] as const
const TUPLETS = [[3, 2], [5, 4], [6, 4], [7, 4], [9, 8], [7, 8], [10, 8], [11, 8], [12, 8], [13, 8], [15, 8], [2, 3], [4, 3]] as const // biome-ignore format: one row reads as a list
/** A unit is a triplet of 256ths' half: every value and every triplet is a whole number of them. */
const UNITS_PER_QUARTER = 192
const LEAST_UNITS = 2
/** No bar is longer: 32 whole notes. */
const MAX_QUARTERS = 128

/**
 * How long a value lasts, in quarters.
 *
 * @example
 * quartersOf({ value: 8, dots: 1 }) // => 0.75
 */
export function quartersOf({ value, dots, tuplet }: Rhythm): number {
  const plain = (4 / value) * (2 - 2 ** -dots)
  return tuplet ? (plain * tuplet[1]) / tuplet[0] : plain
}

const SINGLES: readonly Rhythm[] = [undefined, ...TUPLETS].flatMap((tuplet) =>
  [0, 1, 2].flatMap((dots) => VALUES.map((value) => ({ value, dots, ...(tuplet && { tuplet }) }))),
)
const PLAIN = SINGLES.filter(({ tuplet, dots }) => !tuplet && dots < 2).sort(
  (a, b) => quartersOf(b) - quartersOf(a),
)
const TRIPLETS = VALUES.map((value): Rhythm => ({ value, dots: 0, tuplet: [3, 2] }))

/** Lengths are found by their number of these parts of a quarter; a neighbour is as good. */
const PARTS = 100_000

const SINGLE_BY_PARTS = new Map<number, Rhythm>()
for (const rhythm of SINGLES) {
  const parts = Math.round(quartersOf(rhythm) * PARTS)
  if (!SINGLE_BY_PARTS.has(parts)) SINGLE_BY_PARTS.set(parts, rhythm)
}

/** The one value that lasts a duration; `undefined` where it takes several. */
export function singleValueOf(quarters: number): Rhythm | undefined {
  const parts = Math.round(quarters * PARTS)
  return [parts, parts - 1, parts + 1]
    .map((near) => SINGLE_BY_PARTS.get(near))
    .find((rhythm) => rhythm && Math.abs(quartersOf(rhythm) - quarters) < SAME_TIME)
}

/** A value without tuplet and one with, such as a quarter tied to a septuplet. */
function pairOf(quarters: number): readonly Rhythm[] | undefined {
  for (const first of PLAIN) {
    const second = singleValueOf(quarters - quartersOf(first))
    if (second) return [first, second]
  }
  return undefined
}

function unitsOf(rhythm: Rhythm): number {
  return Math.round(quartersOf(rhythm) * UNITS_PER_QUARTER)
}

/**
 * Note values that one after the other last a duration, the longer first. A duration that no
 * values make up is rounded to 1/192 of a quarter; one longer than any bar ends there.
 *
 * @example
 * valuesOf(2.5).map(({ value }) => value) // => [2,8]
 * valuesOf(1 / 3)[0] // => {"value":8,"dots":0,"tuplet":[3,2]}
 */
export function valuesOf(given: number): readonly Rhythm[] {
  const quarters = Math.min(given, MAX_QUARTERS)
  const single = singleValueOf(quarters)
  if (single) return [single]
  let units = Math.round(quarters * UNITS_PER_QUARTER)
  const pair = Math.abs(units / UNITS_PER_QUARTER - quarters) > SAME_TIME && pairOf(quarters)
  if (pair) return pair
  if (units < LEAST_UNITS) return []
  const values: Rhythm[] = []
  const end: Rhythm[] = []
  if (units % 3 !== 0) {
    const fits = (rest: number) => rest >= 0 && rest % 3 === 0
    const triplet = TRIPLETS.find((rhythm) => fits(units - unitsOf(rhythm)))
    if (triplet) {
      end.push(triplet)
      units -= unitsOf(triplet)
    }
  }
  for (const rhythm of PLAIN) {
    const length = unitsOf(rhythm)
    // A dotted 256th is half a unit more than a whole number of them.
    if (length % 3 !== 0) continue
    while (units >= length) {
      values.push(rhythm)
      units -= length
    }
  }
  return [...values, ...end]
}

const UNITS: readonly number[] = [1, 2, 4, 8, 16, 32, 64]

/** Whether a file's number of beats, in a bar or a tuplet, is one that is played. */
export function isBeatCount(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= FILE_LIMITS.maxBarBeats
}

/** Whether a file's time signature is one that is written. */
export function isTimeSignature(beats: number, unit: number | undefined): unit is number {
  return isBeatCount(beats) && unit !== undefined && UNITS.includes(unit)
}
