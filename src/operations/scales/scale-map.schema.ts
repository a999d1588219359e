/** Request and document of GET /api/scale-map. */

import * as z from 'zod'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { pitchFields } from '../reading/pitch-request'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { scaleParameter, tonicParameter } from '../schemas/parameters'
import { fretNumber, selectedPitch, stringNumber } from '../schemas/pitch'
import { scaleParent } from '../schemas/scale-parent'
import { apiVersion, intervalLabel, noteNameText, noteText, tone } from '../schemas/theory'

export const scaleMapRequest = lazyRequest(() => ({
  root: tonicParameter('Root of the scale', 'root').default('C'),
  scale: scaleParameter.default('major'),
  ...pitchFields,
  ...neckFields,
}))

export const anchor = lazyObject(() => ({
  system: z.enum(['lowest', 'caged', 'position', 'notes-per-string']),
  name: z.string().meta({ description: 'open position, E form, 3 notes per string from 2.' }),
  startFret: fretNumber,
  endFret: fretNumber,
  strings: z
    .array(
      z.strictObject({
        string: stringNumber,
        frets: z.array(fretNumber),
        degrees: z.array(z.string()),
        notes: z.array(noteText),
      }),
    )
    .meta({ description: 'From the last string up; frets, degrees and notes go together.' }),
}))

export const scaleMapDocument = lazyObject(() => ({
  apiVersion,
  id: z.string(),
  name: z.string(),
  root: noteNameText,
  family: z.enum(SCALE_FAMILIES),
  pitchClasses: z.array(
    tone.extend({
      role: z.enum(['root', 'chord-tone', 'scale-tone']).meta({
        description: 'Place in the scale’s own triad or seventh chord, where it has one.',
      }),
    }),
  ),
  selected: selectedPitch
    .extend({
      inScale: z.boolean(),
      degree: z.string(),
      interval: intervalLabel,
      intervalName: z.string(),
    })
    .optional(),
  homeChord: z
    .string()
    .nullable()
    .meta({ description: 'Chord type whose tones are marked chord-tone.' }),
  suitsChords: z.array(z.string()),
  sameTonesAs: z.array(z.string()),
  parent: scaleParent.optional().meta({ description: 'Of which scale this is a mode.' }),
  guitarAnchors: z.array(anchor),
  ...neckDocumentFields,
}))

export type ScaleMapDocument = Answer<typeof scaleMapDocument>
