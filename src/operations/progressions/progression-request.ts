/** Parameters of a progression. */

import * as z from 'zod'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { handFilters } from '../chords/voicing-filters'
import { neckFields } from '../reading/neck-request'
import { keyParameter } from '../schemas/chord-parameters'
import { lazyRequest } from '../schemas/lazy-object'
import { tempo } from '../schemas/tab'
import { preferParameter } from './prefer-parameter'
import { MAX_GRIPS_OF_PATHS, MAX_PROGRESSION_CHORDS } from './progression-chords'

/** Grips a chord that `search=best` looks at. */
export const BEST_PATH_GRIPS = 64

/**
 * Grips of all chords together that `search=all` looks at: 300 each of eight chords, 100 each of
 * 24. Time grows with grips times chords; beyond this a long song would hold up everyone else.
 */
export const ALL_PATH_GRIPS = 2400

/** A symbol is at most 64 characters long, so it holds no more commas than this. */
const MAX_PARTS_OF_SYMBOL = 32

export const progressionRequest = lazyRequest(() => ({
  chords: z
    .array(z.string().max(64).meta({ description: 'Chord symbol, or numeral with a key.' }))
    .min(1)
    // A comma inside a symbol, C7(b9,#11), parts it in two, so they are counted once joined.
    .max(MAX_PROGRESSION_CHORDS * MAX_PARTS_OF_SYMBOL)
    .meta({
      maxItems: MAX_PROGRESSION_CHORDS,
      description: `Chord symbols separated by commas or bar lines, at most ${MAX_PROGRESSION_CHORDS}. Fewer where much is to be compared: different chords with very many grips, as elevenths on 8 strings or sevenths on 10, a filter on style or fingers over them, or search=all; the refusal says what to leave out. With key also Roman numerals or Nashville numbers.`,
      examples: ['Dm7,G7,Cmaj7', 'ii7,V7,Imaj7', '1,6m,4,5'],
    }),
  key: keyParameter('Key that numerals are read in').optional(),
  transpose: z
    .int()
    .min(-11)
    .max(11)
    .optional()
    .meta({
      description: 'Semitones by which the chords, and the key, are moved.',
      examples: [2, -3],
    }),
  limit: z
    .int()
    .min(1)
    .max(12)
    .default(5)
    .meta({
      description: `Most paths returned; times chords at most ${MAX_GRIPS_OF_PATHS}.`,
    }),
  prefer: preferParameter,
  search: z
    .enum(['best', 'all'])
    .default('best')
    .meta({
      description: `best looks at the ${BEST_PATH_GRIPS} best grips of each chord, all at every playable one up to ${ALL_PATH_GRIPS} divided by the number of chords, best first (search.isComplete says whether that was all of them); either way the paths are the best over them with usual fingers.`,
    }),
  ...handFilters.shape,
  beatsPerChord: z.number().positive().max(16).default(4).meta({
    description:
      'Quarter beats that each chord is held in the tab. Its bars follow: 4/4 for 1, 2, 4 and 8, 3/4 for 3 and 6, 5/4 for 5.',
  }),
  tempo: tempo.default(DEFAULT_TEMPO),
  ...neckFields,
}))
