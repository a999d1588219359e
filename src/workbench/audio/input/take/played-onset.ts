/** What was struck in a take: the keys of a keyboard or the strings before a microphone. */
import type { PlayedStrum } from '../chord/strum-cutter'
import type { StrumSound } from '../chord/strum-sound'
import type { PlayedNote } from '../onset-pitch'

/** What the tab asks for at one time: a note, or the notes of a chord. */
export interface AskedOnset {
  readonly id: string
  readonly midis: readonly number[]
  /** On the clock of the played notes. */
  readonly seconds: number
}

export interface PlayedOnset {
  readonly seconds: number
  /** The pitches that are known, lowest first; none of a strum without a clear one. */
  readonly midis: readonly number[]
  /** Whether these are all that was struck, as a keyboard tells. */
  readonly isComplete: boolean
  /** A strum as the microphone heard it. */
  readonly sound?: StrumSound
}

/** Keys of one chord may be pressed so far apart, where the tab leaves room. */
const TOGETHER_SECONDS = 0.08

/** The shortest time from an onset of the tab to the next. */
function shortestGap(asked: readonly AskedOnset[]): number {
  const gaps = asked.slice(1).map(({ seconds }, index) => seconds - asked[index]!.seconds)
  return Math.min(Number.POSITIVE_INFINITY, ...gaps)
}

/** Keys as onsets: those pressed together are one where the tab has chords. */
export function onsetsOfKeys(
  played: readonly PlayedNote[],
  asked: readonly AskedOnset[],
): readonly PlayedOnset[] {
  const hasChords = asked.some(({ midis }) => midis.length > 1)
  const together = hasChords ? Math.min(TOGETHER_SECONDS, shortestGap(asked) / 2) : 0
  const onsets: { seconds: number; midis: number[]; isComplete: true }[] = []
  for (const { midi, seconds } of played.toSorted((a, b) => a.seconds - b.seconds)) {
    const last = onsets.at(-1)
    const joins = last && seconds - last.seconds < together && !last.midis.includes(midi)
    if (joins) last.midis = [...last.midis, midi].sort((a, b) => a - b)
    else onsets.push({ seconds, midis: [midi], isComplete: true })
  }
  return onsets
}

/** What a microphone heard as onsets: a note and the strum that it was heard in are one. */
export function onsetsOfStrings(
  notes: readonly PlayedNote[],
  strums: readonly PlayedStrum[],
): readonly PlayedOnset[] {
  const midiAt = new Map(notes.map(({ seconds, midi }) => [seconds, midi]))
  const soundAt = new Map(strums.map(({ seconds, sound }) => [seconds, sound]))
  const times = [...new Set([...midiAt.keys(), ...soundAt.keys()])].sort((a, b) => a - b)
  return times.map((seconds) => {
    const [midi, sound] = [midiAt.get(seconds), soundAt.get(seconds)]
    const midis = midi === undefined ? [] : [midi]
    return { seconds, midis, isComplete: false, ...(sound && { sound }) }
  })
}
