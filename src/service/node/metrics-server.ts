/** The page that Prometheus reads, on a port of its own that is not for the public. */
import { once } from 'node:events'
import { createServer } from 'node:http'

export async function listenForMetrics(
  port: number,
  host: string,
  page: () => string,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(page())
  })
  server.listen(port, host)
  await once(server, 'listening')
  // A page for monitoring keeps no process alive.
  server.unref()
}
