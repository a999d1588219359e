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
  thirdInBass: -3000,
  fifthInBass: -2200,
  /** A sixth, a seventh or a tension below everything else. */
  colourInBass: -4000,
  /** The same where few shapes are known: high courses have no bass to speak of. */
  bareBass: { thirdInBass: -1000, fifthInBass: -500, colourInBass: -2250 },
  /** Each pitch that sounds twice. */
  unison: -2000,
  /** Each further sixth, seventh or tension of one name. */
  doubledColour: -1750,
  /** Each pair of neighbouring sounding strings more than an octave apart. */
  wideGap: -1750,
  /** A whole taught form within the first frets, where it is looked for first. */
  lowForm: 3000,
  /** Each fret of the highest above 12. */
  aboveTwelfthFret: -1500,
  /**
   * Beyond the six plain types. Chosen over the 40 types of chords-db, with and without the shapes
   * of the asked root, and so that no chord begins with another bass than its root.
   */
  anyType: {
    openPosition: 500,
    thirdInBass: -2600,
    fifthInBass: -600,
    colourInBass: -3000,
    /** The fifth in the bass under open strings. */
    fifthUnderOpen: -300,
    /** Root in the bass, by its string. */
    rootOnString6: 500,
    rootOnString5: 750,
    rootOnString4: 550,
    innerMute: -1650,
    /** One muted string beside the bass: beside string 6 easy to damp, beside string 5 hard. */
    muteBesideString6: 650,
    muteBesideString5: -2800,
    trebleMute: -600,
    /** Three strings and more muted above the top note. */
    manyTrebleMutes: -3200,
    threeStrings: -1700,
    /** Each tone left out but the fifth. */
    missingTone: -300,
    fourFrets: -1700,
    /** Each semitone between neighbouring strings. */
    semitone: -150,
    doubledColour: -400,
    lowThird: -250,
    aboveTwelfthFret: -200,
    /** Each fret of the lowest pressed one. */
    eachFretUp: -140,
    /** Open strings that ring beside frets above the open position. */
    openUpTheNeck: 300,
    /** A whole taught form over its root within the first frets, and within the next. */
    lowForm: 2800,
    middleForm: 1400,
    /** One finger at most in open position, no string muted inside, every tone over the root: Cmaj9 x30000. */
    oneFingerOpen: 4000,
  },
  /**
   * A bass that was asked for. Published shapes are of the plain chord and say nothing about it, so
   * their points are left out; in their stead the open position weighs more, and every fret up.
   */
  askedBass: {
    otherBass: -8000,
    openPosition: 1500,
    eachFretUp: -300,
    /** Each muted thin string beside an open one: part of an open chord that is played whole. */
    trebleMuteBesideOpen: -1500,
    /** Four frets without open strings. */
    fourFrets: -800,
  },
} as const

/**
 * Points that count besides for a player who asks for easy grips (no barre, or a highest
 * difficulty): they prefer frets near the nut and full chords.
 */
export const EASE_WEIGHTS = {
  /** A fret above the fifth, the last of a beginner. */
  highFret: -6200,
  difficultyPoint: -1000,
  /** Each fret of the lowest pressed one above the first. */
  fretUp: -1500,
  /** Each sounding string fewer than four. */
  missingString: -2500,
  /** Each string muted between sounding ones, which a beginner hits. */
  innerMute: -2000,
  /** Each muted string thinner than the top note, which a beginner hits as well. */
  trebleMute: -300,
} as const

/** The last fret of the grips that beginners are shown. */
export const LAST_EASY_FRET = 5
