/** Document shapes of a check: what was wrong, where, and a version that is right. */
import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { capoSymbolFields } from '../chords/capo-symbols'
import { lazyObject } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { asciiTab, renderRequest, tabNote } from '../schemas/tab'
import { apiVersion, intervalLabel, midiNumber, noteNameText, noteText } from '../schemas/theory'

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
