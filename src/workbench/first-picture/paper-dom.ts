/** A document that can only be written to: what Preact needs of one, kept as text to be. */

const EMPTY_ELEMENTS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr'])

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What Preact asks of every node. */
class PaperNode {
  parentNode: PaperElement | undefined
  constructor(readonly nodeType: number) {}

  get nextSibling(): PaperNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes
    siblings?.splice(siblings.indexOf(this), 1)
    this.parentNode = undefined
  }
}

class PaperText extends PaperNode {
  constructor(public data: string) {
    super(3)
  }
}

export class PaperElement extends PaperNode {
  readonly childNodes: PaperNode[] = []
  /** Never written: the page's policy takes no style from its text. */
  readonly style = { setProperty: () => undefined }
  readonly clientWidth = 0
  readonly clientHeight = 0
  private readonly written = new Map<string, string>()

  constructor(
    readonly namespaceURI: string,
    readonly localName: string,
  ) {
    super(1)
  }

  get ownerDocument() {
    return PAPER
  }

  get firstChild(): PaperNode | null {
    return this.childNodes[0] ?? null
  }

  insertBefore(node: PaperNode, before: PaperNode | null): PaperNode {
    node.remove()
    node.parentNode = this
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : Infinity, 0, node)
    return node
  }

  setAttribute(name: string, value: unknown): void {
    this.written.set(name, String(value))
  }

  removeAttribute(name: string): void {
    this.written.delete(name)
  }

  /** Nobody presses a key on paper. */
  addEventListener(): void {}
  removeEventListener(): void {}

  /** The element as HTML. */
  toHtml(chosenOption?: string): string {
    const attributes = new Map(this.written)
    // What a select shows is said by its options.
    const shown = this.localName === 'select' ? attributes.get('value') : chosenOption
    if (this.localName === 'select') attributes.delete('value')
    if (this.localName === 'option' && attributes.get('value') === chosenOption) {
      attributes.set('selected', '')
    }
    const words = Array.from(attributes, ([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    const start = `<${this.localName}${words}>`
    if (EMPTY_ELEMENTS.has(this.localName)) return start
    // HTML swallows the first line break of a preformatted text.
    const lead = this.localName === 'pre' ? '\n' : ''
    const content = this.childNodes.map((node) =>
      node instanceof PaperElement ? node.toHtml(shown) : escaped((node as PaperText).data),
    )
    return `${start}${lead}${content.join('')}</${this.localName}>`
  }
}

export const PAPER = {
  createElementNS: (namespace: string, name: string) => new PaperElement(namespace, name),
  createTextNode: (text: unknown) => new PaperText(String(text)),
}
