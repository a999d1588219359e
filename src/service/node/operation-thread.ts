/** A thread that runs one long operation after another. */
import { parentPort } from 'node:worker_threads'
import { OPERATIONS } from '#operations/registry/index'
import { type ApartJob, writtenAnswerOf } from '../http/run-operation'
import type { TextOrRefusal } from './thread-operations'
import type { ThreadAnswer } from './thread-queue'
import { plainRefusalOf } from './thread-refusal'

async function answerOf(job: ApartJob): Promise<ThreadAnswer<TextOrRefusal>> {
  const operation = OPERATIONS.find(({ id }) => id === job.operationId)!
  try {
    return { told: await writtenAnswerOf(operation, job.request, job.context, job.form) }
  } catch (thrown) {
    const refusal = plainRefusalOf(thrown)
    return refusal ? { told: refusal } : { thrown }
  }
}

const port = parentPort
port?.on(
  'message',
  (job: ApartJob) => void answerOf(job).then((answer) => port.postMessage(answer)),
)
