/** Asks the worker that reads and writes files. */
import { callsTo } from '../state/worker-calls'
import type { FileAnswers, FileCall, FileQuestion, FileRequests } from './file-messages'

const calls = callsTo<Pick<FileCall, 'question' | 'request'>, FileAnswers[FileQuestion]>(
  () => new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' }),
)

/** Ends what the worker does, as when its file is given up; the next question starts another one. */
export const stopFileWorker = calls.stop

/** @throws as `callsTo` says; a WorkRefusal for a file that cannot be read or written. */
export async function askFileWorker<Question extends FileQuestion>(
  question: Question,
  request: FileRequests[Question],
): Promise<FileAnswers[Question]> {
  return (await calls.ask({ question, request })) as FileAnswers[Question]
}
