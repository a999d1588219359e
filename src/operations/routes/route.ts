/** GET and POST /api/route: where on the neck, and with which fingers, a line is played. */

import type * as z from 'zod'
import { writtenVoicesOf } from '#engine/arrange/parts'
import type { ChordRequestNote } from '#engine/chord-route/chord-route'
import { planChordRoutes } from '#engine/chord-route/plan-chord-routes'
import type { Neck } from '#engine/instrument/neck'
import type { RouteRequestNote } from '#engine/route/route'
import { DEFAULT_TEMPO, DEFAULT_TIME_SIGNATURE } from '#engine/tab/measure'
import { withNames } from '#engine/theory/names-in-theory'
import { drawLine } from '../pictures/picture-parts'
import { NECK_FIELDS, readNeck } from '../reading/neck-request'
import { theoryOf } from '../reading/theory-request'
import { type Answer, defineOperation } from '../registry/operation'
import { writeRoute } from './lines.markdown'
import { MELODY_TOOL } from './melody-tool'
import { musicOfList } from './note-list'
import { musicOf } from './posted-notes'
import { answerRoute, type RouteSetting, routeDocument, routeDocumentOf } from './route-document'
import { getRequest, postRequest, type sharedRequest } from './route-fields'
import type { anyStyleParameter } from './route-parameters'
import { ROUTE_VERSION } from './route-plan-document'
import {
  askedShapeOf,
  checkRouteEnd,
  handStyleOf,
  limitsOf,
  refuseLineHints,
  refuseShape,
} from './route-request'

const ERRORS = ['unplayable-pitch', 'unplayable-style', 'invalid-hand-window'] as const

type AnyStyle = z.output<typeof anyStyleParameter>

type RouteQuery = Omit<z.output<typeof sharedRequest>, 'style'> & {
  readonly style?: AnyStyle | undefined
}

/** What both ask of a planner. */
function questionOf<Note extends RouteRequestNote | ChordRequestNote>(
  query: RouteQuery,
  neck: Neck,
  notes: readonly Note[],
  writtenVoices?: RouteSetting['writtenVoices'],
) {
  checkRouteEnd(notes)
  const theory = theoryOf(query)
  return {
    neck,
    notes: withNames(notes, theory, writtenVoices),
    theory,
    limits: limitsOf(query, neck),
    isFirstNumber: !notes[0]!.name,
    hasFingers: query.fingers,
  }
}

/** The document of notes that sound together. */
function answerChords(
  query: RouteQuery,
  neck: Neck,
  notes: readonly ChordRequestNote[],
  times: Pick<RouteSetting, 'tempo' | 'timeSignature' | 'title' | 'voices' | 'writtenVoices'>,
  baseUrl: string,
): RouteDocument {
  refuseShape(query)
  refuseLineHints(query)
  const question = questionOf(query, neck, notes, times.writtenVoices)
  const plan = planChordRoutes({ ...question, style: handStyleOf(query.style) })
  return routeDocumentOf({ ...question, ...times }, plan, baseUrl)
}

export type RouteDocument = Answer<typeof routeDocument>

/** Of GET and POST alike. */
const LEAN =
  'objective input{root scale} routes{label cost notes{string fret note interval} fingering{suggestedPath positionShiftCount warnings} proof{allNotesMapped fingersInOrder notesOutsideHandWindow}} shapeContext{effect} singleNoteFallback{applies}'

export const getRoute = defineOperation({
  id: 'getRoute',
  http: { method: 'GET', path: '/api/route' },
  summary: 'The best way to finger a line of notes',
  description:
    'Plans where on the neck and with which fingers a line of notes is played: the best route of a hand-position model, then the best routes of other neck zones. Each route has fingers, hand shifts, warnings, its cost term by term, a proof recomputed from the tuning, and structured tab. Notes with + between them start together, and each route then tells its barres and fingers chord by chord. For one note ask /api/positions; for a melody with its own rhythm post it.',
  request: getRequest,
  document: routeDocument,
  apiVersion: ROUTE_VERSION,
  hasFiles: true,
  errors: [...ERRORS, 'unplayable-chord'],
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
  weight: 4,
  lean: LEAN,
  markdown: writeRoute,
  pictures: (document, urls) => drawLine(document, document.input, document.routes[0]!.notes, urls),
  tool: {
    name: 'plan_route',
    title: 'Plan a fingering route',
    description:
      'Plan where on the neck, and with which fingers, a line of notes or chords of one length is played. Use it for "play C3 D3 E3 F3 in first position". A name without octave leaves that to the planner; position is soft, maxFret hard. For chords give C3+E3+G3,D4. For rhythm use plan_melody; for grips of a chord name find_voicings.',
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
      'style',
      'start',
      'near',
      'durationBeats',
      ...NECK_FIELDS,
    ],
    words: {
      notes: 'With commas, + within a chord',
      style: 'Of chords lead or acoustic',
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
    const music = musicOfList(query.notes, neck, query, { asChords: query.style === 'acoustic' })
    const times = { tempo: DEFAULT_TEMPO, timeSignature: DEFAULT_TIME_SIGNATURE }
    if ('chords' in music) return answerChords(query, neck, music.chords, times, baseUrl)
    const question = { ...questionOf(query, neck, music.line), shape: askedShapeOf(query, neck) }
    return answerRoute({ ...question, ...times, hasRhythm: false }, baseUrl)
  },
})

export const planMelody = defineOperation({
  id: 'planMelody',
  http: { method: 'POST', path: '/api/route' },
  summary: 'The best way to finger a melody, chords or several voices with their rhythm',
  description:
    'Plans a melody as GET /api/route does, with a start and a duration for every note and, where wanted, a string, fret or finger that a note must keep to. Notes may sound together: chords, a melody over a bass that is held, several voices, on any neck; each route then tells its onsets, barres and held notes. What no hand can play is refused by name; to have a piece reduced or moved so that it can be played use /api/arrange. For grips of a chord symbol use /api/voicings.',
  request: postRequest,
  document: routeDocument,
  apiVersion: ROUTE_VERSION,
  hasFiles: true,
  errors: [...ERRORS, 'unplayable-chord'],
  weight: 12,
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
    const music = musicOf(body.notes, neck, { asChords: body.style === 'acoustic' })
    const { tempo, timeSignature, title } = body
    const voices = body.notes.map(({ voice }) => voice)
    const writtenVoices = writtenVoicesOf(voices)
    const times = { tempo, timeSignature, title, voices, writtenVoices }
    if ('line' in music) {
      const question = {
        ...questionOf(body, neck, music.line, writtenVoices),
        shape: askedShapeOf(body, neck),
      }
      return answerRoute({ ...question, ...times, hasRhythm: true }, baseUrl)
    }
    return answerChords(body, neck, music.chords, times, baseUrl)
  },
})
