/** npm start: installs when needed, builds when stale, serves the API and the workbench. */
import { isUntouched, lookAtSources, rememberCheck } from './sources.mjs'

const seen = lookAtSources()
if (!isUntouched(seen)) {
  const { ensureInstalled } = await import('./ensure-installed.mjs')
  ensureInstalled()
  const { ensureBuilt } = await import('./build.mjs')
  await ensureBuilt()
  rememberCheck(seen)
}
await import('../dist/service/main.js')
