/** POST /api/arrange: a piece as a guitar or another fretted instrument can play it. */
import { FORMAT_ERRORS, type FormatErrorCode } from '#formats/score/format-error'
import { FILE_LIMITS } from '#formats/score/limits'
import { bytesOfFile } from '../files/file-bytes'
import { TWO_BARS } from '../files/import'
import { loadFormats } from '../files/load-formats'
import { drawLine } from '../markdown/picture-parts'
import { defineOperation } from '../registry/operation'
import { getProjectState } from '../tab/project'
import { writeArrangement } from './arrange.markdown'
import { arrangeDocument, arrangeRequest } from './arrange.schema'
import { ARRANGEMENT_VERSION, describeArrangement } from './arrange-document'
import { isCarried } from './read-file'
import { scoreTextFields, scoreTextRequest } from './score-text'
import { tryPiece } from './try-piece'

export const arrangePiece = defineOperation({
  id: 'arrangePiece',
  http: {
    method: 'POST',
    path: '/api/arrange',
    bytesField: 'file',
    maxBodyBytes: FILE_LIMITS.maxBytes,
  },
  summary: 'A piano piece, several voices or a melody with chords, made playable on a fretted neck',
  description:
    'Takes a score as notes (a piano piece, melody with bass, several voices), a melody with chord symbols, or a file as POST /api/import takes it, and answers a fingered tab that one player can play: melody kept first, then the bass, then the harmony. What no hand holds is moved by octaves or dropped, and every change is named by bar. It tries octaves, and where auto is asked other keys, capos and tunings, and offers the best three with what each keeps. To finger notes exactly as they are, and be told what cannot be played, use POST /api/route.',
  request: arrangeRequest,
  document: arrangeDocument,
  apiVersion: ARRANGEMENT_VERSION,
  errors: [...(Object.keys(FORMAT_ERRORS) as FormatErrorCode[]), ...getProjectState.errors],
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
    {
      title: 'A file, here two bars of tab text, with the capo where it suits',
      request: { file: TWO_BARS, capo: 'auto' },
    },
  ],
  lean: 'objective routes{cost notes{string fret note onset} fingering{positionShiftCount warnings}} arrangement{transpose tuning capo kept difficulty} proposals{transpose tuning capo used} report{message} bars arrangementProof{everyNoteAccountedFor melodyKept}',
  markdown: writeArrangement,
  pictures: (document, urls) => drawLine(document, document.input, document.routes[0]!.notes, urls),
  tool: {
    name: 'arrange_piece',
    title: 'Arrange for one player',
    description:
      'Make a piano piece, two voices or a melody with chords playable on guitar or another neck. Use it for "arrange this for guitar". Give notes, melody and chords, or a file. For one line use plan_route.',
    fields: [
      'file',
      'zproject',
      'tracks',
      'fromBar',
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
    ],
    words: {
      file: 'As base64',
      zproject: 'Of a compactUrl',
      tracks: 'Of the file',
      fromBar: 'Bar of the file',
      keep: 'Parts wanted.',
      difficulty: 'easy: no barre, no stretch',
      transpose: 'Semitones, octave or auto',
      capo: 'Fret or auto',
      tuning: 'Id, pitches or auto',
    },
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
  command: {
    name: 'arrange',
    wordsKind: 'file',
    usage: '<file> [-o <file>]',
    about:
      'The file is a score as JSON or one of any format that convert reads; - is standard input. -o writes the whole arrangement, of any length, in the format that the name ends in.',
  },
  lane: 'files',
  prepare: async (query) => {
    if (!isCarried(query)) return
    const { sniffFormat } = await loadFormats()
    const { file } = query
    if (file === undefined) return
    await sniffFormat(bytesOfFile(file), FILE_LIMITS.maxBytes).load?.()
  },
  run(query, { baseUrl }) {
    const { piece, trials } = tryPiece(query)
    return describeArrangement(query, piece, trials, baseUrl)
  },
})
