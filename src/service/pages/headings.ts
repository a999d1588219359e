/** Headings of pages: each has an anchor, so that search leads to it. */

/** The anchor of a heading, from its text in Markdown or HTML. */
export function anchorOf(heading: string): string {
  return heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** The body of a page with an anchor on each heading below the first. */
export function withAnchors(html: string): string {
  return html.replace(
    /<(h[23])>(.*?)<\/\1>/g,
    (_, tag: string, text: string) => `<${tag} id="${anchorOf(text)}">${text}</${tag}>`,
  )
}
