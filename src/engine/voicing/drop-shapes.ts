/**
 * Known shapes on a guitar whose last string is lowered: what sounded on that string is fretted as
 * much higher, and where it sounds the octave of the fourth string, the chords of the D form ring
 * over it.
 */
import { fretsOf, MAX_SPAN_FRETS, type PackedGrip, packGrip, patternOf } from '../hand/grip'
import { RANK_WEIGHTS } from './rank-weights'
import type { Shape, ShapeTable } from './shape'
import { SHAPE_OPEN_MIDI } from './shape-strings'

const LAST = SHAPE_OPEN_MIDI.length
/** Share of a shape's points that are left where its last string is fretted higher. */
const RAISED_SHARE = 0.6

/** Lowered by a tone, the last string sounds an octave below the fourth. */
const OCTAVE_OF_FOURTH = 2

/**
 * The pattern with its last string as much higher, and with the next string muted where only that
 * lets a hand hold it (320003 is 5x0003 in drop D); `undefined` where none does.
 */
function raised(
  pattern: PackedGrip,
  frets: number,
): { readonly pattern: PackedGrip; readonly points: number } | undefined {
  const [last, next, ...others] = fretsOf(pattern, LAST)
  if (last === null || last === undefined) return undefined
  const grips = [next!, null].map((fret) => [last + frets, fret, ...others])
  const held = grips.find((places) => {
    const pressed = places.flatMap((fret) => (fret === null || fret === 0 ? [] : [fret]))
    return Math.max(...pressed) - Math.min(...pressed) < MAX_SPAN_FRETS
  })
  if (!held) return undefined
  // The string is muted on purpose.
  const points = held[1] === null && next !== null ? -RANK_WEIGHTS.innerMute : 0
  return { pattern: patternOf(packGrip(held)), points }
}

/** A form at the nut over the open fourth string, with the two strings below open too. */
function overOpenStrings({ pattern, taught }: Shape): PackedGrip | undefined {
  const [last, fifth, fourth, ...others] = fretsOf(pattern, LAST)
  const isForm = taught?.kind === 'main' || taught?.kind === 'form'
  const isDForm = isForm && last === null && fifth === null && fourth === 0
  return isDForm ? packGrip([0, 0, 0, ...others]) : undefined
}

/** The shapes that sound the lowered string, by their pattern on such a neck. */
export function dropShapesOf(shapes: ShapeTable, lowered: number): ShapeTable {
  const found = new Map<PackedGrip, Shape>()
  const add = (shape: Shape) => {
    const worthOf = (one: Shape | undefined) => (one ? one.points + one.pointsAtNut : 0)
    if (worthOf(shape) > worthOf(found.get(shape.pattern))) found.set(shape.pattern, shape)
  }
  for (const shape of shapes.values()) {
    const { points, pointsAtNut } = shape
    const high = raised(shape.pattern, lowered)
    if (high) add({ ...shape, ...high, points: Math.round(points * RAISED_SHARE) + high.points })
    const over = lowered === OCTAVE_OF_FOURTH ? overOpenStrings(shape) : undefined
    if (over) add({ ...shape, pattern: over, points: 0, pointsAtNut: points + pointsAtNut })
  }
  return found
}
