/**
 * What the facts of a grip cost, in thousandths, whole numbers, so that every machine sorts alike:
 * in a list of grips, and for the grip that is shown first. Learned on six chord books (softmax over
 * the grips of a chord, the printed ones as positives); see decision 0004-voicing-ranking.
 */

// biome-ignore format: one row a fact reads as a table
export const GRIP_FACTS = {
  // The lowest pitch. Augmented triads and diminished sevenths have no bass of their own.
  thirdInBass: [3267, 3375],
  fifthInBass: [2016, 2784],
  colourInBass: [4038, 4525],
  symmetricInBass: [2019, 2119],
  notAskedBass: [30000, 30000],
  // Tones left out, the fifth apart, and tones that sound again.
  missingTone: [558, 327],
  doubledThird: [515, 207],
  doubledColour: [838, 127],
  unison: [1026, 927],
  everyToneOnce: [-749, -214],
  // Neighbouring sounding strings: a semitone apart, more than an octave apart.
  semitone: [1179, 220],
  wideGap: [623, 1333],
  // Strings.
  threeStrings: [2151, 1762],
  threeStringsOfTriad: [379, -946],
  muteBesideString6: [1735, 1820],
  muteBesideString5: [3502, 3634],
  muteBesideString4: [6989, 5659],
  otherInnerMute: [4896, 3237],
  /** A string that would sound the root below the bass: open, or under the barre. */
  freeRoot: [1422, 1510],
  // The hand. Open position is an open string and no fret above 4.
  position: [86, 1279],
  openPosition: [-746, -448],
  positionInOpen: [750, 119],
  noOpenString: [-1594, -364],
  openUpTheNeck: [1064, -183],
  /** Frets of the hand above the third, over open strings. */
  openFarBelow: [122, 230],
  openBetweenPressed: [572, 485],
  spanOfTwoFrets: [-720, -1030],
  spanOfFourFrets: [1470, 1521],
  /** Each 20 mm above 60. */
  stretch: [231, -18],
  finger: [152, 358],
  fingerOfTriad: [-192, -244],
  barre: [777, 855],
  secondBarre: [2344, 1220],
  // What is known: ln(1 + roots at which it is published), and how it is taught.
  published: [-1650, -1288],
  publishedAtAll: [0, -3269],
  form: [-3000, -11864],
  mainForm: [0, -2000],
  part: [-1500, -4200],
  family: [-500, -1288],
  openForm: [0, -6893],
  barreForm: [0, 698],
  lowBarreForm: [0, -3000],
  slashForm: [-3000, -3000],
  openSlashForm: [-6000, -3000],
  /** One that also serves as the plain chord. */
  openBassForm: [-800, -800],
  /** In drop tunings, which are tuned for it. */
  oneFingerPower: [-9000, -14000],
  // The thickest and the thinnest sounding string.
  strings61: [-802, -1047],
  strings62: [870, 552],
  strings63: [3389, 4214],
  strings51: [-802, -1053],
  strings52: [894, 1212],
  strings53: [4812, 7709],
  strings41: [268, 327],
  strings42: [4752, 9024],
  strings31: [5329, 8107],
  stringsElse: [6147, 7486],
  triad61: [214, 808],
  triad62: [3038, 2109],
  triad63: [3389, 4214],
  triad51: [507, 1745],
  triad52: [2475, 3224],
  triad53: [4812, 7709],
  triad41: [1355, 1822],
  triad42: [4752, 9024],
  triad31: [5329, 8107],
  triadElse: [6147, 7486],
} as const satisfies Readonly<Record<string, readonly [list: number, first: number]>>

export type GripFact = keyof typeof GRIP_FACTS
export const GRIP_FACT_NAMES = Object.keys(GRIP_FACTS) as readonly GripFact[]
