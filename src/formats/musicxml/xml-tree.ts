/**
 * XML as a tree, as much of it as MusicXML needs. Entities of a document's own are not known, so
 * that none can grow; what is not well formed is refused.
 */
import { FormatError } from '../format-error'

export interface XmlNode {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
  /** Its text and that of CDATA, without that of its children. */
  readonly text: string
}

const MAX_ELEMENTS = 1_000_000
const MAX_DEPTH = 64
const ENTITIES = new Map([['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"]]) // biome-ignore format: one row reads as a list

function refuse(why: string): FormatError {
  return new FormatError('unreadable-file', `This XML cannot be read: ${why}.`)
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,6}|\w{1,16});/gi, (_whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? ''
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

function attributesOf(text: string): ReadonlyMap<string, string> {
  if (!text.includes('=')) return NO_ATTRIBUTES
  return new Map(
    Array.from(text.matchAll(ATTRIBUTE), ([, name, one, other]) => [
      name!,
      decoded(one ?? other ?? ''),
    ]),
  )
}

interface OpenNode {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlNode[]
  text: string
}

/** Where a declaration ends: with its inner `[…]`, if it has one. */
function endOfDeclaration(text: string, start: number): number {
  const end = text.indexOf('>', start)
  const inner = text.indexOf('[', start)
  if (inner < 0 || inner > end) return end
  const close = text.indexOf(']', inner)
  return close < 0 ? -1 : text.indexOf('>', close)
}

/** @throws FormatError `unreadable-file` or `file-too-large`. */
export function parseXml(text: string): XmlNode {
  const root: OpenNode = { name: '', attributes: NO_ATTRIBUTES, children: [], text: '' }
  const stack = [root]
  let count = 0
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    const top = stack.at(-1)!
    const between = text.slice(at, open < 0 ? text.length : open)
    if (stack.length > 1 && between.trim() !== '') top.text += decoded(between)
    if (open < 0) break
    const isComment = text.startsWith('<!--', open)
    const isCdata = text.startsWith('<![CDATA[', open)
    const end = isComment
      ? text.indexOf('-->', open + 4)
      : isCdata
        ? text.indexOf(']]>', open)
        : text[open + 1] === '!'
          ? endOfDeclaration(text, open)
          : text.indexOf('>', open)
    if (end < 0) throw refuse('it is cut off')
    if (isCdata) top.text += text.slice(open + 9, end)
    at = end + (isComment || isCdata ? 3 : 1)
    if (isComment || isCdata || text[open + 1] === '!' || text[open + 1] === '?') continue
    if (text[open + 1] === '/') {
      const name = text.slice(open + 2, end).trim()
      if (stack.length === 1 || top.name !== name)
        throw refuse(`</${name.slice(0, 40)}> closes nothing`)
      stack.pop()
      continue
    }
    const isEmpty = text[end - 1] === '/'
    const inside = text.slice(open + 1, isEmpty ? end - 1 : end)
    const blank = inside.search(/\s/)
    const name = blank < 0 ? inside : inside.slice(0, blank)
    const node: OpenNode = {
      name,
      attributes: attributesOf(blank < 0 ? '' : inside.slice(blank)),
      children: [],
      text: '',
    }
    if (++count > MAX_ELEMENTS) {
      throw new FormatError('file-too-large', `This XML has more than ${MAX_ELEMENTS} elements.`)
    }
    top.children.push(node)
    if (!isEmpty) stack.push(node)
    if (stack.length > MAX_DEPTH) throw refuse(`it is more than ${MAX_DEPTH} levels deep`)
  }
  const [first] = root.children
  if (!first || stack.length > 1) throw refuse('it is cut off')
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
