/**
 * Operations that take a neck, asked on rows of the instrument table: each on the standard tuning of
 * every instrument with a capo at 0, 2 or 7, and some other tunings; all of them in `npm run laws`. An answer that fits its schema, places that sound their pitch, tab that reads back, links
 * that are answered.
 */
import { describe, expect, test } from 'vitest'
import type { InstrumentRow, TuningRow } from '#engine/instrument/instrument-table'
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import { parseAscii } from '#engine/tab/parse-ascii'
import { OPERATIONS } from '#operations/index'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { neckParametersOf } from '#operations/schemas/neck-document'
import { createApp } from '#service/app'
import { drawSome } from './support/draw-count'
import { type Request, urlOf } from './support/random-request'

const ORIGIN = 'https://pitch-map.example'
const CAPOS = [0, 2, 7] as const
/** One other tuning in six is drawn. */
const CASES = [0, 1, 2, 3, 4, 5] as const
const app = createApp({ buildId: 'test', publicUrl: ORIGIN })

const NATURALS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** MIDI of a note of the table, worked out apart from the engine. */
function midiOfNote(note: string): number {
  const [, letter, accidental, octave] = /^([A-G])([#b]?)([0-9])$/.exec(note)!
  const shift = accidental === '#' ? 1 : accidental === 'b' ? -1 : 0
  return NATURALS[letter!]! + shift + 12 * (Number(octave) + 1)
}

interface NeckCase {
  readonly instrument: InstrumentRow
  readonly tuning: TuningRow
  readonly capo: number
  readonly neck: Neck
}

/** Open + capo + fret; a short string counts its frets from where it begins. */
function soundOf({ instrument, tuning, capo }: NeckCase, string: number, fret: number): number {
  const open = midiOfNote(tuning.openNotes.split(' ').at(-string)!)
  const start = instrument.startFrets?.[string] ?? 0
  return open + capo + (fret === 0 ? 0 : fret - start)
}

/** Two places on each string: open, and two frets up. */
function placesOn({ instrument, neck }: NeckCase) {
  return neck.strings.flatMap(({ string }) => [
    { string, fret: 0 },
    { string, fret: (instrument.startFrets?.[string] ?? 0) + 2 },
  ])
}

async function post(path: string, body: Request) {
  const response = await app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return { status: response.status, text: await response.text() }
}

async function ask(operation: AnyOperation, request: Request) {
  if (operation.http.method === 'POST') return post(operation.http.path, request)
  const response = await app.request(`${ORIGIN}${urlOf(operation, request)}`)
  return { status: response.status, text: await response.text() }
}

async function projectOf(one: NeckCase): Promise<string> {
  const events = placesOn(one).map((place, index) => ({ ...place, startBeat: index }))
  const { text } = await post('/api/tab', { events, ...neckParametersOf(one.neck) })
  return new URL(JSON.parse(text).compactUrl).searchParams.get('zproject')!
}

/** A question of each operation that every neck can answer; without a row the question is empty. */
const QUESTION_OF: Readonly<Record<string, (one: NeckCase) => Request | Promise<Request>>> = {
  getPitchMap: (one) => ({ midi: soundOf(one, 1, 2) }),
  getPositions: (one) => ({ midi: soundOf(one, 2, 2), previous: 'S1F2' }),
  getRoute: (one) => ({
    notes: placesOn(one).map(({ string, fret }) => String(soundOf(one, string, fret))),
    limit: 2,
  }),
  planMelody: (one) => ({
    notes: placesOn(one).map(({ string, fret }) => ({ midi: soundOf(one, string, fret), string })),
    limit: 1,
  }),
  getGuitarVoicings: () => ({ root: 'G', limit: 3 }),
  getChord: () => ({ symbol: 'Am7', limit: 3 }),
  getVoiceLeading: () => ({ toRoot: 'F', limit: 2 }),
  getProgression: () => ({ chords: ['C', 'G'], limit: 1 }),
  getCapos: () => ({ chords: ['C', 'G'], limit: 1 }),
  readSongSheet: () => ({ text: '| C | G |' }),
  identifyChord: ({ neck }) => ({ frets: neck.strings.map(() => 0).join('-') }),
  renderTab: (one) => ({
    events: placesOn(one).map(({ string, fret }, index) => ({
      string,
      fret,
      midi: soundOf(one, string, fret),
      startBeat: index,
    })),
  }),
  checkTab: (one) => ({
    events: placesOn(one).map((place, index) => ({ ...place, startBeat: index })),
  }),
  getProjectState: async (one) => ({ zproject: await projectOf(one) }),
  exportTabAscii: async (one) => ({ zproject: await projectOf(one) }),
  drawTab: async (one) => ({ zproject: await projectOf(one) }),
  drawScore: async (one) => ({ zproject: await projectOf(one) }),
  drawVoicing: () => ({ symbol: 'C' }),
  arrangePiece: (one) => ({
    notes: placesOn(one).map(({ string, fret }, index) => ({
      midi: soundOf(one, string, fret),
      startBeat: index,
      durationBeats: 1,
    })),
  }),
  getFile: async (one) => ({ zproject: await projectOf(one), type: 'ascii' }),
  importFile: async (one) => {
    const zproject = await projectOf(one)
    const midi = await app.request(`${ORIGIN}/api/file?zproject=${zproject}&type=midi`)
    const file = Buffer.from(await midi.arrayBuffer()).toString('base64')
    return { file, refinger: true }
  },
  getFileLinks: async (one) => ({ zproject: await projectOf(one) }),
}

/** A score takes a tenth of a second to draw: with a standard tuning and one capo is enough. */
const SCORE_PATH = '/api/diagram/score.svg'

/** Capos of one row for one operation: all of them on a standard tuning, else one or none in turn. */
function caposOf(
  { http }: AnyOperation,
  tuningIndex: number,
  operationIndex: number,
): readonly number[] {
  if (http.path === SCORE_PATH) return tuningIndex === 0 ? [2] : []
  if (tuningIndex === 0) return drawSome(CAPOS, 1, operationIndex)
  const isDrawn = drawSome(CASES, 1, tuningIndex * 100 + operationIndex).includes(0)
  return isDrawn ? drawSome(CAPOS, 1, tuningIndex + operationIndex) : []
}

const TAKERS = OPERATIONS.filter(({ request }) => requestFieldsOf(request).has('capo'))

const ROWS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.map((tuning, index) => ({ instrument, tuning, index })),
)

/** Calls back with every object inside a JSON value. */
function walk(value: unknown, visit: (object: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) visit(value as Readonly<Record<string, unknown>>)
  for (const inner of Object.values(value)) walk(inner, visit)
}

/** Places in a document that do not sound the pitch beside them. */
function wrongPlaces(document: unknown, one: NeckCase): readonly string[] {
  const wrong: string[] = []
  walk(document, ({ string, fret, midi }) => {
    if (typeof string !== 'number' || typeof fret !== 'number' || typeof midi !== 'number') return
    const sound = soundOf(one, string, fret)
    if (sound !== midi) wrong.push(`S${string}F${fret} is ${sound}, not ${midi}`)
  })
  return wrong
}

type Placed = { readonly string: number; readonly fret: number }
const textOf = (notes: readonly Placed[]) =>
  notes
    .map(({ string, fret }) => `S${string}F${fret}`)
    .sort()
    .join(' ')

/** The links of a document, and the bodies that it says to post, by kind: the first of each. */
const followed = new Map<string, () => Promise<number>>()

function rememberLinks(operation: AnyOperation, document: unknown, one: NeckCase): void {
  const from = `${operation.id} ${one.instrument.id} ${one.capo}`
  const follow = (kind: string, status: () => Promise<number>) => {
    if (!followed.has(`${from}: ${kind}`)) followed.set(`${from}: ${kind}`, status)
  }
  walk(document, (object) => {
    const { method, path, body } = object
    if (method === 'POST' && typeof path === 'string') {
      follow(`POST ${path}`, async () => (await post(path, body as Request)).status)
    }
    for (const value of Object.values(object).flat()) {
      if (typeof value !== 'string' || !value.includes('?')) continue
      const isOurs = value.startsWith(`${ORIGIN}/`) || value.startsWith('/api/')
      if (!isOurs) continue
      const url = value.replace(ORIGIN, '').replace(/^\/\?/, '/api/project?')
      if (url.startsWith(SCORE_PATH)) continue
      follow(url.split('?')[0]!, async () => (await app.request(ORIGIN + url)).status)
    }
  })
}

async function answerOf(operation: AnyOperation, one: NeckCase): Promise<string> {
  const question = (await QUESTION_OF[operation.id]?.(one)) ?? {}
  const request = { ...question, ...neckParametersOf(one.neck) }
  const { status, text } = await ask(operation, request)
  expect([status, status === 200 ? '' : `${JSON.stringify(request)} ${text}`]).toEqual([200, ''])
  return text
}

describe.each(TAKERS.map((operation, index) => [operation.id, operation, index] as const))(
  '%s',
  (_id, operation, operationIndex) => {
    const rows = ROWS.filter(({ index }) => caposOf(operation, index, operationIndex).length > 0)
    test.each(rows.map((row) => [`${row.instrument.id} ${row.tuning.id}`, row] as const))(
      'answers on %s with places that sound their pitch',
      async (_name, { instrument, tuning, index }) => {
        for (const capo of caposOf(operation, index, operationIndex)) {
          const neck = neckOf(instrument, tuning, capo)
          const one: NeckCase = { instrument, tuning, capo, neck }
          const text = await answerOf(operation, one)
          if (operation.mediaType !== undefined) continue
          const document = JSON.parse(text)
          expect(operation.document.safeParse(document).error?.issues ?? []).toEqual([])
          expect(wrongPlaces(document, one)).toEqual([])
          if (document.instrument)
            expect(document).toMatchObject({
              tuning: tuning.id,
              instrument: { id: instrument.id, capo },
            })
          if (document.asciiTab && document.project) {
            const { measures } = document.project.tabProject ?? document.project
            const drawn = parseAscii(document.asciiTab, neck).measures.flatMap(({ notes }) => notes)
            expect(textOf(drawn)).toBe(
              textOf(measures.flatMap((measure: { notes: Placed[] }) => measure.notes)),
            )
          }
          rememberLinks(operation, document, one)
        }
      },
    )
  },
)

test('every kind of link in these documents is answered', async () => {
  expect(followed.size).toBeGreaterThan(400)
  const refused: string[] = []
  for (const [kind, follow] of drawSome([...followed], 300)) {
    const status = await follow()
    if (status !== 200) refused.push(`${status} ${kind}`)
  }
  expect(refused).toEqual([])
}, 60_000)
