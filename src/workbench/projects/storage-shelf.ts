/** A shelf in localStorage, and one in the page's memory where that is refused too. */
import { follows, type ProjectRecord, recordHeld, type Shelf } from './shelf'

/** What of the browser's storage the shelf needs. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'pitch-map.shelf.'

/** Memory of the page in place of localStorage: lost when the page is closed. */
export function pageDrawer(): Drawer {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }
}

/** A shelf in a drawer. `put` rejects when the drawer is full. */
export function storageShelf(drawer: Drawer, lasts: Shelf['lasts']): Shelf {
  const read = (key: string): ProjectRecord | undefined => {
    const text = drawer.getItem(key)
    if (text === null) return undefined
    let held: unknown
    try {
      held = JSON.parse(text)
    } catch {
      // Listed as damaged.
    }
    return recordHeld(key.slice(PREFIX.length), held)
  }
  return {
    lasts,
    get: async (id) => read(PREFIX + id),
    all: async () =>
      Array.from({ length: drawer.length }, (_, index) => drawer.key(index) ?? '')
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(key) ?? []),
    put: async (record) => {
      const there = read(PREFIX + record.id)
      if (!follows(record, there)) return { newer: there }
      drawer.setItem(PREFIX + record.id, JSON.stringify(record))
      return { kept: record }
    },
    remove: async (id) => drawer.removeItem(PREFIX + id),
  }
}
