/** Holds an answer to the contract. */
import type { SentRequest } from '../../bench/hostile-request'

/** Whole texts found right, which need no second check; some operations have few documents. */
const MAX_KNOWN_TEXTS = 200

/** What is wrong with an answer below 500, if anything. */
export type AnswerChecker = (
  request: SentRequest,
  response: Response,
  text: string,
) => string | undefined

export function createAnswerChecker(): AnswerChecker {
  const known = new Map<string, Set<string>>()

  function violationOfDocument({ operation }: SentRequest, text: string): string | undefined {
    const texts = known.get(operation.id) ?? new Set()
    if (texts.has(text)) return undefined
    const { error } = operation.document.safeParse(JSON.parse(text))
    if (error) return `200 that its schema refuses at ${error.issues[0]?.path.join('.')}`
    if (texts.size < MAX_KNOWN_TEXTS) known.set(operation.id, texts.add(text))
    return undefined
  }

  return (request, response, text) => {
    if (response.status === 200) {
      const isDocument = response.headers.get('content-type')?.startsWith('application/json')
      return isDocument ? violationOfDocument(request, text) : undefined
    }
    const { error, code, issues } = JSON.parse(text)
    const isApiError =
      typeof error === 'string' && typeof code === 'string' && Array.isArray(issues)
    return isApiError ? undefined : `${response.status} that is no ApiError`
  }
}
