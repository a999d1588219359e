/** GET /api/chord-scale: which scales to play over a chord. */

import type * as z from 'zod'
import { adviseScales } from '#engine/harmony/advise-scales'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { formatNoteName, parseRoot } from '#engine/theory/pitch'
import { requestedChord } from '../reading/chord-request'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { describeFunction } from '../schemas/harmony'
import { describeNeck, neckParametersOfDocument } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { writeChordScale } from './chord-scale.markdown'
import { chordScaleDocument, chordScaleRequest } from './chord-scale.schema'
import { describeAdvice } from './scale-advice'
import { describeChord, describeScale } from './tones'

const API_VERSION = '2026-11-11'

function contextOf(query: z.output<typeof chordScaleRequest>): Key | undefined {
  if (query.contextRoot === undefined) {
    if (query.contextScale === undefined) return undefined
    throw requestErrorOf('missing-parameter', [
      {
        path: 'contextRoot',
        message: `contextScale=${query.contextScale} needs contextRoot, for example contextRoot=C`,
      },
    ])
  }
  return {
    root: acceptedRoot(query.contextRoot),
    scale: acceptedScale(query.contextScale ?? 'major'),
  }
}

export const getChordScaleAdvisor = defineOperation({
  id: 'getChordScaleAdvisor',
  http: { method: 'GET', path: '/api/chord-scale' },
  summary: 'Scales to play over a chord, alone or in a key',
  description:
    'Ranks the scales that hold a chord, with the score in parts, the tensions that are available and the notes to avoid, each with its reason, named by their function over the chord. With contextRoot it also says what the chord does in that key. For scales that hold loose notes use /api/scales/containing; for any chord symbol use /api/chord.',
  request: chordScaleRequest,
  document: chordScaleDocument,
  apiVersion: API_VERSION,
  errors: [],
  examples: [
    { title: 'What fits over G7', request: { root: 'G', chord: 'dominant7' } },
    {
      title: 'A7 in C major, the dominant of ii',
      request: { root: 'A', chord: 'dominant7', contextRoot: 'C', limit: 4 },
    },
    {
      title: 'A half-diminished chord in its key',
      request: { symbol: 'Bm7b5', contextRoot: 'A', contextScale: 'naturalMinor', limit: 3 },
    },
    {
      title: 'Fm7 in C minor',
      request: { root: 'F', chord: 'minor7', contextRoot: 'C', contextScale: 'naturalMinor' },
    },
  ],
  lean: 'chord{symbol} context{root scale{id} numeral role isDiatonic} candidates{id name score tones{pitchClass degree} avoidNotes{pitchClass reason} parent{words} function why}',
  markdown: writeChordScale,
  pictures: ({ chord, candidates, ...document }, urls) =>
    candidates
      .slice(0, 1)
      .map(({ id }) =>
        urls.fretboard({ root: chord.root, scale: id, ...neckParametersOfDocument(document) }),
      ),
  tool: {
    name: 'suggest_scales',
    title: 'Suggest scales over a chord',
    description:
      'Rank scales to improvise with over a chord, in a key if one is given. Use it for "what can I play over G7 in C minor?". By notes use find_scales; for grips find_voicings.',
    fields: ['symbol', 'root', 'chord', 'contextRoot', 'contextScale', 'limit', ...NECK_FIELDS],
    words: {
      chord: 'Symbol, or type on root',
      root: 'Root of the chord',
      symbol: 'Such as Bb7(b9), for root and chord',
    },
    defaults: { limit: 4 },
    examples: [
      {
        title: 'Over G7 in C minor',
        arguments: { symbol: 'G7', contextRoot: 'C', contextScale: 'naturalMinor' },
      },
      { title: 'Over C major seventh', arguments: { root: 'C', chord: 'major7', limit: 3 } },
    ],
  },
  run(query) {
    const neck = readNeck(query)
    const { root, chord } =
      query.symbol === undefined
        ? requestedChord({
            chord: ['chord', query.chord],
            root: ['root', query.root],
            defaultRoot: parseRoot('C')!,
          })
        : parseChordSymbol(query.symbol)!
    const key = contextOf(query)
    const advice = adviseScales({ root, chord, ...(key && { key }) }, query.limit)
    const found = advice.function
    return {
      apiVersion: API_VERSION,
      chord: { root: formatNoteName(root), ...describeChord(root, chord) },
      ...(key &&
        found && {
          context: {
            root: formatNoteName(key.root),
            scale: describeScale(key.root, key.scale),
            ...describeFunction(found),
            modeOnRoot: found.mode?.id ?? null,
          },
        }),
      candidates: describeAdvice(root, advice, neck),
      ...describeNeck(neck),
    }
  },
})
