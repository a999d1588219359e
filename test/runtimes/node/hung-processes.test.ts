/** Processes of the built service that hang or die while clients keep their connections. */
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import {
  answersOfWorkers,
  get,
  keepAsking,
  MAP,
  servicesForTests,
  until,
  workerPids,
} from './service-process.test-support'

const { start } = servicesForTests()
/** Longer than it takes to find a hung worker and to replace it. */
const LONGER_THAN_HUNG_MS = 5000

test('a stopped worker is replaced, the other one stays', async () => {
  const service = await start({ WORKERS: '2' })
  const [stopped, other] = await workerPids(service)
  process.kill(stopped!, 'SIGSTOP')
  await until(async () => {
    const pids = await workerPids(service)
    return pids.length === 2 && !pids.includes(stopped!)
  })
  expect(await workerPids(service)).toContain(other)
  expect(service.output()).toContain('"reason":"no heartbeat"')
  expect((await get(service.port, MAP)).status).toBe(200)
})

test('workers that slept together with the primary are not taken for hung', async () => {
  const service = await start({ WORKERS: '2' })
  const pids = await workerPids(service)
  const all = [service.process.pid!, ...pids]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  await wait(LONGER_THAN_HUNG_MS)
  for (const pid of all) process.kill(pid, 'SIGCONT')
  await wait(LONGER_THAN_HUNG_MS)
  expect(await workerPids(service)).toEqual(pids)
  expect((await get(service.port, MAP)).status).toBe(200)
})

test('workers busy without a pause are not taken for hung', async () => {
  const service = await start({ WORKERS: '2', CACHE_MB: '0' })
  const pids = await workerPids(service)
  const asking = keepAsking(service.port, 64)
  await wait(LONGER_THAN_HUNG_MS)
  expect(await asking.stop()).toEqual([])
  expect(await workerPids(service)).toEqual(pids)
})

test('after a crash kept connections spread to the new worker', async () => {
  const service = await start({ WORKERS: '2', CONNECTION_AGE_MS: '100' })
  const [victim] = await workerPids(service)
  const asking = keepAsking(service.port, 16)
  await until(() => asking.answered() > 100)
  process.kill(victim!, 'SIGKILL')
  await until(async () => {
    const pids = await workerPids(service)
    return pids.length === 2 && !pids.includes(victim!)
  })
  const [before] = await answersOfWorkers(service)
  await until(async () => {
    const [survivor, successor] = await answersOfWorkers(service)
    return successor! > 200 && successor! > (survivor! - before!) / 5
  })
  await asking.stop()
})
