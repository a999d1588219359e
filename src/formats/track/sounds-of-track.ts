/** A track as it sounds behind another one, bar by bar in the beats of a project's bars. */
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import { NORMAL_TECHNIQUE, type TabNote } from '#engine/tab/tab-event'
import { instrumentIdOf } from '../midi/played-tracks'
import type { Score } from '../score/score'
import { barQuartersOf, cleanTime, measureStartsOf, soundingNotesOf } from '../score/score-times'
import { allowedSignature } from './tab-of-track'

/** `string` is what sounds one note at a time: of a part without strings, each pitch. */
export type BackingNote = Pick<
  TabNote,
  'string' | 'midi' | 'technique' | 'startBeat' | 'durationBeats' | 'tied'
>

export interface BackingTrack {
  readonly name: string
  /** General MIDI, 0–127. */
  readonly program: number
  readonly isPercussion: boolean
  /** That of the file, or a usual one for a program of plucked strings. */
  readonly neck?: Neck
  /** One for each bar of the file; times are beats of the bar's time signature, ties joined. */
  readonly bars: readonly (readonly BackingNote[])[]
}

/** Programs of guitars and basses. */
const FIRST_PLUCKED = 24
const LAST_PLUCKED = 39

function pluckedNeckOf(program: number): Neck | undefined {
  if (program < FIRST_PLUCKED || program > LAST_PLUCKED) return undefined
  const row = INSTRUMENTS.find(({ id }) => id === instrumentIdOf(program))
  return row && neckOf(row, row.tunings[0]!)
}

/** All tracks of a score, as they sound; grace notes are left out. */
export function backingOf(score: Score): readonly BackingTrack[] {
  const starts = measureStartsOf(score)
  const bars = score.measures.map((measure, index) => ({
    unit: allowedSignature(measure)[1],
    // A pickup ends with its bar.
    startQuarters: starts[index + 1]! - barQuartersOf(measure),
  }))
  return score.tracks.map((track) => {
    const sounds: BackingNote[][] = bars.map(() => [])
    for (const note of soundingNotesOf(score, track, starts)) {
      const { unit, startQuarters } = bars[note.measure]!
      const beats = (quarters: number) => cleanTime((quarters * unit) / 4)
      sounds[note.measure]!.push({
        string: note.string ?? note.midi,
        midi: note.midi,
        technique: note.techniques?.join('+') || NORMAL_TECHNIQUE,
        startBeat: beats(note.startQuarters - startQuarters),
        durationBeats: beats(note.durationQuarters),
      })
    }
    const { name, program, isPercussion } = track
    const neck = isPercussion ? undefined : (track.neck ?? pluckedNeckOf(program))
    return { name, program, isPercussion, ...(neck && { neck }), bars: sounds }
  })
}
