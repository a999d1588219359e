/** The built service stops without losing what it accepted. */
import { once } from 'node:events'
import { type ClientRequest, request as sendRequest } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { exitOf, get, MAP, servicesForTests, until } from './service-process.test-support'

const { start } = servicesForTests()

/** A POST whose body is only half sent: a request under way for as long as the test likes. */
async function beginPost(port: number) {
  const body = JSON.stringify({ events: [{ string: 1, fret: 3, startBeat: 0, durationBeats: 1 }] })
  const sent: ClientRequest = sendRequest({
    host: '127.0.0.1',
    port,
    path: '/api/tab',
    method: 'POST',
    agent: false,
    headers: { 'Content-Length': body.length },
  })
  const outcome = new Promise<number | string>((resolve) => {
    sent.once('response', (received) => {
      received.resume()
      received.once('end', () => resolve(received.statusCode!))
    })
    sent.once('error', (fault) => resolve(String(fault)))
  })
  sent.write(body.slice(0, 20))
  await once(sent, 'socket')
  // The server has the head once it has answered another request that came later.
  await get(port, '/api/health')
  await get(port, '/api/health')
  return { outcome, finish: () => sent.end(body.slice(20)) }
}

/** So many that some always wait to be accepted. */
const LANES = 24

type Outcome = 'answered' | 'refused' | string

function askOnce(port: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.once('error', (fault: NodeJS.ErrnoException) =>
      resolve(fault.code === 'ECONNREFUSED' ? 'refused' : String(fault)),
    )
    socket.once('close', () =>
      resolve(
        text.startsWith('HTTP/1.1 200') && text.endsWith('}')
          ? 'answered'
          : `cut after "${text.slice(0, 40)}"`,
      ),
    )
    socket.write(`GET ${MAP} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

/** Opens new connections until they are refused, one request on each; counts how they end. */
function keepConnecting(port: number) {
  const outcomes = new Map<Outcome, number>()
  const lanes = Array.from({ length: LANES }, async () => {
    for (;;) {
      const outcome = await askOnce(port)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (outcome === 'refused') return
    }
  })
  return {
    count: (outcome: Outcome) => outcomes.get(outcome) ?? 0,
    /** How often each outcome came, once every lane has its last one. */
    async outcomes() {
      await Promise.all(lanes)
      return outcomes
    },
  }
}

test('under a load of new connections SIGTERM answers or refuses each', async () => {
  const service = await start({ DRAIN_NOTICE_MS: '100' })
  const load = keepConnecting(service.port)
  await until(() => load.count('answered') > 500)
  service.process.kill('SIGTERM')
  const outcomes = await load.outcomes()
  expect([...outcomes.keys()].sort()).toEqual(['answered', 'refused'])
  expect(outcomes.get('refused')).toBe(LANES)
  expect(await exitOf(service)).toBe(0)
})

describe('SIGTERM', () => {
  test('says 503, finishes what is under way, takes nothing new and ends with 0', async () => {
    const service = await start({ DRAIN_NOTICE_MS: '1500' })
    expect((await get(service.port, '/api/ready')).status).toBe(200)
    const post = await beginPost(service.port)
    service.process.kill('SIGTERM')
    await until(async () => (await get(service.port, '/api/ready')).status === 503)
    const answer = await get(service.port, MAP)
    expect(answer.status).toBe(200)
    expect(answer.headers.connection).toBe('close')
    await until(() =>
      get(service.port, MAP).then(
        () => false,
        () => true,
      ),
    )
    post.finish()
    expect(await post.outcome).toBe(200)
    expect(await exitOf(service)).toBe(0)
  })

  test('cuts at the deadline what never finishes', async () => {
    const service = await start({
      DRAIN_NOTICE_MS: '0',
      DRAIN_DEADLINE_MS: '400',
    })
    const post = await beginPost(service.port)
    service.process.kill('SIGTERM')
    expect(await exitOf(service)).toBe(0)
    expect(await post.outcome).toMatch(/ECONNRESET|socket hang up/)
    expect(service.output()).toContain('cut at the drain deadline')
  })
})
