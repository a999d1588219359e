/** Shapes of documents as the interface states them, and what of a value does not fit one. */

/** A leaf is a type name; a list holds one shape for all items; `name?` may be absent. */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape }

const LEAF_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  timestamp: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value),
  url: (value) => typeof value === 'string' && URL.canParse(value),
  null: (value) => value === null,
  noteWithOctave: (value) => typeof value === 'string' && /^[A-G](#{1,2}|b{1,2})?-?\d$/.test(value),
  noteName: (value) => typeof value === 'string' && /^[A-G](#{1,2}|b{1,2})?$/.test(value),
  asciiTab: (value) => typeof value === 'string' && isAsciiTab(value),
}

function isAsciiTab(text: string): boolean {
  const lines = text.split('\n')
  const widths = new Set(lines.map((line) => line.length))
  return (
    lines.length === 6 &&
    widths.size === 1 &&
    lines.every((line, index) => 'eBGDAE'[index] === line[0] && /^.\|[-\d|]+\|$/.test(line))
  )
}

/** A leaf text: `a|b` for alternatives, `'word'` for a constant. */
function fitsLeaf(value: unknown, leaf: string): boolean {
  return leaf.split('|').some((one) => {
    if (one.startsWith("'")) return value === one.slice(1, -1)
    const check = LEAF_CHECKS[one]
    if (!check) throw new RangeError(`no leaf is called ${one}`)
    return check(value)
  })
}

/** Everything about a value that does not fit a shape, as `path: why`. */
export function faultsOf(value: unknown, shape: Shape, path = '$'): string[] {
  if (typeof shape === 'string') {
    return fitsLeaf(value, shape)
      ? []
      : [`${path}: ${JSON.stringify(value)?.slice(0, 60)} is not ${shape}`]
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${path}: not a list`]
    return value.flatMap((item, index) => faultsOf(item, shape[0] as Shape, `${path}[${index}]`))
  }
  if (!LEAF_CHECKS.object!(value)) return [`${path}: not an object`]
  return Object.entries(shape).flatMap(([field, own]) => {
    const name = field.replace(/\?$/, '')
    const inner = (value as Record<string, unknown>)[name]
    if (inner === undefined) return field.endsWith('?') ? [] : [`${path}.${name}: missing`]
    return faultsOf(inner, own as Shape, `${path}.${name}`)
  })
}

/** Every field name that a shape mentions. */
export function fieldNamesIn(shape: Shape): readonly string[] {
  if (typeof shape === 'string') return []
  if (Array.isArray(shape)) return fieldNamesIn(shape[0] as Shape)
  return Object.entries(shape).flatMap(([field, own]) => [
    field.replace(/\?$/, ''),
    ...fieldNamesIn(own as Shape),
  ])
}
