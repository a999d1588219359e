/** The version of the package that runs, as its manifest says. */
import { existsSync, readFileSync } from 'node:fs'

/** From `dist/service` and from `src/service/cli`. */
const MANIFESTS = ['../../package.json', '../../../package.json'].map(
  (path) => new URL(path, import.meta.url),
)

export function packageVersion(): string {
  const manifest = MANIFESTS.find((one) => existsSync(one))
  return manifest ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'unknown'
}
