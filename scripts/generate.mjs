/** npm run generate: writes everything that is worked out from the source; `--check` only compares. */
import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
run('node_modules/.bin/tsx', ['scripts/generate.ts', ...process.argv.slice(2)])
