/** GET /api/scales: the catalogue. */

import type * as z from 'zod'
import { intervalWordsOf } from '#engine/theory/interval'
import { SCALES, type Scale } from '#engine/theory/scale'
import { chordsSuitedBy, modesOf, symmetryOf, twinsOf } from '#engine/theory/scale-facts'
import { modeWordsOf } from '#engine/theory/scale-parent'
import { SCALE_FAMILIES } from '#engine/theory/scale-table'
import { defineOperation } from '../registry/operation'
import { writeScaleCatalogue } from './scales.markdown'
import { type scaleItem, scalesDocument, scalesRequest } from './scales.schema'

const API_VERSION = '2026-11-03'

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

type Catalogue = z.input<typeof scalesDocument>
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

export const listScales = defineOperation({
  id: 'listScales',
  http: { method: 'GET', path: '/api/scales' },
  summary: 'The scale catalogue, grouped by family',
  description:
    'Lists every scale with its degrees, intervals, modes, symmetry and the chords it suits. For the notes of a scale on a root use /api/scale-map; to find scales from notes use /api/scales/containing.',
  request: scalesRequest,
  document: scalesDocument,
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
