/**
 * The lean form of a document: the fields that answer the question, as they stand in the whole
 * document. An operation names them in its `lean` row, `symbol grips{text fingers}`; without a row
 * the document is answered without what only programs read.
 */
import type { AnyOperation } from './operation'

export const DETAILS = ['full', 'lean'] as const
export type Detail = (typeof DETAILS)[number]

/** Names of fields with what is kept of their values; an empty tree keeps a whole value. */
export interface FieldTree extends ReadonlyMap<string, FieldTree> {}

/** Kept of every document that has them. */
const ALWAYS =
  'apiVersion instrument{id name capo strings{string note}} tuning shapeSymbol asciiTab compactUrl warnings pictures'

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
 * [...readFieldTree('symbol grips{text fingers}').get('grips')!.keys()] // => ["text","fingers"]
 */
export function readFieldTree(row: string): FieldTree {
  const root = new Map<string, FieldTree>()
  const open = [root]
  for (const [token] of row.matchAll(/\w+|[{}]/g)) {
    const inner = open.at(-1)!
    if (token === '{') open.push([...inner.values()].at(-1) as Map<string, FieldTree>)
    else if (token === '}') open.pop()
    else inner.set(token, new Map())
  }
  return root
}

function pick(value: unknown, tree: FieldTree): unknown {
  if (tree.size === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, tree))
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of tree) {
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

/** A document of an operation in its lean form. */
export function leanOf(operation: AnyOperation, document: object): Record<string, unknown> {
  const fields = leanFieldsOf(operation)
  if (fields) return pick(document, fields) as Record<string, unknown>
  return Object.fromEntries(Object.entries(document).filter(([name]) => !FOR_PROGRAMS.has(name)))
}
