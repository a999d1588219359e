/**
 * XML as a tree, as much of it as scores need. What is not well formed is refused, not guessed.
 */
import { checkCount, FormatError } from './format-error'
import { FILE_LIMITS } from './limits'

export interface XmlNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  /** Its text and that of CDATA, without that of its children. */
  readonly text: string
}

interface OpenNode extends XmlNode {
  children: OpenNode[]
  text: string
}

const { maxXmlElements, maxXmlDepth, maxTagLength } = FILE_LIMITS
const MARKUP = /<(?:!--|!\[CDATA\[|!DOCTYPE|\?)/iy
const TAG = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')){0,64})\s*(\/?)>/y
const ENTITIES = new Map([['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"]]) // biome-ignore format: one row reads as a list

export function refuseXml(why: string): FormatError {
  return new FormatError('unreadable-file', `This XML cannot be read: ${why}.`)
}

/** Text with its entities; those of a document's own are not known, so that none can grow. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,6}|\w{1,16});/gi, (_whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? ''
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return NO_ATTRIBUTES
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name, one, other]) => [
      name!,
      decoded(one ?? other ?? ''),
    ]),
  )
}

function entitiesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) count++
  return count
}

/** Where the markup that begins at `start` ends; −1 where it does not. */
function endOfMarkup(text: string, start: number, kind: string): number {
  if (kind !== '<!doctype') {
    const end = kind === '<!--' ? '-->' : kind === '<?' ? '?>' : ']]>'
    const found = text.indexOf(end, start + kind.length)
    return found < 0 ? -1 : found + end.length
  }
  const end = text.indexOf('>', start)
  const inner = text.slice(start, end + 1).indexOf('[')
  return 1 + (inner < 0 ? end : text.indexOf('>', text.indexOf(']', start + inner)))
}

/**
 * Reads a document: one element around all others.
 *
 * @param isRead whether an element stands in the tree, with all that is in it
 * @throws FormatError `unreadable-file`, or `file-too-large` for more than is read.
 */
export function parseXml(
  text: string,
  isRead: (name: string, attributes: string) => boolean = () => true,
): XmlNode {
  const document: OpenNode = { name: '', attributes: NO_ATTRIBUTES, children: [], text: '' }
  const stack = [document]
  let count = 0
  let entities = 0
  let at = 0
  while (at < text.length) {
    const start = text.indexOf('<', at)
    const top = stack.at(-1)!
    const between = text.slice(at, start < 0 ? text.length : start)
    entities += entitiesIn(between)
    checkCount('XML entities', entities, maxXmlElements)
    if (between.trim() !== '') top.text += decoded(between)
    if (start < 0) break
    MARKUP.lastIndex = start
    const kind = MARKUP.exec(text)?.[0].toLowerCase()
    if (kind !== undefined) {
      at = endOfMarkup(text, start, kind)
      if (at <= start) throw refuseXml('it is cut off')
      if (kind === '<![cdata[') top.text += text.slice(start + kind.length, at - 3)
      continue
    }
    TAG.lastIndex = start
    const tag = TAG.exec(text)
    if (!tag) {
      const shown = text.slice(start, start + 40)
      throw refuseXml(text.includes('>', start) ? `${shown} is no tag` : 'it is cut off')
    }
    at = TAG.lastIndex
    const [whole, slash, name, attributes, empty] = tag as unknown as [string, string, string, string, string] // biome-ignore format: one row
    if (whole.length > maxTagLength) {
      throw refuseXml(`a tag has ${whole.length} characters; ${maxTagLength} is the limit`)
    }
    if (slash !== '') {
      if (top.name !== name) throw refuseXml(`</${name.slice(0, 40)}> closes nothing`)
      stack.pop()
      continue
    }
    entities += entitiesIn(attributes)
    if (stack.length === 1 && count > 0) throw refuseXml('it has more than one first element')
    checkCount('XML elements', ++count, maxXmlElements)
    const node = { name, attributes: attributesOf(attributes), children: [], text: '' }
    if (isRead(name, attributes)) top.children.push(node)
    if (empty === '' && stack.push(node) > maxXmlDepth) {
      throw refuseXml(`it is more than ${maxXmlDepth} levels deep`)
    }
  }
  const [first] = document.children
  if (!first || stack.length > 1) throw refuseXml('it is cut off')
  return first
}

export function childOf(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((child) => child.name === name)
}

export function childrenOf(node: XmlNode | undefined, name: string): readonly XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? []
}

export function textOf(node: XmlNode | undefined, name: string): string | undefined {
  return childOf(node, name)?.text.trim()
}

/** The number in a child; `undefined` where it is none. */
export function numberOf(node: XmlNode | undefined, name: string): number | undefined {
  const text = textOf(node, name)
  if (text === undefined || text === '') return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}
