/** Queries that a careless or hostile client might send, for property tests. */
import fc from 'fast-check'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'

export const HOSTILE_VALUES = [
  '',
  ' ',
  'C',
  'c#',
  'Bb3',
  'F##',
  'Cbb',
  'B#',
  'E#4',
  'H',
  'C10',
  'C-1',
  'G9',
  'G#9',
  '0',
  '-0',
  '60',
  '127',
  '128',
  '1e1',
  '0x10',
  '6.0',
  '007',
  '+1',
  'NaN',
  'Infinity',
  '1e999',
  'null',
  'undefined',
  'true',
  'false',
  '[]',
  '{}',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '\u0000',
  'C\u0000',
  '𝄪',
  '♯',
  '💥',
  'A'.repeat(16_384),
  'major',
  'minor',
  'MAJOR',
  'lydain',
  'C,E,G',
  'C,,G',
  ',',
  '60,63,67',
  '../../etc/passwd',
  '<script>',
  "' OR 1=1",
  'x32010',
  'xxxxxx',
  '9'.repeat(400),
  'Dm7,G7',
  'ii7,V7',
  'any',
  'open',
  'fifth',
  '5-8',
  '24',
  'S2F3',
  'E-major-barre:1',
]

function valuesOfExamples(operation: AnyOperation): readonly string[] {
  return operation.examples.flatMap((example) =>
    Object.values(example.request as Record<string, unknown>).map((own) =>
      Array.isArray(own)
        ? own.join(',')
        : typeof own === 'object'
          ? JSON.stringify(own)
          : String(own),
    ),
  )
}

/** Query strings of an operation: its own parameters, right and wrong values, strange names. */
export function anyQuery(operation: AnyOperation): fc.Arbitrary<string> {
  const fields = [...requestFieldsOf(operation.request).values()]
  const allowed = fields.flatMap((field) => field.json.enum ?? [])
  const name = fc.constantFrom(
    ...fields.flatMap((field) => [field.name, field.name, field.name]),
    'utm_source',
    '__proto__',
    'Root',
  )
  const value = fc.oneof(
    fc.constantFrom(...HOSTILE_VALUES),
    fc.string({ maxLength: 20 }),
    fc.integer({ min: -2, max: 200 }).map(String),
    fc.constantFrom('C', 'F#', 'Bb3', '4', '1', ...allowed, ...valuesOfExamples(operation)),
  )
  return fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => pairs.map(([own, text]) => `${own}=${encodeURIComponent(text)}`).join('&'))
}
