/** GET /api/scales: the catalogue. */

import * as z from 'zod'
import { intervalWordsOf } from '#engine/theory/interval'
import { SCALES, type Scale } from '#engine/theory/scale'
import { chordsSuitedBy, modesOf, symmetryOf, twinsOf } from '#engine/theory/scale-facts'
import { modeWordsOf } from '#engine/theory/scale-parent'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { type Answer, defineOperation } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { apiVersion } from '../schemas/theory'
import { writeScaleCatalogue } from './scales.markdown'

const API_VERSION = '2026-11-03'

const request = lazyRequest(() => ({
  family: z
    .enum(SCALE_FAMILIES)
    .optional()
    .meta({ description: 'Only scales of this family; all families when left out.' }),
}))

const scaleItem = lazyObject(() => ({
  id: z.string(),
  name: z.string(),
  aliases: z
    .array(z.string())
    .meta({ description: 'Other names accepted wherever a scale id is.' }),
  family: z.enum(SCALE_FAMILIES),
  size: z.int(),
  intervals: z.array(z.int()).meta({ description: 'Semitones above the root, ascending from 0.' }),
  degrees: z.array(z.string()).meta({ description: '1, b3, #4.' }),
  intervalNames: z.array(z.string()),
  intervalSymbols: z.array(z.string()).meta({ description: 'P1, m3, A4.' }),
  steps: z
    .array(z.int())
    .meta({ description: 'Semitones from each tone to the next, round the octave.' }),
  modeOf: z
    .strictObject({ scale: z.string(), degree: z.int() })
    .optional()
    .meta({ description: 'The scale of which this is a mode, and on which degree it starts.' }),
  parent: z
    .string()
    .optional()
    .meta({ description: 'The same in words: fifth mode of harmonic minor.' }),
  modes: z
    .array(z.strictObject({ scale: z.string(), degree: z.int() }))
    .meta({ description: 'Catalogue scales that the other degrees start.' }),
  brightness: z.int().meta({ description: 'Sum of the semitones; compare within one size.' }),
  pitchClassSetNumber: z.int().meta({ description: 'Sum of 2^semitones (Ring number).' }),
  forteNumber: z.string(),
  symmetry: z.strictObject({
    transpositions: z.array(z.int()),
    distinctTranspositions: z.int(),
    isPalindromic: z.boolean(),
  }),
  suitsChords: z
    .array(z.string())
    .meta({ description: 'Chord types whose tones it holds on its root.' }),
  sameTonesAs: z
    .array(z.string())
    .meta({ description: 'Ids with the same tones on the same root.' }),
}))

const document = lazyObject(() => ({
  apiVersion,
  count: z.int(),
  families: z.array(z.enum(SCALE_FAMILIES)),
  scales: z.array(scaleItem),
}))

function describeScaleItem(scale: Scale): z.input<typeof scaleItem> {
  return {
    id: scale.id,
    name: scale.name,
    aliases: [...scale.aliases],
    family: scale.family,
    size: scale.semitones.length,
    intervals: [...scale.semitones],
    degrees: [...scale.degreeLabels],
    intervalNames: scale.degrees.map(intervalWordsOf),
    intervalSymbols: [...scale.intervalNames],
    steps: scale.semitones.map(
      (semitones, index) => (scale.semitones[index + 1] ?? 12) - semitones,
    ),
    ...(scale.modeOf && { modeOf: { ...scale.modeOf } }),
    ...(scale.modeOf && { parent: modeWordsOf(scale)! }),
    modes: modesOf(scale).map((mode) => ({ scale: mode.scale.id, degree: mode.degree })),
    brightness: scale.brightness,
    pitchClassSetNumber: scale.pitchClassSet,
    forteNumber: scale.forte,
    symmetry: { ...symmetryOf(scale), transpositions: [...symmetryOf(scale).transpositions] },
    suitsChords: chordsSuitedBy(scale).map((chord) => chord.id),
    sameTonesAs: twinsOf(scale).map((twin) => twin.id),
  }
}

type Catalogue = z.input<typeof document>
const catalogues = new Map<Catalogue['families'][number] | undefined, Catalogue>()

/** The catalogue of a family, or of all; each is written once. */
function catalogueOf(family: Catalogue['families'][number] | undefined): Catalogue {
  const known = catalogues.get(family)
  if (known) return known
  const scales = SCALES.filter((scale) => family === undefined || scale.family === family)
  const catalogue: Catalogue = {
    apiVersion: API_VERSION,
    count: scales.length,
    families: [...SCALE_FAMILIES],
    scales: scales.map(describeScaleItem),
  }
  catalogues.set(family, catalogue)
  return catalogue
}

export type ScalesDocument = Answer<typeof document>

export const listScales = defineOperation({
  id: 'listScales',
  http: { method: 'GET', path: '/api/scales' },
  summary: 'The scale catalogue, grouped by family',
  description:
    'Lists every scale with its degrees, intervals, modes, symmetry and the chords it suits. For the notes of a scale on a root use /api/scale-map; to find scales from notes use /api/scales/containing.',
  request,
  document,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'All scales', request: {} },
    { title: 'The modes', request: { family: 'modal' } },
    { title: 'Blues scales', request: { family: 'blues' } },
  ],
  lean: 'count families scales{id name family degrees}',
  markdown: writeScaleCatalogue,
  run: ({ family }) => catalogueOf(family),
})
