/** What the bundler made of the service says the same, byte by byte, as the sources do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMAT_IDS } from '#formats/format'
import { OPERATIONS } from '#operations/index'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { drawSome } from '../support/draw-count'
import { type BuiltServer, startBuiltServer } from './start-built-server'

const ORIGIN = 'http://pitch-map.example'
const app = createApp({ buildId: 'sources' })

let server: BuiltServer
beforeAll(async () => {
  server = await startBuiltServer({ PUBLIC_URL: ORIGIN })
})
afterAll(() => server.stop())

async function expectAlike(path: string): Promise<Response> {
  const [built, written] = await Promise.all([
    fetch(server.origin + path),
    app.request(ORIGIN + path),
  ])
  expect(await built.text()).toBe(await written.text())
  expect(built.status).toBe(written.status)
  return built
}

describe('signs beyond ASCII', () => {
  test.each([
    ['/api/map?note=C♯4', 200],
    ['/api/map?note=B♭3&root=G♭', 200],
    ['/api/map?note=F𝄪4', 200],
    ['/api/map?note=B𝄫3', 200],
    ['/api/route?notes=C♯4,E♭4', 200],
    ['/api/chord?symbol=B♭7', 200],
    ['/api/chord?symbol=CΔ', 200],
    ['/api/chord?symbol=C△7', 200],
    ['/api/chord?symbol=Bø7', 200],
    ['/api/chord?symbol=B°7', 200],
    ['/api/chord?symbol=C–7', 200],
    ['/api/progression?chords=Dm7,G7♭9,C△7', 200],
    ['/api/route?notes=A4&hand=5–8', 400],
    ['/api/map?note=雨', 400],
  ])('%s', async (path, status) => {
    expect((await expectAlike(encodeURI(path))).status).toBe(status)
  })
})

describe('an example of every operation', () => {
  const rows = OPERATIONS.filter(({ http }) => http.method === 'GET').flatMap((operation, index) =>
    // Another one than the validating proxy is asked.
    drawSome(operation.examples, 1, 100 + index).map(
      ({ title, request }) =>
        [operation.id, title, operation.http.path + formatQuery(request)] as const,
    ),
  )
  test.each(rows)('%s: %s', async (_id, _title, path) => {
    expect((await expectAlike(path)).status).toBe(200)
  })
})

/** Text that names what it holds is read as ChordPro, whatever it was written as. */
const READ_AS: Readonly<Record<string, string>> = { sheet: 'chordpro' }

test.each(FORMAT_IDS)('%s is written as a file, and read again', async (type) => {
  const route = await fetch(`${server.origin}/api/route?notes=C4,E4,G4`)
  const { compactUrl } = (await route.json()) as { compactUrl: string }
  const project = new URL(compactUrl).searchParams.get('zproject')
  const file = await fetch(`${server.origin}/api/file?zproject=${project}&type=${type}`)
  expect(file.status).toBe(200)
  const read = await fetch(`${server.origin}/api/import`, {
    method: 'POST',
    body: await file.arrayBuffer(),
  })
  expect(await read.json()).toMatchObject({
    format: { id: READ_AS[type] ?? type },
    tracks: [{ noteCount: 3 }],
  })
})
