/** Files that are broken, hostile or not what they say: a score with a report, or a refusal by name. */
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  FILE_LIMITS,
  FORMATS,
  FormatError,
  type FormatId,
  formatById,
  readTab,
  type Score,
  soundingNotesOf,
} from './index'
import { scores } from './score.test-support'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const [DRAWN] = fc.sample(scores({ graces: true, techniques: true }), { numRuns: 1, seed: 7 }) as [
  Score,
]
const IDS = FORMATS.map(({ id }) => id)
const fileOf = (id: FormatId) => formatById(id)!.write(DRAWN).bytes

async function codeOf(bytes: Uint8Array): Promise<string> {
  try {
    const { score } = await readTab(bytes)
    return score.tracks.some((track) => soundingNotesOf(score, track).length >= 0) ? 'read' : 'none'
  } catch (error) {
    if (error instanceof FormatError) return error.code
    throw error
  }
}

describe('a file that is cut off is read to its end or refused', () => {
  test.each(IDS)('%s, at every sixteenth', async (id) => {
    const whole = fileOf(id)
    for (let part = 0; part < 16; part++) {
      const code = await codeOf(whole.subarray(0, Math.floor((whole.length * part) / 16)))
      expect(['read', 'unreadable-file', 'empty-file', 'unknown-format']).toContain(code)
    }
  })
})

test.each(IDS)('%s with flipped bytes is read or refused', async (id) => {
  const whole = fileOf(id)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), { maxLength: 8 }),
      async (changes) => {
        const bytes = whole.slice()
        for (const [at, value] of changes) bytes[at] = value
        expect(await codeOf(bytes)).toBeTruthy()
      },
    ),
    { numRuns: 60 },
  )
})

test('random bytes are refused, whatever they begin with', async () => {
  const heads = [
    '',
    'MThd',
    'BCFZ',
    'BCFS',
    'PK\x03\x04',
    '\x18FICHIER GUITAR PRO v5.00',
    '<score-partwise>',
    '\\title ',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 600 }),
      async (head, rest) => {
        const bytes = Uint8Array.from(
          [...head].map((letter) => letter.charCodeAt(0)).concat(...rest),
        )
        expect(await codeOf(bytes)).toBeTruthy()
      },
    ),
    { numRuns: 300 },
  )
})

const XML = (notes: string) =>
  `<score-partwise><part-list><score-part id="P1"><part-name>x</part-name></score-part></part-list><part id="P1"><measure number="1"><attributes><divisions>1</divisions></attributes>${notes}</measure></part></score-partwise>`
const NOTE =
  '<note><pitch><step>C</step><octave>4</octave></pitch><duration>1</duration><type>quarter</type></note>'
const zip = (files: Record<string, Uint8Array>) => zipSync(files, { level: 1 })
const score = strToU8(XML(NOTE))
const zeros = (length: number) => new Uint8Array(length)
const midiWith = (events: number) =>
  Uint8Array.from(
    [...'MThd']
      .map((letter) => letter.charCodeAt(0))
      .concat(0, 0, 0, 6, 0, 0, 0, 1, 1, 224)
      .concat(
        [...'MTrk'].map((letter) => letter.charCodeAt(0)),
        (events * 8) >>> 24,
        ((events * 8) >> 16) & 255,
        ((events * 8) >> 8) & 255,
        (events * 8) & 255,
      ),
  )

/** So many notes of a quarter, one after the other. */
function longMidi(notes: number): Uint8Array {
  const head = midiWith(notes)
  const bytes = new Uint8Array(head.length + notes * 8)
  bytes.set(head)
  for (let index = 0; index < notes; index++) {
    bytes.set(
      [0, 0x90, 40 + (index % 40), 80, 60, 0x80, 40 + (index % 40), 0],
      head.length + index * 8,
    )
  }
  return bytes
}

const LONG_MIDI = longMidi(260_000)

const bomb = (endings: number) =>
  XML(
    `<barline><repeat direction="forward"/></barline>${NOTE.repeat(40)}<barline><repeat direction="backward" times="${endings}"/></barline>`,
  )

describe('hostile files', () => {
  test.each<[name: string, bytes: Uint8Array, code: string]>([
    ['nothing', zeros(0), 'empty-file'],
    ['zeros', zeros(5000), 'unknown-format'],
    ['more bytes than are read', zeros(FILE_LIMITS.maxLocalBytes + 1), 'file-too-large'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'unknown-format'],
    ['HTML', strToU8('<html><body>tab</body></html>'), 'unknown-format'],
    ['a zip of nothing of ours', zip({ 'a.txt': score }), 'unknown-format'],
    [
      'a zip in a zip',
      zip({ 'META-INF/container.xml': strToU8('<container/>'), 'a.xml': zip({ 'a.xml': score }) }),
      'unreadable-file',
    ],
    [
      'a zip that inflates to too much',
      zip({ 'Content/score.gpif': zeros(FILE_LIMITS.maxLocalInflatedBytes + 1) }),
      'file-too-large',
    ],
    [
      'an .mxl that inflates to too much',
      zip({
        'META-INF/container.xml': strToU8('<container/>'),
        'a.musicxml': zeros(FILE_LIMITS.maxLocalInflatedBytes + 1),
      }),
      'file-too-large',
    ],
    [
      'a Guitar Pro zip without a score',
      zip({ 'Content/score.gpif': strToU8('<GPIF/>') }),
      'unreadable-file',
    ],
    [
      'entities that grow',
      strToU8(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${XML(NOTE.replace('C<', '&b;<'))}`,
      ),
      'empty-file',
    ],
    [
      'XML nested without end',
      strToU8(`<score-partwise>${'<a>'.repeat(20_000)}`),
      'unreadable-file',
    ],
    ['MusicXML that is cut off', strToU8(XML(NOTE).slice(0, 150)), 'unreadable-file'],
    ['MusicXML without notes', strToU8(XML('')), 'empty-file'],
    ['alphaTex of nonsense', strToU8('\\title "x" . 3.99.4 ((( \\foo'), 'unreadable-file'],
    [
      'tab text without notes',
      strToU8('e|------|\nB|------|\nG|------|\nD|------|\n'),
      'empty-file',
    ],
    ['an endless repeat', strToU8(bomb(60)), 'read'],
    [
      'MusicXML of times without end',
      strToU8(XML(NOTE.replace('<duration>1<', '<duration>1e300<'))),
      'read',
    ],
    ['260,000 notes of MIDI', LONG_MIDI, 'read'],
    [
      'MIDI of one delta after the other',
      strToU8('MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\0\0\x04\xff\xff\xff\x7f'),
      'unreadable-file',
    ],
    ['a Guitar Pro 2 file', strToU8('\x18FICHIER GUITAR PRO v2.21\0\0\0\0\0\0'), 'unreadable-file'],
  ])('%s', async (_name, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code)
  })

  test('a name does not matter: the bytes do', async () => {
    expect((await readTab(fileOf('midi'))).format.id).toBe('midi')
    expect((await readTab(fileOf('guitar-pro'))).format.id).toBe('guitar-pro')
  })

  test('a song that is too long is opened at its beginning, and that is said', async () => {
    const { score: read, report } = await readTab(longMidi(260_000))
    expect(soundingNotesOf(read, read.tracks[0]!).length).toBeLessThanOrEqual(FILE_LIMITS.maxNotes)
    expect(report.map(({ message }) => message).join()).toContain(`first ${FILE_LIMITS.maxNotes}`)
  })
})
