/** Document shape of a ProjectState, in the contract's key order. */

import * as z from 'zod'
import { PIANO_PRESET_IDS } from '#engine/instrument/piano'
import type { Overlay } from '#engine/project/overlay'
import { LAYERS } from '#engine/theory/layer'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber, tuningString } from './pitch'
import { tabNote, timeSignature } from './tab'
import { apiVersion, midiNumber, noteNameText, noteText } from './theory'

export const measure = lazyObject(() => ({
  id: z.string(),
  notes: z.array(tabNote),
  tempo: z.number(),
  timeSignature,
}))

export const tabProject = lazyObject(() => ({
  capo: z.int().min(0).max(24),
  createdAt: z
    .string()
    .meta({ description: 'ISO 8601; compiled projects carry the date of their document kind.' }),
  id: z.string(),
  instrument: z
    .string()
    .optional()
    .meta({ description: 'Id of /api/instruments; left out for the guitar.' }),
  measures: z.array(measure),
  title: z.string(),
  tuning: z.array(tuningString),
  updatedAt: z.string(),
}))

/** A semantic teaching overlay; the project keeps any JSON object that a teacher puts there. */
export const overlay: z.ZodType<Overlay, Overlay> = z.record(z.string(), z.json())

export const projectState = lazyObject(() => ({
  app: z.literal('pitch-map'),
  version: apiVersion,
  selectedPitch: z.strictObject({
    frequencyHz: z.number(),
    midi: midiNumber,
    note: noteText,
    noteName: noteNameText,
    octave: z.int(),
    pitchClass: noteNameText,
    source: z.union([
      z.strictObject({ instrument: z.literal('guitar'), string: stringNumber, fret: fretNumber }),
      z.strictObject({ instrument: z.literal('piano') }),
    ]),
  }),
  theory: z.strictObject({
    chord: z.string(),
    chordRoot: z.string().optional(),
    layer: z.enum(LAYERS),
    root: noteNameText,
    scale: z.string(),
  }),
  mapping: z.strictObject({ mode: z.string(), pianoPreset: z.enum(PIANO_PRESET_IDS) }),
  transport: z.strictObject({ cursorBeat: z.number(), outputLevel: z.number() }),
  tabProject,
  overlays: z.array(overlay).optional(),
}))
