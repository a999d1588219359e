/**
 * The movable grips known for a chord type and what each is worth in the ranking. Three sources
 * join here: published chord shapes (chords-db, MIT), grips that methods teach, and grips that
 * follow from a rule. A grip may have several.
 */

import { findFingering } from '../hand/fingering'
import { fretsOf, type PackedGrip, packGrip, patternOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { MAX_STRINGS, type Neck, STANDARD_NECK } from '../instrument/neck'
import { keepRecent } from '../keep-recent'
import { type ChordType, type ChordTypeId, isChordId } from '../theory/chord'
import { difficultyLevelOf, difficultyPointsOf, MAX_DIFFICULTY } from './difficulty'
import { dropShapesOf } from './drop-shapes'
import { gripNeckOf } from './grip-neck'
import { powerPatternsOf } from './low-power-chords'
import { familyGripsOf, type GripFamily } from './movable-families'
import { type PublishedGripRow, publishedGripsOf } from './published-grip-table'
import { RANK_WEIGHTS } from './rank-weights'
import type { Shape, ShapeTable } from './shape'
import { ALL_SHAPE_STRINGS, SHAPE_OPEN_MIDI } from './shape-strings'
import type { TaughtGripRow, TaughtKind } from './taught-grip'
import { TAUGHT_GRIP_TABLE } from './taught-grip-table'
import { TAUGHT_SLASH_GRIPS } from './taught-slash-grips'
import { tuningShapesOf } from './tuning-grips'

/** What knowing a grip is worth, in thousandths of a point; see decision 0004-voicing-ranking. */
export const SHAPE_WEIGHTS = {
  /** Times ln(1 + the number of roots at which the grip is published). */
  published: 2000,
  taught: { main: 2000, form: 1500, open: 0, part: 1000, bass: 1000, slash: 0 },
  /** A whole taught form at the nut: an open chord. */
  formAtNut: 3000,
  family: 500,
  /** The same beyond the six plain types, and points for being published at any root. */
  anyType: {
    published: 2400,
    isPublished: 1200,
    taught: { main: 7400, form: 5400, open: 2600, part: 1000, bass: 2600, slash: 0 },
    formAtNut: 4000,
    family: 1350,
  },
  /** A power chord of one finger across three strings. */
  oneFingerPower: 9000,
  /** Where a bass is asked for: grips taught with another tone in the bass, and part of a form. */
  overBass: {
    main: 500,
    form: 500,
    open: 500,
    part: 500,
    bass: 3250,
    slash: 3000,
    atNut: 2000,
    family: 500,
    /** Each string muted inside a taught grip: a little less than muting costs. */
    mute: 1350,
  },
} as const

const SHAPE_STRING_COUNT = SHAPE_OPEN_MIDI.length

const TAUGHT: ReadonlyMap<string, readonly TaughtGripRow[]> = new Map([
  ...Object.entries(TAUGHT_GRIP_TABLE),
  ...Object.entries(TAUGHT_SLASH_GRIPS),
])

function patternOfText(text: string): PackedGrip {
  const frets = parseFrets(text)
  if (frets?.length !== SHAPE_STRING_COUNT) throw new RangeError(`${text} is not a grip`)
  return patternOf(packGrip(frets))
}

function innerMutesOf(pattern: PackedGrip): number {
  const sounded = fretsOf(pattern, SHAPE_STRING_COUNT).flatMap((fret, place) =>
    fret === null ? [] : [place],
  )
  return sounded.at(-1)! - sounded[0]! + 1 - sounded.length
}

/** At the nut no finger on the bass string damps the muted one beside it: E13 as 0x0122. */
function isMuteUndamped(pattern: PackedGrip): boolean {
  const bassFret = fretsOf(pattern, SHAPE_STRING_COUNT).find((fret) => fret !== null)
  return bassFret === 0 && innerMutesOf(pattern) > 0
}

/**
 * A form over its root with the same fret on the string below, which sounds the fifth: books print
 * Asus4 as 002230 for x02230. The form itself where its root is on the last string.
 */
function withFifthBelow(pattern: PackedGrip): PackedGrip {
  const frets = [...fretsOf(pattern, SHAPE_STRING_COUNT)]
  const bass = frets.findIndex((fret) => fret !== null)
  if (bass > 0) frets[bass - 1] = frets[bass]!
  return packGrip(frets)
}

function isAroundBarre(pattern: PackedGrip): boolean {
  const frets = fretsOf(pattern, SHAPE_STRING_COUNT)
  const [first, last] = [frets.indexOf(0), frets.lastIndexOf(0)]
  const isPressed = (fret: number | null) => fret !== null
  return (
    first < last && frets.slice(0, first).some(isPressed) && frets.slice(last + 1).some(isPressed)
  )
}

/** Where stretches are narrow already: what is hard here is hard at every fret. */
const UP_THE_NECK = 4

/** Whether a grip taught at the nut is of the last level where the index bars its open strings. */
function isHardUpTheNeck(pattern: PackedGrip): boolean {
  const frets = fretsOf(pattern, SHAPE_STRING_COUNT).map((fret) =>
    fret === null ? null : fret + UP_THE_NECK,
  )
  const fingering = findFingering(frets)
  if (!fingering) return true
  return difficultyLevelOf(difficultyPointsOf(frets, fingering, STANDARD_NECK)) === MAX_DIFFICULTY
}

/** Points of a whole form at the nut; one that is taught there alone comes first there. */
function atNutOf(
  kind: TaughtKind | undefined,
  { formAtNut, taught }: { formAtNut: number; taught: Readonly<Record<TaughtKind, number>> },
): number {
  if (kind === 'open') return formAtNut + taught.main - taught.open
  return kind === 'main' || kind === 'form' ? formAtNut : 0
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
  const isPlain = isChordId(chord.id)
  const weights = isPlain ? { ...SHAPE_WEIGHTS, isPublished: 0 } : SHAPE_WEIGHTS.anyType
  const shapes = new Map<PackedGrip, Shape>()
  for (const pattern of [...publishedRoots.keys(), ...taught.keys(), ...families.keys()]) {
    if (shapes.has(pattern)) continue
    const lesson = taught.get(pattern)
    const isMain = lesson?.kind === 'main' && !isPlain
    const own = publishedRoots.get(pattern) ?? 0
    const doubled = isMain ? publishedRoots.get(withFifthBelow(pattern)) : undefined
    const roots = Math.max(own, doubled ?? 0)
    const made = families.get(pattern)
    const family = made ? weights.family : 0
    // A string muted inside a taught grip is muted on purpose.
    const onPurpose = lesson ? -RANK_WEIGHTS.innerMute * innerMutesOf(pattern) : 0
    const isOverBass = lesson?.kind === 'bass' || lesson?.kind === 'slash'
    const overBass = lesson ? SHAPE_WEIGHTS.overBass[lesson.kind] : 0
    const isOpenOnly = isOverBass && isHardUpTheNeck(pattern)
    shapes.set(pattern, {
      pattern,
      publishedRoots: own,
      ...(lesson && { taught: lesson }),
      families: made ? [...made] : [],
      isAroundBarre: isAroundBarre(pattern),
      points:
        Math.round(weights.published * Math.log1p(roots)) +
        (roots > 0 ? weights.isPublished : 0) +
        (lesson ? weights.taught[lesson.kind] : 0) +
        family +
        onPurpose,
      pointsAtNut: isMuteUndamped(pattern) ? 0 : atNutOf(lesson?.kind, weights),
      overBass: {
        points:
          (made ? SHAPE_WEIGHTS.overBass.family : 0) +
          (isOpenOnly ? 0 : overBass) +
          (lesson?.kind === 'slash' ? SHAPE_WEIGHTS.overBass.mute * innerMutesOf(pattern) : 0),
        pointsAtNut: (isOverBass ? SHAPE_WEIGHTS.overBass.atNut : 0) + (isOpenOnly ? overBass : 0),
      },
    })
  }
  return shapes
}

/** Every type of the table and some that symbols compose. */
const KEPT_TYPES = 128

/** The shapes that sound some strings only, as bits by string number. */
function shapesOn(shapes: ShapeTable, strings: number): ShapeTable {
  if (strings === ALL_SHAPE_STRINGS) return shapes
  const isOn = (pattern: PackedGrip) =>
    fretsOf(pattern, SHAPE_STRING_COUNT).every(
      (fret, place) => fret === null || (strings >> (SHAPE_STRING_COUNT - place)) & 1,
    )
  return new Map([...shapes].filter(([pattern]) => isOn(pattern)))
}

const keptShapesOf = keepRecent(
  KEPT_TYPES,
  (chord: ChordType, strings: number, lowered: number) => `${chord.id} ${strings} ${lowered}`,
  (chord, strings, lowered): ShapeTable => {
    const all = joinShapes(chord, publishedGripsOf(chord.id))
    const shapes = shapesOn(all, strings)
    return lowered === 0 ? shapes : new Map([...dropShapesOf(all, lowered), ...shapes])
  },
)

/**
 * The movable grips of a chord type that are known on a neck, by the strings that are tuned like
 * the standard guitar's; none on other instruments. Worked out at first use and kept for the types
 * asked last.
 */
export function shapesOf(chord: ChordType, neck: Neck): ShapeTable {
  const { shapeStrings, loweredLast } = gripNeckOf(neck)
  const shapes = keptShapesOf(chord, shapeStrings, loweredLast)
  const more = [
    ...(chord.id === POWER_CHORD ? powerPatternsOf(neck).map(powerShape) : []),
    ...tuningShapesOf(chord, neck),
  ]
  return more.length === 0
    ? shapes
    : new Map([...shapes, ...more.map((shape) => [shape.pattern, shape] as const)])
}

const POWER_CHORD: ChordTypeId = 'power5'

/** Whether one finger holds a pattern, as in drop tunings, which are tuned for it. */
function isOneFret(pattern: PackedGrip): boolean {
  return fretsOf(pattern, MAX_STRINGS).every((fret) => fret === null || fret === 0)
}

function powerShape(pattern: PackedGrip): Shape {
  const { anyType, oneFingerPower } = SHAPE_WEIGHTS
  return {
    pattern,
    publishedRoots: 0,
    taught: { kind: 'form', name: 'power chord on the low strings' },
    families: [],
    isAroundBarre: false,
    points: anyType.taught.form + (isOneFret(pattern) ? oneFingerPower : 0),
    pointsAtNut: anyType.formAtNut,
    overBass: { points: SHAPE_WEIGHTS.overBass.form, pointsAtNut: 0 },
  }
}
