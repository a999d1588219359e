/** A thread that paints one picture after another. */
import { parentPort } from 'node:worker_threads'
import { paintPicture } from '../png/paint-picture'
import type { PaintedMessage, PaintMessage } from './thread-painter'

const port = parentPort
port?.on('message', ({ id, svg }: PaintMessage) => {
  let painted: PaintedMessage
  try {
    painted = { id, png: paintPicture(svg) }
  } catch (thrown) {
    painted = { id, thrown }
  }
  port.postMessage(painted)
})
