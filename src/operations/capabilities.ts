/** GET /api/capabilities: the agent-facing manifest, worked out from the list of operations. */

import * as z from 'zod'
import { lowStringFirst, MAX_FRET, STANDARD_NECK } from '#engine/instrument/neck'
import { PIANO_PRESETS } from '#engine/instrument/piano'
import { CHORD_IDS } from '#engine/theory/chord'
import { SCALES } from '#engine/theory/scale'
import { allowedValuesOf, describeField, requestFieldsOf } from './registry/field-kinds'
import { formatQuery } from './registry/format-query'
import { type AnyOperation, defineOperation } from './registry/operation'
import { lazyObject, lazyRequest } from './schemas/lazy-object'
import { tuningString } from './schemas/pitch'
import { apiVersion } from './schemas/theory'

const API_VERSION = '2026-11-08'

const parameter = lazyObject(() => ({
  name: z.string(),
  required: z.boolean(),
  accepts: z.string().meta({ description: 'In words: a whole number from 1 to 24.' }),
  allowed: z.array(z.string()).optional(),
  default: z.json().optional(),
  description: z.string().optional(),
}))

const route = lazyObject(() => ({
  operationId: z.string(),
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  summary: z.string(),
  description: z.string(),
  mediaType: z.string(),
  parameters: z.array(parameter),
  errors: z.array(z.string()),
  examples: z.array(
    z.strictObject({
      title: z.string(),
      url: z.string(),
      body: z.record(z.string(), z.json()).optional(),
    }),
  ),
}))

const document = lazyObject(() => ({
  apiVersion,
  name: z.string(),
  purpose: z.string(),
  conventions: z.array(z.string()),
  instrument: z.strictObject({
    tuning: z.string(),
    strings: z.array(tuningString),
    maxFret: z.int(),
  }),
  pianoPresets: z.array(z.string()),
  chordTypes: z.array(z.string()),
  scaleCount: z.int(),
  routes: z.array(route),
  links: z.record(z.string(), z.string()),
}))

function describeOperation(operation: AnyOperation, baseUrl: string): z.input<typeof route> {
  const { method, path } = operation.http
  return {
    operationId: operation.id,
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    mediaType: operation.mediaType ?? 'application/json',
    parameters: [...requestFieldsOf(operation.request).values()].map(
      ({ name, required, json }) => ({
        name,
        required,
        accepts: describeField(json),
        ...(allowedValuesOf(json) && { allowed: [...allowedValuesOf(json)!] }),
        ...(json.default !== undefined && { default: json.default as z.core.util.JSONType }),
        ...(json.description !== undefined && { description: json.description }),
      }),
    ),
    errors: [...operation.errors],
    examples: operation.examples.map((example) => ({
      title: example.title,
      url:
        method === 'GET' ? `${baseUrl}${path}${formatQuery(example.request)}` : `${baseUrl}${path}`,
      ...(method === 'POST' && { body: example.request }),
    })),
  }
}

/** The manifest of a list of operations, itself among them. */
export function capabilitiesOf(listOperations: () => readonly AnyOperation[]) {
  return defineOperation({
    id: 'getCapabilities',
    http: { method: 'GET', path: '/api/capabilities' },
    summary: 'What this service can do: every operation, parameter and example',
    description:
      'The manifest for agents: conventions, instrument, and each operation with its parameters, what they accept, their defaults, and ready URLs. The same as OpenAPI is at /openapi.json, in prose at /llms.txt.',
    request: lazyRequest(() => ({})),
    document,
    apiVersion: API_VERSION,
    errors: [],
    examples: [{ title: 'The manifest', request: {} }],
    lean: 'name purpose conventions routes{operationId method path summary} links',
    run: (_query, { baseUrl }) => ({
      apiVersion: API_VERSION,
      name: 'pitch-map',
      purpose:
        'Exact answers about pitches on piano and guitar: places, spelling, grips, scales, fingered routes, drills and tab.',
      conventions: [
        'String 1 is the highest (E4), string 6 the lowest (E2); fret 0 is the open string.',
        'instrument, tuning and capo choose another neck wherever strings or frets are named (/api/instruments lists them); strings are numbered from the first course, frets counted from the capo.',
        'C4 is MIDI 60, A4 is 440 Hz; names are ASCII (F##, Bbb) and a spelling you give is kept.',
        'Every GET is a function of its query; # is written %23 in a URL.',
        'Refusals are JSON with error, code, issues and didYouMean.',
        'format=md or Accept: text/markdown gives any answer as Markdown; pictures lists SVG URLs of it.',
        'names=german (H, B, Fis) or names=solfege (Si, Sib, Fa#) reads and writes the names of notes so; detail=lean answers with the essential fields.',
        'Fields called proof or verified are computed apart from the answer they vouch for.',
      ],
      instrument: {
        tuning: STANDARD_NECK.tuning.id,
        strings: lowStringFirst(STANDARD_NECK),
        maxFret: MAX_FRET,
      },
      pianoPresets: PIANO_PRESETS.map((preset) => preset.id),
      chordTypes: [...CHORD_IDS],
      scaleCount: SCALES.length,
      routes: listOperations().map((operation) => describeOperation(operation, baseUrl)),
      links: {
        openapi: `${baseUrl}/openapi.json`,
        reference: `${baseUrl}/docs`,
        text: `${baseUrl}/llms.txt`,
        fullText: `${baseUrl}/llms-full.txt`,
        skill: `${baseUrl}/skill.md`,
        mcp: `${baseUrl}/mcp`,
        workbench: `${baseUrl}/`,
      },
    }),
  })
}
