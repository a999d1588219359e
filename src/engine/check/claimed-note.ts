/** A note as written; any of its fields may be wrong. */
export interface ClaimedNote {
  readonly id: string
  readonly string: number
  readonly fret: number
  /** The pitch claimed, when one was. */
  readonly midi?: number
  readonly startBeat: number
  readonly durationBeats: number
  /** Beats for which it is to be held; default `durationBeats`. */
  readonly heldBeats?: number
}
