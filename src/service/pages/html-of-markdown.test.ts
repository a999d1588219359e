import { marked } from 'marked'
import { describe, expect, test } from 'vitest'
import { htmlOfMarkdown } from './html-of-markdown'
import { PAGE_TEXTS } from './page-texts.generated'

/** Space between tags shows nothing outside of code. */
function withoutLayout(html: string): string {
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(/>\s+(?=<)/g, '>').trim()))
    .join('')
}

describe('a page as HTML', () => {
  test.each(Object.entries(PAGE_TEXTS))(
    '%s is what a full Markdown reader makes of it',
    (_, text) => {
      expect(withoutLayout(htmlOfMarkdown(text))).toBe(
        withoutLayout(marked.parse(text, { async: false })),
      )
    },
  )

  test.each([
    [
      'a **strong** and an *inclined* word',
      '<p>a <strong>strong</strong> and an <em>inclined</em> word</p>',
    ],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['[a *b*](c.md)', '<p><a href="c.md">a <em>b</em></a></p>'],
    [
      '```text\n# no heading\n\n- no list\n```',
      '<pre><code class="language-text"># no heading\n\n- no list\n</code></pre>',
    ],
    [
      '| a |\n|---|\n| x \\| `y` |',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>x | <code>y</code></td></tr></tbody></table>',
    ],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ])('%s', (text, html) => {
    expect(htmlOfMarkdown(text)).toBe(html)
  })
})
