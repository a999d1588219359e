/** Parameters that routes, positions and drills share: where the hand is and how far it may go. */

import * as z from 'zod'
import { POSITION_NAMES, parseHand } from '#engine/hand/hand-window'
import { parseFretPosition } from '#engine/instrument/fret-position-text'
import { parseFrets } from '#engine/instrument/fret-text'
import { MAX_FRET, MAX_STRINGS, STANDARD_NECK } from '#engine/instrument/neck'
import { DEFAULT_LIMIT, MAX_LIMIT } from '#engine/plan/plan-routes'
import type { HintProof } from '#engine/plan/preferences'
import { parseShape } from '#engine/plan/shape-table'
import { ROUTE_WAYS } from '#engine/plan/ways'
import { STYLES } from '#engine/plan/weights'
import { textParameter } from './parameters'

export const positionParameter = z.enum(POSITION_NAMES).meta({
  description:
    'Hand position: open (frets 0–4), first … twelfth (four frets from the nth), any. Soft: frets outside cost extra, open strings are always allowed. Every window ends at maxFret at the latest.',
})

export const handParameter = textParameter({
  description: 'Hand window as text, for example 5-8; wins over position.',
  examples: ['5-8'],
  accepts: (text) => parseHand(text) !== undefined,
  wanted: 'a hand window such as 5-8, with frets from 0 to 24',
  suggest: (text) => {
    const near = text.replaceAll(/\s/g, '').replaceAll(/[–—:]|\.\.+|to/g, '-')
    return near !== text && parseHand(near) ? { didYouMean: near } : {}
  },
})

const bound = z.int().min(0).max(MAX_FRET)
export const handStartFretParameter = bound.meta({
  description: 'First fret of the hand window; wins over hand. Alone it reaches three frets up.',
})
export const handEndFretParameter = bound.meta({
  description: 'Last fret of the hand window; wins over hand. Alone it reaches three frets down.',
})

/** The hand window of a request, however it is given. */
export const handWindowFields = {
  position: positionParameter.default('any'),
  hand: handParameter.optional(),
  handStartFret: handStartFretParameter.optional(),
  handEndFret: handEndFretParameter.optional(),
}

export const fretsParameter = textParameter({
  description:
    'A chord shape that the hand starts from: one place a string, the last string first, x32010 or x-3-2-0-1-0.',
  examples: ['x32010', '8-10-10-9-8-8'],
  accepts: (text) => parseFrets(text) !== undefined,
  wanted: 'one place a string, the last string first, such as x32010 or 8-10-10-9-8-8',
})

export const shapeParameter = textParameter({
  description:
    'A movable shape that the hand starts from: <letter>-<major|minor|7|maj7|m7>-barre:<fret> with letter E, A, C, G or D.',
  examples: ['E-major-barre:1', 'A-m7-barre:5'],
  accepts: (text) => parseShape(text, STANDARD_NECK) !== undefined,
  wanted:
    'a shape such as E-major-barre:1 (letter E, A, C, G or D; major, minor, 7, maj7 or m7; no fret above 24)',
})

const STYLE_WORDS =
  'lead: single lines and driven guitars; melody: tunes as books teach them, in first position; acoustic: open strings and low frets'

/** The weights that the hand is planned with. */
export const weightsParameter = z.enum(STYLES)

export const weightsDescription = (byDefault: string) =>
  `Weights of the hand. ${STYLE_WORDS}. Default: ${byDefault}.`

/** How a line lies, or the weights that music is planned with. */
export const styleParameter = z.enum([...ROUTE_WAYS, ...STYLES]).meta({
  description: `What the hand pays for – ${STYLE_WORDS} – or, of single lines, how they lie: position (one hand position), three-per-string (a scale in threes over neighbouring strings), one-string, open (every note that an open string sounds is open); a line that cannot lie so is refused. Default: of lines melody where the highest note lies on string 1 in first position, else lead; of chords acoustic where notes move over held ones, are plucked in turn or lie on open strings, else lead. constraints tells the weights and why.`,
})

export const startParameter = textParameter({
  description:
    'The place of the first note, for example S5F7: string 5, fret 7. It chooses the part of the neck.',
  examples: ['S5F7'],
  accepts: (text) => parseFretPosition(text) !== undefined,
  wanted: `a place such as S5F7, string 1–${MAX_STRINGS} and fret 0–${MAX_FRET}`,
})

export const nearParameter = z.int().min(0).max(MAX_FRET).meta({
  description:
    'The fret around which the music should lie. It chooses the part of the neck; a preference, unlike a hand window.',
})

/** Where on the neck music lies, and what the hand pays for, as a player says it. */
export const hintFields = {
  style: styleParameter.optional(),
  start: startParameter.optional(),
  near: nearParameter.optional(),
}

/** What is proved of each hint that was given. */
export const hintProofFields = {
  keepsStyle: z
    .boolean()
    .optional()
    .meta({ description: 'Where a style was asked for: the places lie as it says.' }),
  beginsAtStart: z
    .boolean()
    .optional()
    .meta({ description: 'Where a start was asked for: the first note lies there.' }),
  meanFret: z
    .number()
    .optional()
    .meta({ description: 'Where near was asked for: mean of the fretted frets.' }),
} satisfies { readonly [Name in keyof HintProof]-?: z.ZodType }

/** Whether what no hand can play is refused: `strict=1` or `strict=true`. */
export const strictParameter = z
  .union([z.boolean(), z.literal([0, 1])])
  .default(false)
  .meta({
    description:
      'Refuses notes that start together and that no hand can play; else they are left out and named.',
  })

export const fingersParameter = z.boolean().default(false).meta({
  description:
    'Adds asciiSheet: the tab for people, in systems with bar lines, tempo and meter, with a line of fingers below (0 open, 1 index to 4 little).',
})

export const previousParameter = textParameter({
  description: 'The place the hand comes from, for example S2F3: string 2, fret 3.',
  examples: ['S2F3'],
  accepts: (text) => parseFretPosition(text) !== undefined,
  wanted: `a place such as S2F3, string 1–${MAX_STRINGS} and fret 0–${MAX_FRET}`,
})

export const routeLimitParameter = z.int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).meta({
  description:
    'Most routes returned: the best one, then the best ones of other places of the hand, near to a hand window where one is asked for; at most five.',
})

/** The contract's name for how the routes after the best one are chosen; there is one way. */
export const alternativesParameter = z
  .enum(['zones'])
  .default('zones')
  .meta({ description: 'zones: the best route, then the best ones of other places of the hand.' })
