/** Request and document of GET /api/scales/containing. */

import * as z from 'zod'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { noteOrMidiParameter, rootParameter } from '../schemas/parameters'
import { scaleParent } from '../schemas/scale-parent'
import { apiVersion, noteNameText, pitchClassNumber, tone } from '../schemas/theory'

export const containingRequest = lazyRequest(() => ({
  notes: z
    .array(noteOrMidiParameter)
    .min(1)
    .max(64)
    .meta({
      description: 'Note names or MIDI numbers separated by commas; octaves do not matter.',
      examples: ['C,E,G,Bb', '60,63,66'],
    }),
  root: rootParameter('Only scales on this root').optional(),
  limit: z.int().min(1).max(48).default(24).meta({ description: 'Most matches returned.' }),
}))

export const match = lazyObject(() => ({
  root: noteNameText,
  id: z.string(),
  name: z.string(),
  family: z.enum(SCALE_FAMILIES),
  pitchClasses: z.array(tone),
  askedTones: z.array(z.strictObject({ pitchClass: noteNameText, degree: z.string() })).meta({
    description: 'The notes asked for, spelled in this scale, with their degrees.',
  }),
  missingTones: z
    .array(noteNameText)
    .meta({ description: 'Notes asked for that the scale lacks: always none.' }),
  extraTones: z
    .array(noteNameText)
    .meta({ description: 'Tones of the scale that were not asked for.' }),
  tightness: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Share of the scale that was asked for; 1 = nothing left over.' }),
  rootIsAsked: z.boolean(),
  sameTonesAs: z.array(z.string()).meta({ description: 'Ids with the same tones on this root.' }),
  parent: scaleParent.optional().meta({ description: 'Of which scale this is a mode.' }),
}))

export const containingDocument = lazyObject(() => ({
  apiVersion,
  notes: z.array(z.strictObject({ pitchClass: noteNameText, pitchClassNumber })),
  root: noteNameText.optional(),
  totalMatches: z.int(),
  matches: z.array(match),
  idsByRoot: z.array(z.strictObject({ root: noteNameText, ids: z.array(z.string()) })).meta({
    description: 'Every match, whatever the limit: scale ids by root, in the order of the matches.',
  }),
}))

export type ContainingDocument = Answer<typeof containingDocument>
