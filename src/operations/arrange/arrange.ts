/** POST /api/arrange: a piece as a guitar or another fretted instrument can play it. */
import { arrange } from '#engine/arrange/arrange'
import { ROLES } from '#engine/arrange/arrangement'
import { rolesOf } from '#engine/arrange/roles'
import { drawLine } from '../pictures/picture-parts'
import { readMaxFret } from '../reading/neck-checks'
import { requestErrorOf } from '../reading/read-request'
import { defineOperation } from '../registry/operation'
import { writeArrangement } from './arrange.markdown'
import { ARRANGEMENT_VERSION, describeArrangement } from './arrange-document'
import { arrangeRequest } from './arrange-request'
import { arrangeDocument } from './arrange-schema'
import { readScore } from './read-score'
import { readSettings } from './read-settings'
import { scoreTextFields, scoreTextRequest } from './score-text'

export const arrangePiece = defineOperation({
  id: 'arrangePiece',
  http: { method: 'POST', path: '/api/arrange' },
  summary: 'A piano piece, several voices or a melody with chords, made playable on a fretted neck',
  description:
    'Takes a score as notes (a piano piece, melody with bass, several voices) or a melody with chord symbols, and answers a fingered tab that one player can play: melody kept first, then the bass, then the harmony. What no hand holds is moved by octaves or dropped, and every change is named by bar. It tries octaves, and where auto is asked other keys, capos and tunings, and offers the best three with what each keeps. To finger notes exactly as they are, and be told what cannot be played, use POST /api/route.',
  request: arrangeRequest,
  document: arrangeDocument,
  apiVersion: ARRANGEMENT_VERSION,
  errors: [],
  weight: 12,
  examples: [
    {
      title: 'Two hands of a piano: the opening of a minuet',
      request: {
        notes: [
          { note: 'D5', startBeat: 0, durationBeats: 1, voice: 'right' },
          { note: 'G4', startBeat: 1, durationBeats: 0.5, voice: 'right' },
          { note: 'A4', startBeat: 1.5, durationBeats: 0.5, voice: 'right' },
          { note: 'B4', startBeat: 2, durationBeats: 0.5, voice: 'right' },
          { note: 'C5', startBeat: 2.5, durationBeats: 0.5, voice: 'right' },
          { note: 'D5', startBeat: 3, durationBeats: 1, voice: 'right' },
          { note: 'G4', startBeat: 4, durationBeats: 1, voice: 'right' },
          { note: 'G4', startBeat: 5, durationBeats: 1, voice: 'right' },
          { note: 'G3', startBeat: 0, durationBeats: 2, voice: 'left' },
          { note: 'B3', startBeat: 0, durationBeats: 2, voice: 'left' },
          { note: 'D4', startBeat: 0, durationBeats: 2, voice: 'left' },
          { note: 'A3', startBeat: 2, durationBeats: 1, voice: 'left' },
          { note: 'B3', startBeat: 3, durationBeats: 3, voice: 'left' },
        ],
        root: 'G',
        timeSignature: [3, 4],
        title: 'Minuet in G',
      },
    },
    {
      title: 'A melody with chords, easy to play, with the capo where it suits',
      request: {
        melody: [
          { note: 'E4', durationBeats: 1 },
          { note: 'E4', durationBeats: 1 },
          { note: 'F4', durationBeats: 1 },
          { note: 'G4', durationBeats: 1 },
          { note: 'G4', durationBeats: 1 },
          { note: 'F4', durationBeats: 1 },
          { note: 'E4', durationBeats: 1 },
          { note: 'D4', durationBeats: 1 },
        ],
        chords: [
          { symbol: 'C', durationBeats: 4 },
          { symbol: 'G7', durationBeats: 4 },
        ],
        difficulty: 'easy',
        capo: 'auto',
        title: 'Ode to Joy',
      },
    },
  ],
  lean: 'objective routes{cost notes{string fret note onset} onsets{startBeat} fingering{suggestedPath positionShiftCount warnings}} arrangement proposals{transpose tuning capo kept used} bars arrangementProof',
  markdown: writeArrangement,
  pictures: (document, urls) => drawLine(document, document.input, document, urls),
  tool: {
    name: 'arrange_piece',
    title: 'Arrange for guitar',
    description:
      'Make a piano piece, a two-voice piece or a melody with chord symbols playable on guitar. Use it for "arrange this for guitar" or "which capo suits this piece?". Give notes, NOTE@start:beats with + between notes that start together, or melody in that form and chords: C:4,G7:4. For one line use plan_route.',
    fields: [
      'keep',
      'difficulty',
      'transpose',
      'capo',
      'tuning',
      'instrument',
      'root',
      'scale',
      'tempo',
      'timeSignature',
      'title',
    ],
    own: { schema: scoreTextFields, toRequest: scoreTextRequest },
    examples: [
      {
        title: 'A melody with chords',
        arguments: { melody: 'E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1', chords: 'C:4,G7:4' },
      },
      {
        title: 'Two voices, melody and bass only',
        arguments: { notes: 'C3@0:4,G4@0:1,A4@1:1,G4@2:1,E4@3:1', keep: 'melody,bass' },
      },
    ],
  },
  command: { name: 'arrange', wordsKind: 'file', usage: '<score.json>' },
  run(query, { baseUrl }) {
    const settings = readSettings(query)
    const { neck } = settings[0]!
    const maxFret = readMaxFret(query.maxFret, neck)
    const score = readScore(query, Math.min(...neck.strings.map(({ midi }) => midi)))
    const roles = rolesOf(score)
    if (!roles.some((role) => query.keep.includes(role))) {
      const has = ROLES.filter((role) => roles.includes(role))
      const message = `keep: the score has no ${query.keep.join(' and no ')}; it has ${has.join(', ')}`
      throw requestErrorOf('invalid-parameter', [{ path: 'keep', message, allowed: has }])
    }
    const { keep, difficulty: ease } = query
    const trials = arrange({ score, roles, settings, keep, ease, maxFret })
    return describeArrangement(query, score, roles, trials, baseUrl)
  },
})
