/** Request and document of a check: what was wrong, where, and a version that is right. */
import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { MAX_START_BEAT } from '#engine/tab/tab-event'
import { capoSymbolFields } from '../chords/capo-symbols'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { keyParameter, symbolParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { optionalNeckFields } from '../schemas/neck-parameters'
import {
  asciiTab,
  renderRequest,
  tabNote,
  techniqueParameter,
  tempo,
  timeSignature,
} from '../schemas/tab'
import { apiVersion, intervalLabel, midiNumber, noteNameText, noteText } from '../schemas/theory'

/** Some twenty-five staves of a hundred columns: a whole song, and a few milliseconds of work. */
export const MAX_TAB_CHARACTERS = 16_384
/** Lines of a song with its words; thousands of one-line staves would take long to read. */
export const MAX_TAB_LINES = 600
/** Notes judged in one request; more are refused as events, and counted as a remainder of a tab. */
export const MAX_CHECKED_NOTES = 512
export const DEFAULT_DURATION_BEATS = 1

const event = lazyRequest(() => ({
  id: z.string().min(1).max(128).optional().meta({ description: 'Default: event-<index>.' }),
  string: z.int().min(0).max(99).meta({
    description:
      '1 = first course, on a guitar the highest; one that the neck does not have is reported.',
  }),
  fret: z.int().min(0).max(99).meta({ description: '0 = open; beyond the neck is reported.' }),
  midi: z.int().min(0).max(127).optional().meta({ description: 'Pitch claimed, to be checked.' }),
  startBeat: z.number().min(0).max(MAX_START_BEAT),
  durationBeats: z.number().positive().max(1024).optional().meta({
    default: DEFAULT_DURATION_BEATS,
    description:
      'Default 1. A note that lasts beyond the start of others is to be held with them; one of which no length is given is not.',
  }),
  technique: techniqueParameter.optional(),
}))

export const checkRequest = lazyRequest(() => ({
  tab: z
    .string()
    .max(MAX_TAB_CHARACTERS)
    .optional()
    .meta({
      description: `ASCII tab, staves of one line a string, at most ${MAX_TAB_LINES} lines.`,
    }),
  frets: z
    .string()
    .max(MAX_NAME_LENGTH)
    .optional()
    .meta({
      description: 'A grip, the last string (low E) first, typos allowed: x32010.',
      examples: ['x32010'],
    }),
  events: z
    .array(event)
    .min(1)
    .max(MAX_CHECKED_NOTES)
    .optional()
    .meta({ description: 'Tab events, midi optional; give one of tab, frets, events.' }),
  symbol: symbolParameter
    .optional()
    .meta({ description: 'With frets: the chord that the grip is said to be.', examples: ['C'] }),
  key: keyParameter(
    'Key that spells the notes and tells those outside it; guessed when left out',
  ).optional(),
  tempo: tempo.default(90),
  timeSignature: timeSignature.default([4, 4]),
  columnsPerBeat: z
    .int()
    .min(1)
    .max(48)
    .optional()
    .meta({ description: 'With tab: characters a beat; worked out from the bars if left out.' }),
  ...optionalNeckFields,
}))

export type CheckRequest = z.output<typeof checkRequest>

const severity = z.enum(['error', 'caution', 'note'])

const eventMistake = lazyObject(() => ({ code: z.string(), severity, message: z.string() }))

const checkedNote = lazyObject(() => ({
  id: z.string(),
  string: z.int(),
  fret: z.int(),
  midi: midiNumber.nullable().meta({ description: 'What sounds there; null off the neck.' }),
  claimedMidi: z.int().optional().meta({ description: 'The midi that was posted.' }),
  note: noteText.nullable(),
  pitchClass: noteNameText.nullable(),
  interval: intervalLabel.nullable().meta({ description: 'Above the tonic of the key.' }),
  finger: z.enum(FINGERS).optional(),
  line: z.int().optional().meta({ description: 'In the text, from 1.' }),
  column: z.int().optional().meta({ description: 'In the text, from 1.' }),
}))

const checkedEvent = lazyObject(() => ({
  index: z.int().min(0),
  startBeat: z.number().meta({ description: 'From the start of the piece.' }),
  bar: z.int().min(1),
  notes: z.array(checkedNote),
  frets: z.string().nullable().meta({ description: 'As a grip: x32010.' }),
  chord: z
    .strictObject({
      symbol: z.string(),
      ...capoSymbolFields,
      name: z.string(),
      reason: z.string(),
      alternatives: z.array(z.string()),
    })
    .nullable()
    .meta({ description: 'Name of notes that start together; null for one pitch class.' }),
  playable: z.boolean(),
  handFret: z.int(),
  reachFrets: z.int(),
  reachMm: z.number(),
  fingerCount: z.int(),
  mistakes: z.array(eventMistake),
}))

const mistake = lazyObject(() => ({
  code: z.string(),
  severity,
  message: z.string(),
  line: z.int().nullable().meta({ description: 'In the text, from 1; null for posted events.' }),
  column: z.int().nullable(),
  event: z.int().nullable().meta({ description: 'Index into events.' }),
  path: z.string().nullable().meta({ description: 'Posted field: events[2].midi.' }),
}))

export const checkDocument = lazyObject(() => ({
  apiVersion,
  input: z.strictObject({
    kind: z.enum(['tab', 'frets', 'events']),
    key: z.string(),
    keyIsGuessed: z.boolean().meta({ description: 'No key was given; this one spells best.' }),
    tempo: z.number(),
    timeSignature: z.tuple([z.int(), z.int()]),
    columnsPerBeat: z.number().nullable().meta({ description: 'Grid of the tab text.' }),
    pickupBeats: z.number().positive().optional().meta({
      description: 'Beats of a short first bar of the tab; its notes lie at the end of bar 1.',
    }),
  }),
  ok: z.boolean().meta({ description: 'No mistake of severity error.' }),
  playable: z.boolean().meta({ description: 'Every event can be held.' }),
  summary: z.string(),
  warnings: z.array(z.string()).meta({ description: 'Notes outside the key, where it is given.' }),
  noteCount: z.int(),
  events: z.array(checkedEvent),
  mistakeCount: z.int().meta({ description: 'All of them; the list stops at a hundred.' }),
  mistakes: z.array(mistake),
  claim: z
    .strictObject({
      symbol: z.string(),
      ...capoSymbolFields,
      matches: z.boolean(),
      tones: z.array(noteNameText),
      nearestFrets: z.string().nullable().meta({
        description: 'Grip of that chord nearest to it, where it is not, or lacks its root.',
      }),
    })
    .nullable()
    .meta({ description: 'The chord that the grip was said to be.' }),
  corrected: z.strictObject({
    changed: z.boolean(),
    changes: z.array(z.string()),
    frets: z.string().nullable().meta({
      description:
        'A playable grip, of the chord claimed if one is; null without one, and for tab and events.',
    }),
    asciiTab: asciiTab.nullable().meta({ description: 'null when no note could be read.' }),
    events: z.array(tabNote),
    tabRenderRequest: renderRequest.nullable(),
  }),
  ...neckDocumentFields,
}))

export type CheckDocument = Answer<typeof checkDocument>
