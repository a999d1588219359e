/**
 * The lean form of a document: the fields that answer the question, as they stand in the whole
 * document. An operation names them in its `lean` row, `symbol grips:3{text fingers}`, where a number
 * is how many items of a long list are kept; without a row the document is answered without what
 * only programs read.
 */
import type { AnyOperation } from './operation'
import { warningsOf } from './warnings'

/** What is kept of a value: fields by name, and the first items of a list; without fields all of it. */
export interface FieldTree {
  readonly fields: ReadonlyMap<string, FieldTree>
  readonly mostItems: number
}

/** Kept of every document that has them. */
const ALWAYS =
  'apiVersion instrument{id name capo strings{string note}} tuning shapeSymbol asciiTab compactUrl warnings leftHanded pictures'

/** Left out where an operation has no row: said elsewhere in the document, or long. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  'agentUsage',
  'appUrl',
  'asciiTabUrl',
  'examples',
  'project',
  'projectState',
  'tabRenderProof',
  'tabRenderRequest',
])

/**
 * Reads a row of field names.
 *
 * @example
 * [...readFieldTree('symbol grips{text fingers}').fields.get('grips')!.fields.keys()] // => ["text","fingers"]
 */
export function readFieldTree(row: string): FieldTree {
  const root = new Map<string, FieldTree>()
  const open = [root]
  let newest = root
  for (const [token, name, most] of row.matchAll(/(\w+)(?::(\d+))?|[{}]/g)) {
    if (token === '{') open.push(newest)
    else if (token === '}') open.pop()
    else {
      newest = new Map()
      const mostItems = most === undefined ? Number.POSITIVE_INFINITY : Number(most)
      open.at(-1)!.set(name!, { fields: newest, mostItems })
    }
  }
  return { fields: root, mostItems: Number.POSITIVE_INFINITY }
}

function pick(value: unknown, tree: FieldTree): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, tree.mostItems).map((item) => pick(item, tree))
  if (tree.fields.size === 0) return value
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of tree.fields) {
    if (Object.hasOwn(value, name)) kept[name] = pick(Reflect.get(value, name), inner)
  }
  return kept
}

const trees = new Map<string, FieldTree>()

/** Fields that an operation's lean document may have; undefined where it has no row. */
export function leanFieldsOf({ lean }: AnyOperation): FieldTree | undefined {
  if (lean === undefined) return undefined
  const known = trees.get(lean) ?? readFieldTree(`${lean} ${ALWAYS}`)
  trees.set(lean, known)
  return known
}

function keptOf(operation: AnyOperation, document: object): Record<string, unknown> {
  const fields = leanFieldsOf(operation)
  if (fields) return pick(document, fields) as Record<string, unknown>
  return Object.fromEntries(Object.entries(document).filter(([name]) => !FOR_PROGRAMS.has(name)))
}

/** A document of an operation in its lean form, with every warning of the whole one. */
export function leanOf(operation: AnyOperation, document: object): Record<string, unknown> {
  const kept = keptOf(operation, document)
  const told = new Set(warningsOf(kept))
  const untold = warningsOf(document).filter((text) => !told.has(text))
  if (untold.length === 0) return kept
  const own = Array.isArray(kept.warnings) ? kept.warnings : []
  return { ...kept, warnings: [...own, ...untold] }
}
