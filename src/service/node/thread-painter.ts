/** Paints PNG pictures on a thread of their own, so that other answers do not wait for them. */
import { Worker } from 'node:worker_threads'
import { httpRefusal } from '../http/http-errors'
import { RefusedRequest } from '../http/read-body'
import { pictureScaleOf } from '../png/picture-scale'
import type { PicturePainter } from '../png/png-twin'

export interface PaintMessage {
  readonly id: number
  readonly svg: string
}

export interface PaintedMessage {
  readonly id: number
  readonly png?: Uint8Array<ArrayBuffer> | undefined
  readonly thrown?: unknown
}

interface Waiting {
  readonly resolve: (png: Uint8Array<ArrayBuffer>) => void
  readonly reject: (thrown: unknown) => void
}

/** Pictures of one process under way at once: the last of them waits about half a second. */
const MAX_WAITING = 32

/**
 * @param script the built `painter-thread.ts`; it is started with the first picture.
 * @returns a painter that throws a refusal (503) while too many pictures wait.
 */
export function createThreadPainter(script: string, maxWaiting = MAX_WAITING): PicturePainter {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0

  function start(): Worker {
    const started = new Worker(script, { name: 'painter' })
    started.on('message', ({ id, png, thrown }: PaintedMessage) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (png) one?.resolve(png)
      else one?.reject(thrown)
    })
    const giveUp = (reason: unknown) => {
      // A thread that failed ends later, when the next one may already be at work.
      if (thread !== started) return
      thread = undefined
      for (const one of waiting.values()) one.reject(reason)
      waiting.clear()
    }
    started.once('error', giveUp)
    started.once('exit', () => giveUp(new Error('The painting thread ended')))
    // It does not keep the process running; connections that wait for it do.
    started.unref()
    return started
  }

  return (svg) => {
    if (pictureScaleOf(svg) === undefined) return undefined
    if (waiting.size >= maxWaiting) {
      const sentence = `${waiting.size} pictures wait to be painted; ask again in a second, or for the SVG`
      throw new RefusedRequest(httpRefusal('busy', sentence))
    }
    thread ??= start()
    const id = ++asked
    const message: PaintMessage = { id, svg }
    const painted = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
    thread.postMessage(message)
    return painted
  }
}
