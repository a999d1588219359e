/** Structured tab events, the source of all tab: ASCII, MIDI and pictures are derived from them. */

/** One played note. Beats are units of the time signature's denominator. */
export interface TabNote {
  readonly id: string
  /** 1 = highest, 6 = lowest. */
  readonly string: number
  /** 0 = open string; counted from the nut. */
  readonly fret: number
  /** Open string + fret, always. */
  readonly midi: number
  /** Beats from the start of the measure, 0-based; may lie beyond one bar in compiled documents. */
  readonly startBeat: number
  readonly durationBeats: number
  /** `normal` is the one technique so far. */
  readonly technique: string
}

/** A container of notes with its tempo (beats per minute) and time signature. */
export interface Measure {
  readonly id: string
  readonly notes: readonly TabNote[]
  readonly tempo: number
  /** Beats per bar and beat unit: `[4, 4]`. */
  readonly timeSignature: readonly [number, number]
}
