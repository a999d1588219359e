/**
 * SVG parts that move: the next list reuses the elements that are there, first
 * those that look the same. An element that only moves costs a browser much less than a new one.
 */
import { groupBy } from '#engine/group-by'

/** What a part shows; parts of one look differ by their place alone. */
export interface Shown {
  /** Names the place; unique within a drawing. */
  readonly at: string
  readonly look: string
}

export interface MovingPart<Item extends Shown> {
  readonly element: Element
  /** Shows another item; `before` is what it shows so far. */
  show(item: Item, before: Item | undefined): void
}

interface Kept<Item extends Shown> {
  readonly part: MovingPart<Item>
  item: Item
}

/** Gives the function that makes a group show a list of items, and nothing else. */
export function movingParts<Item extends Shown>(
  group: Element,
  makePart: () => MovingPart<Item>,
): (items: readonly Item[]) => void {
  let shown = new Map<string, Kept<Item>>()
  return (items) => {
    const free = shown
    shown = new Map()
    const take = (kept: Kept<Item>, item: Item) => {
      free.delete(kept.item.at)
      kept.part.show(item, kept.item)
      kept.item = item
      shown.set(item.at, kept)
    }
    /** Gives parts to the items that find one, and returns the other items. */
    const serve = (wanting: readonly Item[], find: (item: Item) => Kept<Item> | undefined) =>
      wanting.filter((item) => {
        const kept = find(item)
        if (kept) take(kept, item)
        return !kept
      })

    const changed = serve(items, ({ at, look }) => {
      const own = free.get(at)
      return own?.item.look === look ? own : undefined
    })
    const byLook = groupBy(free.values(), ({ item }) => item.look)
    const unlike = serve(changed, ({ look }) => byLook.get(look)?.pop())
    const newcomers = serve(unlike, ({ at }) => free.get(at))
    const rest = [...free.values()]
    for (const item of serve(newcomers, () => rest.pop())) {
      const part = makePart()
      part.show(item, undefined)
      group.append(part.element)
      shown.set(item.at, { part, item })
    }
    for (const { part } of rest) part.element.remove()
  }
}

/** An SVG element, created without Preact. */
export function svgElement(name: string): SVGElement {
  return document.createElementNS('http://www.w3.org/2000/svg', name)
}

/** Sets the attributes that are not as wanted. */
export function writeAttributes(element: Element, attributes: object): void {
  for (const [name, value] of Object.entries(attributes)) {
    const text = String(value)
    if (element.getAttribute(name) !== text) element.setAttribute(name, text)
  }
}
