/** npm start: installs when needed, builds when stale, serves the API and the workbench. */
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()
await import('../dist/service/main.js')
