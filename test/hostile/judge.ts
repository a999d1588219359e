/**
 * Random and hostile requests, in the tests beside this file: no 5xx, every 200 fits its
 * own document schema, every refusal is an ApiError. `scripts/fuzz-requests.ts` asks as many as told.
 */
import { createHash } from 'node:crypto'
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/registry/operation'
import { createApp } from '#service/app'
import { ERROR_CODES } from '#service/http/http-errors'

export const ORIGIN = 'http://127.0.0.1:8787'
export const SEED = 20261121

export const app = createApp({ buildId: 'test' })
const CODES = new Set<string>(ERROR_CODES.map(({ code }) => code))

export const operationsOf = (method: 'GET' | 'POST') =>
  OPERATIONS.filter(({ http }) => http.method === method)

/** Answers that were judged and found sound: many requests have the same one. */
const sound = new Set<string>()

/** What is wrong with an answer, in words; nothing when it is sound. */
export async function faultOf(
  response: Response,
  operation?: AnyOperation,
): Promise<string | undefined> {
  const text = await response.text()
  const { status } = response
  const answer = createHash('sha1').update(`${operation?.id} ${status} ${text}`).digest('base64')
  if (sound.has(answer)) return undefined
  const fault = faultIn(text, status, operation)
  if (fault === undefined) sound.add(answer)
  return fault
}

function faultIn(text: string, status: number, operation?: AnyOperation): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  if (status === 200) {
    if (!operation) return undefined
    const document = operation.mediaType === undefined ? JSON.parse(text) : text
    const issue = operation.document.safeParse(document).error?.issues[0]
    return issue && `${issue.path.join('.')}: ${issue.message}`
  }
  if (status === 204 || status === 304) return undefined
  const body = JSON.parse(text)
  if (typeof body.error !== 'string' || body.error.length < 5) return 'a refusal without a sentence'
  if (!CODES.has(body.code)) return `unknown code ${body.code}`
  return Array.isArray(body.issues) ? undefined : 'a refusal without issues'
}
