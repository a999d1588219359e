/** How much of the published shapes a list of grips per chord holds, and how early. */

import { fretsOf, packGrip, patternOf } from '#engine/hand/grip'
import { formatFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import type { ChordType } from '#engine/theory/chord'
import { type FormRow, formRowsOf } from '#engine/voicing/form-table'
import { type Forms, formsByPattern, formsOf } from '#engine/voicing/forms'
import { rankGrips } from '#engine/voicing/rank-grips'
import { searchGrips } from '#engine/voicing/search-voicings'
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

function rankWith(formsOfChord: (rootPitchClass: number, chord: ChordType) => Forms): GripLister {
  return (rootPitchClass, chord) =>
    rankGrips(
      searchGrips(rootPitchClass, chord, STANDARD_NECK),
      rootPitchClass,
      chord,
      formsOfChord(rootPitchClass, chord),
      STANDARD_NECK,
    ).grips
}

/** The product's own order. */
export const listRanked: GripLister = rankWith((_, chord) => formsOf(chord))

const unpublished = (chord: ChordType): readonly FormRow[] =>
  formRowsOf(chord.id).map((row) => ({ ...row, publishedRoots: 0 }))

/** The product's order without the published shapes of the asked root: nothing it was told. */
export function listHeldOut(shapes: readonly PublishedShape[]): GripLister {
  return rankWith((rootPitchClass, chord) => {
    const rows = new Map(unpublished(chord).map((row) => [row.frets, row]))
    for (const shape of shapes) {
      if (shape.chord !== chord || shape.rootPitchClass === rootPitchClass) continue
      const frets = formatFrets(fretsOf(patternOf(packGrip(shape.frets)), 6))
      const row = rows.get(frets) ?? { frets, publishedRoots: 0 }
      rows.set(frets, { ...row, publishedRoots: row.publishedRoots + 1 })
    }
    return formsByPattern([...rows.values()])
  })
}

/** The product's order without any published shape of the asked chord type. */
export const listTypeHeldOut: GripLister = rankWith((_, chord) =>
  formsByPattern(unpublished(chord)),
)

/** The order by the facts of grips alone: nothing is known. */
export const listByFacts: GripLister = rankWith(() => new Map())

/** The search alone, in the order in which it happens to find. */
export const listFound: GripLister = (rootPitchClass, chord) =>
  searchGrips(rootPitchClass, chord, STANDARD_NECK)
