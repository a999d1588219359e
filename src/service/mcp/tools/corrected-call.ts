/**
 * The call that a refused one was meant to be. It keeps every word of the question but the faulty
 * one, and is asked before it is offered; where that cannot be told there is none.
 */
import type { Issue } from '#engine/errors'
import { chordsInText } from '#engine/harmony/chord-list'
import { itemsOfText } from '#operations/reading/field-text'

export type Arguments = Readonly<Record<string, unknown>>

/** What is known of an argument: its published schema. */
export interface ArgumentField {
  readonly json: { readonly type?: unknown; readonly maximum?: unknown }
}

const DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/
const LIST_ITEM = /^(\w+)\[([0-9]+)\]$/
/** Bounds that only cut an answer: the highest one is what more than it asks for. */
const CAPS: ReadonlySet<string> = new Set(['limit', 'maxFret', 'maxDifficulty'])
/** Each round puts right one kind of mistake; more would be guessing. */
const MAX_ROUNDS = 4

function itemsOf(name: string, value: unknown): readonly unknown[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : itemsOfText(String(value))
  return name === 'chords' ? items.flatMap((item) => chordsInText(String(item))) : [...items]
}

/** A number or truth value that was written as text, and a cap beyond the highest. */
function plainValue(name: string, value: unknown, { json }: ArgumentField): unknown {
  if (json.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  if (json.type !== 'integer' && json.type !== 'number') return undefined
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  if (typeof number !== 'number') return undefined
  const { maximum } = json
  return typeof maximum === 'number' && number > maximum && CAPS.has(name) ? maximum : number
}

/** The arguments with one issue put right, as it says itself; undefined where it does not. */
function correctIssue(
  given: Arguments,
  issue: Issue,
  fields: ReadonlyMap<string, ArgumentField>,
): Arguments | undefined {
  const item = LIST_ITEM.exec(issue.path)
  const name = item?.[1] ?? issue.path
  if (!Object.hasOwn(given, name)) return undefined
  const { [name]: value, ...rest } = given
  const { didYouMean, instead } = issue
  const field = fields.get(name)
  if (!field) {
    const isKnown = didYouMean !== undefined && fields.has(didYouMean) && !(didYouMean in rest)
    return isKnown ? { ...rest, [didYouMean]: value } : undefined
  }
  const plain = plainValue(name, value, field)
  if (plain !== undefined && plain !== value) return { ...given, [name]: plain }
  if (instead) {
    const isNew = Object.entries(instead).every(
      ([one, meant]) => fields.has(one) && (rest[one] === undefined || rest[one] === meant),
    )
    return isNew ? { ...rest, ...instead } : undefined
  }
  if (didYouMean === undefined) return undefined
  if (!item) return { ...given, [name]: didYouMean }
  const items = itemsOf(name, value)
  const at = Number(item[2])
  return at < items.length ? { ...given, [name]: items.with(at, didYouMean).join(',') } : undefined
}

/**
 * Puts a refused call right as its own issues say.
 *
 * @param issuesOf what a refusal says is wrong; nothing for one that is not of the request's text.
 * @param ask answers a call; throws where it is refused.
 * @returns arguments that were answered, or undefined where the issues do not tell.
 */
export async function correctedCall(
  given: Arguments,
  refused: unknown,
  fields: ReadonlyMap<string, ArgumentField>,
  issuesOf: (thrown: unknown) => readonly Issue[],
  ask: (candidate: Arguments) => Promise<unknown>,
): Promise<Arguments | undefined> {
  let candidate = given
  let error = refused
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const issues = issuesOf(error)
    const corrected = issues.reduce<Arguments | undefined>(
      (sofar, issue) => sofar && correctIssue(sofar, issue, fields),
      candidate,
    )
    if (issues.length === 0 || !corrected) return undefined
    candidate = corrected
    try {
      await ask(candidate)
      return candidate
    } catch (thrown) {
      error = thrown
    }
  }
  return undefined
}
