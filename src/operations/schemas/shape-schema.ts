/** The published schema of what the engine reads by a shape. */
import * as z from 'zod'
import type { AnyField, FieldKind, Shape, Shaped } from '#engine/project/shape'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'
import { apiVersion, midiNumber, noteNameText, noteText } from './theory'
import { timeSignature } from './time-signature'

const KNOWN = {
  string: () => stringNumber,
  fret: () => fretNumber,
  midi: () => midiNumber,
  note: () => noteText,
  noteName: () => noteNameText,
  date: () => apiVersion,
  'time-signature': () => timeSignature,
  true: () => z.literal(true),
}

function schemaOf(kind: FieldKind): z.ZodType {
  switch (kind.type) {
    case 'number': {
      const upTo = z.number().max(kind.high)
      return kind.isOpen ? upTo.gt(kind.low) : upTo.min(kind.low)
    }
    case 'integer':
      return z.int().min(kind.low).max(kind.high)
    case 'choice':
      return z.literal(kind.choices)
    case 'object':
      return shapeSchema(kind.fields)
    case 'list':
      return z.array(shapeSchema(kind.fields)).max(kind.most)
    case 'text':
      return kind.maxLength === undefined ? z.string() : z.string().max(kind.maxLength)
    case 'variants':
      return z.union(
        Object.entries(kind.variants).map(([name, fields]) =>
          z.strictObject({ [kind.key]: z.literal(name), ...fieldsOf(fields) }),
        ),
      )
    default:
      return KNOWN[kind.type]()
  }
}

function fieldSchema({ kind, about, isOptional }: AnyField): z.ZodType {
  const schema = isOptional ? schemaOf(kind).optional() : schemaOf(kind)
  return about === undefined ? schema : schema.meta({ description: about })
}

function fieldsOf(fields: Shape): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  )
}

/** A strict object with the fields of a shape. */
export function shapeSchema<Given extends Shape>(
  fields: Given,
  more: () => Record<string, z.ZodType> = () => ({}),
): z.ZodType<Shaped<Given>, Shaped<Given>> {
  return lazyObject(() => ({ ...fieldsOf(fields), ...more() })) as unknown as z.ZodType<
    Shaped<Given>,
    Shaped<Given>
  >
}
