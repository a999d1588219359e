/** GET /api/positions: every place of a pitch, ranked for the hand. */

import { parseFretPosition } from '#engine/instrument/fret-position-text'
import { rankPositions } from '#engine/plan/positions'
import { readPitchClass } from '#engine/theory/layer'
import { formatNoteName, formatPitch, frequencyHzOf, pitchClassOfMidi } from '#engine/theory/pitch'
import { shownPlacesOf } from '../markdown/picture-parts'
import { chordText } from '../reading/chord-request'
import { checkPlaceText } from '../reading/neck-checks'
import { readNeck } from '../reading/neck-request'
import { askedPitchOf } from '../reading/pitch-request'
import { limitsOf } from '../reading/route-request'
import { theoryOf } from '../reading/theory-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { describeInstrument, neckParametersOf } from '../schemas/neck-document'
import { writePositions } from './positions.markdown'
import { positionsDocument, positionsRequest } from './positions.schema'

const API_VERSION = '2026-11-23'

export const getPositions = defineOperation({
  id: 'getPositions',
  http: { method: 'GET', path: '/api/positions' },
  summary: 'Every place of a pitch on the neck, best for the hand first',
  description:
    'Ranks the places of an exact pitch (D4) or of a note name in every octave (D) by the cost model of the route planner: under a hand position or window, and on the way from a previous place. For a line of notes use /api/route; for what the pitch means in a key use /api/map.',
  request: positionsRequest,
  document: positionsDocument,
  apiVersion: API_VERSION,
  errors: ['unplayable-pitch', 'invalid-hand-window'],
  examples: [
    { title: 'D4 everywhere', request: { note: 'D4' } },
    {
      title: 'Any F# in fifth position, in D major',
      request: { note: 'F#', root: 'D', position: 'fifth' },
    },
    {
      title: 'E4 coming from the seventh fret of the third string',
      request: { midi: 64, previous: 'S3F7', maxFret: 15 },
    },
  ],
  lean: 'input{note root scale chord layer a4} count positions{string fret note interval cost fingering{handPositionFret suggestedPath}}',
  markdown: writePositions,
  pictures: ({ input, positions, ...document }, urls) =>
    positions.length === 0
      ? []
      : [
          urls.fretboard(
            shownPlacesOf(positions, { root: input.root, scale: input.scale }, document),
          ),
        ],
  command: { words: 'note', wordsKind: 'one', usage: '[note]' },
  run(query, { baseUrl }) {
    const asked = askedPitchOf(query)
    const theory = theoryOf(query)
    const anyOctave = asked.octaveAssumed
    const neck = readNeck(query)
    const previous = query.previous === undefined ? undefined : parseFretPosition(query.previous)!
    if (previous) checkPlaceText(previous, neck, 'previous')
    const { window, maxFret, positions } = rankPositions({
      neck,
      midi: asked.midi,
      name: asked.writtenName,
      anyOctave,
      theory,
      limits: limitsOf(query, neck),
      path: asked.givenAs === 'midi' ? 'midi' : 'note',
      previous,
    })
    const { name, pitchClass } = readPitchClass(
      theory,
      pitchClassOfMidi(asked.midi),
      asked.writtenName,
    )
    const note = formatPitch(name, asked.midi)
    const spelled = anyOctave ? pitchClass : note
    const key = {
      root: formatNoteName(theory.root),
      scale: theory.scale.id,
      chord: chordText(theory),
      layer: theory.layer,
    }
    const question = { ...key, ...neckParametersOf(neck) }
    const { a4 } = asked
    return {
      apiVersion: API_VERSION,
      input: {
        familyOnly: anyOctave,
        midi: asked.midi,
        note,
        pitchClass,
        ...key,
        previous: query.previous ?? null,
        ...(a4 !== undefined && { a4 }),
      },
      constraints: {
        handEndFret: window.endFret,
        handStartFret: window.startFret,
        maxFret,
        position: query.position,
        handWindowSource: window.source,
      },
      tuning: neck.tuning.id,
      ...describeInstrument(neck),
      count: positions.length,
      positions:
        a4 === undefined
          ? positions
          : positions.map((place) => ({
              ...place,
              frequencyHz: frequencyHzOf(place.midi, a4),
            })),
      examples: {
        map: `${baseUrl}/api/map${formatQuery({ note: spelled, ...question, a4 })}`,
        route: `${baseUrl}/api/route${formatQuery({ notes: [spelled], ...question })}`,
        ...(anyOctave
          ? { exact: `${baseUrl}/api/positions${formatQuery({ note, ...question, a4 })}` }
          : {
              anyOctave: `${baseUrl}/api/positions${formatQuery({ note: pitchClass, ...question, a4 })}`,
            }),
      },
    }
  },
})
