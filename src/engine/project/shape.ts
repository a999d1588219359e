/**
 * Shapes of what a project holds: a value for each field, from which it is read (`readFields`) and
 * from which its published schema is made (`schemas/shape-schema.ts` of the operations).
 */
import {
  type FieldReader,
  fieldOf,
  readChoice,
  readInteger,
  readNumber,
  readObject,
  readObjects,
  readText,
  refuseField,
  type TextRule,
} from './field-reader'
import { PROJECT_LIMITS } from './project-limits'

/** What bounds strings and frets while the fields are read; what they sound is checked afterwards. */
export interface NeckBounds {
  readonly stringCount: number
  readonly maxFret: number
}

/** What a field holds, as a schema tells it. */
export type FieldKind =
  | { readonly type: 'number'; readonly low: number; readonly high: number; readonly isOpen?: true }
  | { readonly type: 'integer'; readonly low: number; readonly high: number }
  | { readonly type: 'string' | 'fret' | 'midi' | 'note' | 'noteName' | 'date' | 'time-signature' }
  | { readonly type: 'text'; readonly maxLength?: number }
  | { readonly type: 'true' }
  | { readonly type: 'choice'; readonly choices: readonly (string | number)[] }
  | { readonly type: 'object'; readonly fields: Shape }
  | { readonly type: 'list'; readonly fields: Shape; readonly most: number }
  | { readonly type: 'variants'; readonly key: string; readonly variants: Variants }

export type Variants = Readonly<Record<string, Shape>>

export interface Field<T> {
  readonly kind: FieldKind
  /** For people who read the schema. */
  readonly about?: string | undefined
  readonly isOptional?: false | undefined
  readonly read: (reader: FieldReader, key: string, bounds: NeckBounds) => T
}

export type OptionalField<T> = Omit<Field<T>, 'isOptional'> & { readonly isOptional: true }
export type AnyField = Field<unknown> | OptionalField<unknown>

/** Fields in the order in which they are written. */
export type Shape = Readonly<Record<string, AnyField>>

/** The shape of a type that stands elsewhere: a field for every one of its fields. */
export type ShapeOf<T> = {
  readonly [Name in keyof T]-?: undefined extends T[Name]
    ? OptionalField<Exclude<T[Name], undefined>>
    : Field<T[Name]>
}

type ValueOf<Some> = Some extends OptionalField<infer T> | Field<infer T> ? T : never
type OptionalNames<Given> = {
  [Name in keyof Given]: Given[Name] extends { readonly isOptional: true } ? Name : never
}[keyof Given]

/** What a shape describes. */
export type Shaped<Given> = {
  readonly [Name in Exclude<keyof Given, OptionalNames<Given>>]: ValueOf<Given[Name]>
} & {
  readonly [Name in OptionalNames<Given>]?: ValueOf<Given[Name]> | undefined
}

export function optional<T>(field: Field<T>): OptionalField<T> {
  return { ...field, isOptional: true }
}

/** The same with words for the schema. */
export function about<Some extends AnyField>(text: string, field: Some): Some {
  return { ...field, about: text }
}

export const number = (low: number, high: number): Field<number> => ({
  kind: { type: 'number', low, high },
  read: (reader, key) => readNumber(reader, key, low, high),
})

export const integer = (
  low: number,
  high: number,
  type: 'integer' | 'midi' = 'integer',
): Field<number> => ({
  kind: type === 'midi' ? { type } : { type, low, high },
  read: (reader, key) => readInteger(reader, key, low, high),
})

export const text = (
  rule: TextRule,
  type: 'text' | 'note' | 'noteName' = 'text',
): Field<string> => ({
  kind: type === 'text' ? { type, maxLength: rule.maxLength } : { type },
  read: (reader, key) => readText(reader, key, rule),
})

export const choice = <const T extends string>(choices: readonly [T, ...T[]]): Field<T> => ({
  kind: { type: 'choice', choices },
  read: (reader, key) => readChoice(reader, key, choices),
})

/** Where on the neck of the project. */
export const stringNumber: Field<number> = {
  kind: { type: 'string' },
  read: (reader, key, { stringCount }) => readInteger(reader, key, 1, stringCount),
}
export const fretNumber: Field<number> = {
  kind: { type: 'fret' },
  read: (reader, key, { maxFret }) => readInteger(reader, key, 0, maxFret),
}

/** Beats per bar and the unit of a beat. */
export const timeSignature: Field<readonly [number, number]> = {
  kind: { type: 'time-signature' },
  read: (reader, key) => {
    const value = fieldOf(reader, key)
    if (Array.isArray(value) && value.length === 2) {
      const [beats, unit]: unknown[] = value
      const beatUnit = PROJECT_LIMITS.beatUnits.find((candidate) => candidate === unit)
      const fits = Number.isInteger(beats) && Number(beats) >= 1
      if (fits && Number(beats) <= PROJECT_LIMITS.maxBeatsPerBar && beatUnit !== undefined) {
        return [Number(beats), beatUnit]
      }
    }
    refuseField(reader, key, 'beats per bar (1–32) and beat unit (1, 2, 4, 8, 16 or 32)')
    return [4, 4]
  },
}

/** One of some values, in words: what is not said is the usual one. */
export const literal = <const T extends string | number | true>(
  choices: readonly [T, ...T[]],
  expected: string,
): Field<T> => ({
  kind: choices[0] === true ? { type: 'true' } : { type: 'choice', choices: choices as never },
  read: (reader, key) => {
    const found = choices.find((one) => one === fieldOf(reader, key))
    if (found === undefined) refuseField(reader, key, expected)
    return found ?? choices[0]
  },
})

export const object = <Given extends Shape>(fields: Given): Field<Shaped<Given>> => ({
  kind: { type: 'object', fields },
  read: (reader, key, bounds) => readFields(fields, readObject(reader, key), bounds),
})

export const list = <Given extends Shape>(
  fields: Given,
  minCount: number,
  maxCount: number,
): Field<readonly Shaped<Given>[]> => ({
  kind: { type: 'list', fields, most: maxCount },
  read: (reader, key, bounds) =>
    readObjects(reader, key, minCount, maxCount).map((item) => readFields(fields, item, bounds)),
})

/** Objects told apart by the text of a field. */
export function variants<T>(key: string, given: Variants): Field<T> {
  const names = Object.keys(given) as [string, ...string[]]
  return {
    kind: { type: 'variants', key, variants: given },
    read: (reader, name, bounds) => {
      const inner = readObject(reader, name)
      const variant = readChoice(inner, key, names)
      return { [key]: variant, ...readFields(given[variant]!, inner, bounds) } as T
    },
  }
}

/** The object that a shape describes, its fields in the order of the shape. */
export function readFields<Given extends Shape>(
  fields: Given,
  reader: FieldReader,
  bounds: NeckBounds,
): Shaped<Given> {
  const read: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.isOptional && fieldOf(reader, name) === undefined) continue
    read[name] = field.read(reader, name, bounds)
  }
  return read as Shaped<Given>
}
