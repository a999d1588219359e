/** Whether an Accept header asks for the Markdown twin. */

/** Quality of a media type in an Accept header, 0 where it is not named. */
function qualityOf(accept: string, type: string): number {
  for (const part of accept.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name !== type) continue
    const quality = parameters.find((text) => text.startsWith('q='))
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0
  }
  return 0
}

/** Whether an Accept header names Markdown, and likes it no less than JSON. */
export function acceptsMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes('text/markdown')) return false
  const markdown = qualityOf(accept, 'text/markdown')
  return markdown > 0 && markdown >= qualityOf(accept, 'application/json')
}
