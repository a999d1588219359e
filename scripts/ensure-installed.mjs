/** Installs from the lockfile when node_modules is missing or older than it. Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
const STAMP = new URL('node_modules/.pitch-map-lock', ROOT)
const OLDEST_NODE = [20, 19]

/** Runs a command in the project, showing its output; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (result.status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed`)
    process.exit(result.status ?? 1)
  }
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Node ${process.versions.node} is too old; Pitch Map needs ${OLDEST_NODE.join('.')} or newer`,
    )
    process.exit(1)
  }
  const lock = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', ROOT)))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing packages from the lockfile …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(STAMP, lock)
}
