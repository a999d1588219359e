/** GET /api/capo: the capos under which chords are easy. */
import { type CapoChoice, easiestCapos } from '#engine/accompany/easiest-capos'
import { proveCapo } from '#engine/accompany/prove-capo'
import { DomainError } from '#engine/errors'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatKey } from '#engine/harmony/key'
import { keyOfChords } from '#engine/harmony/key-of-chords'
import type { Neck } from '#engine/instrument/neck'
import { neckWords } from '#engine/instrument/neck-words'
import { withCapo } from '#engine/instrument/read-neck'
import { soundingOn } from '../chords/capo-symbols'
import { drawGrip } from '../markdown/picture-parts'
import { readNeck } from '../reading/neck-request'
import { formatQuery } from '../registry/format-query'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { chordNamesWarningsOf } from '../schemas/chord-names-effect'
import { acceptedKey } from '../schemas/chord-parameters'
import { describeNeck } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { type AskedChord, warningsOfChords } from './asked-chord'
import { writeCapo } from './capo.markdown'
import {
  type CapoDocument,
  type CapoQuery,
  capoDocument,
  capoRequest,
  MAX_CAPO_CHORDS,
  MAX_DIFFERENT_CHORDS,
} from './capo.schema'
import { readProgression } from './progression-chords'
import { semitonesTo, transposed } from './transposed'

const API_VERSION = '2026-11-23'

function asPlain({ symbol }: AskedChord) {
  return parseChordSymbol(symbol)!
}

/** The chords as they sound, and the key they are in. */
function readSong(query: CapoQuery, neck: Neck) {
  const given = query.key === undefined ? undefined : acceptedKey(query.key)
  const written = readProgression(query.chords, given, MAX_CAPO_CHORDS)
  const areShapes = neck.capo > 0 && query.chordNames !== 'sounding'
  const above = areShapes ? neck.capo : 0
  const { chords: asked, key: sounding } = transposed({ chords: written, key: given }, above)
  const count = new Set(asked.map(({ symbol }) => symbol)).size
  if (count > MAX_DIFFERENT_CHORDS) {
    const message = `chords names ${count} different chords; a capo is looked for under at most ${MAX_DIFFERENT_CHORDS}`
    throw requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
  }
  const key = sounding ?? keyOfChords(asked.map(asPlain))!
  return { asked, key, areShapes, isTold: given === undefined }
}

function describeChoice(
  { capo, cost, difficulty, barres, grips }: CapoChoice,
  rank: number,
  neck: Neck,
  asked: readonly string[],
  baseUrl: string,
): CapoDocument['choices'][number] {
  const onNeck = withCapo(neck, capo)
  return {
    rank,
    capo,
    cost,
    difficulty,
    barres,
    change: grips.map(({ sounding, shape }) => `${sounding} → ${shape}`).join(', '),
    chords: grips.map(({ sounding, shape, voicing }) => ({
      symbol: sounding,
      shapeSymbol: shape,
      text: voicing.text,
      fingers: [...voicing.fingers],
      barres: voicing.barres.map((one) => ({ ...one })),
      difficulty: {
        level: voicing.difficulty.level,
        points: voicing.difficulty.points,
        reasons: voicing.difficulty.reasons.map(({ reason }) => reason),
      },
    })),
    proof: proveCapo(
      grips.map(({ sounding, shape, voicing }) => ({ sounding, shape, frets: voicing.frets })),
      onNeck,
    ),
    progression: `${baseUrl}/api/progression${formatQuery({ chords: asked, ...soundingOn(onNeck) })}`,
  }
}

