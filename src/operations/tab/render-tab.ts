/** POST /api/tab: structured events → ASCII tab, a project, its links, and a proof of every event. */

import { midiAt } from '#engine/instrument/fretboard'
import { compileProjectState } from '#engine/project/project-state'
import { asciiGridOf } from '#engine/tab/ascii-grid'
import { isVerified, proveEvents } from '#engine/tab/event-proof'
import { unmarkedTechniques } from '#engine/tab/fret-signs'
import { renderAscii } from '#engine/tab/render-ascii'
import { describeClashes } from '#engine/tab/string-clashes'
import type { TabNote } from '#engine/tab/tab-event'
import { describeTechniqueFaults } from '#engine/tab/technique-faults'
import { C_MAJOR } from '#engine/theory/layer'
import { checkPlace } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { describeNeck } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { tabRenderBody } from '../schemas/tab'
import { placedNotesRequest, placedNotesSchema } from './placed-notes-request'
import { writeRenderedTab } from './render-tab.markdown'
import { renderedTabDocument } from './render-tab.schema'
import { projectLinksOf } from './tab-head'

const API_VERSION = '2026-11-06'

export const renderTab = defineOperation({
  id: 'renderTab',
  http: { method: 'POST', path: '/api/tab' },
  summary: 'Renders structured tab events and proves each of them',
  description:
    'Takes tab events (string, fret, start beat, duration, technique), derives ASCII tab, wraps them in a project with links that open it, and proves for each event that string and fret give its midi. Every tabRenderRequest in a route, drill or recipe is a ready body. To check tab that a person wrote, use /api/check.',
  request: tabRenderBody,
  document: renderedTabDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: ['tab-too-long'],
  lean: 'verified eventProof{string fret midi stringFretMatchesMidi playableTogether}',
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
      title: 'A hammer-on, a bend with vibrato and a harmonic',
      request: {
        events: [
          { string: 3, fret: 5, startBeat: 0, durationBeats: 1, technique: 'hammer-on' },
          { string: 3, fret: 7, startBeat: 1, durationBeats: 1 },
          { string: 2, fret: 8, startBeat: 2, durationBeats: 1, technique: 'bend+vibrato' },
          { string: 1, fret: 12, startBeat: 3, durationBeats: 1, technique: 'harmonic' },
        ],
      },
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
      'Draw ASCII tab from notes whose string and fret you know. Use it instead of typing tab yourself. To choose strings and frets use plan_route; to check tab use check_tab.',
    fields: ['title', 'tempo', 'timeSignature', ...NECK_FIELDS],
    own: { schema: placedNotesSchema, toRequest: placedNotesRequest },
    examples: [
      { title: 'A hammer-on', arguments: { positions: 'S3F5!hammer-on,S3F7', title: 'C to D' } },
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
      warnings: [
        ...describeClashes(project.tabProject.measures),
        ...describeTechniqueFaults(notes, timeSignature),
        ...unmarkedTechniques(notes).map(
          (name) => `${name} has no mark in text; the project and its files keep it.`,
        ),
      ],
      ...describeNeck(neck),
    }
  },
})
