/** Cuts strums out of what a microphone hears: each from behind its attack up to the next one. */
import { callsTo } from '../../../state/worker-calls'
import { type StrumSound, strumSoundOf } from './strum-sound'
import type { StrumRequest } from './strum-worker'

/** A strum that was heard. */
export interface PlayedStrum {
  /** On the audio clock; that of the note which the pitch detector hears in it, if any. */
  readonly seconds: number
  readonly sound: StrumSound
}

const AFTER_ATTACK_SECONDS = 0.02
/** The longest stretch that is listened to, and the shortest that says something. */
const LONGEST_SECONDS = 0.42
const SHORTEST_SECONDS = 0.12

export interface StrumCutter {
  readonly struck: (seconds: number) => void
  /** Looks whether strums are over by now. */
  readonly look: (nowSeconds: number) => void
}

/** The last samples of a microphone and their rate. */
export interface Hearing {
  readonly sampleRate: number
  /** How far back `lastSamples` reaches. */
  readonly memorySeconds: number
  /** Up to now. */
  readonly lastSamples: () => Float32Array<ArrayBuffer>
}

/** Where a strum is cut: up to the next one, a short while in any case. */
export function cutOf(
  seconds: number,
  nextSeconds: number | undefined,
): { readonly from: number; readonly to: number } {
  const to = Math.min(nextSeconds ?? Number.POSITIVE_INFINITY, seconds + LONGEST_SECONDS)
  return { from: seconds + AFTER_ATTACK_SECONDS, to }
}

const { ask: readStrum } = callsTo(
  () => new Worker(new URL('./strum-worker.ts', import.meta.url), { type: 'module' }),
  ({ samples, sampleRate }: StrumRequest) => strumSoundOf(samples, sampleRate),
)

/** Has strums read and tells of them, in order. */
export function createStrumCutter(
  { sampleRate, memorySeconds, lastSamples }: Hearing,
  tell: (strum: PlayedStrum) => void,
): StrumCutter {
  let waiting: readonly number[] = []

  return {
    struck: (seconds) => {
      waiting = [...waiting, seconds]
    },
    look: (nowSeconds) => {
      const [first, next] = waiting
      if (first === undefined) return
      const { from, to } = cutOf(first, next)
      if (nowSeconds < to) return
      waiting = waiting.slice(1)
      // Too short, or gone by while the page was held up.
      if (to - from < SHORTEST_SECONDS || nowSeconds - from > memorySeconds) return
      const heard = lastSamples()
      const backFrom = (seconds: number) =>
        heard.length - Math.round((nowSeconds - seconds) * sampleRate)
      const samples = heard.slice(backFrom(from), backFrom(to))
      void readStrum({ samples, sampleRate }).then((sound) => tell({ seconds: first, sound }))
    },
  }
}
