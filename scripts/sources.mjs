/** What the build reads, and whether anything of it was touched since it was last found built. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../', import.meta.url))
/** Names the build that dist/ holds. */
export const STAMP = `${ROOT}dist/.stamp`
const SOURCES = [
  'src',
  'docs/evaluation.md',
  'docs/glossary.md',
  'docs/guides',
  'SKILL.md',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/build.mjs',
  'scripts/client-types.ts',
  'scripts/generate.ts',
  'scripts/music-glyphs.ts',
  'scripts/page-texts.ts',
  'scripts/precompress.mjs',
  'scripts/third-party.mjs',
]
/** Written by npm beside what it installed. */
const INSTALLED = 'node_modules/.package-lock.json'
const LAST_CHECK = `${ROOT}dist/.last-check`

function* filesBelow(path) {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
    if (entry.isDirectory()) yield* filesBelow(`${path}/${entry.name}`)
    else yield `${path}/${entry.name}`
  }
}

const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** Every file that the build reads, in one order. */
export function* sourceFiles() {
  for (const source of SOURCES) yield* filesBelow(ROOT + source)
}

/** Size and times of every file that installing or building reads: reading them all takes six times as long. */
function touchesOf() {
  const lines = []
  for (const file of [...sourceFiles(), ROOT + INSTALLED]) {
    const { size, mtimeMs, ctimeMs } = statSync(file)
    lines.push(`${file} ${size} ${mtimeMs} ${ctimeMs}`)
  }
  return lines.join('\n')
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

/** What a check sees, for `isUntouched` and `rememberCheck`; undefined where nothing is installed. */
export function lookAtSources() {
  try {
    return `Node ${process.version}\n${touchesOf()}`
  } catch {
    return undefined
  }
}

const checkOf = (seen) => `${readOr(STAMP, 'no build')}\n${seen}`

/** Whether the last check saw the same and found all installed and built. */
export function isUntouched(seen) {
  return seen !== undefined && readOr(LAST_CHECK, '') === checkOf(seen)
}

/** Tells the next start that what was seen is installed and built. */
export function rememberCheck(seen) {
  try {
    writeFileSync(LAST_CHECK, checkOf(seen))
  } catch {
    // Where nothing can be written each start checks anew.
  }
}
