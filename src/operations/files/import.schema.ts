/** Request and document of an import. */
import * as z from 'zod'
import { scoreUrl } from '../pictures/score-url'
import type { Answer } from '../registry/operation'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { optionalNeckFields } from '../schemas/neck-parameters'
import { projectState } from '../schemas/project'
import { weightsFields } from '../schemas/route'
import { weightsDescription, weightsParameter } from '../schemas/route-parameters'
import { asciiTab } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'
import { fileParameter } from './file-bytes'
import { fileLink } from './file-links'

export const KEEPS = ['fingers', 'strings', 'none'] as const

export const importRequest = lazyRequest(() => ({
  file: fileParameter,
  track: z.int().min(1).max(64).optional().meta({
    description: 'Number of the track as tracks lists it. Default: the first with strings.',
  }),
  refinger: z.boolean().default(false).meta({
    description: 'Plans the track anew: same pitches and rhythm, other strings, frets and fingers.',
  }),
  keep: z.enum(KEEPS).default('none').meta({
    description:
      'With refinger. fingers: notes with a finger stay where they are; strings: every note stays on its string; none: all is planned.',
  }),
  style: weightsParameter.optional().meta({
    description: weightsDescription(
      'melody for a tune with words, else as /api/route chooses; weights and weightsReason tell it',
    ),
  }),
  ...optionalNeckFields,
}))

export type ImportRequest = z.output<typeof importRequest>

const track = lazyObject(() => ({
  track: z.int().min(1),
  name: z.string(),
  instrument: z
    .string()
    .nullable()
    .meta({ description: 'Id of /api/instruments; null without strings.' }),
  tuning: z.string().nullable(),
  capo: z.int().nullable(),
  isPercussion: z.boolean(),
  noteCount: z.int().meta({ description: 'Ties joined, grace notes not counted.' }),
}))

export const reportEntry = lazyObject(() => ({
  kind: z.enum(['kept', 'changed', 'left-out']),
  message: z.string(),
  count: z.int(),
  track: z.string().optional(),
  bars: z
    .array(z.int())
    .meta({ description: 'The first bars it is about, from 1; empty for all.' }),
}))

const fingering = lazyObject(() => ({
  ...weightsFields(),
  keep: z.enum(KEEPS),
  noteCount: z.int(),
  movedCount: z.int().meta({ description: 'Notes that lie elsewhere than in the file.' }),
  leftOutCount: z.int(),
  costBefore: z.number().nullable().meta({
    description: 'Of the places in the file; null where there are none, or no hand can play them.',
  }),
  costAfter: z.number().meta({ description: 'By the same weights; lower is better.' }),
}))

export const importDocument = lazyObject(() => ({
  apiVersion,
  format: z.strictObject({ id: z.string(), name: z.string() }),
  title: z.string(),
  artist: z.string(),
  measureCount: z.int().meta({ description: 'Repeats played out.' }),
  tracks: z.array(track),
  report: z.array(reportEntry).meta({ description: 'What was kept, changed and left out.' }),
  track: z
    .int()
    .nullable()
    .meta({ description: 'The track in project; null where none can be one.' }),
  fingering: fingering
    .nullable()
    .meta({ description: 'How it was planned; null where the file’s own places are kept.' }),
  noteCount: z.int().meta({ description: 'Notes in the project.' }),
  asciiTab: asciiTab.nullable().meta({
    description: 'The first bars of the project; a tied note is not drawn again.',
  }),
  shownMeasureCount: z.int().meta({ description: 'Bars of the project in asciiTab.' }),
  project: projectState.nullable(),
  appUrl: z.string().nullable().meta({ description: 'null where it is too long to share.' }),
  compactUrl: z
    .string()
    .nullable()
    .meta({ description: 'null where it is too long to share: use project.' }),
  files: z.array(fileLink).meta({ description: 'Empty without compactUrl.' }),
  scoreUrl,
  advice: z.array(z.string()),
  ...neckDocumentFields,
}))

export type ImportedDocument = Answer<typeof importDocument>
