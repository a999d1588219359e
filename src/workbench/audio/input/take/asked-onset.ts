/** What the tab asks for at one time: a note, or the notes of a chord. */
export interface AskedOnset {
  readonly id: string
  readonly midis: readonly number[]
  /** On the clock of the played notes. */
  readonly seconds: number
}
