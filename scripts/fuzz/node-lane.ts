/** A process that fuzzes the service on Node over HTTP, a portion a message. */
import { createSender, ORIGIN, type Portion } from './send-drawn'

const [, , service = ''] = process.argv
const send = createSender({
  ask: (url, init) => fetch(service + url.slice(ORIGIN.length), init),
  // The work is done in another process, so what counts is the wait.
  nowMs: () => performance.now(),
})
process.on('message', async (portion: Portion) => {
  process.send!(await send(portion))
})
// The parent process says when to stop.
process.on('SIGINT', () => {})
