/** Runs long operations on a thread of their own, each within bounds of time and memory. */
import { FormatError } from '#formats/format-error'
import type { ApartJob, RunApart } from '../http/run-operation'
import { createThreadQueue, type JobLimits } from './thread-queue'
import { type PlainRefusal, refusalErrorOf } from './thread-refusal'

/** The written document, or why there is none. */
export type TextOrRefusal = string | PlainRefusal

/** Of one process, the one being done included: the dearest file takes about two seconds. */
const MAX_WAITING = 6
/** After its last file the thread holds its memory for so long. */
const IDLE_MS = 20_000
const LIMITS: JobLimits = {
  milliseconds: 10_000,
  memory: { maxOldGenerationSizeMb: 512 },
  refusal: () =>
    new FormatError(
      'file-too-large',
      'This takes more time or memory than one request may; send a part of it, or ask for one',
    ),
}

/** @param script the built `operation-thread.ts`. */
export function createThreadOperations(
  script: string,
  limits: JobLimits = LIMITS,
  maxWaiting = MAX_WAITING,
): RunApart {
  const run = createThreadQueue<ApartJob, TextOrRefusal>({
    script,
    name: 'operations',
    maxWaiting,
    busy: (waiting) => `${waiting} files and scores wait for their turn; ask again in a second`,
    limits,
    idleMilliseconds: IDLE_MS,
  })
  return async (job) => {
    const told = await run(job)
    if (typeof told === 'string') return told
    throw refusalErrorOf(told)
  }
}
