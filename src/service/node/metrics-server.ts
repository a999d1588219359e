/** The page that Prometheus reads, on a port of its own that is not for the public. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type MetricsSnapshot, writeMetrics } from './metrics'

export async function listenForMetrics(
  port: number,
  host: string,
  collect: () => Promise<ReadonlyMap<number, MetricsSnapshot>>,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (snapshots) => {
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
        response.end(writeMetrics(snapshots))
      },
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  // A page for monitoring keeps no process alive.
  server.unref()
}
