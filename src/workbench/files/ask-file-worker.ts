/** Asks the worker that reads and writes files; it is started by the first question. */
import type { Answered, Asked, FileAnswers, FileQuestion, FileRequests } from './file-messages'

/** A refusal of a file; the message is a sentence for the player. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal'
}

/** The work was given up, as when another file is opened. */
export class FileWorkStopped extends Error {
  override readonly name = 'FileWorkStopped'
}

interface Waiting {
  readonly resolve: (answered: Answered) => void
  readonly reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** Ends what the worker does, as when its file is given up; the next question starts another one. */
export function stopFileWorker(reason: Error = new FileWorkStopped('given up')): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(reason)
  waiting.clear()
}

function startedWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => stopFileWorker(new Error('the file worker failed')))
  return worker
}

/**
 * @throws FileRefusal for a file that cannot be read or written; FileWorkStopped; Error where the
 * worker could not be loaded.
 */
export async function askFileWorker<Question extends FileQuestion>(
  question: Question,
  request: FileRequests[Question],
): Promise<FileAnswers[Question]> {
  const id = ++lastId
  const answered = await new Promise<Answered>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    const asked = { id, question, request }
    startedWorker().postMessage(asked satisfies Omit<Asked, 'question' | 'request'>)
  })
  if (answered.refusal) throw new FileRefusal(answered.refusal)
  if (answered.refusal !== undefined) throw new Error('the file worker failed')
  return answered.answer as FileAnswers[Question]
}
