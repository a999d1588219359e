/** The onsets that a pass of the tab asks for. */
import type { AskedOnset } from '../../audio/input/take/played-onset'
import type { PlaybackEvent } from '../../audio/playback/playback-state'

/** Notes nearer than this begin together. */
const TOGETHER_SECONDS = 0.004

/** A note of the tab among all measures; ids alone repeat. */
export function noteKey(measureIndex: number, noteId: string): string {
  return `${measureIndex}:${noteId}`
}

export interface TakeOnset extends AskedOnset {
  readonly pass: number
  /** `noteKey`s of its notes. */
  readonly keys: readonly string[]
}

/** Adds the notes of playback events, heard `delaySeconds` after their time. */
export function withEvents(
  onsets: readonly TakeOnset[],
  events: readonly PlaybackEvent[],
  delaySeconds: number,
): readonly TakeOnset[] {
  const all = [...onsets]
  for (const event of events) {
    if (event.type !== 'note' || event.played.note.tied) continue
    const { note, measureIndex } = event.played
    const seconds = event.timeSeconds + delaySeconds
    const key = noteKey(measureIndex, note.id)
    const last = all.at(-1)
    if (last?.pass === event.pass && Math.abs(last.seconds - seconds) < TOGETHER_SECONDS) {
      all[all.length - 1] = {
        ...last,
        midis: [...last.midis, note.midi],
        keys: [...last.keys, key],
      }
    } else {
      const id = `${event.pass} ${key}`
      all.push({ id, midis: [note.midi], seconds, pass: event.pass, keys: [key] })
    }
  }
  return all
}
