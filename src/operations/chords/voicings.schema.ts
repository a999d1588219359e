/** Request and document of GET /api/voicings. */

import * as z from 'zod'
import { CHORD_IDS } from '#engine/theory/chord'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { chordOrSymbolParameter, chordRootParameter } from '../schemas/parameters'
import { apiVersion, exampleUrls, noteNameText, tone } from '../schemas/theory'
import { voicing } from '../schemas/voicing'
import { capoSymbolFields, chordNamesField, chordNamesWarningsField } from './capo-symbols'
import { voicingFilters } from './voicing-filters'

export const voicingsRequest = lazyRequest(() => ({
  root: chordRootParameter('Root of the chord', 'C'),
  chord: chordOrSymbolParameter.default('major').meta({
    description: `Chord type on its root (${CHORD_IDS.join(', ')}), or a chord symbol such as Am7 or C/G, which brings its own root and bass.`,
  }),
  limit: z.int().min(1).max(24).default(12).meta({ description: 'Most voicings returned.' }),
  ...voicingFilters.shape,
  ...neckFields,
  ...chordNamesField,
}))

export const voicingsDocument = lazyObject(() => ({
  apiVersion,
  root: noteNameText,
  chord: z.string(),
  symbol: z.string(),
  ...capoSymbolFields,
  tones: z.array(tone),
  gripCount: z.int().meta({ description: 'Playable grips of the chord.' }),
  matchCount: z.int().meta({ description: 'Those that meet the filters, whatever the limit.' }),
  voicings: z.array(voicing),
  examples: exampleUrls,
  ...chordNamesWarningsField,
  ...neckDocumentFields,
}))

export type VoicingsDocument = Answer<typeof voicingsDocument>
