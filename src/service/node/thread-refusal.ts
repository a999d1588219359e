/** Refusals as they go from thread to thread, where errors lose their class and their code. */
import { type CodedError, DomainError, type DomainErrorCode } from '#engine/errors'
import { FormatError, type FormatErrorCode } from '#formats/format-error'
import { RequestError, type RequestErrorCode } from '#operations/registry/request-errors'

type Plain<Name extends string, Code extends string> = {
  readonly name: Name
} & Pick<CodedError<Code>, 'code' | 'message' | 'issues'>

export type PlainRefusal =
  | Plain<'RequestError', RequestErrorCode>
  | Plain<'DomainError', DomainErrorCode>
  | Plain<'FormatError', FormatErrorCode>

/** Undefined for what is no refusal. */
export function plainRefusalOf(thrown: unknown): PlainRefusal | undefined {
  if (thrown instanceof RequestError) return plainOf(thrown)
  if (thrown instanceof DomainError) return plainOf(thrown)
  if (thrown instanceof FormatError) return plainOf(thrown)
  return undefined
}

function plainOf<Name extends string, Code extends string>({
  name,
  code,
  message,
  issues,
}: CodedError<Code> & { readonly name: Name }): Plain<Name, Code> {
  return { name, code, message, issues }
}

export function refusalErrorOf(refusal: PlainRefusal): Error {
  switch (refusal.name) {
    case 'RequestError':
      return new RequestError(refusal.code, refusal.message, refusal.issues)
    case 'DomainError':
      return new DomainError(refusal.code, refusal.message, refusal.issues)
    case 'FormatError':
      return new FormatError(refusal.code, refusal.message, refusal.issues)
  }
}
