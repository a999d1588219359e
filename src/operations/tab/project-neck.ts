/** The neck of a project beside the parameters that may name it too. */

import { type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import type { ProjectState } from '#engine/project/project-state'
import { DEFAULT_NECK, type NeckRequest, neckFields, readNeck } from '../reading/neck-request'
import { requestErrorOf } from '../reading/read-request'

/** Without defaults: a project carries its own neck. */
export const projectNeckFields = {
  instrument: neckFields.instrument.removeDefault().optional(),
  tuning: neckFields.tuning,
  capo: neckFields.capo.removeDefault().optional(),
}

export type GivenNeck = { readonly [Name in keyof NeckRequest]?: NeckRequest[Name] | undefined }

/** The neck of parameters, defaults filled. */
export function givenNeckOf({ instrument, tuning, capo }: GivenNeck): Neck {
  return readNeck({
    instrument: instrument ?? DEFAULT_NECK.instrument,
    tuning,
    capo: capo ?? DEFAULT_NECK.capo,
  })
}

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

export function neckOfProject(_project: ProjectState): Neck {
  return STANDARD_NECK
}
