/** Where the service lies that tests of processes and threads run; `build-service.ts` bundles it once a run. */
import { fileURLToPath } from 'node:url'

/** Its build is called `test`. */
export const TESTED_SERVICE = fileURLToPath(
  new URL('../../.cache/service-tested/service', import.meta.url),
)
