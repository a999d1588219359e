/** Document shape of a neck other than the standard guitar. */

import * as z from 'zod'
import { MAX_CAPO } from '#engine/instrument/neck'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'
import { midiNumber, noteText } from './theory'

export const instrumentOfDocument = lazyObject(() => ({
  id: z.string().meta({ description: 'Id of /api/instruments.' }),
  name: z.string(),
  capo: z.int().min(0).max(MAX_CAPO).meta({ description: 'Frets are counted from it.' }),
  maxFret: fretNumber.meta({ description: 'Highest fret, counted from the capo.' }),
  strings: z
    .array(
      z.strictObject({
        string: stringNumber,
        openMidi: midiNumber.meta({ description: 'Without capo.' }),
        note: noteText.meta({ description: 'The open string without capo.' }),
        startFret: fretNumber.meta({
          description: 'Fret at which a short string begins: it has 0 and the frets above.',
        }),
      }),
    )
    .meta({ description: 'String 1, the first course, first.' }),
}))

export const tuningId = z.string().meta({
  description: 'Id of the tuning: standard-6-string, drop-d; custom for pitches that match no row.',
})

/** What a document on another neck tells of it; the standard guitar without capo has none of these. */
export const instrumentField = { instrument: instrumentOfDocument.optional() }

/** The same for documents that do not name their tuning otherwise. */
export const neckDocumentFields = { tuning: tuningId.optional(), ...instrumentField }
