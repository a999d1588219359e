/**
 * The dearest legal requests of every operation, as far as we know them. Sizes are read from the
 * published schemas, so that rows grow with the limits.
 */
import { DRILL_TARGETS } from '#engine/practice/target-table'
import { SCALES } from '#engine/theory/scale'
import { FORMAT_ROWS } from '#formats/format'
import { OPERATIONS } from '#operations/index'
import { readRequest } from '#operations/reading/read-request'
import { type JsonSchema, requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { MAX_BATCH_MESSAGES } from '#service/mcp/batch'
import { pictureScaleOf } from '#service/png/picture-scale'

export interface DearRequest {
  /** Operation id and what is dear about it. */
  readonly name: string
  readonly operationId: string
  readonly path: string
  /** Sent by POST as JSON. */
  readonly body?: unknown
}

type Request = Record<string, unknown>

export function operationOf(id: string): AnyOperation {
  const operation = OPERATIONS.find((one) => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}`)
  return operation
}

/** A published limit of a field. */
function most(id: string, field: string, limit: 'maximum' | 'maxItems' | 'maxLength'): number {
  const json: JsonSchema | undefined = requestFieldsOf(operationOf(id).request).get(field)?.json
  const value = json?.[limit]
  if (value === undefined) throw new Error(`${id} publishes no ${limit} of ${field}`)
  return value
}

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index))

const WIDEST_SCALE = SCALES.toSorted((a, b) => b.semitones.length - a.semitones.length)[0]!.id
const NAMES = ['C', 'E', 'G', 'B', 'D', 'F', 'A']
const SYMBOLS = ['C', 'Dm7', 'G7', 'Am7', 'F9', 'E7', 'Bb6', 'Fmaj7', 'Bm7b5']
const nameAt = (index: number) => NAMES[index % NAMES.length]!
const symbolAt = (index: number) => SYMBOLS[index % SYMBOLS.length]!

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
const eachRoot = (type: string, count: number) => times(count, (at) => ROOTS[at]! + type)

/** Near the most work that a progression may be, each in its own way. */
const DEAR_PROGRESSIONS: readonly (readonly [string, Request])[] = [
  ['many grips', { chords: eachRoot('11', 12), limit: 5 }],
  ['fingers of many grips', { chords: eachRoot('m7', 12), limit: 5, maxDifficulty: 2 }],
  ['style of many grips', { chords: eachRoot('7', 12), limit: 5, style: 'drop2' }],
  ['every grip, smooth voices', { chords: eachRoot('9', 6), search: 'all', prefer: 'voices' }],
  [
    'eight strings',
    {
      chords: [...eachRoot('m7', 12), ...eachRoot('7', 12)],
      limit: 5,
      instrument: 'guitar-8',
    },
  ],
  [
    'eight strings, fingers',
    { chords: eachRoot('7', 6), limit: 5, instrument: 'guitar-8', maxDifficulty: 2 },
  ],
  ['one chord of very many grips', { chords: ['E11'], instrument: 'guitar-8', maxDifficulty: 1 }],
  [
    'ten strings',
    { chords: eachRoot('7', 12), limit: 5, tuning: 'F#1,B1,E2,A2,D3,G3,B3,E4,A4,D5' },
  ],
]

const eventAt = (index: number) => ({
  string: 1 + (index % 6),
  fret: index % 20,
  startBeat: index / 4,
  durationBeats: 0.25,
})

/** A pitch that looks drawn, the same at every run. */
const drawnMidi = (index: number, from: number, range: number) =>
  from + ((index * 7919 + (index >> 3) * 104729) % range)

/** Notes that sound together in the ways that leave a hand most to try. */
const CHORDS: readonly (readonly [string, (index: number) => object])[] = [
  [
    'pairs',
    (index) => ({
      midi: index % 2 === 0 ? drawnMidi(index, 45, 14) : drawnMidi(index, 60, 14),
      startBeat: index >> 1,
    }),
  ],
  [
    'every note held on',
    (index) => ({ midi: drawnMidi(index, 45, 30), startBeat: index, durationBeats: 16 }),
  ],
  [
    'threes held on',
    (index) => ({
      midi: drawnMidi(index, [45, 55, 62][index % 3]!, 9),
      startBeat: Math.floor(index / 3),
      durationBeats: 16,
    }),
  ],
]

const CHORD_TYPES = [
  '',
  'm',
  '7',
  'm7',
  'maj7',
  'm7b5',
  'sus4',
  '9',
  '6',
  'dim7',
  'add9',
  '13',
  'm9',
]

/** A melody over chords of which no two are alike. */
const manyChords = (count: number): Request => ({
  melody: times(2 * count, (index) => ({ midi: 64 + ((index * 7) % 13), durationBeats: 2 })),
  chords: times(count, (index) => ({
    symbol: ROOTS[(index * 5) % ROOTS.length]! + CHORD_TYPES[index % CHORD_TYPES.length]!,
    durationBeats: 4,
  })),
})
const HALF_STEPS = 'E2,F2,F#2,G2,G#2,A2,A#2,B2,C3,C#3'
const EQUAL_STRINGS = { tuning: times(10, () => 'E2').join() }
const ANY_SETTING = { transpose: 'auto', capo: 'auto', tuning: 'auto' }

const isGranted = (operation: AnyOperation, request: Request): boolean => {
  try {
    operation.run(readRequest(operation, request), { baseUrl: 'http://x' })
    return true
  } catch {
    return false
  }
}

/** The largest size whose request is granted: some limits depend on two fields. */
function largest(id: string, size: number, requestOf: (size: number) => Request): Request {
  for (let tried = size; tried > 1; tried = Math.floor(tried / 2)) {
    if (isGranted(operationOf(id), requestOf(tried))) return requestOf(tried)
  }
  return requestOf(1)
}

/** The parameter of a project that holds so many notes. */
function projectOf(
  form: 'appUrl' | 'compactUrl',
  size: number,
  eventOf: (index: number) => object,
): Record<string, string> {
  const renderTab = operationOf('renderTab')
  const events = times(size, eventOf)
  const document = renderTab.run(readRequest(renderTab, { events }), { baseUrl: 'http://x' })
  const [[name, value] = ['', '']] = new URL(document[form]).searchParams
  return { [name]: value }
}

/** Rows: operation, what is dear about it, request. */
function requestRows(): readonly (readonly [string, string, Request])[] {
  const routeLimit = most('getRoute', 'limit', 'maximum')
  const chordLimit = most('getProgression', 'limit', 'maximum')
  const mostNotes = most('renderTab', 'events', 'maxItems')
  const drawnNotes = most('drawTab', 'positions', 'maxItems')
  // Longer than this, the plain form does not fit into a URL.
  const project = projectOf('appUrl', Math.floor(mostNotes / 2), eventAt)
  // The same note at the same beat again and again packs to a few hundred characters.
  const packed = projectOf('compactUrl', mostNotes, () => eventAt(0))
  const spread = projectOf('compactUrl', mostNotes, (index) => ({
    ...eventAt(0),
    startBeat: index,
  }))
  const packedEvents = projectOf('compactUrl', mostNotes, eventAt)
  const drawn = projectOf('compactUrl', drawnNotes, eventAt)
  const drawnPacked = projectOf('compactUrl', drawnNotes, () => eventAt(0))
  const chordsAtMost = most('getProgression', 'chords', 'maxItems')
  const melody = (id: string, limit: number, noteAt: (index: number) => unknown) =>
    largest(id, most(id, 'notes', 'maxItems'), (size) => ({ notes: times(size, noteAt), limit }))
  return [
    ['getPitchMap', 'all octaves', { note: 'C', scale: WIDEST_SCALE, piano: '88-key' }],
    ['getPositions', 'all frets', { note: 'C', previous: 'S2F3' }],
    ['getRoute', 'most notes', melody('getRoute', 1, nameAt)],
    ['getRoute', 'most routes', melody('getRoute', routeLimit, nameAt)],
    ['getRoute', 'few bytes', { notes: times(24, nameAt), limit: routeLimit }],
    ['planMelody', 'most notes', melody('planMelody', 1, (index) => ({ note: nameAt(index) }))],
    ['planMelody', 'most routes', melody('planMelody', routeLimit, () => ({ note: 'A' }))],
    ...CHORDS.map(
      ([what, noteOf]) =>
        [
          'planMelody',
          what,
          { notes: times(most('planMelody', 'notes', 'maxItems'), noteOf) },
        ] as const,
    ),
    [
      'planMelody',
      'a few broken chords held on',
      {
        notes: times(32, (index) => ({
          midi: [45, 52, 55, 59, 64, 69][index % 6]! + (Math.floor(index / 6) % 3),
          startBeat: index,
          durationBeats: 16,
        })),
        limit: routeLimit,
      },
    ],
    [
      'planMelody',
      'chords on ten strings of one pitch',
      {
        notes: times(64 * 4, (index) => ({
          midi: 40 + (index % 4) + (Math.floor(index / 4) % 7),
          startBeat: Math.floor(index / 4),
        })),
        limit: routeLimit,
        ...EQUAL_STRINGS,
      },
    ],
    [
      'arrangePiece',
      '40 chords on ten strings of one pitch',
      { ...manyChords(40), ...EQUAL_STRINGS, transpose: 'auto', capo: 'auto' },
    ],
    [
      'arrangePiece',
      '40 chords on ten strings a half step apart',
      { ...manyChords(40), tuning: HALF_STEPS, transpose: 'auto', capo: 'auto' },
    ],
    [
      'arrangePiece',
      'wide chords, everything open',
      {
        notes: times(most('arrangePiece', 'notes', 'maxItems'), (index) => ({
          midi: index % 2 === 0 ? drawnMidi(index, 36, 20) : drawnMidi(index, 58, 24),
          startBeat: Math.floor(index / 6),
        })),
        ...ANY_SETTING,
        limit: 5,
      },
    ],
    ['arrangePiece', '40 chords', manyChords(40)],
    ['arrangePiece', '40 chords, everything open', { ...manyChords(40), ...ANY_SETTING }],
    [
      'getPatternDrill',
      'most chords, all struck',
      { pattern: 'bass-chord', chords: [...eachRoot('7', 12), ...eachRoot('m7b5', 4)] },
    ],
    [
      'getAccompaniment',
      'most chords, sixteenths, walking in twelve',
      {
        chords: eachRoot('7', 12).flatMap((one) => [one, `${one}b9`]),
        strum: 'D'.repeat(24),
        meter: '12/8',
        bassLine: 'walking',
      },
    ],
    ['findKey', 'most chords', { chords: times(most('findKey', 'chords', 'maxItems'), symbolAt) }],
    [
      'reharmonize',
      'most chords',
      { chords: times(most('reharmonize', 'chords', 'maxItems'), symbolAt) },
    ],
    [
      'readSongSheet',
      'most bars, a capo looked for',
      {
        text: times(1300, (line) => `| ${symbolAt(line)} | ${symbolAt(line + 1)} |`).join('\n'),
        capo: 'auto',
      },
    ],
    [
      'getCapos',
      'most different chords, every capo',
      { chords: [...eachRoot('7', 12), ...eachRoot('m7b5', 12)], maxCapo: 12, limit: 13 },
    ],
    [
      'getPianoFingering',
      'most octaves of the widest chord',
      { symbol: 'C13', octaves: most('getPianoFingering', 'octaves', 'maximum') },
    ],
    [
      'getPracticePlan',
      'most minutes and chords',
      {
        minutes: most('getPracticePlan', 'minutes', 'maximum'),
        chords: eachRoot('m7b5', most('getPracticePlan', 'chords', 'maxItems')),
        level: 'advanced',
      },
    ],
    ...DRILL_TARGETS.map(
      (target) =>
        [
          'getPracticeDrill',
          target,
          { target, level: 'advanced', bars: most('getPracticeDrill', 'bars', 'maximum') },
        ] as const,
    ),
    ['buildTabRecipe', 'default', {}],
    [
      'getGuitarVoicings',
      'most voicings',
      { chord: 'dominant7', limit: most('getGuitarVoicings', 'limit', 'maximum') },
    ],
    [
      'getVoiceLeading',
      'all pairs',
      { search: 'all', limit: most('getVoiceLeading', 'limit', 'maximum'), toChord: 'dominant7' },
    ],
    [
      'getVoiceLeading',
      'all pairs of wide chords, eight strings',
      { from: 'E11', to: 'A11', search: 'all', instrument: 'guitar-8' },
    ],
    ...['best', 'all'].map(
      (search) =>
        [
          'getProgression',
          `most chords and paths, ${search}`,
          { chords: times(chordsAtMost, symbolAt), limit: chordLimit, search },
        ] as const,
    ),
    ...DEAR_PROGRESSIONS.map(([title, request]) => ['getProgression', title, request] as const),
    ['listScales', 'all', {}],
    ['getScaleMap', 'widest', { scale: WIDEST_SCALE, note: 'C4' }],
    [
      'findScalesContaining',
      'most matches',
      { notes: ['C'], limit: most('findScalesContaining', 'limit', 'maximum') },
    ],
    [
      'findScalesContaining',
      'most notes',
      { notes: times(most('findScalesContaining', 'notes', 'maxItems'), nameAt), limit: 48 },
    ],
    [
      'getChordScaleAdvisor',
      'most scales',
      {
        symbol: 'C13',
        contextRoot: 'F',
        limit: most('getChordScaleAdvisor', 'limit', 'maximum'),
      },
    ],
    ['getComposerBridge', 'default', { note: 'C4' }],
    [
      'identifyChord',
      'most notes',
      {
        notes: times(most('identifyChord', 'notes', 'maxItems'), nameAt),
        limit: most('identifyChord', 'limit', 'maximum'),
      },
    ],
    ['identifyChord', 'frets', { frets: 'x32010', key: 'C', limit: 24 }],
    [
      'getChord',
      'most voicings',
      {
        symbol: 'C13',
        key: 'F',
        limit: most('getChord', 'limit', 'maximum'),
        scaleLimit: most('getChord', 'scaleLimit', 'maximum'),
      },
    ],
    ['getProjectState', 'most notes', project],
    ['getProjectState', 'packed', packed],
    ['renderTab', 'most events', { events: times(1024, eventAt) }],
    ['checkTab', 'most events', { events: times(most('checkTab', 'events', 'maxItems'), eventAt) }],
    ['checkTab', 'ten equal strings', { frets: '0000000000', symbol: 'Cmaj13', ...EQUAL_STRINGS }],
    [
      'checkTab',
      'longest tab',
      largest('checkTab', 200, (staves) => ({
        tab: times(staves, () =>
          ['e', 'B', 'G', 'D', 'A', 'E'].map((name) => `${name}|${'5-'.repeat(40)}|`).join('\n'),
        ).join('\n\n'),
      })),
    ],
    ['exportTabAscii', 'most notes', { ...project, barLines: true }],
    ['exportTabAscii', 'packed', packed],
    ['exportTabAscii', 'spread', { ...spread, barLines: true }],
    ['drawVoicing', 'six strings', { frets: '8-10-10-9-8-8', symbol: 'C7', labels: 'intervals' }],
    ['drawFretboard', 'whole neck', { scale: WIDEST_SCALE, toFret: 24, labels: 'intervals' }],
    [
      'drawFretboard',
      'most places',
      {
        positions: times(
          most('drawFretboard', 'positions', 'maxItems'),
          (index) => `S${1 + (index % 6)}F${Math.floor(index / 6) % 25}`,
        ),
        toFret: 24,
      },
    ],
    [
      'drawPiano',
      'all keys',
      {
        notes: times(most('drawPiano', 'notes', 'maxItems'), String),
        piano: '88-key',
        labels: 'notes',
      },
    ],
    [
      'drawTab',
      'most notes',
      largest('drawTab', most('drawTab', 'positions', 'maxItems'), (size) => ({
        positions: times(size, (index) => `S${1 + (index % 6)}F${index % 20}`),
      })),
    ],
    [
      'drawTab',
      'chords',
      {
        positions: times(
          drawnNotes,
          (index) => `S${1 + (index % 6)}F${index % 20}@${Math.floor(index / 6)}:1`,
        ),
      },
    ],
    ['drawTab', 'project', drawn],
    ['drawTab', 'packed project', drawnPacked],
    ['drawTab', 'part of a spread project', { ...spread, toBar: 64 }],
    ...FORMAT_ROWS.map(
      ({ id }) => ['getFile', `most notes as ${id}`, { ...packedEvents, type: id }] as const,
    ),
    ['getFileLinks', 'most notes', packedEvents],
    ['importFile', 'alphaTex of most bars', { file: longAlphaTex() }],
    ['importFile', 'alphaTex of most bars, planned', { file: longAlphaTex(), refinger: true }],
    ['drawScore', 'most notes', drawn],
    ['listInstruments', 'all', {}],
    ['getCapabilities', 'all', {}],
  ]
}

/** Bars of sixteen notes, as base64. */
function longAlphaTex(): string {
  const bar = times(16, (at) => `${(at * 7) % 12}.${1 + (at % 6)}.16`).join(' ')
  return Buffer.from(`\\title "Long" . ${times(128, () => bar).join(' | ')}`).toString('base64')
}

function sentAs(id: string, title: string, request: Request): readonly DearRequest[] {
  const { http, mediaType, isSvgOnly } = operationOf(id)
  const name = `${id}, ${title}`
  if (http.method === 'POST') return [{ name, operationId: id, path: http.path, body: request }]
  const query = formatQuery(request)
  const plain = { name, operationId: id, path: http.path + query }
  if (mediaType !== 'image/svg+xml' || isSvgOnly) return [plain]
  const operation = operationOf(id)
  const svg = operation.run(readRequest(operation, request), { baseUrl: 'http://x' })
  if (pictureScaleOf(String(svg)) === undefined) return [plain]
  const painted = http.path.replace(/\.svg$/, '.png') + query
  return [plain, { name: `${name}, PNG`, operationId: id, path: painted }]
}

/** A batch of as many calls of a tool as may be. */
function mcpBatch(id: string, request: Request): DearRequest {
  const { tool } = operationOf(id)
  const size = MAX_BATCH_MESSAGES
  return {
    name: `MCP, ${tool!.name}, ${size} in a batch`,
    operationId: id,
    path: '/mcp',
    body: times(size, (at) => ({
      jsonrpc: '2.0',
      id: at,
      method: 'tools/call',
      params: { name: tool!.name, arguments: request },
    })),
  }
}

export function dearestRequests(): readonly DearRequest[] {
  return [
    ...requestRows().flatMap(([id, title, request]) => sentAs(id, title, request)),
    mcpBatch('getProgression', {
      chords: times(most('getProgression', 'chords', 'maxItems'), symbolAt),
    }),
    mcpBatch('getPitchMap', { note: 'C', scale: WIDEST_SCALE }),
  ]
}
