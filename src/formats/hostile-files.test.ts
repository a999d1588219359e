/** Files that are broken, hostile or not what they say: a score with a report, or a refusal by name. */
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { scores } from '../../test/support/arbitrary-score'
import { drawCount } from '../../test/support/draw-count'
import { gpifOf, gpOf, gpxOf } from '../../test/support/guitar-pro-files'
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
import { parseXml } from './score/xml-tree'

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
  test.each(IDS)('%s, at every eighth', async (id) => {
    const whole = fileOf(id)
    for (let part = 0; part < 8; part++) {
      const code = await codeOf(whole.subarray(0, Math.floor((whole.length * part) / 8)))
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
    { numRuns: drawCount(12) },
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
    { numRuns: drawCount(100) },
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

const bomb = (endings: number) =>
  XML(
    `<barline><repeat direction="forward"/></barline>${NOTE.repeat(40)}<barline><repeat direction="backward" times="${endings}"/></barline>`,
  )

const mxl = (xml: string) =>
  zip({ 'META-INF/container.xml': strToU8('<container/>'), 'a.xml': strToU8(xml) })
const rows = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const notesOf = (count: number, inNote: (index: number) => string) =>
  XML(rows(count, (index) => NOTE.replace('</note>', `${inNote(index)}</note>`)))
const bars = (count: number, xml: string) =>
  XML('').replace(/<measure.*<\/measure>/, `<measure>${xml}</measure>`.repeat(count))
const ids = (count: number) => '0 '.repeat(count)
const voiceOf = (beats: number) => `<Voice id="0"><Beats>${ids(beats)}</Beats></Voice>`
const measureOf = (inside: string) => `<MasterBar>${inside}</MasterBar>`
const gp = (parts: Parameters<typeof gpifOf>[0]) => gpOf(gpifOf(parts))
const bcfz = (length: number) =>
  Uint8Array.from([
    ...strToU8('BCFZ'),
    ...[0, 8, 16, 24].map((shift) => (length >>> shift) & 255),
    ...zeros(16).fill(255),
  ])
const tex = (text: string) => strToU8(`\\title "x" . ${text}`)

describe('what would be expanded is counted first, and the refusal tells the count', () => {
  test.each<[name: string, bytes: Uint8Array, message: string]>([
    ['a beat of alphaTex, again and again', tex('3.3*2000000000'), '2000000000 beats; 131072'],
    ['and behind its effects', tex('3.3 {v} * 2000000000'), '2000000000 beats; 131072'],
    ['a chord of alphaTex', tex(`(${'3.3 '.repeat(60)})*8000`), '480000 notes; 262144'],
    ['bars of alphaTex', tex(`3.3${'|'.repeat(9000)}`), '9000 bars; 8192'],
    ['tracks of alphaTex', tex(`3.3${'\\track '.repeat(300)}`), '301 tracks; 256'],
    [
      'tracks of alphaTex with long ones',
      tex(`3.3${'\\track '.repeat(200)}3.3${'|'.repeat(400)}`),
      '80400 bars of all staves; 65536',
    ],
    ['voices of alphaTex', tex(`3.3 ${'\\voice 3.3 '.repeat(40)}`), '17 voices in a bar; 16'],
    [
      'a voice that names its beat a million times',
      gp({ voices: voiceOf(1_000_000) }),
      '1000000 beats; 131072',
    ],
    [
      'and hides that behind an empty one',
      gp({ voices: `${voiceOf(1_000_000)}<Voice id="0"/>` }),
      '1000000 beats; 131072',
    ],
    [
      'ten thousand beats of ten thousand notes',
      gp({
        voices: voiceOf(10_000),
        beats: `<Beat id="0"><Rhythm ref="0"/><Notes>${ids(10_000)}</Notes></Beat>`,
      }),
      '100000000 notes; 262144',
    ],
    [
      'a bar that all measures name',
      gp({ masterBars: measureOf('<Bars>0</Bars>').repeat(400) }),
      'beats; 131072',
    ],
    [
      'a voice that all bars name',
      gp({ measures: 400, bars: rows(400, (id) => `<Bar id="${id}"><Voices>0</Voices></Bar>`) }),
      '640000 beats; 131072',
    ],
    [
      'voices of one bar',
      gp({ bars: `<Bar id="0"><Voices>${ids(17)}</Voices></Bar>` }),
      '17 voices in a bar; 16',
    ],
    [
      'measures of Guitar Pro',
      gp({ masterBars: measureOf('').repeat(30_000) }),
      '30000 bars; 8192',
    ],
    [
      'measures that every track is filled up to',
      gp({ tracks: 9, masterBars: measureOf('').repeat(8000) }),
      '72000 bars of all staves; 65536',
    ],
    ['tracks of Guitar Pro', gp({ tracks: 257 }), '257 tracks; 256'],
    [
      'staves of Guitar Pro',
      gp({ inTrack: `<Staves>${'<Staff/>'.repeat(17)}</Staves>` }),
      '17 staves in a track; 16',
    ],
    [
      'strings of a chord diagram',
      gp({ inTrack: '<Diagram stringCount="2000000"/>' }),
      '2000000 strings in a chord diagram; 16',
    ],
    [
      'a container that says that it is long',
      bcfz(2 ** 31 - 1),
      '2147483647 bytes once unpacked; 33554432',
    ],
    ['bars of MusicXML', mxl(bars(8193, '')), '8193 bars; 8192'],
    [
      'parts of MusicXML',
      mxl(`<score-partwise>${'<part/>'.repeat(257)}</score-partwise>`),
      '257 parts; 256',
    ],
    [
      'parts of MusicXML by measures',
      mxl(
        `<score-timewise><measure>${rows(257, (id) => `<part id="${id}"/>`)}</measure></score-timewise>`,
      ),
      '257 parts; 256',
    ],
    [
      'staves of MusicXML',
      mxl(notesOf(17, (staff) => `<staff>${staff}</staff>`)),
      '17 staves in a part; 16',
    ],
    [
      'elements of a Guitar Pro score',
      gp({ notes: '<a/>'.repeat(FILE_LIMITS.maxGpifElements) }),
      '500001 elements in its score; 500000',
    ],
    [
      'a bar with more notes than a score has',
      tex('3.3*65537'),
      'first notes are in bar 1, which has 65537',
    ],
    [
      'a zip of many files',
      zip(Object.fromEntries(Array.from({ length: 513 }, (_, id) => [`META-INF/${id}`, zeros(1)]))),
      '',
    ],
    ['bytes of MIDI', longMidi(600_000), 'bytes; 4194304'],
    [
      'bytes of Guitar Pro 5',
      Uint8Array.from([...strToU8('\x18FICHIER GUITAR PRO v5.00'), ...zeros(2 ** 20)]),
      'bytes; 1048576',
    ],
    ['characters of tab', strToU8('e|--3--|\n'.repeat(120_000)), '1080000 characters; 1048576'],
  ])('%s', async (_name, bytes, message) => {
    const refusal = await readTab(bytes).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(FormatError)
    expect(refusal).toMatchObject({ code: message === '' ? 'unknown-format' : 'file-too-large' })
    expect((refusal as FormatError).message).toContain(message)
  })
})

test.each([
  ['elements', '<b/>'],
  ['entities', '&amp;'],
])('%s of XML', (what, text) => {
  const walk = (count: number) => parseXml(`<a>${text.repeat(count)}</a>`, () => false)
  const { maxXmlElements: limit } = FILE_LIMITS
  expect(() => walk(limit + 1)).toThrow(`${limit + 1} XML ${what}; ${limit}`)
})

describe('containers and tags that lie are refused before they are followed', () => {
  test.each<[name: string, bytes: Uint8Array, message: string]>([
    ['a sector that is named again', gpxOf('x'.repeat(9000), [2, 3, 2]), 'sector 2 is named twice'],
    ['a sector behind the end', gpxOf('x', [2_000_000]), 'lies outside'],
    ['more sectors than the size says', gpxOf('x', [2, 1]), 'more sectors'],
    ['a container without a score', gpxOf('x').subarray(0, 4096), 'score.gpif is missing'],
    ['a packed container that copies from before it', bcfz(4096), 'copies what is not there'],
    ['a track that is named twice', gp({ order: '0 0' }), 'named twice'],
    [
      'a Guitar Pro score that is no text',
      zip({ 'Content/score.gpif': Uint8Array.from([255, 254, 0]) }),
      'no UTF-8 text',
    ],
    ['declarations without end', mxl(`<score-partwise>${'<!a>'.repeat(1_300_000)}`), '<!a><!a>'],
    ['a tag that never ends', mxl(`<score-partwise ${'a'.repeat(5_800_000)}>`), 'is no tag'],
    [
      'an attribute without end',
      mxl(`<score-partwise a="${'a'.repeat(5_800_000)}"/>`),
      '5800022 characters; 8192',
    ],
    ['blanks in a tag', mxl(`<score-partwise${' '.repeat(100_000)}/>`), 'characters; 8192'],
    ['two scores in one', mxl(`${XML(NOTE)}${XML(NOTE)}`), 'more than one first element'],
  ])('%s', async (_name, bytes, message) => {
    await expect(readTab(bytes)).rejects.toMatchObject({ code: 'unreadable-file' })
    await expect(readTab(bytes)).rejects.toThrow(message)
  })
})

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
      zip({ 'Content/score.gpif': zeros(FILE_LIMITS.maxInflatedBytes + 1) }),
      'file-too-large',
    ],
    [
      'an .mxl that inflates to too much',
      zip({
        'META-INF/container.xml': strToU8('<container/>'),
        'a.musicxml': zeros(FILE_LIMITS.maxInflatedBytes + 1),
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
    ['thousands of voices', mxl(notesOf(5000, (id) => `<voice>${id}</voice>`)), 'read'],
    [
      'a bar with no such time signature',
      gp({ masterBars: measureOf('<Time>2000000000/0</Time><Bars>0</Bars>') }),
      'read',
    ],
    ['an endless repeat', strToU8(bomb(60)), 'read'],
    [
      'MusicXML of times without end',
      strToU8(XML(NOTE.replace('<duration>1<', '<duration>1e300<'))),
      'read',
    ],
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
    const { score: read, report } = await readTab(longMidi(66_000))
    expect(soundingNotesOf(read, read.tracks[0]!).length).toBeLessThanOrEqual(FILE_LIMITS.maxNotes)
    expect(report.map(({ message }) => message).join()).toContain(`first ${FILE_LIMITS.maxNotes}`)
  })
})
