/** The built service as a process: how it starts, listens, logs and ends. */
import { describe, expect, test } from 'vitest'
import {
  exitOf,
  freePort,
  get,
  MAP,
  servicesForTests,
  spawnService,
  until,
} from './service-process.test-support'

const { start } = servicesForTests()

describe('signals', () => {
  test('a second SIGTERM does not wait', async () => {
    const service = await start({ DRAIN_NOTICE_MS: '60000', DRAIN_DEADLINE_MS: '60000' })
    service.process.kill('SIGTERM')
    await until(async () => (await get(service.port, '/api/ready')).status === 503)
    service.process.kill('SIGTERM')
    expect(await exitOf(service)).toBe('SIGTERM')
  })

  test('SIGHUP changes nothing and says so', async () => {
    const service = await start({})
    service.process.kill('SIGHUP')
    await until(() => service.output().includes('SIGHUP changes nothing'))
    expect((await get(service.port, MAP)).status).toBe(200)
  })
})

test('the service goes on when the reader of its log is gone', async () => {
  const service = await start({ LOG_REQUESTS: '1' })
  service.process.stdout!.destroy()
  service.process.stderr!.destroy()
  for (let times = 0; times < 3; times++) {
    expect((await get(service.port, MAP)).status).toBe(200)
  }
})

describe('where it listens', () => {
  test('port 0 is told as the port that was found', async () => {
    const service = await start({ PORT: '0' })
    const { port } = new URL(/http:[^"]+/.exec(service.output())![0])
    expect((await get(Number(port), MAP)).status).toBe(200)
  })

  test('metrics on a taken port end it', async () => {
    const first = await start({})
    const service = await spawnService({ METRICS_PORT: String(first.port) })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toContain(`port ${first.port}: listen EADDRINUSE`)
  })
})

describe('a start that cannot be', () => {
  test.each([
    ['THREADS', 'many'],
    ['PORT', '70000'],
    ['TRUST_PROXY', 'yes'],
    ['PUBLIC_URL', 'example.org'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused in a sentence', async (name, value) => {
    const service = await spawnService({ PORT: '0', [name]: value })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toMatch(new RegExp(`^${name} must be .*"${value}"\n$`))
  })

  test('a port in use ends it', async () => {
    const first = await start({})
    const service = await spawnService({ PORT: String(first.port) })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toContain('EADDRINUSE')
    expect(await freePort()).toBeGreaterThan(0)
  })
})

test('the log and the metrics name no query, no address and no unknown path', async () => {
  const service = await start({ LOG_REQUESTS: '1' })
  await get(service.port, `${MAP}&utm_source=letter`)
  await get(service.port, '/private/word?token=secret')
  await until(() => service.output().includes('"path":"/private/word"'))
  const metrics = (await get(service.metricsPort, '/metrics')).body
  expect(metrics).toContain('pitchmap_requests_total{path="/api/map",source="run"} 1')
  expect(metrics).toContain('pitchmap_requests_total{path="other",source="refused"} 1')
  for (const told of [metrics, service.output()]) {
    expect(told).not.toMatch(/letter|secret|note=|127\.0\.0\.1:\d{5}(?!")/)
    expect(told).not.toContain('remoteAddress')
  }
  expect(metrics).not.toContain('private')
})
