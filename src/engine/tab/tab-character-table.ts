/** Characters of a tab line as players write them, and what each is. */

export interface TechniqueRow {
  readonly marks: string
  readonly name: string
  /** What it says of a note, and of which: the one before the mark or the one behind it. */
  readonly says?: { readonly technique: string; readonly of: 'before' | 'behind' }
  /** Where the next number lies. */
  readonly leads?: 'up' | 'down'
  /** Digits that follow name where a bend goes, not a note that is played. */
  readonly takesTarget?: true
}

/** Marks between and around fret numbers; those that say nothing of one note are reported. */
export const TECHNIQUE_TABLE: readonly TechniqueRow[] = [
  { marks: 'hH', name: 'hammer-on', says: { technique: 'hammer-on', of: 'before' }, leads: 'up' },
  { marks: 'pP', name: 'pull-off', says: { technique: 'hammer-on', of: 'before' }, leads: 'down' },
  { marks: 'b^', name: 'bend', says: { technique: 'bend', of: 'before' }, takesTarget: true },
  { marks: 'r', name: 'release', takesTarget: true },
  { marks: '/', name: 'slide up', says: { technique: 'slide', of: 'before' }, leads: 'up' },
  { marks: '\\', name: 'slide down', says: { technique: 'slide', of: 'before' }, leads: 'down' },
  { marks: 'sS', name: 'slide', says: { technique: 'slide', of: 'before' } },
  { marks: '~vV', name: 'vibrato', says: { technique: 'vibrato', of: 'before' } },
  { marks: 'tT', name: 'tap', says: { technique: 'tap', of: 'behind' } },
  { marks: '=_', name: 'hold' },
  { marks: '*', name: 'harmonic or repeat mark', says: { technique: 'harmonic', of: 'before' } },
  { marks: '()', name: 'ghost or tied note' },
  { marks: '<>', name: 'harmonic', says: { technique: 'harmonic', of: 'behind' } },
  {
    marks: '[]',
    name: 'artificial harmonic',
    says: { technique: 'artificial-harmonic', of: 'behind' },
  },
  { marks: '.', name: 'staccato', says: { technique: 'staccato', of: 'before' } },
  { marks: ':o', name: 'repeat mark' },
]

/** Dead notes: a stroke without pitch. */
const MUTED = 'xX'
/** Hyphen-minus, and what word processors and box drawings make of it. */
const DASHES = '-‐‑‒–—―−─━'
const BARS = '|¦│┃║‖'
const SPACES = ' \t\u00a0\u3000'
const DIGITS = '0123456789'

/** What a character can be on a tab line; numbers, since every character of a text is looked up. */
export const CharacterKind = {
  dash: 0,
  bar: 1,
  digit: 2,
  space: 3,
  muted: 4,
  technique: 5,
  other: 6,
} as const

export type CharacterKind = (typeof CharacterKind)[keyof typeof CharacterKind]

const KIND_OF: ReadonlyMap<number, CharacterKind> = new Map(
  (
    [
      [DASHES, CharacterKind.dash],
      [BARS, CharacterKind.bar],
      [DIGITS, CharacterKind.digit],
      [SPACES, CharacterKind.space],
      [MUTED, CharacterKind.muted],
      [TECHNIQUE_TABLE.map((row) => row.marks).join(''), CharacterKind.technique],
    ] as const
  ).flatMap(([characters, kind]) =>
    Array.from(characters, (character) => [character.charCodeAt(0), kind] as const),
  ),
)

const ASCII_KINDS: readonly CharacterKind[] = Array.from(
  { length: 128 },
  (_, code) => KIND_OF.get(code) ?? CharacterKind.other,
)

const TECHNIQUE_OF: ReadonlyMap<string, TechniqueRow> = new Map(
  TECHNIQUE_TABLE.flatMap((row) => [...row.marks].map((mark) => [mark, row] as const)),
)

/** What the UTF-16 unit at an offset is on a tab line; `other` outside the text. */
export function kindAt(text: string, offset: number): CharacterKind {
  const code = text.charCodeAt(offset)
  return (code < 128 ? ASCII_KINDS[code] : KIND_OF.get(code)) ?? CharacterKind.other
}

/** The technique that a mark stands for. */
export function techniqueOf(mark: string): TechniqueRow | undefined {
  return TECHNIQUE_OF.get(mark)
}
