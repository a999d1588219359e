/**
 * Finished answers by request, bounded by bytes. An answer is cached when it is asked for the second
 * time, so that requests that come once push nothing out.
 */
import { LRUCache } from 'lru-cache'

/** An answer as `writeHead` and `end` take it. */
export interface FinishedAnswer {
  readonly status: number
  /** Names and values in turn. */
  readonly headers: readonly string[]
  readonly body: Uint8Array
  /** Tag of the answer's plain form; refusals have none. */
  readonly tag: string | undefined
}

export interface AnswerCache {
  readonly size: number
  readonly bytes: number
  readonly find: (key: string) => FinishedAnswer | undefined
  /** Caches what is made where the key was offered before; otherwise remembers the key. */
  readonly offer: (key: string, make: () => FinishedAnswer) => void
}

/** Headers and objects of an entry, roughly. */
const ENTRY_BYTES = 1024
/** One answer may take this share of the cache. */
const MAX_SHARE = 1 / 16
/** Keys that were seen once may take this share more. */
const SEEN_SHARE = 1 / 16
const BYTES_PER_CHARACTER = 2

function bytesOf(key: string, { body }: FinishedAnswer): number {
  return ENTRY_BYTES + key.length * BYTES_PER_CHARACTER + body.byteLength
}

/** @param maxBytes 0 caches nothing. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  if (maxBytes === 0) return { size: 0, bytes: 0, find: () => undefined, offer: () => {} }
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes * MAX_SHARE)),
    sizeCalculation: (answer, key) => bytesOf(key, answer),
  })
  const seen = new LRUCache<string, true>({
    maxSize: Math.max(1, Math.floor(maxBytes * SEEN_SHARE)),
    sizeCalculation: (_, key) => ENTRY_BYTES / 8 + key.length * BYTES_PER_CHARACTER,
  })
  return {
    get size() {
      return answers.size
    },
    get bytes() {
      return answers.calculatedSize
    },
    find: (key) => answers.get(key),
    offer(key, make) {
      if (seen.delete(key)) answers.set(key, make())
      else seen.set(key, true)
    },
  }
}
