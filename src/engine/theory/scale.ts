/** Scales: the rows of the catalogue with everything that follows from their degrees. */
import {
  type Degree,
  formatDegree,
  intervalNameOf,
  parseDegree,
  semitonesOfDegree,
  spellDegree,
} from './interval'
import { type NoteName, pitchClassOf } from './pitch'
import { SCALE_TABLE, type ScaleFamily, type ScaleRow } from './scale-table'

export type ScaleId = (typeof SCALE_TABLE)[number]['id']

export interface Scale {
  readonly id: ScaleId
  readonly name: string
  readonly family: ScaleFamily
  readonly aliases: readonly string[]
  /** Degrees above the root, ascending. */
  readonly degrees: readonly Degree[]
  /** The same as text: `1`, `b3`. */
  readonly degreeLabels: readonly string[]
  /** Semitones above the root, ascending from 0. */
  readonly semitones: readonly number[]
  /** Interval names that follow the degrees: `P1`, `m3`, `A4`. */
  readonly intervalNames: readonly string[]
  /** Σ 2^semitones: bit n is set when the scale has the tone n semitones above its root. */
  readonly pitchClassSet: number
  /** Sum of the semitones; compare only scales of one size. */
  readonly brightness: number
  readonly forte: string
  readonly modeOf?: { readonly scale: string; readonly degree: number }
  /** The scale with the same degrees that searches return in its stead. */
  readonly twinOf?: ScaleId
}

function scaleOf(row: ScaleRow): Scale {
  const degrees = row.degrees.split(' ').map((text) => parseDegree(text)!)
  const semitones = degrees.map(semitonesOfDegree)
  return {
    id: row.id as ScaleId,
    name: row.name,
    family: row.family,
    aliases: row.aliases,
    degrees,
    degreeLabels: degrees.map(formatDegree),
    semitones,
    intervalNames: degrees.map(intervalNameOf),
    pitchClassSet: semitones.reduce((set, semitone) => set | (1 << semitone), 0),
    brightness: semitones.reduce((sum, semitone) => sum + semitone, 0),
    forte: row.forte,
    ...(row.modeOf && { modeOf: row.modeOf }),
    ...(row.twinOf && { twinOf: row.twinOf as ScaleId }),
  }
}

/** All scales in catalogue order. */
export const SCALES: readonly Scale[] = SCALE_TABLE.map(scaleOf)

const SCALE_BY_ID: ReadonlyMap<string, Scale> = new Map(SCALES.map((scale) => [scale.id, scale]))

function foldScaleText(text: string): string {
  return text
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replace(/[\s_()-]/g, '')
    .toLowerCase()
}

const SCALE_BY_FOLDED_NAME: ReadonlyMap<string, Scale> = new Map(
  // Ids last, so that an id always wins over another scale's alias or name.
  [
    ...SCALES.flatMap((scale) =>
      [scale.name, ...scale.aliases].map((text) => [text, scale] as const),
    ),
    ...SCALES.map((scale) => [scale.id, scale] as const),
  ].map(([text, scale]) => [foldScaleText(text), scale] as const),
)

/** The scale with exactly this id. */
export function scaleById(id: string): Scale | undefined {
  return SCALE_BY_ID.get(id)
}

/**
 * The scale that a text stands for: an id, a name or an alias; case, blanks and hyphens are free.
 *
 * @example
 * findScale('Lydian Dominant')?.id // => "lydianDominant"
 * findScale('super locrian')?.id // => "altered"
 */
export function findScale(text: string): Scale | undefined {
  if (text.length > 64) return undefined
  return SCALE_BY_ID.get(text) ?? SCALE_BY_FOLDED_NAME.get(foldScaleText(text))
}

/** Every text that names a scale, for suggestions: the ids, then the aliases. */
export const SCALE_NAMES: readonly string[] = [
  ...SCALES.map((scale) => scale.id),
  ...SCALES.flatMap((scale) => scale.aliases),
]

/** The notes of a scale on a root, each spelled by its degree. */
export function spellScale(root: NoteName, scale: Scale): readonly NoteName[] {
  return scale.degrees.map((degree) => spellDegree(root, degree).name)
}

/** The pitch classes of a scale on a root as a set: bit n is set for pitch class n. */
export function pitchClassSetOn(rootPitchClass: number, pitchClassSet: number): number {
  return ((pitchClassSet << rootPitchClass) | (pitchClassSet >> (12 - rootPitchClass))) & 0xfff
}

/** Root pitch class of a mode's parent scale; `undefined` where the scale is no mode. */
export function parentRootPitchClassOf(root: NoteName, scale: Scale): number | undefined {
  if (!scale.modeOf) return undefined
  const parent = scaleById(scale.modeOf.scale)!
  return (pitchClassOf(root) - parent.semitones[scale.modeOf.degree - 1]! + 12) % 12
}
