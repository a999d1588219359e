/** Request and document of GET /api/chord. */

import * as z from 'zod'
import type { Answer } from '../registry/operation'
import { keyParameter, symbolParameter } from '../schemas/chord-parameters'
import { chordFunction, scaleAdvice } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { apiVersion, exampleUrls, noteNameText, tone } from '../schemas/theory'
import { voicing } from '../schemas/voicing'
import { capoSymbolFields, chordNamesField, chordNamesWarningsField } from './capo-symbols'
import { voicingFilters } from './voicing-filters'

export const chordRequest = lazyRequest(() => ({
  symbol: symbolParameter,
  key: keyParameter('Key around the chord').optional(),
  limit: z.int().min(1).max(24).default(6).meta({ description: 'Most grips returned.' }),
  scaleLimit: z.int().min(1).max(16).default(5).meta({ description: 'Most scales returned.' }),
  ...voicingFilters.shape,
  ...neckFields,
  ...chordNamesField,
}))

export const chordDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({ symbol: z.string(), key: z.string().nullable() }),
  symbol: z.string().meta({ description: 'The symbol in one normal form.' }),
  ...capoSymbolFields,
  root: noteNameText,
  chord: z.strictObject({
    id: z.string().meta({ description: 'Chord type id, or the tones of a composed type.' }),
    name: z.string(),
    composed: z.boolean().meta({ description: 'No row of the chord table; read from its parts.' }),
  }),
  bass: z
    .strictObject({
      pitchClass: noteNameText,
      interval: z.string().meta({ description: 'Above the root: 3, b7.' }),
      inChord: z.boolean(),
      respelled: z
        .boolean()
        .optional()
        .meta({ description: 'true where the bass is written with another letter than interval.' }),
    })
    .nullable(),
  tones: z.array(
    tone.extend({ optional: z.boolean().meta({ description: 'A grip may leave it out.' }) }),
  ),
  inKey: z.strictObject(chordFunction).optional(),
  scales: z.array(scaleAdvice),
  gripCount: z.int().meta({ description: 'Playable grips over this bass that meet the filters.' }),
  grips: z.array(voicing),
  examples: exampleUrls,
  ...chordNamesWarningsField,
  ...neckDocumentFields,
}))

export type ChordDocument = Answer<typeof chordDocument>
