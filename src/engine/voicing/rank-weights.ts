/**
 * What ranking weighs, in thousandths of a point, whole numbers, so that every machine sorts alike.
 * Source and measurements: decision 0004-voicing-ranking.
 */
export const RANK_WEIGHTS = {
  /** An open string, and no fret above 4. */
  openPosition: 1000,
  /** Each string muted between sounding ones. */
  innerMute: -1500,
  /** Each muted string thinner than the top note; nothing for a type that is played low. */
  trebleMute: -500,
  thirdInBass: -1000,
  fifthInBass: -500,
  /** A sixth, a seventh or a tension below everything else. */
  colourInBass: -2250,
  /** Each pitch that sounds twice. */
  unison: -2000,
  /** Each further sixth, seventh or tension of one name. */
  doubledColour: -1750,
  /** Each pair of neighbouring sounding strings more than an octave apart. */
  wideGap: -1750,
  /** Each fret of the highest above 12. */
  aboveTwelfthFret: -1500,
  /** The same where no shape is published: without its root below, it is heard as another chord. */
  unpublished: { thirdInBass: -3500, fifthInBass: -3000, colourInBass: -4500 },
  /** An open string under or beside a fret above 4, where no shape is published. */
  unpublishedDrone: -500,
  /**
   * A bass that was asked for. Published shapes are of the plain chord and say nothing about it, so
   * their points are left out; in their stead the open position weighs more, and every fret up.
   */
  askedBass: { otherBass: -8000, openPosition: 1500, eachFretUp: -200 },
} as const

/**
 * Points that count besides for a player who asks for easy grips (no barre, or a highest
 * difficulty): they prefer frets near the nut and full chords.
 */
export const EASE_WEIGHTS = {
  difficultyPoint: -1000,
  /** Each fret of the lowest pressed one above the first. */
  fretUp: -750,
  /** Each sounding string fewer than four. */
  missingString: -1500,
} as const
