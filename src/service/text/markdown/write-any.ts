/** Any document as Markdown: values as a list, rows of plain values as a table, the rest by heading. */
import { joinParts, writeBlock, writeTable } from '#operations/markdown/write-table'

type Plain = string | number | boolean | null

const MAX_HEADING_LEVEL = 6

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object'
}

function isPlainList(value: unknown): value is readonly Plain[] {
  return Array.isArray(value) && value.every(isPlain)
}

function plainText(value: Plain | readonly Plain[]): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(String).join(', ')
  return String(value)
}

/** `handWindow` → `hand window`, as a heading says it. */
function wordsOf(name: string): string {
  return name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before, after) => `${before} ${after.toLowerCase()}`,
  )
}

/** Flattens one row: the fields of an inner object stand beside those of the row. */
function flatRow(row: object, prefix = ''): Record<string, Plain | readonly Plain[]> | undefined {
  const flat: Record<string, Plain | readonly Plain[]> = {}
  for (const [name, value] of Object.entries(row)) {
    if (isPlain(value) || isPlainList(value)) flat[prefix + name] = value
    else if (Array.isArray(value) || prefix !== '') return undefined
    else {
      const inner = flatRow(value as object, `${name}.`)
      if (!inner) return undefined
      Object.assign(flat, inner)
    }
  }
  return flat
}

function tableOf(rows: readonly object[]): string | undefined {
  const flat = rows.map((row) => flatRow(row))
  if (flat.some((row) => row === undefined)) return undefined
  const names = [...new Set(flat.flatMap((row) => Object.keys(row!)))]
  const cells = flat.map((row) =>
    names.map((name) => (row![name] === undefined ? '' : plainText(row![name]))),
  )
  return writeTable(names, cells)
}

function writeList(items: readonly unknown[], level: number): string {
  const rows = items.filter((item): item is object => !isPlain(item) && !Array.isArray(item))
  const table = rows.length === items.length ? tableOf(rows) : undefined
  if (table !== undefined) return table
  return joinParts(
    items.map((item, index) =>
      isPlain(item)
        ? `${index + 1}. ${plainText(item)}`
        : `${'#'.repeat(Math.min(level, MAX_HEADING_LEVEL))} ${index + 1}\n\n${writeValue(item, level + 1)}`,
    ),
  )
}

function writeValue(value: unknown, level: number): string {
  if (isPlain(value)) {
    const text = plainText(value)
    return text.includes('\n') ? writeBlock(text) : text
  }
  if (isPlainList(value)) return plainText(value)
  if (Array.isArray(value)) return writeList(value, level)
  const entries = Object.entries(value as object).filter(([, inner]) => inner !== undefined)
  const isShort = (inner: unknown) =>
    isPlainList(inner) || (isPlain(inner) && !plainText(inner).includes('\n'))
  const short = entries.filter(([, inner]) => isShort(inner))
  const long = entries.filter(([, inner]) => !isShort(inner))
  return joinParts([
    short
      .map(([name, inner]) => `- ${wordsOf(name)}: ${plainText(inner as Plain | readonly Plain[])}`)
      .join('\n'),
    ...long.map(
      ([name, inner]) =>
        `${'#'.repeat(Math.min(level, MAX_HEADING_LEVEL))} ${wordsOf(name)}\n\n${writeValue(inner, level + 1)}`,
    ),
  ])
}

/** Every value of a document, nothing left out. */
export function writeAny(title: string, document: unknown): string {
  return joinParts([`# ${title}`, writeValue(document, 2)])
}
