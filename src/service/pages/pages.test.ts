import MiniSearch from 'minisearch'
import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { createApp } from '../app'
import { GUIDES } from './guide-list'
import type { SearchSection } from './search-sections'

const ORIGIN = 'https://pitch.test'
const app = createApp({ buildId: 'test', publicUrl: ORIGIN })
const ask = (path: string) => app.request(ORIGIN + path)

describe('a guide', () => {
  test.each([...GUIDES, { name: 'glossary', title: 'Glossary' }])(
    '$title is a page and a Markdown twin, both with links to this origin',
    async ({ name, title }) => {
      const page = await ask(`/docs/${name}`)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("style-src 'self'")
      const html = await page.text()
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).not.toMatch(
        /<script(?! type="module" src="\/docs\/guide.js"><)|style="|127\.0\.0\.1/,
      )
      const twin = await ask(`/docs/${name}.md`)
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      const text = await twin.text()
      expect(text).toMatch(new RegExp(`^# ${title}\n`))
      expect(text).not.toContain('127.0.0.1')
    },
  )

  test.each(GUIDES)('$title links to pages that exist', async ({ name }) => {
    const html = await (await ask(`/docs/${name}`)).text()
    const links = [...html.matchAll(/href="(\/docs[^"#]*)/g)].map(([, path]) => path!)
    expect(links.length).toBeGreaterThan(4)
    for (const path of links) expect((await ask(path)).status, path).toBe(200)
  })
})

describe('the search', () => {
  test('every section leads to an anchor that its page has', async () => {
    const sections = (await (await ask('/docs/search.json')).json()) as SearchSection[]
    expect(sections.length).toBeGreaterThan(60)
    for (const { url, text } of sections) {
      expect(text).not.toContain('127.0.0.1')
      const [path, anchor] = url.split('#')
      const html = await (await ask(path!)).text()
      if (anchor !== undefined && !anchor.startsWith('/')) expect(html).toContain(`id="${anchor}"`)
    }
  })

  test.each([
    ['capo', '/docs/instruments'],
    ['refused call', '/docs/agents'],
    ['guitar pro import', '/docs/files'],
    ['barre', '/docs'],
  ])('%s is found', async (words, url) => {
    const sections = (await (await ask('/docs/search.json')).json()) as SearchSection[]
    const index = new MiniSearch({ fields: ['heading', 'text', 'page'], storeFields: ['url'] })
    index.addAll(sections.map((section, id) => ({ ...section, id })))
    const found = index.search(words, { prefix: true, combineWith: 'AND' })
    expect(found.map((one) => one.url).some((one) => one.startsWith(url))).toBe(true)
  })
})

describe('texts for agents', () => {
  test('the skill file has its front matter and calls that answer', async () => {
    const text = await (await ask('/skill.md')).text()
    expect(text).toMatch(/^---\nname: pitch-map\ndescription: .{50,1024}\n---\n/)
    const calls = [...text.matchAll(/`(?:GET )?(\/api\/[^`]*\?[^`]*)`/g)].map(([, call]) => call!)
    expect(calls.length).toBeGreaterThan(8)
    for (const call of calls) expect((await ask(call)).status, call).toBe(200)
  })

  test('llms-full.txt holds every operation, guide for agents and word of the glossary', async () => {
    const text = await (await ask('/llms-full.txt')).text()
    for (const { http, description } of OPERATIONS) {
      expect(text).toContain(`### ${http.method} ${http.path}`)
      expect(text).toContain(description)
    }
    for (const { title, isForPeople } of GUIDES) {
      expect(text.includes(`\n# ${title}\n`), title).toBe(!isForPeople)
    }
    expect(text).toContain('| voicing |')
  })

  test('every example in llms.txt answers', async () => {
    const text = await (await ask('/llms.txt')).text()
    const urls = [...text.matchAll(/^### GET (\S+)\n.*\nSuch as (\?\S*)/gm)].map(
      ([, path, query]) => path! + query,
    )
    expect(urls.length).toBeGreaterThan(15)
    for (const url of urls) expect((await ask(url)).status, url).toBe(200)
  })

  test('every link in llms.txt leads somewhere', async () => {
    const text = await (await ask('/llms.txt')).text()
    const [, links] = text.split('## Links')
    const urls = [...links!.split('## ')[0]!.matchAll(/https:\/\/pitch\.test(\/\S+)/g)].map(
      ([, path]) => path!,
    )
    expect(urls).toContain('/mcp')
    for (const path of urls.filter((one) => one !== '/mcp')) {
      expect((await ask(path)).status, path).toBe(200)
    }
  })

  test('the API catalogue is a link set whose links answer', async () => {
    const response = await ask('/.well-known/api-catalog')
    expect(response.headers.get('content-type')).toContain('application/linkset+json')
    const text = await response.text()
    for (const [, path] of text.matchAll(/"href":"https:\/\/pitch\.test([^"]+)"/g)) {
      expect((await ask(path!)).status, path).toBe(200)
    }
    expect(JSON.parse(text).linkset).toHaveLength(2)
  })
})
