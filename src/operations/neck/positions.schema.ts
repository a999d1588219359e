/** Request and document of GET /api/positions. */

import * as z from 'zod'
import { a4Parameter, pitchFields } from '../reading/pitch-request'
import { theoryFields } from '../reading/theory-request'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { instrumentField, tuningId } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { maxFretParameter } from '../schemas/parameters'
import { fretNumber } from '../schemas/pitch'
import { position, routeConstraints } from '../schemas/route'
import { handWindowFields, previousParameter } from '../schemas/route-parameters'
import {
  apiVersion,
  exampleUrls,
  layer,
  midiNumber,
  noteNameText,
  noteText,
} from '../schemas/theory'

export const positionsRequest = lazyRequest(() => ({
  ...pitchFields,
  a4: a4Parameter,
  // In the order in which the contract lists them.
  root: theoryFields.root,
  scale: theoryFields.scale,
  chord: theoryFields.chord,
  layer: theoryFields.layer,
  ...handWindowFields,
  maxFret: maxFretParameter.optional(),
  previous: previousParameter.optional(),
  ...neckFields,
}))

export const positionsDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({
    familyOnly: z
      .boolean()
      .meta({ description: 'Asked without octave: the name is ranked in every octave.' }),
    midi: midiNumber,
    note: noteText,
    pitchClass: noteNameText,
    root: noteNameText,
    scale: z.string(),
    chord: z.string(),
    layer,
    previous: z.string().nullable(),
    a4: z.number().optional().meta({ description: 'Where it is another than 440 Hz.' }),
  }),
  constraints: z.strictObject({
    handEndFret: fretNumber,
    handStartFret: fretNumber,
    maxFret: fretNumber,
    position: routeConstraints.shape.position,
    handWindowSource: routeConstraints.shape.handWindowSource,
  }),
  tuning: tuningId,
  ...instrumentField,
  count: z.int(),
  positions: z.array(position).meta({ description: 'Best first.' }),
  examples: exampleUrls,
}))

export type PositionsDocument = Answer<typeof positionsDocument>
