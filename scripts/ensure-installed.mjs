/** Installs from the lockfile when node_modules is missing or older than it. Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
const LOCKFILE = new URL('package-lock.json', ROOT)
/** Written by npm beside what it installed. */
const INSTALLED = new URL('node_modules/.package-lock.json', ROOT)
/** It works from here on; what is safe to serve with stands in `engines`. */
const OLDEST_NODE = '20.19.0'

/** Runs a command in the project, showing its output; ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (result.status !== 0) {
    console.error(`\n${command} ${args.join(' ')} failed`)
    process.exit(result.status ?? 1)
  }
}

/** Writes the modules that are worked out from the source, and with other words the pages too. */
export function generate(...words) {
  run('node_modules/.bin/tsx', ['scripts/generate.ts', ...words])
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

/** Whether version `a` is `b` or newer. */
function isSince(a, b) {
  const [first, second] = [a, b].map((text) => text.split('.').map(Number))
  const at = first.findIndex((part, index) => part !== second[index])
  return at < 0 || first[at] > second[at]
}

/** Whether a version is in a range such as `^20.20.2 || >=26.3.1`. */
export function isInRange(version, range) {
  return range.split(' || ').some((part) => {
    const least = part.replace(/^\^|^>=/, '')
    const isInLine = part.startsWith('>=') || parseInt(version, 10) === parseInt(least, 10)
    return isInLine && isSince(version, least)
  })
}

function checkNode() {
  const { node } = process.versions
  const { engines } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
  if (!isSince(node, OLDEST_NODE)) {
    console.error(`Node ${node} is too old; Pitch Map needs ${OLDEST_NODE} or newer`)
    process.exit(1)
  }
  if (isInRange(node, engines.node)) return
  console.warn(`Node ${node} lacks security fixes; before you serve others use ${engines.node}`)
}

export function ensureInstalled() {
  checkNode()
  if (isInstalled()) return
  console.log('Installing packages from the lockfile …')
  // No package needs its install script, so none is run. Not in .npmrc: there it would also keep
  // `npm pack` from building.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
}
