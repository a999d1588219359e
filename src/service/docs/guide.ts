/** In the browser, on the pages of guides: a search over all of them, and examples that run. */
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchSection } from '../pages/search-sections'

const MOST_FOUND = 8
const SNIPPET_LENGTH = 120

type Index = MiniSearch<SearchSection & { id: number }>

async function loadIndex(): Promise<Index> {
  const sections: readonly SearchSection[] = await (await fetch('/docs/search.json')).json()
  const index: Index = new MiniSearch({
    fields: ['heading', 'text', 'page'],
    storeFields: ['url', 'page', 'heading', 'text'],
    searchOptions: { boost: { heading: 3 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  })
  index.addAll(sections.map((section, id) => ({ ...section, id })))
  return index
}

/** The part of a text around the first word that was found. */
function snippetOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0)
  const start = Math.max(0, Math.min(...places, text.length) - SNIPPET_LENGTH / 3)
  const cut = text.slice(start, start + SNIPPET_LENGTH)
  return `${start > 0 ? '…' : ''}${cut}${start + SNIPPET_LENGTH < text.length ? '…' : ''}`
}

/** The stored fields of a result. */
function sectionOf({ url, page, heading, text }: SearchResult): SearchSection {
  return { url: String(url), page: String(page), heading: String(heading), text: String(text) }
}

function resultItem(
  { url, page, heading, text }: SearchSection,
  terms: readonly string[],
): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = url
  link.textContent = heading === page ? page : `${page}: ${heading}`
  const snippet = document.createElement('small')
  snippet.textContent = snippetOf(text, terms)
  item.append(link, snippet)
  return item
}

function startSearch(): void {
  const form = document.querySelector<HTMLFormElement>('#search')
  const input = form?.querySelector('input')
  const results = form?.querySelector('ol')
  const status = form?.querySelector<HTMLElement>('[role=status]')
  if (!form || !input || !results || !status) return
  form.hidden = false
  let loading: Promise<Index> | undefined
  const find = async () => {
    loading ??= loadIndex()
    const index = await loading
    const query = input.value.trim()
    const found = query === '' ? [] : index.search(query).slice(0, MOST_FOUND)
    results.replaceChildren(...found.map((one) => resultItem(sectionOf(one), one.terms)))
    status.textContent = query === '' ? '' : `${found.length} found`
  }
  input.addEventListener('focus', () => (loading ??= loadIndex()))
  input.addEventListener('input', find)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    results.querySelector('a')?.click()
  })
}

/** A call in an example of the command line: a GET, or a POST of JSON, without headers of its own. */
const RUNNABLE = /^\$? ?curl -s '([^']*\/api\/[^']*)'(?: -d '([^']*)')?/m

async function showAnswer(url: URL, body: string | undefined, shown: HTMLElement): Promise<void> {
  const picture = /\.(?:svg|png)$/.test(url.pathname)
  if (picture) {
    const image = document.createElement('img')
    image.src = url.href
    image.alt = 'The picture that this call draws'
    shown.replaceChildren(image)
    return
  }
  const response = await fetch(url, {
    headers: { Accept: 'text/markdown, application/json;q=0.5' },
    ...(body !== undefined && { method: 'POST', body }),
  })
  const text = await response.text()
  const output = document.createElement('pre')
  output.textContent = text
  output.tabIndex = 0
  shown.replaceChildren(output)
}

function startExamples(): void {
  for (const code of document.querySelectorAll('pre > code')) {
    const [, call, body] = RUNNABLE.exec(code.textContent ?? '') ?? []
    if (call === undefined) continue
    const asked = new URL(call)
    const url = new URL(asked.pathname + asked.search, location.href)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Run'
    const shown = document.createElement('div')
    shown.setAttribute('aria-live', 'polite')
    code.parentElement?.after(button, shown)
    button.addEventListener('click', () => showAnswer(url, body, shown))
  }
}

startSearch()
startExamples()
