/** The neck of a project beside the parameters that may name it too. */

import type { Neck } from '#engine/instrument/neck'
import { type GivenNeck, givenNeckOf } from '../reading/neck-request'
import { requestErrorOf } from '../registry/request-errors'

function openStringsOf({ strings }: Neck): string {
  return strings.map(({ openMidi }) => openMidi).join()
}

/**
 * Refuses a parameter that says otherwise than the project.
 *
 * @throws RequestError `conflicting-parameters` by the name of the parameter.
 */
export function checkProjectNeck(given: GivenNeck, own: Neck): void {
  const asked = givenNeckOf({
    instrument: given.instrument ?? own.instrument.id,
    tuning: given.tuning,
    capo: given.capo,
  })
  const refuse = (path: string, is: string | number) => {
    const message = `${path}: the project has ${path} ${is}; leave ${path} out, or give it so`
    throw requestErrorOf('conflicting-parameters', [{ path, message }])
  }
  if (asked.instrument !== own.instrument) refuse('instrument', own.instrument.id)
  if (given.tuning !== undefined && openStringsOf(asked) !== openStringsOf(own)) {
    refuse('tuning', own.tuning.id)
  }
  if (given.capo !== undefined && given.capo !== own.capo) refuse('capo', own.capo)
}
