import { describe, expect, expectTypeOf, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { createClient, type OperationId, PitchMapError } from './client'

const ORIGIN = 'http://pitch.test'
const app = createApp({ buildId: 'test' })
const client = createClient({
  baseUrl: `${ORIGIN}/`,
  fetch: async (input, init) => app.request(String(input), init),
})

describe('the client', () => {
  test('has a function for every operation and no other', () => {
    expect(Object.keys(client)).toEqual(OPERATIONS.map(({ id }) => id))
  })

  test.each(
    OPERATIONS.flatMap((operation) =>
      operation.examples.map(
        (example) => [`${operation.id}: ${example.title}`, operation, example.request] as const,
      ),
    ),
  )('%s gives what the operation gives', async (_, operation, given) => {
    const ask = client[operation.id as OperationId] as (request: object) => Promise<unknown>
    const request = operation.request.parse(given)
    await operation.prepare?.(request)
    const document = operation.run(request, { baseUrl: ORIGIN })
    const sent = operation.attachment ? document : JSON.parse(JSON.stringify(document))
    expect(await ask(given)).toEqual(sent)
  })

  test('sends a file as its bytes, and gives one back', async () => {
    const file = new TextEncoder().encode('\\title "Riff" . 3.5.4 5.5.4 7.5.2')
    const { project, compactUrl } = await client.importFile({ file, refinger: true })
    expect(project?.tabProject.title).toBe('Riff')
    const zproject = compactUrl!.slice(compactUrl!.indexOf('zproject=') + 9)
    const bytes = await client.getFile({ zproject, type: 'midi' })
    expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe('MThd')
  })

  test('knows the types of requests and documents', async () => {
    const map = await client.getPitchMap({ note: 'D4', chord: 'minor7' })
    expectTypeOf(map.selected.midi).toEqualTypeOf<number>()
    expect(map.selected.midi).toBe(62)
    // @ts-expect-error a layer that is not in the enum
    await client.getPitchMap({ layer: 'nonsense' }).catch(() => {})
    // @ts-expect-error notes are required
    await client.getRoute().catch(() => {})
  })

  test('turns a refusal into an error that says what would work', async () => {
    const refused = await client.getScaleMap({ scale: 'lydain' }).catch((thrown: unknown) => thrown)
    expect(refused).toBeInstanceOf(PitchMapError)
    expect(refused).toMatchObject({ status: 400, code: 'invalid-parameter', didYouMean: 'lydian' })
  })

  test('says the status where the answer is no refusal of the service', async () => {
    const broken = createClient({
      baseUrl: ORIGIN,
      fetch: async () => new Response('Bad gateway', { status: 502 }),
    })
    await expect(broken.listScales()).rejects.toMatchObject({ status: 502, code: 'unknown' })
  })
})
