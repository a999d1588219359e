/** A thread that paints one picture after another. */
import { parentPort } from 'node:worker_threads'
import { paintPicture } from '../png/paint-picture'
import type { ThreadAnswer } from './thread-queue'

const port = parentPort
port?.on('message', (svg: string) => {
  let answer: ThreadAnswer<Uint8Array<ArrayBuffer> | undefined>
  try {
    answer = { told: paintPicture(svg) }
  } catch (thrown) {
    answer = { thrown }
  }
  port.postMessage(answer)
})
