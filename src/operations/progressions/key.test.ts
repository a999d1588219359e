import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { findKey } from './key'
import { writeKey } from './key.markdown'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) => findKey.run(readQuery(findKey, query).request, CONTEXT)

test.each([
  ['Am,F,C,G', 'Am F C G'],
  ['Am F C G', 'Am F C G'],
  ['Am | F C | G |', 'Am F C G'],
  ['Am-F-C-G', 'Am F C G'],
  ['Am - F – C', 'Am F C'],
  ['Am→F', 'Am F'],
  ['C-7 F7', 'Cm7 F7'],
  ['A flat major 7,Db', 'Abmaj7 Db'],
  ['C7(b9,%2311) F', 'C7b9#11 F'],
])('chords=%s are %s', (chords, symbols) => {
  expect(
    ask(`chords=${chords}`)
      .chords.map(({ symbol }) => symbol)
      .join(' '),
  ).toBe(symbols)
})

test.each([
  ['chords=Am,F,C,G', 'A natural minor', 'likely', 'G mixolydian, C major'],
  ['chords=C,F,G7,C', 'C major', 'clear', ''],
  ['chords=D,C,G,D', 'D mixolydian', 'clear', ''],
  ['chords=F,G,C,Am', 'C major', 'close', 'A natural minor, F major, G mixolydian, D dorian'],
  ['notes=C,D,E,F,G,A,B,C', 'C major', 'likely', ''],
  ['notes=60,62,64,65', 'F major', 'close', 'C major, A natural minor'],
])('%s: %s, %s, near %s', (query, name, confidence, near) => {
  const { key, confidence: found, nearTies } = ask(query)
  expect([key.name, found, nearTies.map((tie) => tie.name).join(', ')]).toEqual([
    name,
    confidence,
    near,
  ])
})

test('chords are told in the key of their stretch', () => {
  const { stretches, chords } = ask('chords=Cm7 Fm7 Dm7b5 G7 Cm7 Ebm7 Ab7 Dbmaj7 Dm7b5 G7 Cm7')
  expect(stretches.map(({ from, to, name }) => `${from}-${to} ${name}`)).toEqual([
    '0-5 C natural minor',
    '5-8 Db major',
    '8-11 C natural minor',
  ])
  expect(chords.slice(3, 9).map(({ numeral }) => numeral)).toEqual([
    'V7',
    'i7',
    'ii7',
    'V7',
    'Imaj7',
    'iiø7',
  ])
})

test('a key that is given tells the chords, and what was found is told beside it', () => {
  const { key, keyIsGiven, keys, stretches, chords } = ask('chords=Am,F,C,G&key=C')
  expect([key.name, keyIsGiven, keys[0]!.name, stretches.length]).toEqual([
    'C major',
    true,
    'A natural minor',
    1,
  ])
  expect(chords.map(({ numeral }) => numeral).join(' ')).toBe('vi IV I V')
  expect(
    ask('chords=1-5-6m-4&key=G')
      .chords.map(({ symbol }) => symbol)
      .join(' '),
  ).toBe('G D Em C')
})

test.each([
  ['chords=Am,F,C,G', '0-4 A naturalMinor', undefined],
  ['chords=C,E7,Am', '0-1 A naturalMinor, 1-3 A harmonicMinor', undefined],
  [
    'chords=A7,D7,A7,E7,A7',
    '0-1 D major, 1-2 A melodicMinor, 2-3 D major, 3-4 A major, 4-5 D major',
    'A',
  ],
])('%s: as few scales as %s, blues on %s', (query, scales, blues) => {
  const { fewestScales, bluesScale } = ask(query)
  expect(
    fewestScales.map(({ from, to, root, id }) => `${from}-${to} ${root} ${id}`).join(', '),
  ).toBe(scales)
  expect(bluesScale?.root).toBe(blues)
})

test('a chord that no scale of those holds says which tones its scale lacks', () => {
  const { fewestScales } = ask('chords=C,C7b5b9%239,F')
  for (const { missing, tones, symbols } of fewestScales)
    expect([symbols, missing.filter((tone) => tones.includes(tone))]).toEqual([symbols, []])
  expect(ask('chords=Dm7,G7,Cmaj7').fewestScales[0]!.missing).toEqual([])
})

describe('refusals', () => {
  test.each([
    ['', 'missing-parameter', 'chords', /give chords such as Am,F,C,G, or notes/],
    ['chords=C&notes=C', 'conflicting-parameters', 'notes', /give one of them/],
    ['chords=C,H7', 'invalid-parameter', 'chords[1]', /H7/],
    ['chords=1,4,5', 'missing-parameter', 'key', /numeral and needs a key/],
    [
      `chords=${'C '.repeat(257)}`,
      'invalid-parameter',
      'chords',
      /257 chords; a progression has 1 to 256/,
    ],
    [
      `chords=${'C '.repeat(500)},${'C '.repeat(500)},${'C '.repeat(500)}`,
      'invalid-parameter',
      'chords',
      /1500 chords/,
    ],
    ['chords=|', 'invalid-parameter', 'chords', /0 chords/],
  ])('%s: %s', (query, code, path, message) => {
    const refusal = refused(() => ask(query))
    expect([refusal.code, refusal.issues[0]!.path]).toEqual([code, path])
    expect(refusal.message).toMatch(message)
  })
})

test('256 chords are answered', () => {
  expect(ask(`chords=${'C Am Dm G '.repeat(64)}`).chords.length).toBe(256)
})

test('every form tells near ties, changes of key and scales', () => {
  const document = ask('chords=C F G C C F G C D G A D D G A D')
  for (const detail of ['full', 'lean'] as const) {
    expect(writeKey(document, detail)).toMatch(/chords 9–16: D major/)
    expect(writeKey(ask('chords=Am,F,C,G'), detail)).toMatch(/Or C major: It has the same tones/)
    expect(writeKey(document, detail)).toMatch(/As few scales/)
  }
})
