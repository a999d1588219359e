/** Request and document of a pitch on piano, neck and in its key. */

import * as z from 'zod'
import { a4Parameter, pitchFields } from '../reading/pitch-request'
import { theoryFields } from '../reading/theory-request'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { instrumentField, tuningId } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { maxFretParameter, pianoParameter } from '../schemas/parameters'
import { fretMark, selectedPitch, tuningString } from '../schemas/pitch'
import {
  apiVersion,
  chordReference,
  exampleUrls,
  intervalLabel,
  layer,
  membership,
  midiNumber,
  noteNameText,
  noteText,
  scaleReference,
} from '../schemas/theory'

const pianoKey = lazyObject(() => ({
  keyNumber: z.int().min(1).meta({ description: '1 = lowest key of the preset.' }),
  midi: midiNumber,
  note: noteText,
  color: z.enum(['white', 'black']),
}))

export const mapDocument = lazyObject(() => ({
  apiVersion,
  selected: selectedPitch,
  piano: z.strictObject({
    preset: z.string(),
    keyCount: z.int(),
    range: z.strictObject({ lowMidi: midiNumber, highMidi: midiNumber }),
    exactKey: pianoKey.nullable(),
    exactKeyReason: z.string().optional().meta({ description: 'Why there is no exact key.' }),
    sameNameKeys: z.array(pianoKey),
  }),
  fretboard: z.strictObject({
    tuning: tuningId,
    ...instrumentField,
    strings: z.array(tuningString),
    maxFret: z.int(),
    range: z.strictObject({ lowMidi: midiNumber, highMidi: midiNumber }),
    exactPositions: z.array(fretMark),
    exactPositionsReason: z
      .string()
      .optional()
      .meta({ description: 'Why there is no exact place.' }),
    sameNamePositions: z.array(
      fretMark.extend({
        octaveDistance: z.int().meta({ description: 'Octaves from the exact pitch.' }),
      }),
    ),
    scaleLengthMm: z.number().optional(),
  }),
  theory: z.strictObject({
    root: noteNameText,
    layer,
    scale: scaleReference,
    chord: chordReference,
    interval: intervalLabel,
    intervalName: z.string(),
    intervalSymbol: z.string(),
    semitonesAboveRoot: z.int().min(0).max(11),
    asInKey: z
      .strictObject({
        pitchClass: noteNameText,
        interval: intervalLabel,
        intervalName: z.string(),
        intervalSymbol: z.string(),
      })
      .optional()
      .meta({
        description:
          'The tone as scale or chord spell it, where the note was written otherwise: E# for F in F#.',
      }),
    ...membership,
  }),
  examples: exampleUrls,
}))

export const mapRequest = lazyRequest(() => ({
  ...pitchFields,
  // From the lowest MIDI pitch to the highest, to the nearest.
  a4: a4Parameter,
  frequencyHz: z.number().min(8).max(12911).optional().meta({
    description:
      'Frequency; answered with the nearest pitch and the cents between. Not beside note or midi.',
  }),
  ...theoryFields,
  piano: pianoParameter.default('49-key'),
  maxFret: maxFretParameter.optional(),
  scaleLengthMm: z
    .number()
    .min(300)
    .max(1000)
    .optional()
    .meta({
      description: 'Nut to bridge; each place then tells how far its fret lies from the nut.',
      examples: [648],
    }),
  ...neckFields,
}))

export type PitchMapDocument = Answer<typeof mapDocument>