export const getCapos = defineOperation({
  id: 'getCapos',
  http: { method: 'GET', path: '/api/capo' },
  summary: 'The capos under which chords are easiest to hold',
  description:
    'For the chords of a song, as they sound or as shapes above a capo that is there, the easiest capos: each with the shapes that are held, a grip for every chord with its difficulty, the number of barres, and what it costs. With toKey the song is moved to that key first, for another voice. For the best grips under one capo use /api/progression.',
  request: capoRequest,
  document: capoDocument,
  apiVersion: API_VERSION,
  errors: ['unplayable-chord'],
  examples: [
    { title: 'Four chords in B flat', request: { chords: ['Bb', 'Gm', 'Eb', 'F'] } },
    {
      title: 'Shapes above a capo at fret 3, moved to G for a lower voice',
      request: { chords: ['G', 'Em', 'C', 'D'], capo: 3, toKey: 'G' },
    },
    {
      title: 'Chords on the ukulele',
      request: { chords: ['E', 'A', 'B7'], instrument: 'ukulele', limit: 3 },
    },
  ],
  lean: 'input{key transpose} choices{capo cost barres change chords{shapeSymbol text} proof}',
  markdown: writeCapo,
  // Shapes, as if the capo were the nut.
  pictures: ({ choices, tuning, instrument }, urls) => {
    const on = { tuning, ...(instrument && { instrument: { ...instrument, capo: 0 } }) }
    return choices[0]!.chords.map(({ text, shapeSymbol: symbol }) =>
      drawGrip({ text, symbol }, on, urls),
    )
  },
  tool: {
    name: 'find_capo',
    title: 'Find the easiest capo',
    description:
      'Rank capos by how easy the chords are, with shapes and grips. Use it for "which capo for Bb Eb F?". For grips under one capo use plan_progression.',
    fields: ['chords', 'key', 'toKey', 'limit', ...NECK_FIELDS],
    defaults: { limit: 3 },
    words: {
      chords: 'As they sound: Bb,Gm,Eb,F; with capo as shapes',
      key: 'Key of the song',
      toKey: 'Key to sing it in',
    },
    examples: [
      { title: 'Four chords in B flat', arguments: { chords: 'Bb,Gm,Eb,F' } },
      { title: 'In G for a lower voice', arguments: { chords: 'Bb,Gm,Eb,F', toKey: 'G' } },
    ],
  },
  command: { words: 'chords', wordsKind: 'many', usage: '<chord> …' },
  run(query, { baseUrl }) {
    const neck = readNeck(query)
    const { asked, key, areShapes, isTold } = readSong(query, neck)
    const to = query.toKey === undefined ? undefined : acceptedKey(query.toKey)
    const hint = '; give key if they are in another'
    const semitones = to ? semitonesTo(key, to, 'toKey', 'the chords are', hint) : 0
    const moved = transposed({ chords: asked, key }, semitones).chords
    const symbols = moved.map(({ symbol }) => symbol)
    const maxCapo = Math.min(query.maxCapo, neck.capo + neck.maxFret - 1)
    const find = (highest: number) =>
      easiestCapos(moved.map(asPlain), neck, { key: to ?? key, maxCapo: highest })
    const found = find(maxCapo)
    if (found.length === 0) {
      const message = `No capo up to fret ${maxCapo} lets a hand hold all of ${[...new Set(symbols)].join(', ')} on ${neckWords(withCapo(neck, 0))}; leave a chord out or choose another tuning`
      throw new DomainError('unplayable-chord', message, [{ path: 'chords', message }])
    }
    const described = found.map((choice, at) =>
      describeChoice(choice, at + 1, neck, symbols, baseUrl),
    )
    const given = neck.capo > 0 && described.find(({ capo }) => capo === neck.capo)
    const told = isTold && (to !== undefined || areShapes)
    return {
      apiVersion: API_VERSION,
      input: {
        chords: asked.map(({ symbol }) => symbol),
        chordNames: areShapes ? ('shapes' as const) : ('sounding' as const),
        key: formatKey(key),
        keyIsTold: isTold,
        ...(to && { toKey: formatKey(to) }),
        transpose: semitones,
      },
      sounding: symbols,
      choices: described.slice(0, query.limit),
      ...(given && { given }),
      warnings: [
        ...warningsOfChords(asked),
        ...(told
          ? [`The chords are taken to be in ${formatKey(key)}; give key if they are in another.`]
          : []),
        ...chordNamesWarningsOf(query, neck.capo),
      ],
      ...describeNeck(neck),
    }
  },
})
