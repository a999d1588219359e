/** What documents of routes say of the hand, and more where notes sound together. */
import * as z from 'zod'
import { FINGERS } from '#engine/hand/finger'
import { MAX_FRET } from '#engine/instrument/neck'
import { lazyObject } from './lazy-object'
import { fretNumber, stringNumber } from './pitch'

const noteIndex = z.int().min(0).meta({ description: 'Index into notes.' })

export const onsetNoteFields = () => ({
  onset: z.int().min(0).optional().meta({ description: 'Index into onsets, where it is struck.' }),
  barre: z
    .boolean()
    .optional()
    .meta({ description: 'Its finger lies on other strings of the chord too.' }),
  voice: z.string().optional().meta({ description: 'As posted.' }),
})

/** Proofs of the hand at every start. */
export const handProofFields = () => ({
  playable: z
    .boolean()
    .meta({ description: 'All that concerns a hand on a neck holds at every onset.' }),
  soundsAsWritten: z.boolean(),
  oneNotePerString: z.boolean(),
  barresLegal: z.boolean(),
  withinReach: z.boolean(),
  widestReachMm: z.number().meta({ description: 'Widest reach between two fingers, to 1/10 mm.' }),
  handInPlace: z.boolean(),
  heldNotesKept: z
    .boolean()
    .meta({ description: 'Held notes stay on their string until they end or are named in letGo.' }),
  pinsKept: z.boolean(),
  melodyOnTop: z.boolean().optional().meta({
    description:
      'Where notes have the voice melody: those written above all that sounds then are on top.',
  }),
  bassLowest: z.boolean().optional().meta({
    description:
      'Where notes have the voice bass: those written below all that sounds then are lowest. A bass written above others may lie there.',
  }),
})

export const routeOnset = lazyObject(() => ({
  startBeat: z.number().min(0),
  handPositionFret: z
    .int()
    .min(1)
    .max(MAX_FRET)
    .meta({ description: 'Fret under the index finger.' }),
  notes: z.array(noteIndex).meta({ description: 'Struck here.' }),
  held: z
    .array(
      z.strictObject({
        note: noteIndex,
        heldFrom: z.int().min(0).meta({ description: 'The onset that struck it.' }),
        finger: z.enum(FINGERS).meta({ description: 'The finger that holds it now.' }),
      }),
    )
    .meta({ description: 'Still sounding on their strings.' }),
  letGo: z.array(noteIndex).meta({ description: 'Would still sound, and are let go.' }),
  barres: z.array(
    z.strictObject({
      finger: z.enum(FINGERS),
      fret: fretNumber,
      fromString: stringNumber.meta({ description: 'The thicker outer string.' }),
      toString: stringNumber,
    }),
  ),
}))
