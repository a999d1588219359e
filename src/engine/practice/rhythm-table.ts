/**
 * Levels and their rhythms: one row a level. `beatDivisions` has a row a bar, repeated in turn, and
 * in it how many even notes each of the four beats holds: 1 a quarter, 2 eighths, 3 a triplet,
 * 4 sixteenths.
 *
 * Tempos: a teacher's survey has beginners at 50 to 60 beats a minute on average; the others are a
 * common step up. On the whole neck (`any`) a level takes its pitches from the first frets only, as
 * far as its players are asked to shift.
 */

/** Every drill is in 4/4: four beats a bar, a beat is a quarter. */
export const DRILL_TIME_SIGNATURE = [4, 4] as const
export const BEATS_PER_BAR = DRILL_TIME_SIGNATURE[0]

export interface RhythmRow {
  readonly id: string
  readonly title: string
  /** Beats per minute where none are asked for. */
  readonly bpm: number
  readonly beatDivisions: readonly (readonly number[])[]
  /** Highest fret that pitches are taken from when no position is asked for. */
  readonly highestFreeFret: number
}

// biome-ignore format: one row a level reads as a table
export const RHYTHM_TABLE = [
  { id: 'beginner', title: 'quarter notes', bpm: 60, beatDivisions: [[1, 1, 1, 1]], highestFreeFret: 4 },
  { id: 'intermediate', title: 'eighth notes', bpm: 80, beatDivisions: [[2, 2, 2, 2]], highestFreeFret: 7 },
  { id: 'advanced', title: 'eighths with triplets and sixteenths', bpm: 110, beatDivisions: [[2, 3, 2, 3], [2, 4, 2, 4]], highestFreeFret: 12 },
] as const satisfies readonly RhythmRow[]

export type DrillLevel = (typeof RHYTHM_TABLE)[number]['id']

export const DRILL_LEVELS = RHYTHM_TABLE.map((row) => row.id) as [DrillLevel, ...DrillLevel[]]

/** The row of a level. @throws RangeError for an unknown level. */
export function rhythmRowOf(id: string): RhythmRow {
  const row: RhythmRow | undefined = RHYTHM_TABLE.find((other) => other.id === id)
  if (!row) throw new RangeError(`no practice level is called ${id}`)
  return row
}

/** A place in time for one note. */
export interface RhythmSlot {
  /** Beats from the start of the drill. */
  readonly startBeat: number
  readonly durationBeats: number
  /** 0-based. */
  readonly bar: number
  /** 0-based beat within the bar. */
  readonly beat: number
  /** 0 where the note starts on the beat. */
  readonly indexInBeat: number
}

/** The places for notes of a level, bar by bar, without a rest. */
export function rhythmSlotsOf(level: DrillLevel, bars: number): readonly RhythmSlot[] {
  const { beatDivisions } = rhythmRowOf(level)
  const slots: RhythmSlot[] = []
  for (let bar = 0; bar < bars; bar++) {
    const divisions = beatDivisions[bar % beatDivisions.length]!
    divisions.forEach((division, beat) => {
      for (let indexInBeat = 0; indexInBeat < division; indexInBeat++) {
        slots.push({
          startBeat: bar * BEATS_PER_BAR + beat + indexInBeat / division,
          durationBeats: 1 / division,
          bar,
          beat,
          indexInBeat,
        })
      }
    })
  }
  return slots
}
