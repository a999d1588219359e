/** Bundles the service once for all tests of a run, as `npm start` does, when its sources have changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildService, sourceHash } from '../../scripts/build.mjs'
import { TESTED_SERVICE } from './tested-service'

const STAMP = `${TESTED_SERVICE}/built-from.txt`

export async function setup(): Promise<void> {
  const hash = sourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
  await buildService('test', TESTED_SERVICE)
  writeFileSync(STAMP, hash)
}
