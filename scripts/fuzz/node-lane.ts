/** A process that fuzzes the app on Node, a portion a message. */
import { createApp } from '#service/http/app'
import { createSender, type Portion } from './send-drawn'

const app = createApp({ buildId: 'fuzz' })
const send = createSender({
  ask: async (url, init) => app.request(url, init),
  cpuMs() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
})
process.on('message', async (portion: Portion) => {
  process.send!(await send(portion))
})
// The parent process says when to stop.
process.on('SIGINT', () => {})
