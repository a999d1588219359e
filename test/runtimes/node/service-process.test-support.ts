/** The built service as real processes, and raw requests to them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, request as sendRequest } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach } from 'vitest'
import { TESTED_SERVICE } from '../../support/tested-service'

/** Starts services for the tests of a file, and kills them after each test. */
export function servicesForTests() {
  const running = new Set<ServiceProcess>()
  afterEach(async () => {
    for (const service of running) {
      service.process.kill('SIGKILL')
      await exitOf(service)
    }
    running.clear()
  })
  return {
    async start(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
      const service = await startService(env)
      running.add(service)
      return service
    },
  }
}

export interface ServiceProcess {
  readonly process: ChildProcess
  readonly port: number
  readonly metricsPort: number
  /** What it wrote so far. */
  readonly output: () => string
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Runs the built service and collects what it writes, without waiting for anything. */
export async function spawnService(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const port = Number(env.PORT ?? (await freePort()))
  const metricsPort = await freePort()
  const child = spawn(process.execPath, [`${TESTED_SERVICE}/main.js`], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return { process: child, port, metricsPort, output: () => output }
}

/** Runs the built service until it says that it listens. */
async function startService(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const service = await spawnService(env)
  await until(() => {
    if (service.process.exitCode !== null) throw new Error(`It ended: ${service.output()}`)
    return service.output().includes('is listening')
  })
  return service
}

/** Exit code of a process; the signal's name when one ended it. */
export async function exitOf({ process: child }: ServiceProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.signalCode ?? child.exitCode!
}

/** Polls until something holds. The test's own time limit ends what never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20))
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export function get(port: number, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      { host: '127.0.0.1', port, path, agent: agent ?? false },
      (received) => {
        let body = ''
        received.on('data', (chunk) => (body += chunk))
        received.once('error', reject)
        received.once('end', () =>
          resolve({ status: received.statusCode!, headers: received.headers, body }),
        )
      },
    )
    sent.once('error', reject)
    sent.end()
  })
}

export const MAP = '/api/map?note=D4&root=G'
