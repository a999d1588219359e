/**
 * What waits for its turn, fairly: the first of every kind stands before the second of any, so that
 * who sends much waits for his own. Within a kind the order is that of arrival.
 */

interface Waiting<Item> {
  readonly item: Item
  readonly kind: string
  readonly round: number
}

export interface FairQueue<Item> {
  readonly length: number
  readonly first: Item | undefined
  readonly add: (item: Item, kind: string) => void
  /** Takes out the first that may go. */
  readonly take: (mayGo: (item: Item) => boolean) => Item | undefined
  /** Takes out one that need not wait any more. */
  readonly remove: (item: Item) => void
  readonly count: (isCounted: (item: Item) => boolean) => number
}

export function createFairQueue<Item>(): FairQueue<Item> {
  const waiting: Waiting<Item>[] = []
  let round = 0

  return {
    get length() {
      return waiting.length
    },
    get first() {
      return waiting[0]?.item
    },
    add(item, kind) {
      const before = waiting.findLast((one) => one.kind === kind)
      const own = before === undefined ? round : before.round + 1
      const at = waiting.findLastIndex((one) => one.round <= own) + 1
      waiting.splice(at, 0, { item, kind, round: own })
    },
    take(mayGo) {
      const at = waiting.findIndex(({ item }) => mayGo(item))
      if (at < 0) return undefined
      const [taken] = waiting.splice(at, 1)
      round = Math.max(round, taken!.round)
      return taken!.item
    },
    remove(item) {
      const at = waiting.findIndex((one) => one.item === item)
      if (at >= 0) waiting.splice(at, 1)
    },
    count: (isCounted) => waiting.reduce((sum, { item }) => sum + (isCounted(item) ? 1 : 0), 0),
  }
}
