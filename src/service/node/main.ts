/** Starts the service on Node. SIGTERM and SIGINT stop it without losing a request. */
import { fileURLToPath } from 'node:url'
import { InvalidSetting, readSettings, type Settings } from './settings'

declare const BUILD_ID: string

/** Writes a line to standard output in the form of the log, without loading the log. */
function say(message: string, facts: object = {}): void {
  console.log(JSON.stringify({ level: 30, time: Date.now(), ...facts, msg: message }))
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (thrown) {
    if (!(thrown instanceof InvalidSetting)) throw thrown
    console.error(thrown.message)
    process.exit(1)
  }
}

async function orExit<Result>(port: number, listening: Promise<Result>): Promise<Result> {
  try {
    return await listening
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    const isTaken = (thrown as NodeJS.ErrnoException).code === 'EADDRINUSE'
    const advice = isTaken ? '; set PORT (or METRICS_PORT) to a free one' : ''
    console.error(`Cannot listen on ${settings.host} port ${port}: ${reason}${advice}`)
    process.exit(1)
  }
}

/** Where this file was built to; other built files are beside it. */
const FOLDER = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

// A reader of the log may end before the service does (| head).
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
const settings = settingsOrExit()
const { serve } = await import('./serve')
const service = await orExit(settings.port, serve(settings, BUILD_ID, FOLDER))
const { metricsPort } = settings
if (metricsPort !== undefined) {
  const { listenForMetrics } = await import('./metrics-server')
  await orExit(metricsPort, listenForMetrics(metricsPort, settings.host, service.metrics))
}
// Before the line that says so: a reader of that line may send a signal at once.
// SIGINT stops at once; SIGTERM first reports not-ready for a while, for load balancers to see.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  // A terminal sends SIGHUP by closing; elsewhere it once replaced processes.
  if (signal === 'SIGHUP' && !process.stdout.isTTY) {
    process.on(signal, () => say('SIGHUP changes nothing; start a new process beside this one'))
  } else {
    process.once(signal, () => {
      const noticeMs = signal === 'SIGTERM' ? settings.drainNoticeMs : 0
      void service.stop(noticeMs).then(() => process.exit(0))
    })
  }
}
say('Pitch Map is listening', { url: service.url, build: BUILD_ID, threads: settings.threads })
