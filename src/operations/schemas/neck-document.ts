/** A neck in documents, and as the parameters of links that lead to the same neck. */

import { CUSTOM_TUNING, type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import { findInstrument } from '#engine/instrument/read-neck'
import type { Answer } from '../registry/operation'
import type { instrumentOfDocument } from './neck'

type DescribedInstrument = Answer<typeof instrumentOfDocument>

/** The additive `instrument` of a document; nothing for the standard guitar. */
export function describeInstrument(neck: Neck): { readonly instrument?: DescribedInstrument } {
  if (neck === STANDARD_NECK) return {}
  const { instrument, capo, maxFret, strings } = neck
  return {
    instrument: {
      id: instrument.id,
      name: instrument.name,
      capo,
      maxFret,
      strings: strings.map(({ string, openMidi, name, startFret }) => ({
        string,
        openMidi,
        note: name,
        startFret,
      })),
    },
  }
}

/** The same with the tuning, for documents that do not name it otherwise. */
export function describeNeck(neck: Neck): NeckOfDocument {
  return neck === STANDARD_NECK ? {} : { tuning: neck.tuning.id, ...describeInstrument(neck) }
}

/** What a document tells of its neck; nothing on the standard guitar. */
export interface NeckOfDocument {
  readonly tuning?: string | undefined
  readonly instrument?: DescribedInstrument | undefined
}

export interface NeckParameters {
  readonly instrument?: string
  readonly tuning?: string
  readonly capo?: number
}

/** The parameters that ask for a neck again, without those that are the default. */
export function neckParametersOf(neck: Neck): NeckParameters {
  return neckParametersOfDocument(describeNeck(neck))
}

/** The neck that a document tells of, as parameters of a link beside it. */
export function neckParametersOfDocument({ tuning, instrument }: NeckOfDocument): NeckParameters {
  if (!instrument) return {}
  const { id, capo, strings } = instrument
  const isStandard = findInstrument(id)!.tunings[0]!.id === tuning
  const openNotes = strings.toReversed().map(({ note }) => note)
  return {
    ...(id !== STANDARD_NECK.instrument.id && { instrument: id }),
    ...(!isStandard && { tuning: tuning === CUSTOM_TUNING.id ? openNotes.join(',') : tuning! }),
    ...(capo > 0 && { capo }),
  }
}
