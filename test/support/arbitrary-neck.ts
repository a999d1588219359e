/** Necks for tables and properties: every row of the instrument table, and custom ones. */
import fc from 'fast-check'
import { CUSTOM_TUNING, INSTRUMENTS, makeNeck, type Neck, neckOf } from '#engine/instrument/neck'

const CAPOS = [0, 2, 7]

/** Every tuning of every instrument, without a capo and with one at frets 2 and 7. */
export const NECK_ROWS: readonly (readonly [string, Neck])[] = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.flatMap((tuning) =>
    CAPOS.map(
      (capo) =>
        [`${instrument.id} ${tuning.id} capo ${capo}`, neckOf(instrument, tuning, capo)] as const,
    ),
  ),
)

const openNotes = fc
  .tuple(
    fc.constantFrom('C', 'C#', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B', 'F##'),
    fc.integer({ min: 1, max: 5 }),
  )
  .map(([name, octave]) => name + String(octave))

/** Necks of 3–10 strings in any order of pitch, with a capo or without. */
export const customNeck: fc.Arbitrary<Neck> = fc
  .tuple(
    fc.constantFrom(...INSTRUMENTS),
    fc.array(openNotes, { minLength: 3, maxLength: 10 }),
    fc.integer({ min: 0, max: 12 }),
  )
  .map(([instrument, notes, capo]) => makeNeck(instrument, CUSTOM_TUNING, notes, capo))
