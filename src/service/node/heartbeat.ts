/**
 * Tells a hung worker from a busy one. Each worker beats twice a second and after answers; the
 * primary counts how often it looked without a beat in between.
 */

const BEAT_EVERY_MS = 500
/** Between two answers a beat is due after half of that time. */
const LEAST_PAUSE_MS = BEAT_EVERY_MS / 2
/** Times looked without a beat: 3 s for a worker that answers, 30 s for one that starts. */
export const HUNG_AFTER_LOOKS = 6
export const UNSTARTED_AFTER_LOOKS = 60

/**
 * For a worker: starts beating to the primary.
 *
 * @returns beats unless that was just done; to be called after each answer, since a timer alone
 * comes late when many connections wait with costly requests.
 */
export function startBeating(): () => void {
  let isSending = false
  let lastMs = Number.NEGATIVE_INFINITY
  function beat(): void {
    const now = performance.now()
    // A primary that reads nothing must not make messages pile up.
    if (isSending || now - lastMs < LEAST_PAUSE_MS || !process.connected) return
    lastMs = now
    isSending = true
    process.send?.({ beat: true }, undefined, undefined, () => {
      isSending = false
    })
  }
  setInterval(beat, BEAT_EVERY_MS).unref()
  return beat
}

export interface HeartbeatWatch<Worker> {
  /** Watches a worker that was just started, until it is forgotten. */
  readonly add: (worker: Worker) => void
  readonly beat: (worker: Worker) => void
  readonly forget: (worker: Worker) => void
  /**
   * Looks once at every worker. Looks are counted and not milliseconds: while the primary itself is
   * stopped, or the machine sleeps, it does not look.
   *
   * @returns workers that hang; they are forgotten.
   */
  readonly look: () => readonly Worker[]
}

export function createHeartbeatWatch<Worker>(): HeartbeatWatch<Worker> {
  const looksLeft = new Map<Worker, number>()
  return {
    add: (worker) => void looksLeft.set(worker, UNSTARTED_AFTER_LOOKS),
    beat(worker) {
      if (looksLeft.has(worker)) looksLeft.set(worker, HUNG_AFTER_LOOKS)
    },
    forget: (worker) => void looksLeft.delete(worker),
    look() {
      const hung: Worker[] = []
      for (const [worker, left] of looksLeft) {
        if (left > 0) looksLeft.set(worker, left - 1)
        else {
          looksLeft.delete(worker)
          hung.push(worker)
        }
      }
      return hung
    },
  }
}

/** For the primary: looks regularly and tells of workers that hang. */
export function lookRegularly<Worker>(
  watch: HeartbeatWatch<Worker>,
  onHung: (worker: Worker) => void,
): void {
  setInterval(() => watch.look().forEach(onHung), BEAT_EVERY_MS).unref()
}
