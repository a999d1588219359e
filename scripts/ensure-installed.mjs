/** Installs from the lockfile when node_modules is missing or older than it. Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
const LOCKFILE = new URL('package-lock.json', ROOT)
/** Written by npm beside what it installed. */
const INSTALLED = new URL('node_modules/.package-lock.json', ROOT)
const OLDEST_NODE = [20, 19]

/** Runs a command in the project, showing its output; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (result.status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed`)
    process.exit(result.status ?? 1)
  }
}

/** Packages of a lockfile that must be there: optional ones may belong to other platforms. */
function requiredVersions(lockfile) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  return Object.entries(packages).filter(
    ([path, own]) => path !== '' && !own.optional && !own.devOptional,
  )
}

/** Whether npm's own record of node_modules holds every package of the lockfile at its version. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  const installed = new Map(requiredVersions(INSTALLED))
  return requiredVersions(LOCKFILE).every(
    ([path, own]) => installed.get(path)?.version === own.version,
  )
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Node ${process.versions.node} is too old; Pitch Map needs ${OLDEST_NODE.join('.')} or newer`,
    )
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing packages from the lockfile …')
  // Not `npm ci`: it refuses a lockfile made where the registry lacks other platforms' binaries.
  // No package needs its install script, so none is run. Not in .npmrc: there it would also keep
  // `npm pack` from building.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  run('npm', ['install', '--no-save', '--ignore-scripts', ...quiet])
}
