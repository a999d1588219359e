/** Chord names over a score that has none of its own there. */
import type { Beat, Score, Voice } from '../score'
import { beatQuartersOf } from '../score-times'

export interface ChordOverBar {
  /** 0-based among the score's measures. */
  readonly bar: number
  /** From the start of the bar. */
  readonly quarters: number
  readonly symbol: string
}

const SAME_TIME = 1e-4

/** The names on the beats that sound when they begin; a bar without beats has none. */
function named(voice: Voice, chords: readonly ChordOverBar[]): Voice {
  let at = 0
  return voice.map((beat): Beat => {
    const end = at + beatQuartersOf(beat)
    const here = chords.find(
      ({ quarters }) => quarters > at - SAME_TIME && quarters < end - SAME_TIME,
    )
    at = end
    return here && beat.chord === undefined ? { ...beat, chord: here.symbol } : beat
  })
}

/** The score with names over the first voice of its first track. */
export function withChords(score: Score, chords: readonly ChordOverBar[]): Score {
  const [first, ...others] = score.tracks
  if (!first || chords.length === 0) return score
  const measures = first.measures.map((voices, bar) => {
    const [voice, ...more] = voices
    const here = chords.filter((chord) => chord.bar === bar)
    return voice && here.length > 0 ? [named(voice, here), ...more] : voices
  })
  return { ...score, tracks: [{ ...first, measures }, ...others] }
}
