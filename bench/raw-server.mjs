/**
 * What every server on Node pays: node:http and nothing else. Gets the answers to give from its
 * parent and tells it the CPU time that it took. `/bytes` sends ready bytes, `/serialise` writes a
 * document for every request, `/not-modified` sends a 304; all with the headers of the product.
 */
import { createServer } from 'node:http'

let ready = { headers: {}, bytes: Buffer.alloc(0), documents: [], isText: false, notModified: {} }
let turn = 0

function serialise() {
  const document = ready.documents[turn++ % ready.documents.length]
  return ready.isText ? document : JSON.stringify(document)
}

const server = createServer((request, response) => {
  if (request.url.startsWith('/bytes')) {
    response.writeHead(200, { ...ready.headers, 'Content-Length': ready.bytes.length })
    response.end(ready.bytes)
  } else if (request.url.startsWith('/serialise')) {
    const text = serialise()
    response.writeHead(200, { ...ready.headers, 'Content-Length': Buffer.byteLength(text) })
    response.end(text)
  } else {
    response.writeHead(304, ready.notModified)
    response.end()
  }
})

process.on('message', (message) => {
  if (message.answers) {
    const { headers, notModified, bodies, isText } = message.answers
    ready = {
      headers,
      notModified,
      isText,
      bytes: Buffer.from(bodies[0]),
      documents: isText ? bodies : bodies.map((body) => JSON.parse(body)),
    }
    process.send({ ready: true })
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1')
