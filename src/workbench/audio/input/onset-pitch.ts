/** The pitch of what was struck: read where the attack is over. */
import { nearestPitchOf } from '#engine/theory/pitch'
import type { HeardRange, PitchReading } from './note-detector'

/** A note that was begun: by a string or by a key. */
export interface PlayedNote {
  readonly midi: number
  /** On the audio clock. */
  readonly seconds: number
}

/** Readings whose middle lies this long after the onset hold nothing of before. */
const AFTER_ATTACK_SECONDS = 0.05
/** Without a clear pitch by then, or by the next onset, it was no note. */
const LONGEST_SECONDS = 0.2
const MIN_CLARITY = 0.85
/** Readings in a row that must agree. */
const AGREEING = 2

export interface OnsetPitch {
  /** Tells of an onset. */
  readonly struck: (seconds: number) => void
  /** Takes a reading; gives the notes that are known now. */
  readonly read: (reading: PitchReading) => readonly PlayedNote[]
}

/** Joins onsets and pitch readings to notes. */
export function createOnsetPitch(rangeNow: () => HeardRange): OnsetPitch {
  let waiting: readonly number[] = []
  let last: number | undefined
  let agreeing = 0

  return {
    struck: (seconds) => {
      if (waiting.length === 0) agreeing = 0
      waiting = [...waiting, seconds]
    },
    read: ({ timeSeconds, frequencyHz, clarity }) => {
      const { lowestHz, highestHz } = rangeNow()
      const [onset, next = Number.POSITIVE_INFINITY] = waiting
      if (onset === undefined) return []
      if (timeSeconds > Math.min(onset + LONGEST_SECONDS, next)) {
        waiting = waiting.slice(1)
        agreeing = 0
        return []
      }
      const isClear = clarity >= MIN_CLARITY && frequencyHz >= lowestHz && frequencyHz <= highestHz
      const midi = isClear ? nearestPitchOf(frequencyHz)?.midi : undefined
      if (timeSeconds < onset + AFTER_ATTACK_SECONDS || midi === undefined) return []
      agreeing = midi === last ? agreeing + 1 : 1
      last = midi
      if (agreeing < AGREEING) return []
      waiting = waiting.slice(1)
      agreeing = 0
      return [{ midi, seconds: onset }]
    },
  }
}
