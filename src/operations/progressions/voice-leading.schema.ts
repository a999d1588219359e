/** Request and document of a change from one chord to another. */

import * as z from 'zod'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { CHORD_TYPES, chordTypeById } from '#engine/theory/chord'
import { capoSymbolFields, chordNamesField, chordNamesWarningsField } from '../chords/capo-symbols'
import { handFilters } from '../chords/voicing-filters'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { fretsParameter, keyParameter } from '../schemas/chord-parameters'
import { chordFunction } from '../schemas/harmony'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { motion } from '../schemas/motion'
import { neckDocumentFields } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { chordRootParameter, suggestChord, textParameter } from '../schemas/parameters'
import { apiVersion, chordReference, noteNameText } from '../schemas/theory'
import { voicing } from '../schemas/voicing'
import { preferParameter } from './prefer-parameter'

/** Grips a chord that `search=best` compares; inversions, which voices ask for, rank later. */
export const BEST_PAIR_GRIPS = { hand: 24, voices: 96 } as const

/** Grips a chord that `search=all` compares, best first: on a guitar all of nearly every chord. */
export const ALL_PAIR_GRIPS = 2400

/** Any type of the table, or a symbol with a root of its own. */
const sideChordParameter = textParameter({
  description:
    'Chord type on its root, such as minor7 or dominant7b9, or a chord symbol such as Am7, which brings its own root and bass.',
  examples: ['minor7', 'Am7'],
  accepts: (text) => chordTypeById(text) !== undefined || parseChordSymbol(text) !== undefined,
  wanted: 'a chord type such as minor7 or a chord symbol such as Am7',
  suggest: suggestChord(CHORD_TYPES.map(({ id }) => id)),
})

export const voiceLeadingRequest = lazyRequest(() => ({
  from: sideParameter('First', 'fromRoot and fromChord'),
  to: sideParameter('Second', 'toRoot and toChord'),
  key: keyParameter('Key that numerals are read in; each chord is told by its function').optional(),
  fromRoot: chordRootParameter('Root of the first chord', 'C'),
  fromChord: sideChordParameter.default('major'),
  toRoot: chordRootParameter('Root of the second chord', 'G'),
  toChord: sideChordParameter.default('major'),
  fromFrets: fretsParameter
    .meta({
      description: 'Grip of the first chord that the hand holds, one place a string: x32010.',
    })
    .optional(),
  limit: z.int().min(1).max(24).default(5).meta({ description: 'Most pairs returned.' }),
  prefer: preferParameter,
  search: z
    .enum(['best', 'all'])
    .default('best')
    .meta({
      description: `best compares the ${BEST_PAIR_GRIPS.hand} best grips of each chord, with prefer=voices ${BEST_PAIR_GRIPS.voices}, all every playable one, up to ${ALL_PAIR_GRIPS}, best first.`,
    }),
  ...handFilters.shape,
  ...neckFields,
  ...chordNamesField,
}))

/** A chord as a symbol or a numeral, in place of a root and a type. */
function sideParameter(which: string, instead: string) {
  return z
    .string()
    .max(MAX_NAME_LENGTH)
    .optional()
    .meta({
      description: `${which} chord as a symbol such as A7b9 or G/B or, with key, as a numeral such as V7: it wins over ${instead}.`,
      examples: ['Cmaj7', 'A7b9'],
    })
}

const chordOfPair = lazyObject(() => ({
  ...chordReference.shape,
  root: noteNameText,
  ...capoSymbolFields,
  numeral: z.string().optional().meta({ description: 'Where the chord was asked as a numeral.' }),
  inKey: z.strictObject(chordFunction).optional().meta({ description: 'With key only.' }),
  gripCount: z.int().meta({ description: 'Grips that were compared.' }),
}))

export const voiceLeadingDocument = lazyObject(() => ({
  apiVersion,
  from: chordOfPair,
  to: chordOfPair,
  commonPitchClasses: z
    .array(noteNameText)
    .meta({ description: 'As the first chord spells them.' }),
  search: z.strictObject({
    grips: z.enum(['best', 'all']),
    pairCount: z.int().meta({ description: 'Pairs that competed.' }),
  }),
  pairs: z.array(
    z.strictObject({
      rank: z.int().min(1),
      cost: z.int().min(0).meta({
        description:
          'What the pairs are ordered by: the motion and, with prefer=hand, what both grips cost themselves, as in /api/progression.',
      }),
      from: voicing,
      to: voicing,
      motion,
      proof: z.strictObject({
        costIsSumOfParts: z.boolean().meta({
          description: 'The motion told note by note costs what the search counted.',
        }),
        allGripsValid: z.boolean(),
      }),
    }),
  ),
  warnings: z.array(z.string()),
  examples: z.record(z.string(), z.string()),
  ...chordNamesWarningsField,
  ...neckDocumentFields,
}))

export type VoiceLeadingDocument = Answer<typeof voiceLeadingDocument>
