/** Document shape of an import. */
import * as z from 'zod'
import { scoreUrl } from '../pictures/score-url'
import { lazyObject } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { projectState } from '../schemas/project'
import { asciiTab } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'
import { fileLink } from './file-links'
import { KEEPS } from './import-request'

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
  model: z
    .enum(['line', 'hand'])
    .meta({ description: 'The planner of single lines, or of notes that sound together.' }),
  keep: z.enum(KEEPS),
  noteCount: z.int(),
  movedCount: z.int().meta({ description: 'Notes that lie elsewhere than in the file.' }),
  leftOutCount: z.int(),
  costBefore: z.number().nullable().meta({
    description: 'Of the places in the file; null where there are none, or no hand can play them.',
  }),
  costAfter: z.number().meta({ description: 'By the same model; lower is better.' }),
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
  asciiTab: asciiTab.nullable().meta({ description: 'The first bars of the project.' }),
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
