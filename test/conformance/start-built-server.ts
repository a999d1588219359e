/** Starts the built service as its own process on a loopback port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const MAIN = resolve(import.meta.dirname, '../../dist/service/main.js')

export interface BuiltServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => done(port))
    })
  })
}

function untilListening(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += text
      if (said.includes('is listening')) done()
    }
    server.stdout!.on('data', listen)
    server.stderr!.on('data', listen)
    server.once('exit', (code) =>
      fail(new Error(`the server ended with ${code}: ${said.slice(-500)}`)),
    )
  })
}

/** Needs `npm run build` before. On a free port unless the environment says otherwise. */
export async function startBuiltServer(env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  const port = env.PORT ? Number(env.PORT) : await freePort()
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await untilListening(server)
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}
