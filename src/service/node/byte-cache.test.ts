import { describe, expect, test } from 'vitest'
import { createByteCache } from './byte-cache'

const BODY_BYTES = 5000

function cacheOf(maxEntries: number, maxBytes = Number.MAX_SAFE_INTEGER) {
  return createByteCache<string>({ maxEntries, maxBytes, seed: 7 })
}
type Cache = ReturnType<typeof cacheOf>

/** Asks as the service does: find, else offer. True on a hit. */
function ask(cache: Cache, key: string, bytes = BODY_BYTES): boolean {
  if (cache.find(key)) return true
  cache.offer(key, bytes, () => `answer to ${key}`)
  return false
}

/** Numbers in [0, 1), the same on every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Draws ranks 0 … count − 1 with frequency 1 / (rank + 1). */
function zipf(count: number, random: () => number): () => number {
  const sums = [0]
  for (let rank = 0; rank < count; rank++) sums.push(sums[rank]! + 1 / (rank + 1))
  return () => {
    const target = random() * sums[count]!
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle + 1]! < target) low = middle + 1
      else high = middle
    }
    return low
  }
}

describe('what is kept', () => {
  test('a question is kept from its second sight on', () => {
    const cache = cacheOf(10)
    expect(ask(cache, 'a')).toBe(false)
    expect(cache.size).toBe(0)
    expect(ask(cache, 'a')).toBe(false)
    expect(ask(cache, 'a')).toBe(true)
    expect(cache.find('a')?.value).toBe('answer to a')
  })

  test('a spelling is found without reading once it was seen twice, and goes with its entry', () => {
    const cache = cacheOf(1)
    ask(cache, 'a')
    ask(cache, 'a')
    const entry = cache.find('a')!
    cache.offerSpelling(entry, '/a?x=1')
    expect(cache.findSpelling('/a?x=1')).toBeUndefined()
    cache.offerSpelling(entry, '/a?x=1')
    expect(cache.findSpelling('/a?x=1')).toBe(entry)
    // Asked for more often than what is kept, so it takes the only place.
    for (let sight = 0; sight < 20; sight++) ask(cache, 'b')
    expect(cache.find('b')).toBeDefined()
    expect(cache.findSpelling('/a?x=1')).toBeUndefined()
  })

  test('an answer above a sixteenth of the cache is never kept', () => {
    const cache = cacheOf(100, 100_000)
    for (let sight = 0; sight < 5; sight++) expect(ask(cache, 'big', 6000)).toBe(false)
    expect(cache.bytes).toBe(0)
  })

  test('a cache of no entries keeps nothing', () => {
    const cache = cacheOf(0)
    for (let sight = 0; sight < 5; sight++) expect(ask(cache, 'a')).toBe(false)
  })
})

describe('bounds', () => {
  test('number and bytes stay within their limits whatever is asked', () => {
    const random = randomFrom(1)
    const cache = cacheOf(50, 300_000)
    for (let turn = 0; turn < 20_000; turn++) {
      const key = `/api/map?midi=${Math.floor(random() * 300)}`
      ask(cache, key, Math.floor(random() * 20_000))
      const entry = cache.find(key)
      if (entry) {
        cache.offerSpelling(entry, `${key}&v=${Math.floor(random() * 9)}`)
        if (random() < 0.1) cache.grow(entry, 500)
      }
      expect(cache.size).toBeLessThanOrEqual(50)
      expect(cache.bytes).toBeLessThanOrEqual(300_000)
    }
    expect(cache.size).toBeGreaterThan(10)
  })

  test('the many spellings of one question cannot fill the cache', () => {
    const cache = cacheOf(50)
    ask(cache, 'a')
    ask(cache, 'a')
    const entry = cache.find('a')!
    for (let variant = 0; variant < 5000; variant++) {
      cache.offerSpelling(entry, `/a?utm=${variant}`)
      cache.offerSpelling(entry, `/a?utm=${variant}`)
    }
    expect(entry.spellings.length).toBeLessThanOrEqual(4)
    expect(cache.bytes).toBeLessThan(10_000)
  })
})

describe('a zipf mix of 5,000 questions in a cache of 500', () => {
  /** Share of hits of the honest questions, with so many strangers' URLs for each of them. */
  function hitShare(floodPerQuestion: number, sightsOfEach: number): number {
    const random = randomFrom(42)
    const draw = zipf(5000, random)
    const cache = cacheOf(500)
    let hits = 0
    let asked = 0
    let flood = 0
    for (let turn = 0; turn < 60_000; turn++) {
      const isHit = ask(cache, `/api/map?midi=${draw()}`)
      if (turn >= 20_000) {
        asked++
        if (isHit) hits++
      }
      for (let extra = 0; extra < floodPerQuestion; extra++) {
        ask(cache, `/api/map?junk=${Math.floor(flood++ / sightsOfEach)}`)
      }
    }
    return hits / asked
  }

  const calm = hitShare(0, 1)

  test('keeps what most ask for', () => {
    // 500 of 5,000 zipf ranks draw 75 % of all questions.
    expect(calm).toBeGreaterThan(0.65)
  })

  test.each([
    ['ten unique URLs a question', 10, 1],
    ['ten URLs a question, each seen twice', 10, 2],
    ['ten URLs a question, each seen four times', 10, 4],
  ])('keeps most of that under a flood of %s', (_name, perQuestion, sights) => {
    expect(hitShare(perQuestion, sights)).toBeGreaterThan(calm * 0.7)
  })
})
