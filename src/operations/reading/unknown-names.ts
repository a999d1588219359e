/** Names in a request that its operation does not take: refused where they were meant, else ignored. */
import { requestFieldsOf } from '../registry/field-kinds'
import type { AnyOperation } from '../registry/operation'
import { checkLength, MAX_NAME_LENGTH } from '../registry/published-lengths'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { editDistance } from '../suggest/nearest'
import { typoIssue } from '../suggest/typos'
import { isTakenOnPath, misplacedFieldIssue, misplacedNameIssue } from './misplaced-name'
import { isTrackingName } from './music-words'

/** More are refused without being compared with known names, which takes far longer than sending. */
export const MAX_UNKNOWN_NAMES = 32

export interface UnknownName {
  readonly name: string
  /** Where it stands: the name itself, or `events[2].name`. */
  readonly path: string
  /** Fields that the item takes, where the name stands in an item of a list. */
  readonly fieldsOfItem?: readonly string[]
}

/** Parameters that choose the form of an answer, beside an operation's own. */
function formNamesOf({ mediaType }: AnyOperation): readonly string[] {
  return mediaType === undefined ? ['format', 'detail', 'names'] : ['names']
}

function issueOf(operation: AnyOperation, { name, path, fieldsOfItem }: UnknownName) {
  if (fieldsOfItem) {
    return typoIssue(name, fieldsOfItem, path) ?? misplacedFieldIssue(name, path, fieldsOfItem)
  }
  if (isTrackingName(name)) return undefined
  const known = [...requestFieldsOf(operation.request).keys()]
  const formNames = formNamesOf(operation)
  if (formNames.includes(name)) {
    const message = `${path} chooses the form of the answer and belongs in the query: ${operation.http.path}?${name}=`
    return { path, message, allowed: known }
  }
  const typo = typoIssue(name, known, path, formNames)
  const isGuess = editDistance(name, typo?.didYouMean ?? name, 1) > 1
  // A name that this path takes elsewhere, word for word, is nearer than one two letters away.
  const isMisplaced = !typo || (isGuess && isTakenOnPath(operation, name))
  return isMisplaced ? misplacedNameIssue(operation, name) : typo
}

/**
 * Decides about names that an operation does not take.
 *
 * @param unknown each name once.
 * @returns paths of those that may be ignored; a header names them.
 * @throws RequestError for a typo, for a name that belongs elsewhere, and for too many of them.
 */
export function ignorableNames(
  operation: AnyOperation,
  unknown: readonly UnknownName[],
): readonly string[] {
  if (unknown.length > MAX_UNKNOWN_NAMES) {
    const known = [...requestFieldsOf(operation.request).keys()]
    const first = unknown[0]!.path
    const message = `The request has more than ${MAX_UNKNOWN_NAMES} unknown fields, the first of them ${showValue(first)}; ${operation.http.path} takes ${known.length === 0 ? 'none' : known.join(', ')}`
    throw requestErrorOf('unknown-parameter', [
      { path: first.slice(0, MAX_NAME_LENGTH), message, allowed: known },
    ])
  }
  for (const one of unknown) {
    checkLength([one.path.slice(0, MAX_NAME_LENGTH)], one.name.length, MAX_NAME_LENGTH)
    const issue = issueOf(operation, one)
    if (issue) throw requestErrorOf('unknown-parameter', [issue])
  }
  return unknown.map(({ path }) => path)
}
