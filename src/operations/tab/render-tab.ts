/** POST /api/tab: structured events → ASCII tab, a project, its links, and a proof of every event. */

import * as z from 'zod'
import { midiAt } from '#engine/instrument/fretboard'
import { compileProjectState } from '#engine/project/project-state'
import { asciiGridOf } from '#engine/tab/ascii-grid'
import { isVerified, proveEvents } from '#engine/tab/event-proof'
import { renderAscii } from '#engine/tab/render-ascii'
import { describeClashes } from '#engine/tab/string-clashes'
import type { TabNote } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { describeNeck } from '../neck/neck-document'
import { checkPlace } from '../reading/neck-checks'
import { NECK_FIELDS, readNeck } from '../reading/neck-request'
import { type Answer, defineOperation } from '../registry/operation'
import { lazyObject } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { projectState } from '../schemas/project'
import { asciiTab, tabRenderBody } from '../schemas/tab'
import { apiVersion, midiNumber } from '../schemas/theory'
import { placedNotesRequest, placedNotesSchema } from './placed-notes-request'
import { projectLinksOf } from './project-links'
import { writeRenderedTab } from './tab.markdown'

const API_VERSION = '2026-11-06'

const document = lazyObject(() => ({
  apiVersion,
  asciiTab,
  asciiColumnsPerBeat: z.int().meta({
    description: 'Grid of asciiTab: 4, or finer where notes stand closer than a quarter beat.',
  }),
  asciiTabUrl: z.string().nullable().meta({ description: 'null when an event is not verified.' }),
  appUrl: z.string().nullable(),
  compactUrl: z.string().nullable(),
  project: projectState,
  eventProof: z.array(
    z.strictObject({
      id: z.string(),
      index: z.int(),
      string: stringNumber,
      fret: fretNumber,
      midi: midiNumber,
      expectedMidi: midiNumber.nullable().meta({ description: 'Open string + capo + fret.' }),
      stringFretMatchesMidi: z.boolean(),
      playableTogether: z.boolean().meta({
        description:
          'On its string no other event starts with it, cuts it off or is cut off by it.',
      }),
    }),
  ),
  verified: z.boolean().meta({ description: 'Every event’s string and fret give its midi.' }),
  warnings: z.array(z.string()).meta({
    description:
      'Where one string is asked for two notes at once: bar, beat, string and both notes. They are drawn one after the other.',
  }),
  ...neckDocumentFields,
}))

export type RenderedTabDocument = Answer<typeof document>

export const renderTab = defineOperation({
  id: 'renderTab',
  http: { method: 'POST', path: '/api/tab' },
  summary: 'Renders structured tab events and proves each of them',
  description:
    'Takes tab events (string, fret, start beat, duration), derives ASCII tab, wraps them in a project with links that open it, and proves for each event that string and fret give its midi. Every tabRenderRequest in a route, drill or recipe is a ready body. To check tab that a person wrote, use /api/check.',
  request: tabRenderBody,
  document,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['tab-too-long'],
  lean: 'verified eventProof{string fret midi stringFretMatchesMidi playableTogether}',
  weight: 8,
  examples: [
    {
      title: 'Two notes in 4/4',
      request: {
        events: [
          { string: 5, fret: 3, midi: 48, startBeat: 0, durationBeats: 1 },
          { string: 4, fret: 2, midi: 52, startBeat: 1, durationBeats: 1 },
        ],
        tempo: 96,
        title: 'C and E',
      },
    },
    {
      title: 'A midi that string and fret do not give is answered, and not verified',
      request: { events: [{ string: 1, fret: 0, midi: 65, startBeat: 0, durationBeats: 4 }] },
    },
    {
      title: 'Two notes that start on one string are warned of',
      request: {
        events: [
          { string: 5, fret: 3, startBeat: 0, durationBeats: 1 },
          { string: 5, fret: 7, startBeat: 0, durationBeats: 1 },
        ],
      },
    },
  ],
  markdown: writeRenderedTab,
  pictures: ({ compactUrl, project }, urls) =>
    compactUrl === null ? [] : urls.tabOf(compactUrl, project.tabProject.measures),
  tool: {
    name: 'render_tab',
    title: 'Render tab',
    description:
      'Draw ASCII tab from notes whose string and fret you know. Use it instead of typing tab yourself. The same start makes a chord. To choose strings and frets for note names use plan_route; to check tab use check_tab.',
    fields: ['title', 'tempo', ...NECK_FIELDS],
    own: { schema: placedNotesSchema, toRequest: placedNotesRequest },
    examples: [
      { title: 'Three notes', arguments: { positions: 'S5F3,S4F0,S4F2', title: 'C D E' } },
      {
        title: 'A power chord in eighths',
        arguments: { positions: 'S6F3@0:0.5,S5F5@0:0.5,S6F3@0.5:0.5,S5F5@0.5:0.5', tempo: 120 },
      },
    ],
  },
  command: { wordsKind: 'file', usage: '<body.json | S5F3,S4F0 | ->' },
  run({ events, tempo, timeSignature, title, ...query }, { baseUrl }) {
    const neck = readNeck(query)
    for (const [index, event] of events.entries()) checkPlace(event, neck, `events[${index}]`)
    const notes: TabNote[] = events.map((event, index) => ({
      id: event.id ?? `event-${index + 1}`,
      string: event.string,
      fret: event.fret,
      midi: event.midi ?? midiAt(event, neck),
      startBeat: event.startBeat,
      durationBeats: event.durationBeats,
      technique: event.technique,
      ...(event.voice !== undefined && { voice: event.voice }),
    }))
    const eventProof = proveEvents(notes, neck)
    const verified = isVerified(eventProof)
    const first = notes[0]!
    const project = compileProjectState({
      neck,
      date: API_VERSION,
      id: 'rendered-tab',
      title,
      theory: C_MAJOR,
      // The place played is certain even where the claimed midi is wrong.
      selected: {
        midi: midiAt(first, neck),
        position: { string: first.string, fret: first.fret },
      },
      notes,
      tempo,
      timeSignature,
    })
    const links = verified ? projectLinksOf(project, baseUrl) : undefined
    return {
      apiVersion: API_VERSION,
      asciiTab: renderAscii(project.tabProject.measures, neck),
      asciiColumnsPerBeat: asciiGridOf(project.tabProject.measures, neck),
      asciiTabUrl: links?.asciiTabUrl ?? null,
      appUrl: links?.appUrl ?? null,
      compactUrl: links?.compactUrl ?? null,
      project,
      eventProof,
      verified,
      warnings: [...describeClashes(project.tabProject.measures)],
      ...describeNeck(neck),
    }
  },
})
