/**
 * Names that are no slip but a wish in the wrong place: it goes into another value, stands with each
 * item of a list, or belongs to the other method of the same path. What only other paths take is
 * nobody's here: it is ignored and named in a header.
 */
import type { Issue } from '#engine/errors'
import { requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'

/** Wishes that no parameter takes, and what to do where one of `beside` is known. */
const ADVICE: ReadonlyMap<string, { readonly beside: readonly string[]; readonly words: string }> =
  new Map([
    ['octave', { beside: ['note', 'notes'], words: 'write it behind the note name, as in D4' }],
    ['string', { beside: ['note'], words: 'every place in the answer names its string' }],
  ])

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

/** What to do about a name that the operation does not know; nothing where it is nobody's. */
function adviceOn(operation: AnyOperation, name: string): string | undefined {
  const advice = ADVICE.get(name)
  if (advice && namesOf(operation).some((known) => advice.beside.includes(known))) {
    return advice.words
  }
  const own = listWith(operation, name)
  if (own !== undefined) return `give it with each of the ${own}, as ${own}[0].${name}`
  const twin = operation
    .siblings?.()
    .find(({ id, http }) => http.path === operation.http.path && id !== operation.id)
  if (!twin) return undefined
  const place = `${twin.http.method} ${twin.http.path} takes it`
  if (namesOf(twin).includes(name)) return place
  const list = listWith(twin, name)
  return list === undefined ? undefined : `${place} with each of the ${list}`
}

/** The refusal of a name that is a wish; nothing for one that looks like nobody's. */
export function misplacedWishIssue(operation: AnyOperation, name: string): Issue | undefined {
  const advice = adviceOn(operation, name)
  if (advice === undefined) return undefined
  return {
    path: name,
    message: `${name} is not a parameter here; ${advice}`,
    allowed: namesOf(operation),
  }
}
