/** A guide as a web page, made from its Markdown. */
import { GUIDES, pageTexts, withAnchors } from './guide-list'
import type { PageName } from './page-texts.generated'

/** Served beside the pages, since the policy of pages allows no inline style. */
export const GUIDE_CSS = `:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --line: #d9d9de; --code: #f3f3f6; --link: #0b5cad }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --paper: #16181d; --line: #3a3e47; --code: #22252c; --link: #7cb8f5 } }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 46rem; color: var(--ink); background: var(--paper); font: 1.05rem/1.6 system-ui, sans-serif }
a { color: var(--link) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-bottom: .75rem; border-bottom: 1px solid var(--line) }
nav a[aria-current] { font-weight: 700; color: inherit; text-decoration: none }
pre { overflow-x: auto; padding: .8rem 1rem; background: var(--code); border-radius: 6px; font: .85rem/1.45 ui-monospace, monospace }
code { font-family: ui-monospace, monospace; font-size: .92em }
pre code { font-size: inherit }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: .3rem .7rem; border: 1px solid var(--line); text-align: left }
h1 { line-height: 1.2 }
img { max-width: 100%; background: #fff }
button { font: inherit; padding: .2rem .9rem; cursor: pointer }
#search { margin: .75rem 0 }
#search input { font: inherit; width: min(24rem, 100%); padding: .3rem .6rem; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px }
#search [role=status] { margin-left: .75rem; font-size: .85em }
#search ol { margin: .5rem 0 0; padding: 0; list-style: none }
#search li { padding: .35rem 0; border-bottom: 1px solid var(--line) }
#search small { display: block; overflow-wrap: anywhere }
`

export function guidePage(name: PageName, title: string): string {
  const links = GUIDES.map(
    (guide) =>
      `<a href="/docs/${guide.name}"${guide.name === name ? ' aria-current="page"' : ''}>${guide.title}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pitch Map – ${title}</title>
<link rel="icon" href="/icons/icon.svg">
<link rel="stylesheet" href="/docs/guide.css">
<link rel="alternate" type="text/markdown" href="/docs/${name}.md">
<script type="module" src="/docs/guide.js"></script>
</head>
<body>
<nav aria-label="Guides"><a href="/">Workbench</a>${links.join('')}<a href="/docs/glossary"${name === 'glossary' ? ' aria-current="page"' : ''}>Glossary</a><a href="/docs">Reference</a></nav>
<form id="search" role="search" hidden><input type="search" aria-label="Search the documentation" placeholder="Search"><span role="status"></span><ol></ol></form>
<main>
${withAnchors(pageTexts().PAGE_BODIES[name]).trimEnd()}
</main>
</body>
</html>
`
}
