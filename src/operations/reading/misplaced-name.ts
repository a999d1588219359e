/**
 * Known names in the wrong place: the value belongs into another one or stands with each item of a
 * list, another operation takes the name, or it is a word of music that none takes.
 */
import type { Issue } from '#engine/errors'
import { requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import { isMusicWord, plainName, soundsLikeMusic } from './music-words'

/** Where the value goes instead, where one of `beside` is known. */
const ADVICE: ReadonlyMap<string, { readonly beside: readonly string[]; readonly words: string }> =
  new Map([
    ['octave', { beside: ['note', 'notes'], words: 'write it behind the note name, as in D4' }],
    [
      'lefthanded',
      {
        beside: ['instrument'],
        words:
          'frets, fingers and tab are the same for both hands; /api/chord (find_voicings), /api/progression, /api/scale-map and /api/map take it, and so do the URLs of pictures',
      },
    ],
    ['string', { beside: ['note'], words: 'every place in the answer names its string' }],
  ])

const MAX_NAMED_TAKERS = 3

function namesOf(operation: AnyOperation): readonly string[] {
  return [...requestFieldsOf(operation.request).keys()]
}

/** `/api/chord`, `POST /api/tab`. */
function placeOf({ http }: AnyOperation): string {
  return http.method === 'GET' ? http.path : `${http.method} ${http.path}`
}

/** The list whose items take a name: `notes` for `string` of POST /api/route. */
function listWith(operation: AnyOperation, name: string): string | undefined {
  for (const { name: list, json } of requestFieldsOf(operation.request).values()) {
    if (json.items?.properties && Object.hasOwn(json.items.properties, name)) return list
  }
  return undefined
}

function adviceOfTwin(operation: AnyOperation, name: string): string | undefined {
  const twin = operation
    .siblings?.()
    .find(({ id, http }) => http.path === operation.http.path && id !== operation.id)
  if (!twin) return undefined
  const place = `${twin.http.method} ${twin.http.path} takes it`
  if (namesOf(twin).includes(name)) return place
  const list = listWith(twin, name)
  return list === undefined ? undefined : `${place} with each of the ${list}`
}

/** Whether the other method of the path takes a name, or takes it with each item of a list. */
export const isTakenOnPath = (operation: AnyOperation, name: string): boolean =>
  adviceOfTwin(operation, name) !== undefined

/** Which operations take a name, in whatever case it is written. */
function takersOf(operation: AnyOperation, name: string): readonly string[] {
  const plain = plainName(name)
  return (operation.siblings?.() ?? [])
    .filter((one) => namesOf(one).some((known) => plainName(known) === plain))
    .map(placeOf)
}

function adviceOfTakers(takers: readonly string[]): string {
  if (takers.length === 1) return `${takers[0]} takes it`
  const named = takers.slice(0, MAX_NAMED_TAKERS)
  const others = takers.length - named.length
  const rest = others === 0 ? [] : [`${others} more`]
  const all = [...named, ...rest]
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)} take it`
}

/** What helps where a known name is given to an operation that does not take it. */
export function adviceOf(operation: AnyOperation, name: string): string | undefined {
  const advice = ADVICE.get(plainName(name))
  const isBeside = namesOf(operation).some((known) => advice?.beside.includes(known))
  return isBeside ? advice?.words : undefined
}

function adviceOn(operation: AnyOperation, name: string): string | undefined {
  const advice = adviceOf(operation, name)
  if (advice !== undefined) return advice
  const own = listWith(operation, name)
  if (own !== undefined) return `give it with each of the ${own}, as ${own}[0].${name}`
  const twin = adviceOfTwin(operation, name)
  if (twin !== undefined) return twin
  const takers = takersOf(operation, name)
  if (takers.length > 0) return adviceOfTakers(takers)
  return soundsLikeMusic(name) ? 'no operation takes it' : undefined
}

/** The refusal of a known name in the wrong place; nothing for a name that is not known at all. */
export function misplacedNameIssue(operation: AnyOperation, name: string): Issue | undefined {
  const advice = adviceOn(operation, name)
  if (advice === undefined) return undefined
  return {
    path: name,
    message: `${name} is not a parameter of ${placeOf(operation)}; ${advice}`,
    allowed: namesOf(operation),
  }
}

/**
 * The same for a field of an item in a list. Only words of music are refused there: an item may
 * carry facts that describe it, such as its interval, and stays acceptable.
 *
 * @param known fields that the item takes.
 */
export function misplacedFieldIssue(
  name: string,
  path: string,
  known: readonly string[],
): Issue | undefined {
  const advice = ADVICE.get(name)
  const isAdvised = advice?.beside.some((one) => known.includes(one)) === true
  if (!isAdvised && !isMusicWord(name)) return undefined
  const words = isAdvised ? advice!.words : `it may have ${known.join(', ')}`
  return { path, message: `${path} is not taken; ${words}`, allowed: known }
}
