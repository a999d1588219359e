/** npm run dev:edge: the service in workerd on this machine, as the edge would run it. */
import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
await ensureBuilt()
const port = process.env.PORT ?? '8788'
run('npx', ['wrangler', 'dev', '--local', '--port', port, '--show-interactive-dev-session=false'], {
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
})
