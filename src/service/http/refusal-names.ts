/** Refusals in the names that the request asked in. */
import { namesInText } from '#engine/harmony/names/names-in-text'
import { NAME_SYSTEMS, type NameSystem } from '#engine/theory/note-names/name-systems'
import type { Refusal } from './http-errors'

/** What the caller wrote, which is quoted as it is; a suggestion is not. */
const QUOTED = /((?<!did you mean )"(?:[^"\\]|\\.)*")/

function inNames(sentence: string, system: NameSystem): string {
  return sentence
    .split(QUOTED)
    .map((part) => (part.startsWith('"') ? part : namesInText(part, system)))
    .join('')
}

/** The system that a query asks for, where it asks for one. */
export function namesOfUrl(url: string): NameSystem {
  const asked = /[?&]names=([a-z]+)/.exec(url)?.[1]
  return NAME_SYSTEMS.find((system) => system === asked) ?? 'english'
}

/** A refusal whose sentences and suggestions are written in a system of names. */
export function refusalInNames(refusal: Refusal, system: NameSystem): Refusal {
  if (system === 'english') return refusal
  const { body } = refusal
  return {
    ...refusal,
    body: {
      ...body,
      error: inNames(body.error, system),
      ...(body.didYouMean !== undefined && { didYouMean: namesInText(body.didYouMean, system) }),
      issues: body.issues.map((issue) => ({
        ...issue,
        message: inNames(issue.message, system),
        ...(issue.didYouMean !== undefined && {
          didYouMean: namesInText(issue.didYouMean, system),
        }),
        ...(issue.instead && {
          instead: Object.fromEntries(
            Object.entries(issue.instead).map(([name, value]) => [
              name,
              namesInText(value, system),
            ]),
          ),
        }),
      })),
    },
  }
}
