/** The call that a refused one was meant to be, where the refusal says enough to tell. */
import type { Issue } from '#engine/errors'
import { itemsOfText } from '#operations/reading/field-text'
import { RequestError } from '#operations/registry/request-errors'

export type Arguments = Readonly<Record<string, unknown>>

/** What is known of an argument: its published schema. */
export interface ArgumentField {
  readonly json: {
    readonly type?: unknown
    readonly minimum?: unknown
    readonly maximum?: unknown
  }
}

const NUMERIC = /^-?[0-9]+(?:\.[0-9]+)?$/
const LIST_ITEM = /^(\w+)\[([0-9]+)\]$/
/** Each round puts right one kind of mistake; more would be guessing. */
const MAX_ROUNDS = 4

function clamp(value: number, { minimum, maximum }: ArgumentField['json']): number {
  if (typeof minimum === 'number' && value < minimum) return minimum
  return typeof maximum === 'number' && value > maximum ? maximum : value
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? [...value] : itemsOfText(String(value))
}

function correctIssue(
  given: Arguments,
  issue: Issue,
  fields: ReadonlyMap<string, ArgumentField>,
): Arguments | undefined {
  const item = LIST_ITEM.exec(issue.path)
  const name = item?.[1] ?? issue.path
  const field = fields.get(name)
  if (!field) {
    const { [name]: value, ...rest } = given
    if (issue.didYouMean === undefined || !fields.has(issue.didYouMean)) return undefined
    return issue.didYouMean in rest ? rest : { ...rest, [issue.didYouMean]: value }
  }
  if (issue.instead && Object.keys(issue.instead).every((one) => fields.has(one))) {
    const { [name]: _wrong, ...rest } = given
    // What stands beside the value it says in place of the wrong one does not win over what is given.
    return name in issue.instead ? { ...issue.instead, ...rest } : { ...rest, ...issue.instead }
  }
  const value = given[name]
  if (issue.didYouMean !== undefined) {
    if (!item) return { ...given, [name]: issue.didYouMean }
    const items = itemsOf(value).map((one, index) =>
      index === Number(item[2]) ? issue.didYouMean : one,
    )
    return { ...given, [name]: items.join(',') }
  }
  const isNumber = field.json.type === 'integer' || field.json.type === 'number'
  if (isNumber && (typeof value === 'number' || NUMERIC.test(String(value)))) {
    const number = clamp(Number(value), field.json)
    const whole = field.json.type === 'integer' ? Math.round(number) : number
    return whole === value ? undefined : { ...given, [name]: whole }
  }
  return undefined
}

/**
 * Puts a refused call right as its own issues say.
 *
 * @param accept throws RequestError when arguments are not acceptable.
 * @returns arguments that `accept` takes, or undefined where the issues do not tell.
 */
export function correctedCall(
  given: Arguments,
  refused: unknown,
  fields: ReadonlyMap<string, ArgumentField>,
  accept: (candidate: Arguments) => unknown,
): Arguments | undefined {
  let candidate = given
  let error = refused
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!(error instanceof RequestError)) return undefined
    const before: Arguments = candidate
    for (const issue of error.issues) {
      candidate = correctIssue(candidate, issue, fields) ?? candidate
    }
    if (candidate === before) return undefined
    try {
      accept(candidate)
      return candidate
    } catch (thrown) {
      error = thrown
    }
  }
  return undefined
}
