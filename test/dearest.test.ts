/**
 * What the dearest legal requests make the service do, counted and not timed: steps of our code,
 * bytes of documents, elements of pictures, pixels that are painted. `npm run bench -- dearest`
 * measures the time.
 */
import { afterAll, expect, test } from 'vitest'
import { startCounting } from './support/count-steps'

// Loops are counted in modules that are loaded after this.
const counter = await startCounting()
afterAll(counter.stop)
const { createApp } = await import('#service/http/app')
const { paintPicture } = await import('#service/png/paint-picture')
const { MAX_PIXELS } = await import('#service/png/picture-scale')
const { dearestRequests } = await import('../bench/dearest-requests')

/**
 * Most thousand steps of a request of each operation, a quarter above what its dearest took when
 * this was written. The planners' share of them is by far the largest.
 */
const MOST_STEPS: Readonly<Record<string, number>> = {
  getPositions: 50,
  arrangePiece: 4100,
  getRoute: 11_500,
  planMelody: 13_100,
  getPracticeDrill: 3900,
  getPatternDrill: 4000,
  buildTabRecipe: 120,
  getVoiceLeading: 3500,
  getComposerBridge: 3700,
  getGuitarVoicings: 160,
  getChord: 460,
  // As a tool, after the same chords were asked by GET.
  getProgression: 740,
  getProjectState: 430,
  renderTab: 730,
  checkTab: 1700,
  exportTabAscii: 440,
  findScalesContaining: 240,
}
/** The same for single requests of an operation whose work differs much. */
const MOST_STEPS_OF: Readonly<Record<string, number>> = {
  'arrangePiece, 40 chords on ten strings of one pitch': 6900,
  'arrangePiece, 40 chords on ten strings a half step apart': 8900,
  'planMelody, a few broken chords held on': 57_000,
  'getProgression, most chords, best': 3600,
  'getProgression, most paths, best': 620,
  'getProgression, most chords, all': 1700,
  'getProgression, most paths, all': 1370,
  'getProgression, many grips': 9200,
  'getProgression, fingers of many grips': 3850,
  'getProgression, style of many grips': 2450,
  'getProgression, every grip, smooth voices': 2700,
  'getProgression, eight strings': 22_500,
  'getProgression, eight strings, fingers': 1_250,
  'getProgression, one chord of very many grips': 9450,
  'getProgression, ten strings': 14_700,
}
/** Of an operation that plans nothing. */
const MOST_STEPS_ELSEWHERE = 170
const MAX_ANSWER_BYTES = 1_350_000
const MAX_BATCH_BYTES = 600_000
const MAX_PICTURE_ELEMENTS = 1300

const app = createApp({ buildId: 'test', loadPainter: async () => paintPicture })
const rows = dearestRequests().map((request) => [request.name, request] as const)
const isPng = (path: string) => path.includes('.png')
const isPicture = (path: string) => path.includes('/diagram/')

function ask(path: string, body: unknown): Promise<Response> | Response {
  return app.request(`http://localhost${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Host: 'localhost',
      },
    }),
  })
}

test.each(rows.filter(([, { path }]) => !isPng(path)))(
  '%s: is legal, takes a bounded number of steps, and its answer is of bounded size',
  async (name, { operationId, path, body }) => {
    let status = 0
    let text = ''
    const steps = await counter.count(async () => {
      const answer = await ask(path, body)
      status = answer.status
      text = await answer.text()
    })
    expect(status, text.slice(0, 300)).toBe(200)
    expect(steps).toBeGreaterThan(100)
    expect(steps / 1000).toBeLessThan(
      MOST_STEPS_OF[name] ?? MOST_STEPS[operationId] ?? MOST_STEPS_ELSEWHERE,
    )
    expect(text.length).toBeLessThan(path === '/mcp' ? MAX_BATCH_BYTES : MAX_ANSWER_BYTES)
    if (!isPicture(path)) return
    const elements = text.match(/<[a-z]/g)?.length ?? 0
    expect(elements).toBeGreaterThan(0)
    expect(elements).toBeLessThan(MAX_PICTURE_ELEMENTS)
  },
)

test.each(rows.filter(([, { path }]) => isPng(path)))(
  '%s: is legal, and has a bounded number of pixels',
  async (_name, { path, body }) => {
    const answer = await ask(path, body)
    expect(answer.status).toBe(200)
    const head = new DataView(await answer.arrayBuffer())
    // Width and height of the header chunk.
    const pixels = head.getUint32(16) * head.getUint32(20)
    expect(pixels).toBeGreaterThan(0)
    expect(pixels).toBeLessThanOrEqual(MAX_PIXELS)
  },
)
