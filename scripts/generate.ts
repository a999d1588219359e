/**
 * Writes every file that is worked out from the source. Modules are not kept in the repository and
 * are written wherever they are missing or old; pages are kept. `--check` compares the pages instead
 * of writing them, `--modules` leaves them alone.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '#operations/index'
import { openApiOf } from '#service/pages/openapi'
import { clientTypesModule } from './client-types'
import { musicGlyphsModule } from './music-glyphs'
import { pageTextsModule } from './page-texts'
import { refreshQuotes } from './quoted-commands'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')
const leavesPages = process.argv.includes('--modules')

/** Writes a file that differs; returns whether it did. */
function refresh(name: string, text: string, isKept = false): boolean {
  const file = join(ROOT, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (isKept && isCheck) return true
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}

/** Every Markdown page whose quoted commands are kept fresh. */
function quotingPages(): readonly string[] {
  const guides = join(ROOT, 'docs/guides')
  const names = existsSync(guides) ? readdirSync(guides).filter((name) => name.endsWith('.md')) : []
  return ['README.md', 'SKILL.md', ...names.map((name) => `docs/guides/${name}`)]
}

async function pages(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const description = openApiOf(OPERATIONS, 'http://127.0.0.1:8787')
  files.set('docs/reference/openapi.json', `${JSON.stringify(description, null, 1)}\n`)
  for (const page of quotingPages()) {
    files.set(page, await refreshQuotes(readFileSync(join(ROOT, page), 'utf8')))
  }
  return files
}

const written: string[] = []
const refreshModule = (name: string, text: string) => {
  if (refresh(name, text)) written.push(name)
}
refreshModule('src/formats/drawing/music-glyphs.generated.ts', musicGlyphsModule(ROOT))
refreshModule('src/client/operations.generated.ts', clientTypesModule(OPERATIONS))
const stale: string[] = []
if (!leavesPages) {
  for (const [name, text] of await pages()) if (refresh(name, text, true)) stale.push(name)
}
refreshModule('src/service/pages/page-texts.generated.ts', pageTextsModule(ROOT))

if (isCheck && stale.length > 0) {
  console.error(`Stale, run npm run generate: ${stale.join(', ')}`)
  process.exit(1)
}
const all = [...written, ...stale]
console.log(all.length === 0 ? 'Generated files are fresh' : `Wrote ${all.join(', ')}`)
