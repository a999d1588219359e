/** The warnings of a document, wherever in it they stand. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `Route 2: ` for the second of `routes`; nothing for the first, which the rest of a text is about. */
function labelOf(list: string, index: number): string {
  if (index === 0) return ''
  const one = list.replace(/s$/, '')
  return `${one[0]!.toUpperCase()}${one.slice(1)} ${index + 1}: `
}

/**
 * Every warning of a document in its order, each once; one of a later item of a list names the item.
 *
 * @example
 * warningsOf({ warnings: ['A'], routes: [{ warnings: ['B'] }, { warnings: ['B'] }] }) // => ["A","B","Route 2: B"]
 */
export function warningsOf(document: unknown): readonly string[] {
  const found = new Set<string>()
  const walk = (value: unknown, label: string) => {
    if (!isRecord(value)) return
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(inner)) walk(inner, label)
      else if (name === 'warnings') for (const text of inner) found.add(`${label}${text}`)
      else for (const [at, item] of inner.entries()) walk(item, labelOf(name, at) || label)
    }
  }
  walk(document, '')
  return [...found]
}
