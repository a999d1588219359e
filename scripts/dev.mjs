/** npm run dev: the API with restarts on change, and the workbench with hot reload beside it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const bin = (name) => `${ROOT}node_modules/.bin/${name}`
const children = [
  spawn(bin('tsx'), ['watch', 'src/service/node/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, WORKERS: '1' },
  }),
  spawn(bin('vite'), [], { cwd: ROOT, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
