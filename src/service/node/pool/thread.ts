/** A thread of the pool: answers one request after another with the whole app. */
import { existsSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type ServedPath, servedPaths } from '../../app'
import { createBuiltFiles } from '../http/built-files'
import { warmUp } from '../warm-up'
import { type AskedRequest, createAnswerer, type Fault, type ToldAnswer } from './answer-asked'

/** What a thread is told when it is started. */
export interface ThreadSettings {
  readonly buildId: string
  readonly builtFolder: string
  readonly openApiFile: string
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  readonly mcpHosts: readonly string[] | undefined
  /** Whether others go first, where the system knows priorities of threads. */
  readonly isPatient: boolean
}

/** What it says: first what it answers, then an answer for each request. */
export type ThreadMessage = { readonly served: readonly ServedPath[] } | ToldAnswer

/** A request that waited for the start is answered first. */
const WARM_UP_AFTER_MS = 200
const PATIENT_NICENESS = 10

/** Errors lose what is not plain on their way. */
function plainFault({ thrown, place }: Fault): Fault {
  if (!(thrown instanceof Error)) return { thrown: String(thrown), place }
  const plain = new Error(thrown.message)
  plain.stack = thrown.stack ?? ''
  return { thrown: plain, place }
}

const settings: ThreadSettings = workerData
// On Linux this is the priority of the thread, elsewhere of the process.
if (settings.isPatient && process.platform === 'linux') {
  try {
    setPriority(PATIENT_NICENESS)
  } catch {
    // A filter of system calls may forbid it; then all threads are alike.
  }
}

const answerOf = createAnswerer({
  ...settings,
  // The main thread sends them; here they are known, so that another method is told the right one.
  files: createBuiltFiles(settings.builtFolder, settings.buildId).look,
  loadPainter: async () => (await import('../../png/paint-picture')).paintPicture,
  openApiText: () =>
    existsSync(settings.openApiFile) ? readFileSync(settings.openApiFile, 'utf8') : undefined,
})
const port = parentPort!
port.on('message', async (asked: AskedRequest) => {
  const { answer, faults, isSpent = false } = await answerOf(asked)
  const told: ThreadMessage = faults
    ? { answer, faults: faults.map(plainFault), isSpent }
    : { answer }
  const { body } = answer
  const isWhole = body instanceof Uint8Array && body.byteLength === body.buffer.byteLength
  port.postMessage(told, isWhole ? [body.buffer] : [])
})
port.postMessage({ served: servedPaths() } satisfies ThreadMessage)
if (!settings.isPatient) {
  // What fails here fails again when it is asked for, and is told then.
  const warm = () => warmUp({ baseUrl: '', buildId: settings.buildId, vary: '' }).catch(() => {})
  setTimeout(warm, WARM_UP_AFTER_MS)
}
