import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { OPERATIONS } from '../index'
import { requestFieldsOf } from '../registry/field-kinds'
import { readPostQuery, readQuery } from './query'
import { readObject } from './read-object'
import { ignorableNames } from './unknown-names'

function operationAt(place: string) {
  const operation = OPERATIONS.find(({ http }) => `${http.method} ${http.path}` === place)
  if (!operation) throw new Error(`no operation at ${place}`)
  return operation
}

const refusalOf = (place: string, name: string) => {
  const operation = operationAt(place)
  return refused(() =>
    operation.http.method === 'GET'
      ? readQuery(operation, `${name}=1`)
      : readObject(operation, { ...operation.examples[0]!.request, [name]: 1 }),
  )
}

describe('a known name in the wrong place is refused, and the refusal says what to do', () => {
  test.each([
    ['POST /api/route', 'startBeat', 'give it with each of the notes, as notes[0].startBeat'],
    ['POST /api/route', 'durationBeats', 'give it with each of the notes, as notes[0].durationBeats'],
    ['POST /api/route', 'bpm', 'did you mean "tempo"?'],
    ['POST /api/tab', 'startBeat', 'give it with each of the events, as events[0].startBeat'],
    ['GET /api/route', 'tempo', 'POST /api/route takes it'],
    ['GET /api/route', 'timeSignature', 'POST /api/route takes it'],
    ['GET /api/route', 'string', 'POST /api/route takes it with each of the notes'],
    ['GET /api/practice', 'hand', 'did you mean "position"?'],
    ['GET /api/practice', 'handStartFret', 'did you mean "position"?'],
    ['GET /api/practice', 'measures', 'did you mean "bars"?'],
    ['GET /api/positions', 'string', 'every place in the answer names its string'],
    ['GET /api/positions', 'octave', 'write it behind the note name, as in D4'],
    ['GET /api/recipes/tab', 'level', 'did you mean "difficulty"?'],
    ['GET /api/scales', 'capo', 'capo is not a parameter of /api/scales; /api/map, /api/positions, /api/route and 28 more take it'],
    ['GET /api/diagram/piano.svg', 'tuning', 'tuning is not a parameter of /api/diagram/piano.svg; /api/map, /api/positions'],
    ['GET /api/instruments', 'capo', 'capo is not a parameter of /api/instruments; /api/map'],
    ['GET /api/identify', 'style', 'style is not a parameter of /api/identify'],
    ['GET /api/progression', 'columnsPerBeat', 'POST /api/check takes it'],
    ['GET /api/diagram/piano.svg', 'left_handed', '/api/map, /api/voicings, /api/progression and 4 more take it'],
    ['POST /api/tab', 'format', 'belongs in the query: /api/tab?format='],
    ['GET /api/diagram/piano.svg', 'format', 'no operation takes it'],
  ])('%s %s: %s', (place, name, words) => {
    const { code, issues, message } = refusalOf(place, name)
    expect(code).toBe('unknown-parameter')
    expect(issues).toMatchObject([{ path: name, allowed: expect.any(Array) }])
    expect(message).toContain(words)
  }) // biome-ignore format: one line a row
})

/** What a person would believe to be honoured, whichever operation is asked. */
const WORDS = [
  ...[
    'capo',
    'tuning',
    'instrument',
    'style',
    'voicing',
    'key',
    'names',
    'detail',
    'start',
    'near',
  ],
  ...['prefer', 'octave', 'string', 'position', 'strings', 'frets', 'tempo', 'bpm', 'bars', 'Capo'],
  ...['tunings', 'chordType', 'root_note', 'scaleType', 'bassNote', 'maxStretch', 'highestFret'],
  ...[
    'noteDuration',
    'showDegrees',
    'prefer_flats',
    'drop2',
    'no-open-strings',
    'CAGED',
    'q',
    'noMutes',
    'max',
  ],
  ...['imageWidth', 'bg_color', 'pageSize', 'sort_by', 'details', 'results', 'endFrets'],
  ...['from', 'to', 'artist', 'title', 'pretty', 'song', 'speed', 'callback', 'png', 'seed', 'id'],
  ...[
    'lang',
    'order',
    'sort',
    'format',
    'mode',
    'only',
    'without',
    'variations',
    'midiFile',
    'help',
  ],
  ...['transpose', 'inversion', 'bass', 'leftHanded', 'left_handed', 'max-fret', 'timeSignature'],
]
const TAKEN = OPERATIONS.flatMap(({ request }) => [...requestFieldsOf(request).keys()])

test('no operation ignores a word of music or a parameter of another operation', () => {
  /** Whether it is refused by its name; an assertion for each would take most of the time. */
  const isRefused = (operation: (typeof OPERATIONS)[number], name: string) => {
    try {
      ignorableNames(operation, [{ name, path: name }])
      return false
    } catch (error) {
      return error instanceof Error && error.message.includes(name)
    }
  }
  const words = [...new Set([...WORDS, ...TAKEN])]
  const ignored = OPERATIONS.flatMap((operation) => {
    const own = requestFieldsOf(operation.request)
    return words
      .filter((name) => !own.has(name) && !isRefused(operation, name))
      .map((name) => `${operation.id} ${name}`)
  })
  expect(ignored).toEqual([])
})

test.each([
  'utm_source',
  'cacheBuster',
  '_',
  'fbclid',
  'gclid',
  'v',
  'ts',
  'cb',
  'myOwnName',
  'sessionId',
  'gad_source',
  'date',
  'rev',
  'random',
  'debug',
  'version',
  'nonce',
])('%s means nothing to any operation and is ignored by name', (name) => {
  for (const operation of OPERATIONS) {
    expect(ignorableNames(operation, [{ name, path: name }])).toEqual([name])
  }
})

describe('the query of a POST', () => {
  const renderTab = operationAt('POST /api/tab')

  test('may hold what means nothing', () => {
    expect(readPostQuery(renderTab, 'utm_source=x&_=1')).toEqual(['utm_source', '_'])
  })

  test.each([
    ['tempo=90', 'tempo stands in the query; POST /api/tab reads it from the JSON body'],
    ['capo=2', 'capo stands in the query; POST /api/tab reads it from the JSON body'],
    [
      'transpose=2',
      'transpose is not a parameter of POST /api/tab; POST /api/arrange, /api/progression and POST /api/song take it',
    ],
  ])('%s is refused', (query, words) => {
    expect(() => readPostQuery(renderTab, query)).toThrow(words)
  })
})

describe('fields of a note', () => {
  const bodyWith = (name: string) => ({
    events: [{ string: 5, fret: 3, startBeat: 0, [name]: 1 }],
  })

  test.each(['octave', 'capo', 'tuning', 'transpose', 'bend'])('%s is refused', (name) => {
    expect(() => readObject(operationAt('POST /api/tab'), bodyWith(name))).toThrow(
      `events[0].${name} is not taken`,
    )
  })

  test.each(['note', 'interval', 'finger', 'velocity'])(
    '%s describes it and is ignored',
    (name) => {
      const { ignored } = readObject(operationAt('POST /api/tab'), bodyWith(name))
      expect(ignored).toEqual([`events[0].${name}`])
    },
  )

  test('an octave beside a note goes behind its name', () => {
    const body = { notes: [{ note: 'C', octave: 4 }] }
    expect(() => readObject(operationAt('POST /api/route'), body)).toThrow(
      'notes[0].octave is not taken; write it behind the note name, as in D4',
    )
  })
})
