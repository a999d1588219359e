/** What the line says of one of its notes. */
import { NORMAL_PACE, type Pace } from './pace'

export interface NoteRole {
  /** It rings on under or over a moving line. */
  readonly isDrone: boolean
  /** An open string of an arpeggio, which rings on under a hand below fret 5. */
  readonly isRinging: boolean
  /** Number of the string on which a pedal rings before or after it, 0 for none. */
  readonly pedalString: number
  /** A stroke of a pedal in the bass, on whose open string the thumb lies. */
  readonly isPedal: boolean
  /** The pedal has its string to itself. */
  readonly isPedalApart: boolean
  /** At which the hand comes from the note before. */
  readonly pace: Pace
}

/** A note of no line. */
export const PLAIN_ROLE: NoteRole = {
  isDrone: false,
  isRinging: false,
  pedalString: 0,
  isPedal: false,
  isPedalApart: false,
  pace: NORMAL_PACE,
}
