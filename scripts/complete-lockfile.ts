/**
 * Writes the binaries of other platforms into package-lock.json where the registry that it was made
 * with lacks them: `npm ci` refuses a lockfile without them, though it never installs them here.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
type Packages = Readonly<Record<string, LockedPackage>>

const LOCKFILE = new URL('../package-lock.json', import.meta.url)
const SYSTEMS = 'android darwin freebsd linux openbsd openharmony win32'.split(' ')
const PROCESSORS = 'arm arm64 ia32 loong64 ppc64 riscv64 s390x x64'.split(' ')
const OTHER_WORDS: Readonly<Record<string, string>> = { 64: 'x64', windows: 'win32' }

/** What a package finds under a name: its own, or that of a folder further out. */
function foundFrom(packages: Packages, from: string, name: string): LockedPackage | undefined {
  const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]
  if (found || from === '') return found
  return foundFrom(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** Optional dependencies that a lockfile names and does not hold, as entries by their path. */
export function missingPackages(packages: Packages): Packages {
  const missing: Record<string, LockedPackage> = {}
  for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = foundFrom(packages, from, name)
      // Binaries are named by their exact version; a range is npm's to judge.
      if (found && (found.version === version || !/^\d/.test(version))) continue
      const words = name.split(/[/-]/).map((word) => OTHER_WORDS[word] ?? word)
      const os = SYSTEMS.filter((one) => words.includes(one))
      const cpu = PROCESSORS.filter((one) => words.includes(one))
      const libc = [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc']
      const platform = { cpu, ...(os[0] === 'linux' && { libc }), os }
      const beside = from.slice(0, from.lastIndexOf('node_modules/'))
      const entry = { version, ...(dev && { dev }), optional: true, ...platform }
      missing[`${beside}node_modules/${name}`] = entry
    }
  }
  return missing
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
  const missing = missingPackages(lockfile.packages)
  const packages = Object.entries({ ...lockfile.packages, ...missing })
  lockfile.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LOCKFILE, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} packages of other platforms written`)
}
