/**
 * Reading of an untrusted object, field by field. Every wrong field adds an issue and yields a
 * harmless stand-in, so that one pass names all that is wrong; the caller decides at the end. Only
 * own fields count, and the result is built anew, without unknown and prototype-named keys.
 */
import type { Issue } from '../errors'

/** An object of unknown content. */
export type UnknownRecord = { readonly [key: string]: unknown }

/** Further issues are not listed. */
export const MAX_ISSUES = 20
const SHOWN_TEXT_LENGTH = 40

/** The value as an object; `undefined` for lists, null and everything else. */
export function recordOf(value: unknown): UnknownRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as UnknownRecord)
    : undefined
}

/** An own field of an object. */
export function ownField(record: UnknownRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** One object under reading, and where it stands. */
export interface FieldReader {
  /** `undefined` where there is no object; then that is the issue, and its fields raise none. */
  readonly record: UnknownRecord | undefined
  readonly issues: Issue[]
  readonly parent: FieldReader | undefined
  /** Key or index in the parent: `fret`, `[3]`. */
  readonly step: string | number
}

/** The path of an object: `tabProject.measures[0].notes[3]`; empty for the whole. */
function pathOf(reader: FieldReader): string {
  const { parent, step } = reader
  if (!parent) return ''
  return joinPath(pathOf(parent), step)
}

function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`
  return path === '' ? step : `${path}.${step}`
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  const short = value.length > SHOWN_TEXT_LENGTH
  return JSON.stringify(short ? `${value.slice(0, SHOWN_TEXT_LENGTH)}…` : value)
}

function readerOf(
  value: unknown,
  issues: Issue[],
  parent: FieldReader | undefined,
  step: string | number,
): FieldReader {
  const reader = { record: recordOf(value), issues, parent, step }
  if (!reader.record && issues.length < MAX_ISSUES) {
    issues.push({ path: pathOf(reader), message: `expected an object, got ${shown(value)}` })
  }
  return reader
}

/** A reader of a whole value; what is wrong is added to `issues`. */
export function readWhole(value: unknown, issues: Issue[]): FieldReader {
  return readerOf(value, issues, undefined, '')
}

/** The field, unread. */
export function fieldOf(reader: FieldReader, key: string): unknown {
  return reader.record && ownField(reader.record, key)
}

/** Says that a field is not what was expected: `a number from 0 to 1`. */
export function refuseField(
  reader: FieldReader,
  key: string,
  expected: string,
  allowed?: readonly string[],
): void {
  const { record, issues } = reader
  if (!record || issues.length >= MAX_ISSUES) return
  const path = joinPath(pathOf(reader), key)
  const message = `expected ${expected}, got ${shown(ownField(record, key))}`
  issues.push({ path, message, ...(allowed && { allowed }) })
}

/** A finite number within bounds, inclusive. */
export function readNumber(reader: FieldReader, key: string, low: number, high: number): number {
  const field = fieldOf(reader, key)
  // Adding 0 turns -0, which JSON cannot write, into 0.
  if (typeof field === 'number' && field >= low && field <= high) return field + 0
  refuseField(reader, key, `a number from ${low} to ${high}`)
  return low
}

/** An integer within bounds, inclusive. */
export function readInteger(reader: FieldReader, key: string, low: number, high: number): number {
  const field = fieldOf(reader, key)
  if (typeof field === 'number' && Number.isInteger(field) && field >= low && field <= high) {
    return field + 0
  }
  refuseField(reader, key, `an integer from ${low} to ${high}`)
  return low
}

export interface TextRule {
  /** Default 1. */
  readonly minLength?: number
  /** In UTF-16 code units. */
  readonly maxLength: number
  /** What the text must be, after "expected": `a note name without octave`. */
  readonly meaning?: string
  readonly accepts?: (text: string) => boolean
}

/** A text that keeps a rule. */
export function readText(reader: FieldReader, key: string, rule: TextRule): string {
  const { minLength = 1, maxLength, meaning, accepts } = rule
  const field = fieldOf(reader, key)
  const fits = typeof field === 'string' && field.length >= minLength && field.length <= maxLength
  if (fits && (!accepts || accepts(field))) return field
  refuseField(reader, key, meaning ?? `text of ${minLength} to ${maxLength} characters`)
  return ''
}

/** One of a few texts. */
export function readChoice<Choice extends string>(
  reader: FieldReader,
  key: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const field = fieldOf(reader, key)
  const choice = choices.find((candidate) => candidate === field)
  if (choice !== undefined) return choice
  refuseField(reader, key, `one of ${choices.join(', ')}`, choices)
  return choices[0]
}

/** An object within the object. */
export function readObject(reader: FieldReader, key: string): FieldReader {
  if (!reader.record) return { record: undefined, issues: reader.issues, parent: reader, step: key }
  return readerOf(ownField(reader.record, key), reader.issues, reader, key)
}

/** The items of a list of objects, each with its own reader. */
export function readObjects(
  reader: FieldReader,
  key: string,
  minCount: number,
  maxCount: number,
): readonly FieldReader[] {
  const field = fieldOf(reader, key)
  if (!Array.isArray(field) || field.length < minCount || field.length > maxCount) {
    refuseField(reader, key, `a list of ${minCount} to ${maxCount} items`)
    return []
  }
  const list = { record: undefined, issues: reader.issues, parent: reader, step: key }
  return field.map((item, index) => readerOf(item, reader.issues, list, index))
}
