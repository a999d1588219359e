/** Chord names at times of a bar, laid over the beats of its voices. */
import { quartersOf, SAME_START, SAME_TIME, valuesOf } from './rhythm'
import type { Beat, ScoreNote, ScoreTrack, Voice } from './score'
import { beatQuartersOf, voiceQuartersOf } from './score-times'

export interface ChordInBar {
  /** From the start of the bar. */
  readonly quarters: number
  readonly symbol: string
  /** It is words below the beat, not a name over it. */
  readonly isLyric?: true
}

export interface ChordOverBar extends ChordInBar {
  /** 0-based among the score's measures. */
  readonly bar: number
}

type Label = Pick<Beat, 'chord' | 'lyric'>

/** What became of a name: over a beat that begins with it, or with a beat that was parted for it. */
export type Laid = 'on-beat' | 'rest-parted' | 'notes-parted' | 'nowhere'

interface Found {
  readonly index: number
  readonly start: number
}

/** The beat that begins at a time, else the one that sounds then. */
function beatAt(voice: Voice, quarters: number): Found | undefined {
  let start = 0
  for (const [index, beat] of voice.entries()) {
    const end = start + beatQuartersOf(beat)
    if (!beat.grace && quarters < end - SAME_START) return { index, start }
    start = end
  }
  return undefined
}

const begins = ({ start }: Found, quarters: number) => Math.abs(start - quarters) < SAME_START

function tiedOn({ techniques: _techniques, bendSemitones: _bend, ...note }: ScoreNote): ScoreNote {
  return { ...note, tied: true }
}

/** Values that last exactly so long; `undefined` where there are none. */
function exactValues(quarters: number) {
  const values = valuesOf(quarters)
  const sum = values.reduce((total, value) => total + quartersOf(value), 0)
  return Math.abs(sum - quarters) < SAME_TIME ? values : undefined
}

/** The beat in two or more, the notes tied; `undefined` where no values last so long. */
function parted(beat: Beat, offset: number, label: Label): readonly Beat[] | undefined {
  const before = exactValues(offset)
  const after = exactValues(beatQuartersOf(beat) - offset)
  if (!before || !after) return undefined
  const tied = beat.notes.map(tiedOn)
  return [
    ...before.map((rhythm, index) => (index === 0 ? { ...beat, rhythm } : { rhythm, notes: tied })),
    ...after.map((rhythm, index) => ({
      rhythm,
      notes: tied,
      ...(index === 0 && label),
    })),
  ]
}

function named(voice: Voice, index: number, label: Label): Voice {
  return voice.with(index, { ...label, ...voice[index]! })
}

/** A voice with rests up to the end of the bar. */
function filled(voice: Voice, barQuarters: number): Voice {
  const rests = valuesOf(Math.max(0, barQuarters - voiceQuartersOf(voice)))
  return [...voice, ...rests.map((rhythm) => ({ rhythm, notes: [] }))]
}

function layOne(
  voices: readonly Voice[],
  { quarters, symbol, isLyric }: ChordInBar,
  barQuarters: number,
): readonly [readonly Voice[], Laid] {
  const label: Label = isLyric ? { lyric: symbol } : { chord: symbol }
  for (const [at, voice] of voices.entries()) {
    const found = beatAt(voice, quarters)
    if (found && begins(found, quarters)) {
      return [voices.with(at, named(voice, found.index, label)), 'on-beat']
    }
  }
  const own = Math.max(
    0,
    voices.findIndex((voice) => voice.length > 0),
  )
  const written = voices[own] ?? []
  const voice = beatAt(written, quarters) ? written : filled(written, barQuarters)
  const found = beatAt(voice, quarters)
  if (!found) return [voices, 'nowhere']
  const put = (one: Voice) => (voices.length === 0 ? [one] : voices.with(own, one))
  if (begins(found, quarters)) return [put(named(voice, found.index, label)), 'on-beat']
  const beat = voice[found.index]!
  const parts = parted(beat, quarters - found.start, label)
  if (parts) {
    const laid = beat.notes.length > 0 ? 'notes-parted' : 'rest-parted'
    return [put(voice.toSpliced(found.index, 1, ...parts)), laid]
  }
  if (beat[isLyric ? 'lyric' : 'chord'] !== undefined) return [voices, 'nowhere']
  return [put(named(voice, found.index, label)), 'on-beat']
}

/**
 * The voices of a bar with names. A name stands on the beat that begins with it, in whichever
 * voice; where none does, a rest or a note of the first voice is parted there. A beat keeps the
 * name that it has.
 *
 * @param tell what became of each name.
 */
export function layChords(
  voices: readonly Voice[],
  chords: readonly ChordInBar[],
  barQuarters: number,
  tell: (laid: Laid) => void = () => {},
): readonly Voice[] {
  let all = voices
  for (const chord of chords) {
    const [next, laid] = layOne(all, chord, barQuarters)
    all = next
    tell(laid)
  }
  return all
}

/** The track with each name rewritten. */
export function withChordTexts(track: ScoreTrack, write: (name: string) => string): ScoreTrack {
  const rewritten = (beat: Beat): Beat =>
    beat.chord === undefined ? beat : { ...beat, chord: write(beat.chord) }
  return {
    ...track,
    measures: track.measures.map((voices) => voices.map((voice) => voice.map(rewritten))),
  }
}
