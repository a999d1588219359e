/** npm run dev: the API, built and started again on change, and the workbench with hot reload beside it. */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, generate } from './ensure-installed.mjs'

ensureInstalled()
generate('--modules')
const { buildService } = await import('./build.mjs')
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = `${ROOT}.cache/dev/service`
/** An editor writes several files at once. */
const SETTLED_AFTER_MS = 300

let service
async function restart() {
  service?.kill('SIGINT')
  try {
    await buildService('dev', FOLDER)
    service = spawn(process.execPath, [`${FOLDER}/main.js`], { stdio: 'inherit' })
  } catch (thrown) {
    console.error(String(thrown))
  }
}

let settled
watch(`${ROOT}src`, { recursive: true }, () => {
  clearTimeout(settled)
  settled = setTimeout(restart, SETTLED_AFTER_MS)
})
await restart()
const vite = spawn(`${ROOT}node_modules/.bin/vite`, [], { cwd: ROOT, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of [service, vite]) child?.kill(signal)
    process.exit()
  })
}
