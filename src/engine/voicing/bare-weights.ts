/** What ease weighs in the ranking where not all shapes of the guitar are known. */
import type { InstrumentFamily } from '../instrument/instrument-table'

/** In thousandths of a point, as `RANK_WEIGHTS`. */
export interface BareWeights {
  /** Each fret of the lowest pressed one. */
  readonly eachFretUp: number
  /** Each string that does not sound. */
  readonly mutedString: number
  readonly eachFinger: number
  /** Each millimetre between the lowest and the highest pressed fret. */
  readonly stretchMm: number
  /** Each pair of pitches less than a fifth apart whose lower is below C3: they sound muddy. */
  readonly lowInterval: number
  /** The root, the fifth or each other tone of the chord, where it does not sound. */
  readonly missingRoot: number
  readonly missingFifth: number
  readonly missingTone: number
  /** Each open string between pressed ones, which the fingers must not touch. */
  readonly innerOpen: number
  /** An open string beside a fret above the open position. */
  readonly drone: number
  /** Share of the points for the open position, in percent. */
  readonly openPositionPercent: number
  /** Share of the points for a bass other than the root, in percent. */
  readonly bassPercent: number
  /** Share of the points for pitches that sound twice, in percent. */
  readonly unisonPercent: number
  /**
   * Changes of chords choose among grips this near the best one, in thousandths of a point; on a
   * small neck the grips of a chord rank closely from the nut to the body.
   */
  readonly nearBest?: number
  /** What a ranking point weighs against the motion of the hand, as a multiple of the guitar's. */
  readonly rankInPaths?: number
}

/**
 * A chord on four high courses has no bass to speak of, and all of them are strummed. Chosen so that
 * published ukulele chords come early and those of every first lesson first.
 */
const STRUMMED: BareWeights = {
  eachFretUp: -90,
  mutedString: -4000,
  eachFinger: 0,
  stretchMm: -9.4,
  innerOpen: -50,
  lowInterval: 0,
  missingRoot: -1000,
  missingFifth: -4000,
  missingTone: -8000,
  drone: -4000,
  openPositionPercent: 0,
  bassPercent: 0,
  unisonPercent: 5,
  nearBest: 250,
  rankInPaths: 14,
}

export const BARE_WEIGHTS: Readonly<Record<InstrumentFamily, BareWeights>> = {
  guitar: {
    eachFretUp: -340,
    mutedString: -640,
    eachFinger: -300,
    stretchMm: -3,
    innerOpen: 0,
    lowInterval: 0,
    missingRoot: 0,
    missingFifth: -500,
    missingTone: -500,
    drone: 0,
    openPositionPercent: 100,
    bassPercent: 400,
    unisonPercent: 25,
  },
  bass: {
    eachFretUp: -400,
    mutedString: 0,
    eachFinger: -300,
    stretchMm: -5,
    innerOpen: 0,
    lowInterval: -1500,
    missingRoot: 0,
    missingFifth: 0,
    missingTone: 0,
    drone: -500,
    openPositionPercent: 30,
    // A bass carries the root of the chord: no ease makes up for another lowest tone. No first grip
    // of 1,536 chords on eight necks depends on the figure between 1200 and 3000.
    bassPercent: 1500,
    unisonPercent: 100,
  },
  ukulele: STRUMMED,
  mandolin: STRUMMED,
  // Chords without G leave the drone out, and the neck is twice as long.
  banjo: { ...STRUMMED, mutedString: -1500, stretchMm: -4.9 },
}
