/** XML written element by element. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

export function escaped(text: string | number): string {
  return String(text).replace(/[&<>"]/g, (character) => ESCAPES[character]!)
}

type Attributes = Readonly<Record<string, string | number | undefined>>

function openingOf(name: string, attributes: Attributes): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  )
  return name + pairs.join('')
}

/** An element with text, or an empty one. */
export function leaf(name: string, text?: string | number, attributes: Attributes = {}): string {
  const opening = openingOf(name, attributes)
  return text === undefined ? `<${opening}/>` : `<${opening}>${escaped(text)}</${name}>`
}

/** An element around others; an empty text without any. */
export function element(
  name: string,
  children: readonly string[],
  attributes: Attributes = {},
): string {
  if (children.every((child) => child === '')) return ''
  return `<${openingOf(name, attributes)}>${children.join('')}</${name}>`
}
