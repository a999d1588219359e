/** Pages that the service serves, as a module: the edge has no files, and tests need no build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { marked } from 'marked'

/** Served name → file of the repository. */
export const PAGE_FILES = {
  glossary: 'docs/glossary.md',
  'first-request': 'docs/guides/first-request.md',
  'routes-and-drills': 'docs/guides/routes-and-drills.md',
  instruments: 'docs/guides/instruments.md',
  harmony: 'docs/guides/harmony.md',
  'tab-and-project-urls': 'docs/guides/tab-and-project-urls.md',
  files: 'docs/guides/files.md',
  agents: 'docs/guides/agents.md',
  evaluation: 'docs/evaluation.md',
} as const
const SKILL_FILE = 'SKILL.md'
/** Heading in the glossary of what concerns contributors alone and is not served. */
const HOUSE_WORDS = '\n## Words we do not use'

/** A template literal that stands for a text. */
function literal(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

/** A page as HTML without head; links to other Markdown files of the folder lead to their pages. */
function htmlOf(markdown: string): string {
  const html = marked.parse(markdown, { async: false })
  return html.replace(/href="(?:\.\/)?([a-z-]+)\.md"/g, 'href="/docs/$1"')
}

/** The module's source. */
export function pageTextsModule(root: string): string {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8').split(HOUSE_WORDS)[0]!
  const pages = Object.entries(PAGE_FILES).map(([name, file]) => ({
    key: /^\w+$/.test(name) ? name : `'${name}'`,
    text: textOf(file),
  }))
  const rows = pages.map(({ key, text }) => `  ${key}: ${literal(text)},`)
  const htmlRows = pages.map(({ key, text }) => `  ${key}: ${literal(htmlOf(text))},`)
  return `/** Generated from the Markdown files by npm run generate; edit those. */

export const PAGE_TEXTS = {
${rows.join('\n')}
} as const

export type PageName = keyof typeof PAGE_TEXTS

/** The same as HTML, for the body of a page. */
export const PAGE_BODIES: Readonly<Record<PageName, string>> = {
${htmlRows.join('\n')}
}

export const SKILL_TEXT = ${literal(textOf(SKILL_FILE))}
`
}
