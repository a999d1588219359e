/**
 * Names that are no slip but a wish: this operation takes it elsewhere, or a sibling takes it. All is
 * worked out from the registry that the operation stands in.
 */
import type { Issue } from '#engine/errors'
import { requestFieldsOf } from './field-kinds'
import type { AnyOperation } from './operation'

/** Wishes that no parameter takes, and what to do where one of `beside` is known. */
const ADVICE: ReadonlyMap<string, { readonly beside: readonly string[]; readonly words: string }> =
  new Map([
    ['octave', { beside: ['note', 'notes'], words: 'write it behind the note name, as in D4' }],
    ['string', { beside: ['note'], words: 'every place in the answer names its string' }],
  ])

/** So many operations are named; the others are counted. */
const NAMED_OPERATIONS = 2

function namesOf(operation: AnyOperation): readonly string[] {
  return [...requestFieldsOf(operation.request).keys()]
}

/** The list whose items take a name: `notes` for `string` of POST /api/route. */
function listWith(operation: AnyOperation, name: string): string | undefined {
  for (const { name: list, json } of requestFieldsOf(operation.request).values()) {
    if (json.items?.properties && Object.hasOwn(json.items.properties, name)) return list
  }
  return undefined
}

const takersByRegistry = new WeakMap<
  readonly AnyOperation[],
  ReadonlyMap<string, readonly AnyOperation[]>
>()

/** Operations of a registry by the names of their parameters. Worked out once. */
function takersOf(registry: readonly AnyOperation[]): ReadonlyMap<string, readonly AnyOperation[]> {
  const known = takersByRegistry.get(registry)
  if (known) return known
  const takers = new Map<string, AnyOperation[]>()
  for (const operation of registry) {
    for (const name of namesOf(operation)) {
      const others = takers.get(name)
      if (others) others.push(operation)
      else takers.set(name, [operation])
    }
  }
  takersByRegistry.set(registry, takers)
  return takers
}

/** `/api/route, /api/tab and 2 more take it`. */
function sayTakers(takers: readonly AnyOperation[]): string {
  const paths = [...new Set(takers.map(({ http }) => http.path))]
  if (paths.length === 1) return `${paths[0]} takes it`
  const more = paths.length - NAMED_OPERATIONS
  return more > 0
    ? `${paths.slice(0, NAMED_OPERATIONS).join(', ')} and ${more} more take it`
    : `${paths.join(' and ')} take it`
}

/** What to do about a name that the operation does not know; nothing where it is nobody's. */
function adviceOn(operation: AnyOperation, name: string): string | undefined {
  const advice = ADVICE.get(name)
  if (advice && namesOf(operation).some((known) => advice.beside.includes(known))) {
    return advice.words
  }
  const own = listWith(operation, name)
  if (own !== undefined) return `give it with each of the ${own}, as ${own}[0].${name}`
  const registry = operation.siblings?.()
  if (!registry) return undefined
  const takers = takersOf(registry).get(name) ?? []
  const twin = registry.find(
    ({ id, http }) => http.path === operation.http.path && id !== operation.id,
  )
  if (twin) {
    const place = `${twin.http.method} ${twin.http.path} takes it`
    if (takers.includes(twin)) return place
    const list = listWith(twin, name)
    if (list !== undefined) return `${place} with each of the ${list}`
  }
  return takers.length === 0 ? undefined : sayTakers(takers)
}

/** The refusal of a name that is a wish; nothing for one that looks like nobody's. */
export function siblingIssue(operation: AnyOperation, name: string): Issue | undefined {
  const advice = adviceOn(operation, name)
  if (advice === undefined) return undefined
  return {
    path: name,
    message: `${name} is not a parameter here; ${advice}`,
    allowed: namesOf(operation),
  }
}
