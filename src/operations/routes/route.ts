/** GET and POST /api/route: where on the neck, and with which fingers, a line is played. */

import type * as z from 'zod'
import { writtenVoicesOf } from '#engine/arrange/parts'
import type { Neck } from '#engine/instrument/neck'
import { HINT_NAMES } from '#engine/plan/preferences'
import type { RouteRequestNote } from '#engine/plan/route'
import { DEFAULT_TEMPO, DEFAULT_TIME_SIGNATURE } from '#engine/tab/measure'
import { withNames } from '#engine/theory/names-in-theory'
import { drawLine } from '../markdown/picture-parts'
import { readNeck } from '../reading/neck-request'
import {
  askedShapeOf,
  askedWeightsOf,
  checkRouteEnd,
  limitsOf,
  refuseLineWords,
} from '../reading/route-request'
import { theoryOf } from '../reading/theory-request'
import { defineOperation } from '../registry/operation'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { MELODY_TOOL } from './melody-tool'
import { notesOfList } from './note-list'
import { notesOfPosted, soundTogether } from './posted-notes'
import { writeRoute } from './route.markdown'
import { getRequest, postRequest, routeDocument, type sharedRequest } from './route.schema'
import { answerRoute, type RouteSetting } from './route-document'
import { ROUTE_VERSION } from './route-plan-document'

const ERRORS = [
  'unplayable-pitch',
  'unplayable-chord',
  'unplayable-style',
  'invalid-hand-window',
] as const

/** What both ask of the planner. */
function questionOf(
  query: z.output<typeof sharedRequest>,
  neck: Neck,
  notes: readonly RouteRequestNote[],
  writtenVoices?: RouteSetting['writtenVoices'],
) {
  checkRouteEnd(notes)
  if (soundTogether(notes)) refuseLineWords(query)
  const theory = theoryOf(query)
  return {
    neck,
    notes: withNames(notes, theory, writtenVoices),
    theory,
    limits: limitsOf(query, neck),
    weights: askedWeightsOf(query),
    isStrict: Boolean(query.strict),
    shape: askedShapeOf(query, neck),
    isFirstNumber: !notes[0]!.name,
    hasFingers: query.fingers,
  }
}

/** Of GET and POST alike. */
const LEAN =
  'objective input{root scale} routes{label cost notes{string fret note interval} fingering{suggestedPath positionShiftCount warnings} proof{allNotesMapped notesOutsideHandWindow}} constraints{weights weightsReason} leftOut{reason} shapeContext{effect}'

export const getRoute = defineOperation({
  id: 'getRoute',
  http: { method: 'GET', path: '/api/route' },
  summary: 'The best way to finger a line of notes',
  description:
    'Plans where on the neck and with which fingers a line of notes is played: the best route of a hand-position model, then the best routes of other places of the hand. Each route has fingers, hand shifts, warnings, its cost term by term, a proof recomputed from the tuning, and structured tab. Notes with + between them start together, and each route then tells its barres and fingers chord by chord. For one note ask /api/positions; for a melody with its own rhythm post it.',
  request: getRequest,
  document: routeDocument,
  apiVersion: ROUTE_VERSION,
  hasFiles: true,
  errors: [...ERRORS],
  examples: [
    {
      title: 'C major in first position',
      request: { notes: ['C3', 'D3', 'E3', 'F3', 'G3', 'A3', 'B3', 'C4'], position: 'first' },
    },
    {
      title: 'A minor pentatonic lick around the fifth fret',
      request: {
        notes: ['A4', 'C5', 'A4', 'G4', 'E4'],
        root: 'A',
        scale: 'minorPentatonic',
        hand: '5-8',
        durationBeats: 0.5,
      },
    },
    {
      title: 'Names without octave: the planner chooses the octaves',
      request: { notes: ['F', 'A', 'C', 'E'], root: 'F', scale: 'lydian', limit: 2 },
    },
    {
      title: 'Over a held F barre chord',
      request: { notes: ['F3', 'A3', 'C4', 'D4'], root: 'F', shape: 'E-major-barre:1' },
    },
    {
      title: 'A G major scale with three notes on every string',
      request: {
        notes: ['G2', 'A2', 'B2', 'C3', 'D3', 'E3', 'F#3', 'G3', 'A3', 'B3', 'C4', 'D4'],
        root: 'G',
        style: 'three-per-string',
      },
    },
    {
      title: 'A phrase that begins at the seventh fret',
      request: { notes: ['E3', 'G3', 'A3', 'B3', 'D4', 'E4'], root: 'E', start: 'S5F7' },
    },
    {
      title: 'Three chords, then a note',
      request: { notes: ['C3+E3+G3+C4', 'A2+E3+A3+C4', 'F2+C3+A3+F4', 'G4'], limit: 2 },
    },
    { title: 'One note', request: { notes: ['64'], maxFret: 12 } },
  ],
  lean: LEAN,
  markdown: writeRoute,
  pictures: (document, urls) => drawLine(document, document.input, document.routes[0]!.notes, urls),
  tool: {
    name: 'plan_route',
    title: 'Plan a fingering route',
    description:
      'Plan where, and with which fingers, notes or chords of one length are played. Use it for "play C3 D3 E3 F3 in first position". Without octaves the planner chooses them; position is soft, maxFret hard. For rhythm use plan_melody; for grips of a chord name find_voicings.',
    fields: [
      'notes',
      'root',
      'scale',
      'position',
      'handStartFret',
      'handEndFret',
      'maxFret',
      'limit',
      'frets',
      ...HINT_NAMES,
      'durationBeats',
      'fingers',
      ...NECK_FIELDS,
    ],
    words: {
      notes: 'Such as C3,D3,E3; chords C3+E3+G3,D4',
      style: 'Weights, or how it lies',
      frets: 'Shape held first: x32010',
      start: 'First note: S5F7',
      near: 'Fret to stay near',
    },
    defaults: { limit: 2 },
    examples: [
      {
        title: 'A first-position line',
        arguments: { notes: 'C3,D3,E3,F3,G3', position: 'first' },
      },
      {
        title: 'A lick at the fifth fret',
        arguments: {
          notes: 'A4,C5,A4,G4,E4',
          root: 'A',
          scale: 'minorPentatonic',
          position: 'fifth',
        },
      },
      {
        title: 'Chords as their notes',
        arguments: { notes: 'C3+E3+G3+C4,A2+E3+A3+C4', style: 'acoustic' },
      },
    ],
  },
  command: { words: 'notes', wordsKind: 'many', usage: '<note> …' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const times = { tempo: DEFAULT_TEMPO, timeSignature: DEFAULT_TIME_SIGNATURE }
    const question = questionOf(query, neck, notesOfList(query.notes, query))
    return answerRoute({ ...question, ...times }, baseUrl)
  },
})

