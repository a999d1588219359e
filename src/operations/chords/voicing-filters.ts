/** Filters on voicings as request parameters, shared by every operation that picks grips. */

import * as z from 'zod'
import { fretsOfPosition, POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_STRINGS, type Neck } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import { MAX_GRIP_FRET } from '#engine/voicing/grip-neck'
import { VOICING_STYLES } from '#engine/voicing/style'
import { checkString, readMaxFret } from '../reading/neck-checks'
import { lazyRequest } from '../schemas/lazy-object'
import { acceptedRoot, rootParameter } from '../schemas/parameters'

/** Limits on the grip itself, whatever the chord. */
export const handFilters = lazyRequest(() => ({
  strings: z
    .array(z.int().min(1).max(MAX_STRINGS))
    .min(2)
    .max(MAX_STRINGS)
    .refine((strings) => new Set(strings).size === strings.length, {
      message: 'names a string twice',
    })
    .optional()
    .meta({
      description:
        'Exactly these strings sound: numbers from that of the last string (6, the lowest, on a guitar) to 1.',
      examples: [[4, 3, 2, 1]],
    }),
  maxFret: z
    .int()
    .min(0)
    .max(MAX_GRIP_FRET)
    .optional()
    .meta({
      description: `Highest fret that may be used, counted from the capo; default: ${MAX_GRIP_FRET}, or the last of a shorter neck.`,
    }),
  position: z.enum(POSITION_NAMES).default('any').meta({
    description:
      'Where the hand lies: open = frets 0 to 4, the nth position = frets n to n+3. Open strings are always allowed.',
  }),
  style: z.enum(VOICING_STYLES).optional().meta({
    description:
      'open (an open string, no fret above 4), barre (index barre, no open string), shell (root, third and seventh alone, of any chord that has them), drop2, drop3, triad (three strings, three tones).',
  }),
  maxDifficulty: z.int().min(1).max(MAX_DIFFICULTY).optional().meta({
    description:
      'Hardest level allowed: 1 is a first lesson, 5 is hard. A list of grips then begins with easy ones near the nut.',
  }),
  noBarre: z.boolean().default(false).meta({
    description:
      'true leaves out every barre; a list of grips then begins with easy ones near the nut.',
  }),
}))

/** Limits on the grip and on the chord tones at its ends. */
export const voicingFilters = lazyRequest(() => ({
  inversion: z.int().min(0).max(6).optional().meta({
    description: 'Chord tone in the bass: 0 = root, 1 = third.',
  }),
  bass: rootParameter('Lowest note').optional(),
  top: rootParameter('Highest note, the melody').optional(),
  ...handFilters.shape,
}))

/** @throws RequestError for a string or a fret that the neck does not have. */
export function readHandFilters(query: z.output<typeof handFilters>, neck: Neck): VoicingFilters {
  for (const [index, string] of (query.strings ?? []).entries()) {
    checkString(string, neck, `strings[${index}]`)
  }
  const maxFret = readMaxFret(query.maxFret, neck, MAX_GRIP_FRET)
  const handWindow = fretsOfPosition(query.position)
  return {
    ...(query.strings && { strings: query.strings }),
    ...(maxFret < MAX_GRIP_FRET && { maxFret }),
    ...(handWindow && { handWindow }),
    ...(query.style && { style: query.style }),
    ...(query.maxDifficulty !== undefined && { maxDifficulty: query.maxDifficulty }),
    ...(query.noBarre && { noBarre: true }),
  }
}

export function readVoicingFilters(
  query: z.output<typeof voicingFilters>,
  neck: Neck,
): VoicingFilters {
  return {
    ...readHandFilters(query, neck),
    ...(query.inversion !== undefined && { inversion: query.inversion }),
    ...(query.bass !== undefined && { bassPitchClass: pitchClassOf(acceptedRoot(query.bass)) }),
    ...(query.top !== undefined && { topPitchClass: pitchClassOf(acceptedRoot(query.top)) }),
  }
}
