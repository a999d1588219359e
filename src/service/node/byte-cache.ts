/**
 * Ready answers by question, bounded by number and by bytes. Made so that a stranger can neither
 * grow it nor sweep it: a question is kept from its second sight on, and a full cache gives up
 * only what was asked for less often than the newcomer (TinyLFU over sampled victims).
 */
import { createFrequencySketch } from './frequency-sketch'

export interface CacheLimits {
  readonly maxEntries: number
  readonly maxBytes: number
  /** Unforeseeable, so that nobody can choose keys that collide in the sketch. */
  readonly seed: number
}

export interface CacheEntry<Value> {
  readonly key: string
  readonly value: Value
  readonly hash: number
  /** Bytes that the entry holds, keys and all; 0 once it is given up. */
  bytes: number
  /** Further keys under which the entry is found without being read: literal URLs. */
  readonly spellings: string[]
}

export interface ByteCache<Value> {
  readonly size: number
  readonly bytes: number
  /** By the question's key; counts a sight when it is kept. */
  readonly find: (key: string) => CacheEntry<Value> | undefined
  /** By a literal URL that was recorded before. */
  readonly findSpelling: (spelling: string) => CacheEntry<Value> | undefined
  /**
   * Counts a sight of a question that is not kept, and keeps it when it has earned a place.
   *
   * @param make called only when it is kept; `valueBytes` is what its value holds.
   */
  readonly offer: (
    key: string,
    valueBytes: number,
    make: () => Value,
  ) => CacheEntry<Value> | undefined
  /** Counts a sight of a literal URL of a kept question and records it on its second one. */
  readonly offerSpelling: (entry: CacheEntry<Value>, spelling: string) => void
  /** Tells that an entry holds more than before. */
  readonly grow: (entry: CacheEntry<Value>, bytes: number) => void
}

/** Objects, map slots and headers of one entry, roughly. */
const ENTRY_OVERHEAD_BYTES = 1024
/** Bytes a UTF-16 key may take. */
const BYTES_PER_KEY_UNIT = 2
/** One question is asked in few ways; more would let a stranger fill the cache with spellings. */
const MAX_SPELLINGS = 4
/** One answer may take this share of the cache. */
const MAX_SHARE = 1 / 16
/** Entries compared for each one given up. */
const VICTIM_SAMPLE = 16
const SECOND_SIGHT = 2
const MIN_SKETCH_WIDTH = 2 ** 16
const COUNTERS_PER_ENTRY = 8

export function createByteCache<Value>(limits: CacheLimits): ByteCache<Value> {
  const byKey = new Map<string, CacheEntry<Value>>()
  const bySpelling = new Map<string, CacheEntry<Value>>()
  const ring: CacheEntry<Value>[] = []
  const width = Math.max(MIN_SKETCH_WIDTH, limits.maxEntries * COUNTERS_PER_ENTRY)
  const sketch = createFrequencySketch(2 ** Math.ceil(Math.log2(width)), limits.seed)
  let hand = 0
  let bytes = 0

  function remove(place: number): void {
    const entry = ring[place]!
    byKey.delete(entry.key)
    for (const spelling of entry.spellings) bySpelling.delete(spelling)
    bytes -= entry.bytes
    entry.bytes = 0
    const last = ring.pop()!
    if (place < ring.length) ring[place] = last
  }

  /** Place and estimate of the least wanted of the next few entries. */
  function nextVictim(): { place: number; sights: number } {
    let place = -1
    let sights = Number.POSITIVE_INFINITY
    for (let step = 0; step < Math.min(VICTIM_SAMPLE, ring.length); step++) {
      hand = hand >= ring.length - 1 ? 0 : hand + 1
      const estimate = sketch.estimate(ring[hand]!.hash)
      if (estimate < sights) {
        place = hand
        sights = estimate
      }
    }
    return { place, sights }
  }

  /** Gives up entries until there is room; false when those seen are wanted as much. */
  function makeRoom(more: number, sights: number): boolean {
    while (ring.length >= limits.maxEntries || bytes + more > limits.maxBytes) {
      const victim = nextVictim()
      if (victim.sights >= sights) return false
      remove(victim.place)
    }
    return true
  }

  function counted(entry: CacheEntry<Value> | undefined): CacheEntry<Value> | undefined {
    if (entry) sketch.count(entry.hash)
    return entry
  }

  function addBytes(entry: CacheEntry<Value>, more: number): void {
    entry.bytes += more
    bytes += more
  }

  return {
    get size() {
      return ring.length
    },
    get bytes() {
      return bytes
    },
    find: (key) => counted(byKey.get(key)),
    findSpelling: (spelling) => counted(bySpelling.get(spelling)),
    offer(key, valueBytes, make) {
      const hash = sketch.hash(key)
      const sights = sketch.count(hash)
      const entryBytes = valueBytes + key.length * BYTES_PER_KEY_UNIT + ENTRY_OVERHEAD_BYTES
      if (sights < SECOND_SIGHT || entryBytes > limits.maxBytes * MAX_SHARE) return undefined
      if (!makeRoom(entryBytes, sights)) return undefined
      const entry: CacheEntry<Value> = { key, value: make(), hash, bytes: 0, spellings: [] }
      addBytes(entry, entryBytes)
      byKey.set(key, entry)
      ring.push(entry)
      return entry
    },
    offerSpelling(entry, spelling) {
      if (entry.bytes === 0 || sketch.count(sketch.hash(spelling)) < SECOND_SIGHT) return
      const more = spelling.length * BYTES_PER_KEY_UNIT
      if (bytes + more > limits.maxBytes) return
      if (entry.spellings.length >= MAX_SPELLINGS) {
        const oldest = entry.spellings.shift()!
        bySpelling.delete(oldest)
        addBytes(entry, -oldest.length * BYTES_PER_KEY_UNIT)
      }
      entry.spellings.push(spelling)
      bySpelling.set(spelling, entry)
      addBytes(entry, more)
    },
    grow(entry, more) {
      if (entry.bytes === 0) return
      addBytes(entry, more)
      while (bytes > limits.maxBytes && ring.length > 0) remove(nextVictim().place)
    },
  }
}
