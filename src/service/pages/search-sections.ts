/** What the search of the documentation finds: sections of guides, words of the glossary, operations. */
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { anchorOf, GUIDES, pageTexts } from './guide-list'
import type { PageName } from './page-texts.generated'

export interface SearchSection {
  readonly url: string
  readonly page: string
  readonly heading: string
  readonly text: string
}

const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1/gm

/** Code whose lines cannot be taken for headings. */
function indented(code: string): string {
  return code.replace(/^/gm, ' ')
}

function sectionsOf(name: PageName, page: string): readonly SearchSection[] {
  const [first = '', ...others] = pageTexts()
    .PAGE_TEXTS[name].replace(CODE, indented)
    .split(/^(?=#{2,3} )/m)
  const rows = others.map((section) => {
    const [line = '', ...lines] = section.split('\n')
    const heading = line.replace(/^#+ /, '').replaceAll('`', '')
    return { heading, url: `/docs/${name}#${anchorOf(heading)}`, text: lines.join('\n') }
  })
  const introduction = { heading: page, url: `/docs/${name}`, text: first }
  return [introduction, ...rows].map((row) => ({ ...row, page, text: plainText(row.text) }))
}

function plainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[`|*#[\]]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function operationSection({
  id,
  http,
  summary,
  description,
  request,
}: AnyOperation): SearchSection {
  return {
    url: `/docs#/pitch%20map/${id}`,
    page: 'Reference',
    heading: `${http.method} ${http.path}`,
    text: [summary, description, ...requestFieldsOf(request).keys()].join(' '),
  }
}

export function searchSections(operations: readonly AnyOperation[]): readonly SearchSection[] {
  return [
    ...GUIDES.flatMap(({ name, title }) => sectionsOf(name, title)),
    ...sectionsOf('glossary', 'Glossary'),
    ...operations.map(operationSection),
  ]
}
