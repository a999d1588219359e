/** Threads of a lane: what ends a request, what waits, what is lost. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { ToldAnswer } from '#service/node/pool/answer-asked'
import {
  createLane,
  type Failure,
  type Job,
  type Lane,
  type LaneLimits,
} from '#service/node/pool/lane'

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-lane-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a thread does with a request by its URL. */
const SCRIPT = `
import { parentPort as port } from 'node:worker_threads'
const all = []
let count = 0
port.on('message', ({ url }) => {
  count++
  if (url === '/endless') for (;;);
  if (url === '/greedy') for (;;) all.push(new Array(1e5).fill({}))
  if (url === '/large') { all.push(Buffer.alloc(2e8, 1)); return }
  if (url === '/crash') throw new Error('crashed')
  if (url === '/silent') return
  const isSpent = url === '/spent'
  port.postMessage({ answer: { status: 200, headers: {}, body: url + ' ' + count }, isSpent })
})
port.postMessage({ served: [] })
`
const script = join(folder, 'thread.mjs')
writeFileSync(script, SCRIPT)

/** A machine may be busy elsewhere. */
const poll = <Value>(look: () => Value | Promise<Value>) => expect.poll(look, { timeout: 60_000 })

const LIMITS: LaneLimits = { workMs: 2000, heapMb: 32, waiting: 100 }
const ended: (string | undefined)[] = []
const lanes: Lane[] = []
afterEach(() => {
  for (const lane of lanes) lane.end()
  lanes.length = 0
  ended.length = 0
})

async function laneOf(limits: Partial<LaneLimits> = {}, threads = 2, file = script): Promise<Lane> {
  const lane = createLane({
    script: file,
    threads,
    workerData: undefined,
    limits: { ...LIMITS, ...limits },
    onEnd: (why, path) => ended.push(path === undefined ? why : `${why} ${path}`),
  })
  lanes.push(lane)
  await lane.ready
  await poll(() => lane.counts().ready).toBe(threads)
  return lane
}

const outcomeText = (outcome: ToldAnswer | Failure) =>
  typeof outcome === 'string' ? outcome : String(outcome.answer.body)

/** Asks; the job is there for who wants to leave. */
function ask(lane: Lane, url: string, address = 'client', path = url) {
  const told: string[] = []
  const job: Job = {
    asked: { method: 'GET', url, headers: {}, baseUrl: '' },
    path,
    address,
    settle: (outcome) => told.push(outcomeText(outcome)),
  }
  lane.add(job)
  const answer = async () => {
    await poll(() => told.length).toBe(1)
    return told[0]!
  }
  return { job, told, answer }
}

/** Looks that show a busy processor, until told to stop. */
const look = (lane: Lane, cpuMs = 10, residentBytes = 0) =>
  lane.look({ ms: cpuMs, cpuMs, residentBytes })

