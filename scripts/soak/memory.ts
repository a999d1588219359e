/**
 * Resident memory of the supervisor, of the elder worker, which is never killed, and of the others,
 * which die by turns. Each is a mean through whole rounds of kills, so that two windows hold the
 * same ages. A worker's memory rises and falls by a third between two full collections of garbage,
 * so of the elder, the one that could hold on to more and more, the least is told as well.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { readWorkers, residentBytesOf } from './processes'

const SAMPLE_EVERY_MS = 2000

export interface MemoryUse {
  readonly supervisor: number
  readonly elder: number
  /** The elder's just after a collection. */
  readonly elderLeast: number
  readonly others: number
  readonly all: number
}

/** What is watched: workers are so many, less while a killed one is being replaced. */
export interface Watched {
  readonly supervisorPid: number
  readonly metricsUrl: string
  readonly workers: number
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

type Sample = Omit<MemoryUse, 'elderLeast'>

async function sample({
  supervisorPid,
  metricsUrl,
  workers,
}: Watched): Promise<Sample | undefined> {
  const sizes = (await readWorkers(metricsUrl)).map(({ residentBytes }) => residentBytes)
  if (sizes.length !== workers) return undefined
  const supervisor = residentBytesOf(supervisorPid)
  const elder = sizes[0]!
  const others = sumOf(sizes.slice(1))
  return { supervisor, elder, others, all: supervisor + elder + others }
}

export async function measureMemory(watched: Watched, windowMs: number): Promise<MemoryUse> {
  const samples: Sample[] = []
  const end = performance.now() + windowMs
  while (performance.now() < end) {
    const taken = await sample(watched)
    if (taken) samples.push(taken)
    await wait(SAMPLE_EVERY_MS)
  }
  const meanOf = (part: keyof Sample) => sumOf(samples.map((one) => one[part])) / samples.length
  return {
    supervisor: meanOf('supervisor'),
    elder: meanOf('elder'),
    elderLeast: Math.min(...samples.map(({ elder }) => elder)),
    others: meanOf('others'),
    all: meanOf('all'),
  }
}
