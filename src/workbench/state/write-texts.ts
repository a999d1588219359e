/**
 * Names of notes in the texts of the page, written where every element is made, so that no panel
 * knows the systems. What a person types and what keys are called stays as it is.
 */
import { options, type VNode } from 'preact'
import { englishChord } from '#engine/harmony/names/english-text'
import { namesInText } from '#engine/harmony/names/names-in-text'
import { hideOwnText, showOwnText } from '#engine/harmony/names/own-text'
import type { NameSystem } from '#engine/theory/note-names/name-systems'

export { englishChord, hideOwnText, namesInText }

const TEXT_ATTRIBUTES = ['title', 'aria-label', 'aria-description', 'alt'] as const
/** Elements whose text is typed, names a key, or tells two routes apart. */
const PLAIN_ELEMENTS: ReadonlySet<unknown> = new Set(['kbd', 'input', 'textarea', 'script'])
/** Two routes compared, no chord. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set(['A/B'])
/** The first string of a guitar, written small in front of a tab. */
const SMALL_LABEL = /^[d-g][♭♯b#]?$/

function writeText(text: string, system: NameSystem): string {
  if (PLAIN_TEXTS.has(text.trim())) return text
  if (!SMALL_LABEL.test(text)) return showOwnText(namesInText(text, system))
  return namesInText(text[0]!.toUpperCase() + text.slice(1), system).toLowerCase()
}

function writeChild(child: unknown, system: NameSystem): unknown {
  if (typeof child === 'string') return writeText(child, system)
  return Array.isArray(child) ? child.map((one) => writeChild(one, system)) : child
}

function writeElement({ type, props }: VNode, system: NameSystem): void {
  const own = props as Record<string, unknown>
  if (typeof type !== 'string' || PLAIN_ELEMENTS.has(type) || own.class === 'route-compare') return
  own.children = writeChild(own.children, system)
  for (const name of TEXT_ATTRIBUTES) {
    const text = own[name]
    if (typeof text === 'string') own[name] = writeText(text, system)
  }
}

/** From now on elements are made with names in a system; asked for once, before the first drawing. */
export function writeTextsIn(system: NameSystem): void {
  const before = options.vnode
  options.vnode = (vnode) => {
    writeElement(vnode, system)
    before?.(vnode)
  }
}
