/**
 * The movable grips known for a chord type and what each is worth in the ranking. Three sources
 * join here: published chord shapes (chords-db, MIT), grips that methods teach, and grips that
 * follow from a rule. A grip may have several.
 */
import { parseFrets } from '../instrument/fret-text'
import type { ChordType } from '../theory/chord'
import { type PackedGrip, packGrip, patternOf } from './grip'
import { keepRecent } from './keep-recent'
import { familyGripsOf, type GripFamily } from './movable-families'
import { PUBLISHED_GRIP_TABLE, type PublishedGripRow } from './published-grip-table'
import { TAUGHT_GRIP_TABLE, type TaughtGripRow, type TaughtKind } from './taught-grip-table'

/** A movable grip by its pattern: frets counted from the lowest sounded string's. */
export interface Shape {
  readonly pattern: PackedGrip
  /** Roots at which it is published; 0 for one that is not. */
  readonly publishedRoots: number
  readonly taught?: { readonly kind: TaughtKind; readonly name: string }
  readonly families: readonly GripFamily[]
  /** Ranking points in thousandths. */
  readonly points: number
  /** Further points where the grip stands at the nut and its lowest strings ring open. */
  readonly pointsAtNut: number
}

/** The known movable grips of a chord type by pattern. */
export type ShapeTable = ReadonlyMap<PackedGrip, Shape>

/** What knowing a grip is worth, in thousandths of a point; see decision 0004-voicing-ranking. */
export const SHAPE_WEIGHTS = {
  /** Times ln(1 + the number of roots at which the grip is published). */
  published: 2000,
  taught: { form: 1500, part: 1000, bass: 1000 },
  /** A whole taught form at the nut: the open chord of every first lesson. */
  formAtNut: 3000,
  family: 500,
} as const

const PUBLISHED: ReadonlyMap<string, readonly PublishedGripRow[]> = new Map(
  Object.entries(PUBLISHED_GRIP_TABLE),
)
const TAUGHT: ReadonlyMap<string, readonly TaughtGripRow[]> = new Map(
  Object.entries(TAUGHT_GRIP_TABLE),
)

/** The published grips of a chord type; none beyond the contract's six. */
export function publishedGripsOf(chord: ChordType): readonly PublishedGripRow[] {
  return PUBLISHED.get(chord.id) ?? []
}

function patternOfText(text: string): PackedGrip {
  const frets = parseFrets(text)
  if (!frets) throw new RangeError(`${text} is not a grip`)
  return patternOf(packGrip(frets))
}

/**
 * Joins published rows with the taught and the rule-made grips of a chord type. `shapesOf` is this
 * with the table's own rows; a measurement may hand in fewer.
 */
export function joinShapes(chord: ChordType, published: readonly PublishedGripRow[]): ShapeTable {
  const publishedRoots = new Map(published.map(([text, roots]) => [patternOfText(text), roots]))
  const taught = new Map(
    (TAUGHT.get(chord.id) ?? []).map(
      ([text, kind, name]) => [patternOfText(text), { kind, name }] as const,
    ),
  )
  const families = new Map<PackedGrip, Set<GripFamily>>()
  for (const { family, pattern } of familyGripsOf(chord)) {
    families.set(pattern, (families.get(pattern) ?? new Set()).add(family))
  }
  const shapes = new Map<PackedGrip, Shape>()
  for (const pattern of [...publishedRoots.keys(), ...taught.keys(), ...families.keys()]) {
    if (shapes.has(pattern)) continue
    const roots = publishedRoots.get(pattern) ?? 0
    const lesson = taught.get(pattern)
    const made = families.get(pattern)
    shapes.set(pattern, {
      pattern,
      publishedRoots: roots,
      ...(lesson && { taught: lesson }),
      families: made ? [...made] : [],
      points:
        Math.round(SHAPE_WEIGHTS.published * Math.log1p(roots)) +
        (lesson ? SHAPE_WEIGHTS.taught[lesson.kind] : 0) +
        (made ? SHAPE_WEIGHTS.family : 0),
      pointsAtNut: lesson?.kind === 'form' ? SHAPE_WEIGHTS.formAtNut : 0,
    })
  }
  return shapes
}

/** Every type of the table and some that symbols compose. */
const KEPT_TYPES = 128

/** The known movable grips of a chord type; worked out at first use and kept for those asked last. */
export const shapesOf: (chord: ChordType) => ShapeTable = keepRecent(
  KEPT_TYPES,
  (chord) => chord.id,
  (chord) => joinShapes(chord, publishedGripsOf(chord)),
)
