/** npm run generate: writes what is worked out from the source; see `generate.ts` for its options. */
import { ensureInstalled, generate } from './ensure-installed.mjs'

ensureInstalled()
generate(...process.argv.slice(2))
