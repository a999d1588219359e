/** The Markdown that our own pages use, as HTML: headings, paragraphs, lists, tables, fences, inline marks. */

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const INLINE = /`([^`]+)`|(!?)\[([^\]]*)\]\(([^)]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g

/** Marks within a line; text between them is escaped. */
function inlineHtml(text: string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, isPicture, label, address, strong, emphasis] = match
    html += escapeHtml(text.slice(end, match.index))
    end = match.index + whole.length
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`
    else if (address !== undefined) {
      const url = escapeHtml(address)
      html += isPicture
        ? `<img src="${url}" alt="${escapeHtml(label!)}">`
        : `<a href="${url}">${inlineHtml(label!)}</a>`
    } else if (strong !== undefined) html += `<strong>${inlineHtml(strong)}</strong>`
    else html += `<em>${inlineHtml(emphasis!)}</em>`
  }
  return html + escapeHtml(text.slice(end))
}

function cellsOf(row: string): readonly string[] {
  return row
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => inlineHtml(cell.trim().replaceAll('\\|', '|')))
}

function tableHtml([head, , ...rows]: readonly string[]): string {
  const line = (row: string, cell: string) =>
    `<tr>${cellsOf(row)
      .map((text) => `<${cell}>${text}</${cell}>`)
      .join('')}</tr>`
  const body = rows.map((row) => line(row, 'td')).join('')
  return `<table><thead>${line(head!, 'th')}</thead><tbody>${body}</tbody></table>`
}

function listHtml(lines: readonly string[], tag: 'ul' | 'ol'): string {
  const items = lines.map((line) => `<li>${inlineHtml(line.replace(/^(?:-|[0-9]+\.) /, ''))}</li>`)
  return `<${tag}>${items.join('')}</${tag}>`
}

/** Blocks by what their first line looks like; a paragraph is whatever is left. */
function blockHtml(lines: readonly string[]): string {
  const first = lines[0]!
  const heading = /^(#{1,6}) (.*)$/.exec(first)
  if (heading) {
    const level = heading[1]!.length
    return `<h${level}>${inlineHtml(heading[2]!)}</h${level}>`
  }
  if (first.startsWith('|')) return tableHtml(lines)
  if (first.startsWith('- ')) return listHtml(lines, 'ul')
  if (/^[0-9]+\. /.test(first)) return listHtml(lines, 'ol')
  return `<p>${inlineHtml(lines.join('\n'))}</p>`
}

const FENCE = /^(`{3,})(\w*)\n([\s\S]*?)^\1$/gm

function textHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockHtml)
    .join('\n')
}

/**
 * A page as HTML, without head.
 *
 * @example
 * htmlOfMarkdown('# Routes\n\nA `route`.') // => "<h1>Routes</h1>\n<p>A <code>route</code>.</p>"
 */
export function htmlOfMarkdown(markdown: string): string {
  const parts: string[] = []
  let end = 0
  for (const match of markdown.matchAll(FENCE)) {
    const [whole, , language, code] = match
    parts.push(textHtml(markdown.slice(end, match.index)))
    parts.push(
      `<pre><code${language ? ` class="language-${language}"` : ''}>${escapeHtml(code!)}</code></pre>`,
    )
    end = match.index + whole.length
  }
  parts.push(textHtml(markdown.slice(end)))
  return parts.filter((part) => part !== '').join('\n')
}
