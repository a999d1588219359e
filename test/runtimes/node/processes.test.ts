/** The built service as processes: one per core, replaced when dead. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  copyOfService,
  exitOf,
  freePort,
  get,
  MAP,
  servicesForTests,
  spawnService,
  until,
  workerPids,
} from './service-process.test-support'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const { start } = servicesForTests()
/** Longer than a process takes to run its first lines. */
const START_MS = 1500

describe('one process per worker', () => {
  test('WORKERS=2 answers from two processes, WORKERS=1 from the one that was started', async () => {
    const two = await start({ WORKERS: '2' })
    const pids = await workerPids(two)
    expect(new Set(pids).size).toBe(2)
    expect(pids).not.toContain(two.process.pid)
    expect((await get(two.port, MAP)).status).toBe(200)
    const one = await start({ WORKERS: '1' })
    expect(await workerPids(one)).toEqual([one.process.pid])
  })

  test('a killed process is replaced and the others go on answering', async () => {
    const service = await start({ WORKERS: '2' })
    const [victim, survivor] = await workerPids(service)
    process.kill(victim!, 'SIGKILL')
    await until(async () => {
      expect((await get(service.port, MAP)).status).toBe(200)
      const pids = await workerPids(service)
      return pids.length === 2 && !pids.includes(victim!)
    })
    expect(await workerPids(service)).toContain(survivor)
    expect(service.output()).toContain('SIGKILL')
  })
})

describe('faults of a process', () => {
  test('one that is stuck is ended by force when the service stops', async () => {
    const service = await start({
      WORKERS: '2',
      DRAIN_NOTICE_MS: '0',
      DRAIN_DEADLINE_MS: '100',
    })
    const [stuck] = await workerPids(service)
    process.kill(stuck!, 'SIGSTOP')
    // The page of the metrics does not wait for it for ever either.
    expect(await workerPids(service)).toHaveLength(1)
    service.process.kill('SIGTERM')
    expect(await exitOf(service)).toBe(0)
  })

  test('metrics can be read while processes die', async () => {
    const service = await start({ WORKERS: '2' })
    for (let round = 0; round < 4; round++) {
      const [victim] = await workerPids(service)
      process.kill(victim!, 'SIGKILL')
      await Promise.all(Array.from({ length: 20 }, () => workerPids(service)))
      await until(async () => (await workerPids(service)).length === 2)
    }
    expect(service.process.exitCode).toBeNull()
  })

  test('a second SIGTERM does not wait', async () => {
    const service = await start({
      WORKERS: '2',
      DRAIN_NOTICE_MS: '60000',
      DRAIN_DEADLINE_MS: '60000',
    })
    const pids = await workerPids(service)
    service.process.kill('SIGTERM')
    await until(async () => (await get(service.port, '/api/ready')).status === 503)
    service.process.kill('SIGTERM')
    expect(await exitOf(service)).toBe('SIGTERM')
    await until(() => pids.every((pid) => !isAlive(pid)))
  })

  test('processes end with the primary that was killed', async () => {
    const service = await start({ WORKERS: '2' })
    const pids = await workerPids(service)
    service.process.kill('SIGKILL')
    await until(() => pids.every((pid) => !isAlive(pid)))
  })

  test('the service goes on when the reader of its log is gone', async () => {
    const service = await start({ WORKERS: '2' })
    service.process.stdout!.destroy()
    service.process.stderr!.destroy()
    const [victim] = await workerPids(service)
    process.kill(victim!, 'SIGKILL')
    await until(async () => {
      const pids = await workerPids(service)
      return pids.length === 2 && !pids.includes(victim!)
    })
    expect((await get(service.port, MAP)).status).toBe(200)
  })

  test('SIGHUP to one process alone changes nothing', async () => {
    const service = await start({ WORKERS: '1' })
    service.process.kill('SIGHUP')
    await until(() => service.output().includes('cannot be replaced'))
    expect((await get(service.port, MAP)).status).toBe(200)
  })

  test('SIGHUP to a build that does not start leaves the running one alone', async () => {
    const folder = copyOfService()
    const service = await start({ WORKERS: '2' }, folder)
    const before = await workerPids(service)
    writeFileSync(`${folder}/main.js`, 'process.exit(1)')
    service.process.kill('SIGHUP')
    await until(() => service.output().includes('did not come to listen'))
    expect(await workerPids(service)).toEqual(before)
    expect((await get(service.port, MAP)).status).toBe(200)
  })

  test('a service that stops while a new build hangs starts no process any more', async () => {
    const folder = copyOfService()
    const service = await start({ WORKERS: '2', DRAIN_NOTICE_MS: '0' }, folder)
    const [replaced] = await workerPids(service)
    const starts = `${folder}/starts`
    writeFileSync(
      `${folder}/main.js`,
      `import { appendFileSync } from 'node:fs'
      appendFileSync(${JSON.stringify(starts)}, 'x')
      setInterval(() => {}, 1000)`,
    )
    service.process.kill('SIGHUP')
    await until(() => existsSync(starts))
    // Its successor hangs, so the death of this one is found out when the service stops.
    process.kill(replaced!, 'SIGKILL')
    await until(() => !isAlive(replaced!))
    service.process.kill('SIGTERM')
    expect(await exitOf(service)).toBe(0)
    await wait(START_MS)
    expect(readFileSync(starts, 'utf8')).toBe('x')
  })
})

describe('where it listens', () => {
  test('port 0 is told as the port that was found', async () => {
    const service = await start({ WORKERS: '2', PORT: '0' })
    const { port } = new URL(/http:[^"]+/.exec(service.output())![0])
    expect((await get(Number(port), MAP)).status).toBe(200)
  })

  test.each(['1', '2'])('metrics on a taken port end it, WORKERS=%s', async (workers) => {
    const first = await start({ WORKERS: '1' })
    const service = await spawnService({ WORKERS: workers, METRICS_PORT: String(first.port) })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toContain(`port ${first.port}: listen EADDRINUSE`)
  })
})

describe('a start that cannot be', () => {
  test.each([
    ['WORKERS', 'many'],
    ['PORT', '70000'],
    ['TRUST_PROXY', 'yes'],
    ['PUBLIC_URL', 'example.org'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused in a sentence', async (name, value) => {
    const service = await spawnService({ PORT: '0', [name]: value })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toMatch(new RegExp(`^${name} must be .*"${value}"\n$`))
  })

  test.each(['1', '2'])('a port in use ends it, WORKERS=%s', async (workers) => {
    const first = await start({ WORKERS: '1' })
    const service = await spawnService({ PORT: String(first.port), WORKERS: workers })
    expect(await exitOf(service)).toBe(1)
    expect(service.output()).toContain('EADDRINUSE')
    expect(await freePort()).toBeGreaterThan(0)
  })
})

test('the log and the metrics name no query, no address and no unknown path', async () => {
  const service = await start({ WORKERS: '1', LOG_REQUESTS: '1' })
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
