/**
 * A worksheet: blocks in an order, as a teacher prints them. What a block shows is worked out where it
 * is shown, on the neck of the project; here stands what it was asked to show.
 */
import { refuseField } from './field-reader'
import { PROJECT_LIMITS } from './project-limits'
import {
  about,
  choice,
  type Field,
  integer,
  list,
  object,
  optional,
  type Shaped,
  text,
  variants,
} from './shape'
import { THEORY_SHAPE } from './theory-shape'

export const WORKSHEET_LIMITS = {
  maxBlocks: 40,
  maxTextLength: 2000,
  maxTitleLength: 120,
  maxChordsLength: 400,
  maxTempos: 6,
  maxDrillBars: 16,
} as const

/** Labels of a neck diagram. */
export const WORKSHEET_LABELS = ['fingers', 'degrees', 'notes', 'intervals'] as const

/**
 * Tempos as they are written, `60 80 100`; `undefined` for anything else.
 *
 * @example
 * readTempos('60, 80 100') // => [60,80,100]
 * readTempos('60 8') // => undefined
 */
export function readTempos(written: string): readonly number[] | undefined {
  const tempos = written.split(/[\s,]+/).filter((word) => word !== '')
  const { minTempo, maxTempo } = PROJECT_LIMITS
  const isTempo = (word: string) =>
    /^\d{1,3}$/.test(word) && Number(word) >= minTempo && Number(word) <= maxTempo
  const isCount = tempos.length >= 1 && tempos.length <= WORKSHEET_LIMITS.maxTempos
  return isCount && tempos.every(isTempo) ? tempos.map(Number) : undefined
}

const tempos = about(
  'Tempos to play it at, in beats a minute: `60 80 100`.',
  text({
    maxLength: 40,
    meaning: `1 to ${WORKSHEET_LIMITS.maxTempos} tempos of ${PROJECT_LIMITS.minTempo} to ${PROJECT_LIMITS.maxTempo}`,
    accepts: (value) => readTempos(value) !== undefined,
  }),
)

/** An id of a table that the practice tools keep; one that they do not know is told where it is shown. */
const word = (of: string) =>
  about(
    of,
    text({
      maxLength: 32,
      meaning: 'letters and hyphens',
      accepts: (value) => /^[a-z][a-zA-Z-]*$/.test(value),
    }),
  )

const theory = about(
  'What it is about; another key than that of the project, if need be.',
  object(THEORY_SHAPE),
)

const barNumber = integer(1, PROJECT_LIMITS.maxMeasures)

const CONTENT_SHAPES = {
  text: { text: text({ maxLength: WORKSHEET_LIMITS.maxTextLength }) },
  neck: {
    theory,
    position: about(
      'Name of a position of the scale, as /api/scale-map has it; default: the whole neck.',
      optional(text({ maxLength: 60 })),
    ),
    labels: choice(WORKSHEET_LABELS),
  },
  drill: {
    theory,
    target: word('As in /api/practice.'),
    level: word('As in /api/practice.'),
    position: word('As in /api/practice.'),
    bars: integer(1, WORKSHEET_LIMITS.maxDrillBars),
    tempos,
  },
  bars: {
    from: about('First bar of the tab, from 1.', barNumber),
    to: about('Last bar of the tab, not before the first.', barNumber),
    tempos: optional(tempos),
  },
  chords: {
    chords: about(
      'Chords with a blank between them, each with its frets where it needs them: `C F:xx3211`.',
      text({ maxLength: WORKSHEET_LIMITS.maxChordsLength }),
    ),
  },
  tempo: { tempos },
}

type Contents = {
  readonly [Kind in keyof typeof CONTENT_SHAPES]: { readonly kind: Kind } & Shaped<
    (typeof CONTENT_SHAPES)[Kind]
  >
}
export type WorksheetContent<Kind extends keyof Contents = keyof Contents> = Contents[Kind]

const anyContent = variants<WorksheetContent>('kind', CONTENT_SHAPES)

/** Bars that do not end before they begin. */
const content: Field<WorksheetContent> = {
  ...anyContent,
  read: (reader, key, bounds) => {
    const read = anyContent.read(reader, key, bounds)
    if (read.kind === 'bars' && read.from > read.to) {
      refuseField(reader, key, `bars whose last is ${read.from} or later`)
    }
    return read
  },
}

const WORKSHEET_SHAPE = {
  blocks: list(
    {
      title: about('Its heading.', optional(text({ maxLength: WORKSHEET_LIMITS.maxTitleLength }))),
      content,
    },
    1,
    WORKSHEET_LIMITS.maxBlocks,
  ),
}

export type Worksheet = Shaped<typeof WORKSHEET_SHAPE>
export type WorksheetBlock = Worksheet['blocks'][number]

export const worksheetField: Field<Worksheet> = object(WORKSHEET_SHAPE)
