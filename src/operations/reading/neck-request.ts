/** The parameters of a neck → the neck. */

import { type Neck, neckOf } from '#engine/instrument/neck'
import {
  findInstrument,
  findTuning,
  neckOfNotes,
  readOpenNotes,
} from '#engine/instrument/read-neck'
import { formatPitch, midiOf, parseNote } from '#engine/theory/pitch'
import { type NeckOfDocument, neckParametersOfDocument } from '../schemas/neck-document'
import { DEFAULT_NECK } from '../schemas/neck-parameters'
import { checkOpenNotes, refuseTuning } from './tuning-refusal'

export interface NeckRequest {
  readonly instrument: string
  readonly tuning?: string | readonly string[] | undefined
  readonly capo: number
}

export type GivenNeck = { readonly [Name in keyof NeckRequest]?: NeckRequest[Name] | undefined }

/** `d♯2` as `D#2`, so that equal tunings are written alike. */
function plainPitch(text: string): string {
  const { name, octave } = parseNote(text)!
  return formatPitch(name, midiOf(name, octave!))
}

/**
 * The neck of accepted parameters; the same object for the same question.
 *
 * @throws RequestError for a tuning that the instrument does not have, with the nearest one.
 */
export function readNeck({ instrument: name, tuning, capo }: NeckRequest): Neck {
  const instrument = findInstrument(name)!
  if (tuning === undefined) return neckOf(instrument, instrument.tunings[0]!, capo)
  const text = typeof tuning === 'string' ? tuning : tuning.join(',')
  const named = findTuning(instrument, text)
  if (named) return neckOf(instrument, named, capo)
  const openNotes = readOpenNotes(text)
  if (!openNotes) throw refuseTuning(instrument, text)
  checkOpenNotes(instrument, openNotes)
  return neckOfNotes(instrument, openNotes.map(plainPitch), capo)
}

/** The same with defaults filled. */
export function givenNeckOf({ instrument, tuning, capo }: GivenNeck): Neck {
  return readNeck({
    instrument: instrument ?? DEFAULT_NECK.instrument,
    tuning,
    capo: capo ?? DEFAULT_NECK.capo,
  })
}

/** The neck that a document tells of. */
export function neckOfDocument(document: NeckOfDocument): Neck {
  return givenNeckOf(neckParametersOfDocument(document))
}
