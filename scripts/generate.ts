/** Writes, or with `--check` compares, every file that is worked out from the source. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '#operations/registry/index'
import { openApiOf } from '#service/pages/openapi'
import { clientTypesModule } from './client-types'
import { pageTextsModule } from './page-texts'
import { refreshQuotes } from './quoted-commands'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const isCheck = process.argv.includes('--check')

/** Every Markdown page whose quoted commands are kept fresh. */
function quotingPages(): readonly string[] {
  const guides = join(ROOT, 'docs/guides')
  const names = existsSync(guides) ? readdirSync(guides).filter((name) => name.endsWith('.md')) : []
  return ['README.md', 'SKILL.md', ...names.map((name) => `docs/guides/${name}`)]
}

async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const description = openApiOf(OPERATIONS, 'http://127.0.0.1:8787')
  files.set('docs/reference/openapi.json', `${JSON.stringify(description, null, 1)}\n`)
  for (const page of quotingPages()) {
    files.set(page, await refreshQuotes(readFileSync(join(ROOT, page), 'utf8')))
  }
  files.set('src/client/operations.generated.ts', clientTypesModule(OPERATIONS))
  files.set('src/service/pages/page-texts.generated.ts', pageTextsModule(ROOT, files))
  return files
}

const stale: string[] = []
for (const [name, text] of await generatedFiles()) {
  const file = join(ROOT, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  stale.push(name)
  if (isCheck) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
if (stale.length === 0) console.log('Generated files are fresh')
else if (isCheck) {
  console.error(`Stale, run npm run generate: ${stale.join(', ')}`)
  process.exit(1)
} else console.log(`Wrote ${stale.join(', ')}`)
