/** Pages that the service serves, as a module: the edge has no files, and tests need no build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Served name → file of the repository. */
export const PAGE_FILES = {
  glossary: 'docs/glossary.md',
  'first-request': 'docs/guides/first-request.md',
  'routes-and-drills': 'docs/guides/routes-and-drills.md',
  harmony: 'docs/guides/harmony.md',
  'tab-and-project-urls': 'docs/guides/tab-and-project-urls.md',
  agents: 'docs/guides/agents.md',
  skill: 'SKILL.md',
} as const

/** A template literal that stands for a text. */
function literal(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

/**
 * The module's source.
 *
 * @param fresh texts that this run has just rewritten, by file.
 */
export function pageTextsModule(root: string, fresh: ReadonlyMap<string, string>): string {
  const rows = Object.entries(PAGE_FILES).map(([name, file]) => {
    const text = fresh.get(file) ?? readFileSync(join(root, file), 'utf8')
    const key = /^\w+$/.test(name) ? name : `'${name}'`
    return `  ${key}: ${literal(text)},`
  })
  return `/** Generated from the Markdown files by npm run generate; edit those. */\n\nexport const PAGE_TEXTS = {\n${rows.join('\n')}\n} as const\n\nexport type PageName = keyof typeof PAGE_TEXTS\n`
}
