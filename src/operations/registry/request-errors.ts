/** Refusals that come from reading a request, before any music is asked for. */
import { CodedError } from '#engine/errors'

export const REQUEST_ERRORS = {
  'missing-parameter': { meaning: 'A required parameter or field is absent.' },
  'invalid-parameter': { meaning: 'A parameter or field has a value that is not allowed.' },
  'unknown-parameter': {
    meaning:
      'A parameter is not known here and looks like a typo of a real one, belongs elsewhere in the request or to another operation, or is a word of music that no operation takes.',
  },
  'repeated-parameter': { meaning: 'A parameter is given more than once.' },
  'conflicting-parameters': { meaning: 'Parameters are given together that exclude each other.' },
  'malformed-query': { meaning: 'The query string is not valid percent-encoded UTF-8.' },
  'malformed-body': { meaning: 'The body is not valid JSON, or not a JSON object.' },
} as const

export type RequestErrorCode = keyof typeof REQUEST_ERRORS

export class RequestError extends CodedError<RequestErrorCode> {
  override readonly name = 'RequestError'
}