export const planMelody = defineOperation({
  id: 'planMelody',
  http: { method: 'POST', path: '/api/route' },
  summary: 'The best way to finger a melody, chords or several voices with their rhythm',
  description:
    'Plans a melody as GET /api/route does, with a start and a duration for every note and, where wanted, a string, fret or finger that a note must keep to. Notes may sound together: chords, a melody over a bass that is held, several voices, on any neck; each route then tells its onsets, barres and held notes. Notes that start together and that no hand can play are left out and named, or with strict refused; to have a piece reduced or moved so that it can be played use /api/arrange. For grips of a chord symbol use /api/voicings.',
  request: postRequest,
  document: routeDocument,
  apiVersion: ROUTE_VERSION,
  hasFiles: true,
  errors: [...ERRORS],
  examples: [
    {
      title: 'Four bars of three-four, one note kept on the third string',
      request: {
        notes: [
          { note: 'G3', durationBeats: 1.5 },
          { note: 'A3', durationBeats: 0.5 },
          { midi: 59, durationBeats: 1 },
          { note: 'D4', durationBeats: 2, string: 3 },
          { note: 'B3', startBeat: 6, durationBeats: 3 },
        ],
        root: 'G',
        tempo: 96,
        timeSignature: [3, 4],
        title: 'Three-four tune',
      },
    },
    {
      title: 'A melody over a bass that rings on: Greensleeves in two voices',
      request: {
        notes: [
          { note: 'A2', startBeat: 0, durationBeats: 3, voice: 'bass' },
          { note: 'C4', startBeat: 0, durationBeats: 2, voice: 'melody' },
          { note: 'D4', startBeat: 2, durationBeats: 1, voice: 'melody' },
          { note: 'A2', startBeat: 3, durationBeats: 3, voice: 'bass' },
          { note: 'E4', startBeat: 3, durationBeats: 1.5, voice: 'melody' },
          { note: 'F4', startBeat: 4.5, durationBeats: 0.5, voice: 'melody' },
          { note: 'E4', startBeat: 5, durationBeats: 1, voice: 'melody' },
        ],
        root: 'A',
        scale: 'naturalMinor',
        style: 'acoustic',
        timeSignature: [6, 4],
        title: 'Greensleeves, two voices',
      },
    },
    {
      title: 'Two chords, the F as a barre',
      request: {
        notes: [
          { note: 'C3', startBeat: 0, durationBeats: 2 },
          { note: 'E3', startBeat: 0, durationBeats: 2 },
          { note: 'G3', startBeat: 0, durationBeats: 2 },
          { note: 'C4', startBeat: 0, durationBeats: 2 },
          { note: 'F2', startBeat: 2, durationBeats: 2, finger: 'index', barre: true },
          { note: 'C3', startBeat: 2, durationBeats: 2 },
          { note: 'A3', startBeat: 2, durationBeats: 2 },
          { note: 'F4', startBeat: 2, durationBeats: 2 },
        ],
        limit: 2,
      },
    },
  ],
  lean: LEAN,
  markdown: writeRoute,
  pictures: (document, urls) => drawLine(document, document.input, document.routes[0]!.notes, urls),
  tool: MELODY_TOOL,
  command: { name: 'melody', wordsKind: 'file', usage: '<body.json>' },
  run(body, { baseUrl }) {
    const neck = readNeck(body)
    const { tempo, timeSignature, title } = body
    const voices = body.notes.map(({ voice }) => voice)
    const writtenVoices = writtenVoicesOf(voices)
    const question = questionOf(body, neck, notesOfPosted(body.notes, neck), writtenVoices)
    const times = { tempo, timeSignature, title, voices, writtenVoices }
    return answerRoute({ ...question, ...times }, baseUrl)
  },
})
