/** Beats per bar and beat unit. */
import * as z from 'zod'

export const BEAT_UNITS = [1, 2, 4, 8, 16, 32] as const
// To the engine a beat unit is any number.
const beatUnit: z.ZodType<number, number> = z.literal(BEAT_UNITS)

export const timeSignature = z
  .tuple([z.int().min(1).max(32), beatUnit])
  .meta({ description: 'Beats per bar and beat unit: [4, 4].', examples: [[4, 4]] })
