/** Request and document of GET /api/chord-scale. */

import * as z from 'zod'
import type { Answer } from '../registry/operation'
import { symbolInsteadParameter } from '../schemas/chord-parameters'
import { chordFunction, scaleAdvice } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import {
  chordOrSymbolParameter,
  chordRootParameter,
  scaleParameter,
  tonicParameter,
} from '../schemas/parameters'
import { apiVersion, chordReference, noteNameText, scaleReference } from '../schemas/theory'

export const chordScaleRequest = lazyRequest(() => ({
  root: chordRootParameter('Root of the chord', 'C'),
  chord: chordOrSymbolParameter.default('major'),
  symbol: symbolInsteadParameter.optional(),
  contextRoot: tonicParameter(
    'Tonic of the key around the chord',
    'contextRoot',
    'contextScale',
  ).optional(),
  contextScale: scaleParameter
    .meta({
      description: 'Scale of that key; needs contextRoot, which alone means major.',
      examples: ['major', 'harmonicMinor'],
    })
    .optional(),
  limit: z.int().min(1).max(16).default(8).meta({ description: 'Most candidates returned.' }),
  ...neckFields,
}))

export const chordScaleDocument = lazyObject(() => ({
  apiVersion,
  chord: chordReference.extend({ root: noteNameText }),
  context: z
    .strictObject({
      root: noteNameText,
      scale: scaleReference,
      ...chordFunction,
      modeOnRoot: z
        .string()
        .nullable()
        .meta({ description: 'Scale id of the key begun on the chord root, where it has one.' }),
    })
    .optional(),
  candidates: z.array(scaleAdvice),
  ...neckDocumentFields,
}))

export type ChordScaleDocument = Answer<typeof chordScaleDocument>
