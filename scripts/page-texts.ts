/** Pages that the service serves, as a module: the edge has no files, and tests need no build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'

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

/** Links to other Markdown files of the folder lead to their pages. */
function htmlOf(text: string): string {
  const html = marked.parse(text, { async: false })
  return html.replace(/href="(?:\.\/)?([a-z-]+)\.md"/g, 'href="/docs/$1"')
}

/**
 * The module's source.
 *
 * @param fresh texts that this run has just rewritten, by file.
 */
export function pageTextsModule(root: string, fresh: ReadonlyMap<string, string>): string {
  const pages = Object.entries(PAGE_FILES).map(([name, file]) => {
    const text = fresh.get(file) ?? readFileSync(join(root, file), 'utf8')
    return { key: /^\w+$/.test(name) ? name : `'${name}'`, text }
  })
  const rows = (write: (text: string) => string) =>
    pages.map(({ key, text }) => `  ${key}: ${literal(write(text))},`).join('\n')
  return `/** Generated from the Markdown files by npm run generate; edit those. */

export const PAGE_TEXTS = {
${rows((text) => text)}
} as const

export type PageName = keyof typeof PAGE_TEXTS

/** The same as HTML, without head. */
export const PAGE_HTML: Readonly<Record<PageName, string>> = {
${rows(htmlOf)}
}
`
}
