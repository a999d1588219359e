/** Characters of a tab line as players write them, and what each is. */

export interface TechniqueRow {
  readonly marks: string
  readonly name: string
  /** Digits that follow name where a bend goes, not a note that is played. */
  readonly takesTarget?: true
}

/** Marks between and around fret numbers. Events know no technique but `normal` so far. */
export const TECHNIQUE_TABLE: readonly TechniqueRow[] = [
  { marks: 'hH', name: 'hammer-on' },
  { marks: 'pP', name: 'pull-off' },
  { marks: 'b^', name: 'bend', takesTarget: true },
  { marks: 'r', name: 'release', takesTarget: true },
  { marks: '/', name: 'slide up' },
  { marks: '\\', name: 'slide down' },
  { marks: 'sS', name: 'slide' },
  { marks: '~vV', name: 'vibrato' },
  { marks: 'tT', name: 'tap' },
  { marks: '=_', name: 'hold' },
  { marks: '*', name: 'harmonic or repeat mark' },
  { marks: '()', name: 'ghost or tied note' },
  { marks: '<>', name: 'harmonic' },
  { marks: '[]', name: 'artificial harmonic' },
  { marks: '.', name: 'staccato' },
  { marks: ':o', name: 'repeat mark' },
]

/** Dead notes: a stroke without pitch. */
const MUTED = 'xX'
/** Hyphen-minus, and what word processors and box drawings make of it. */
const DASHES = '-‐‑‒–—―−─━'
const BARS = '|¦│┃║‖'
const SPACES = ' \t\u00a0\u3000'
const DIGITS = '0123456789'

export type TabCharacterKind = 'dash' | 'bar' | 'digit' | 'space' | 'muted' | 'technique' | 'other'

const KIND_OF: ReadonlyMap<string, TabCharacterKind> = new Map(
  (
    [
      [DASHES, 'dash'],
      [BARS, 'bar'],
      [DIGITS, 'digit'],
      [SPACES, 'space'],
      [MUTED, 'muted'],
      [TECHNIQUE_TABLE.map((row) => row.marks).join(''), 'technique'],
    ] as const
  ).flatMap(([characters, kind]) => [...characters].map((character) => [character, kind] as const)),
)

const TECHNIQUE_OF: ReadonlyMap<string, TechniqueRow> = new Map(
  TECHNIQUE_TABLE.flatMap((row) => [...row.marks].map((mark) => [mark, row] as const)),
)

/** What a character is on a tab line. */
export function kindOfCharacter(character: string): TabCharacterKind {
  return KIND_OF.get(character) ?? 'other'
}

/** The technique that a mark stands for. */
export function techniqueOf(mark: string): TechniqueRow | undefined {
  return TECHNIQUE_OF.get(mark)
}