describe('what ends a request', () => {
  test.each([
    ['/endless', 'time'],
    ['/silent', 'time'],
  ])('%s ends by its %s, and the next one is answered by another thread', async (url, why) => {
    const lane = await laneOf()
    const asked = ask(lane, url)
    // By the clock five times as long as by CPU: one that only waits is ended too.
    const looking = setInterval(() => look(lane, url === '/silent' ? 0 : 10), 5)
    expect(await asked.answer()).toBe(why)
    clearInterval(looking)
    expect(ended).toEqual([`${why} ${url}`])
    await poll(() => lane.counts().ready).toBe(2)
    expect(await ask(lane, '/map').answer()).toMatch(/^\/map/)
  })

  test('time that the process did not have is not counted', async () => {
    const lane = await laneOf()
    const asked = ask(lane, '/silent')
    for (let times = 0; times < 9; times++) look(lane, 0)
    expect(asked.told).toEqual([])
  })

  test('a heap that is full ends the thread alone', async () => {
    const lane = await laneOf()
    expect(await ask(lane, '/greedy').answer()).toBe('memory')
    expect(await ask(lane, '/map').answer()).toMatch(/^\/map/)
  })

  test('memory that is no heap is seen by the growth of the process', async () => {
    const lane = await laneOf({ workMs: 1e6, growthBytes: 1e8 }, 1)
    const asked = ask(lane, '/large')
    const looking = setInterval(() => look(lane, 0, process.memoryUsage.rss()), 5)
    expect(await asked.answer()).toBe('memory')
    clearInterval(looking)
  })

  test('a thread that crashes costs its own request and no other', async () => {
    const lane = await laneOf()
    const others = ['/a', '/b', '/c'].map((url) => ask(lane, url))
    expect(await ask(lane, '/crash').answer()).toBe('died')
    for (const { answer } of others) expect(await answer()).toMatch(/^\//)
    expect(ended).toHaveLength(1)
    expect(ended[0]).toContain('crashed')
    await poll(() => lane.counts().ready).toBe(2)
  })
})

describe('what waits', () => {
  test('requests behind one without end are answered, not lost', async () => {
    const lane = await laneOf()
    const endless = [ask(lane, '/endless'), ask(lane, '/endless')]
    const others = Array.from({ length: 20 }, (_, at) => ask(lane, `/${at}`))
    const looking = setInterval(() => look(lane), 5)
    for (const { answer } of [...endless, ...others]) await answer()
    clearInterval(looking)
    expect(others.map(({ told }) => told[0]!.split(' ')[0])).toEqual(
      others.map((_, at) => `/${at}`),
    )
  })

  test('one path holds all threads but one, of whatever client', async () => {
    const lane = await laneOf({}, 3)
    for (let at = 0; at < 8; at++) ask(lane, '/silent', `client ${at}`)
    expect(lane.counts()).toMatchObject({ running: 2, waiting: 6 })
  })

  test('one client holds two threads at most with what is dear', async () => {
    const lane = await laneOf({}, 5)
    for (let at = 0; at < 4; at++) ask(lane, '/silent')
    expect(lane.counts().running).toBe(2)
    ask(lane, '/silent', 'another')
    expect(lane.counts().running).toBe(3)
  })

  test('beyond the limit the answer is that it is busy', async () => {
    const lane = await laneOf({ waiting: 4 })
    ask(lane, '/silent')
    ask(lane, '/silent')
    expect(await ask(lane, '/silent').answer()).toBe('busy')
  })

  test('one client leaves places to wait to others, for what is dear too', async () => {
    const lane = await laneOf({ waiting: 8 })
    const own = Array.from({ length: 5 }, () => ask(lane, '/silent'))
    expect(own.map(({ told }) => told[0])).toEqual([
      undefined,
      undefined,
      undefined,
      'busy',
      'busy',
    ])
    const others = Array.from({ length: 3 }, () => ask(lane, '/silent', 'another'))
    expect(others.map(({ told }) => told[0])).toEqual([undefined, undefined, 'busy'])
    expect(ask(lane, '/silent', 'a third').told).toEqual(['busy'])
    expect(lane.counts()).toMatchObject({ running: 1, waiting: 4 })
  })

  test('who has gone waits no more, and work for no one is ended', async () => {
    const lane = await laneOf({ workMs: 1e6 })
    const [first, second] = [ask(lane, '/endless'), ask(lane, '/endless')]
    lane.leave(second.job)
    expect(lane.counts()).toMatchObject({ running: 1, waiting: 0 })
    lane.leave(first.job)
    const looking = setInterval(() => look(lane), 5)
    await poll(() => ended.length).toBe(1)
    clearInterval(looking)
    expect(ended).toEqual(['left /endless'])
    expect([first.told, second.told]).toEqual([[], []])
  })
})

describe('what is sent ahead to a quick thread', () => {
  /** A path is quick once its answers were seen to be; a busy machine may need some more. */
  async function quickLane(): Promise<Lane> {
    const lane = await laneOf()
    for (let times = 0; times < 12; times++) await ask(lane, '/map').answer()
    return lane
  }

  test('is answered in the order in which it was asked', async () => {
    const lane = await quickLane()
    const asked = Array.from({ length: 40 }, () => ask(lane, '/map'))
    const answers = await Promise.all(asked.map(({ answer }) => answer()))
    const counts = answers.map((answer) => Number(answer.split(' ')[1]))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  })

  test('is answered by another thread when the one before it does not end', async () => {
    const lane = await quickLane()
    const stuck = ask(lane, '/endless', 'client', '/map')
    const asked = Array.from({ length: 10 }, () => ask(lane, '/map'))
    // The path holds no other thread meanwhile, so what is looked at is the stuck one.
    const looking = setInterval(() => look(lane), 5)
    expect(await stuck.answer()).toBe('time')
    clearInterval(looking)
    for (const { answer } of asked) expect(await answer()).toMatch(/^\/map/)
    expect(asked.map(({ told }) => told.length)).toEqual(asked.map(() => 1))
  })
})

describe('threads that cannot start', () => {
  test('the first one tells why', async () => {
    const broken = join(folder, 'broken.mjs')
    writeFileSync(broken, 'throw new Error("no such luck")')
    await expect(laneOf({}, 1, broken)).rejects.toContain('no such luck')
  })

  test('later ones are tried again; meanwhile every request is answered', async () => {
    const file = join(folder, 'sometimes.mjs')
    writeFileSync(file, SCRIPT)
    const lane = await laneOf({}, 1, file)
    writeFileSync(file, 'throw new Error("no room")')
    const first = ask(lane, '/crash')
    const waiting = ask(lane, '/map')
    expect(await first.answer()).toBe('died')
    expect(await waiting.answer()).toBe('busy')
    expect(await ask(lane, '/map').answer()).toBe('busy')
    writeFileSync(file, SCRIPT)
    await poll(() => lane.counts().ready).toBe(1)
    expect(await ask(lane, '/map').answer()).toMatch(/^\/map/)
  })
})

test('a thread that could not load all of itself gives way to a new one', async () => {
  const lane = await laneOf({}, 1)
  expect(await ask(lane, '/map').answer()).toBe('/map 1')
  expect(await ask(lane, '/spent').answer()).toBe('/spent 2')
  expect(await ask(lane, '/map').answer()).toBe('/map 1')
})

test('a thread that had nothing to do for a while gives way to a new one', async () => {
  const lane = await laneOf({ freshAfterMs: 1 }, 1)
  expect(await ask(lane, '/map').answer()).toBe('/map 1')
  await poll(
    async () => (await ask(lane, '/map').answer()) === '/map 1' && ended.length === 0,
  ).toBe(true)
})
