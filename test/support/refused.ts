/** What refuses: for tests of refusals. */
import { DomainError } from '#engine/errors'
import { RequestError } from '#operations/registry/request-errors'

/** The refusal of `ask`; any other error, or none, fails the test. */
export function refused(ask: () => unknown): DomainError | RequestError {
  try {
    ask()
  } catch (thrown) {
    if (thrown instanceof DomainError || thrown instanceof RequestError) return thrown
    throw thrown
  }
  throw new Error('was not refused')
}
