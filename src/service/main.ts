/** Starts the service on Node: `PORT`, `HOST`, `PUBLIC_URL`, `TRUST_PROXY`. */
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { createNodeServer } from './node'

declare const BUILD_ID: string

const log = pino({ base: null })
const port = Number(process.env.PORT ?? 8787)
const host = process.env.HOST ?? '127.0.0.1'
const server = createNodeServer({
  buildId: BUILD_ID,
  publicUrl: process.env.PUBLIC_URL,
  trustProxy: process.env.TRUST_PROXY === '1',
  builtFolder: fileURLToPath(new URL('..', import.meta.url)),
})
server.listen(port, host, () => {
  log.info({ url: `http://${host}:${port}`, build: BUILD_ID }, 'Pitch Map is listening')
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
