/** How much of the published shapes a list of grips per chord holds, and how early. */

import { fretsOf, packGrip, patternOf } from '#engine/hand/grip'
import { formatFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import type { ChordType } from '#engine/theory/chord'
import { rankGrips } from '#engine/voicing/rank-voicings'
import { searchGrips } from '#engine/voicing/search-voicings'
import type { ShapeTable } from '#engine/voicing/shape'
import { joinShapes, shapesOf } from '#engine/voicing/shape-table'
import type { PublishedShape } from './published-shapes'

/** Grips of a chord, best first, as packed integers. */
export type GripLister = (rootPitchClass: number, chord: ChordType) => ArrayLike<number>

/** Share of the shapes, 0–1, found among the first so many grips of their chord, in order of `depths`. */
export function recallAt(
  shapes: readonly PublishedShape[],
  depths: readonly number[],
  listGrips: GripLister,
): readonly number[] {
  const listed = new Map<string, number[]>()
  const ranks = shapes.map(({ rootPitchClass, chord, frets }) => {
    const key = `${rootPitchClass} ${chord.id}`
    const grips = listed.get(key) ?? Array.from(listGrips(rootPitchClass, chord))
    listed.set(key, grips)
    const index = grips.indexOf(packGrip(frets))
    return index < 0 ? Number.POSITIVE_INFINITY : index + 1
  })
  return depths.map((depth) => ranks.filter((rank) => rank <= depth).length / ranks.length)
}

function rankWith(
  shapesOfChord: (rootPitchClass: number, chord: ChordType) => ShapeTable,
): GripLister {
  return (rootPitchClass, chord) =>
    rankGrips(
      searchGrips(rootPitchClass, chord, STANDARD_NECK),
      rootPitchClass,
      chord,
      shapesOfChord(rootPitchClass, chord),
      STANDARD_NECK,
    ).grips
}

/** The product's own order. */
export const listRanked: GripLister = rankWith((_, chord) => shapesOf(chord, STANDARD_NECK))

/** The product's order without the published shapes of the asked root: nothing it was told. */
export function listHeldOut(shapes: readonly PublishedShape[]): GripLister {
  return rankWith((rootPitchClass, chord) => {
    const roots = new Map<number, number>()
    for (const shape of shapes) {
      if (shape.chord !== chord || shape.rootPitchClass === rootPitchClass) continue
      const pattern = patternOf(packGrip(shape.frets))
      roots.set(pattern, (roots.get(pattern) ?? 0) + 1)
    }
    return joinShapes(
      chord,
      [...roots].map(([pattern, count]) => [formatFrets(fretsOf(pattern, 6)), count]),
    )
  })
}

/** The search alone, in the order in which it happens to find. */
export const listFound: GripLister = (rootPitchClass, chord) =>
  searchGrips(rootPitchClass, chord, STANDARD_NECK)
