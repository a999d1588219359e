/**
 * The five open chord forms that move up the neck (CAGED), one row a form: the open grip, string 6
 * first. A barre at fret n takes the place of the nut, so every fret grows by n: the lowest fretted
 * fret is n, and the root lies n semitones above the letter. Common knowledge of chord books; a few
 * wide forms leave out strings so that four fingers and the barre hold them. The usual C7 and Cm7
 * grips (x3231x, x3131x) have no tone at the nut, so they would not lie at the fret asked for; the
 * C7 here leaves out the fifth, the Cm7 has its seventh in the bass.
 */
import { type Frets, parseFrets } from '../instrument/fret-text'
import { isTunedLikeGuitar, type Neck } from '../instrument/neck'
import type { ChordId } from '../theory/chord'

export const SHAPE_LETTERS = ['E', 'A', 'C', 'G', 'D'] as const
export type ShapeLetter = (typeof SHAPE_LETTERS)[number]

/** Chord words of shape text, and the chord types they stand for. */
export const SHAPE_CHORDS = {
  major: 'major',
  minor: 'minor',
  '7': 'dominant7',
  maj7: 'major7',
  m7: 'minor7',
} as const satisfies Record<string, ChordId>
export type ShapeChord = keyof typeof SHAPE_CHORDS

/** Open grips; the letter is the chord they sound at the nut. */
export const SHAPE_TABLE = {
  E: { major: '022100', minor: '022000', '7': '020100', maj7: '021100', m7: '020000' },
  A: { major: 'x02220', minor: 'x02210', '7': 'x02020', maj7: 'x02120', m7: 'x02010' },
  C: { major: 'x32010', minor: 'x3101x', '7': 'x3x310', maj7: 'x32000', m7: 'x1101x' },
  G: { major: '320003', minor: '310033', '7': '320001', maj7: '320002', m7: '3130xx' },
  D: { major: 'xx0232', minor: 'xx0231', '7': 'xx0212', maj7: 'xx0222', m7: 'xx0211' },
} as const satisfies Record<ShapeLetter, Record<ShapeChord, string>>

const SHAPE_TEXT = /^([EACGD])-(major|minor|7|maj7|m7)-barre:([0-9]|1[0-9]|2[0-4])$/

export interface BarreShape {
  readonly letter: ShapeLetter
  readonly chord: ShapeChord
  /** Lowest fretted fret, which stands for the nut; 0 is the open chord itself. */
  readonly barreFret: number
  readonly frets: Frets
}

/**
 * Reads `<letter>-<major|minor|7|maj7|m7>-barre:<fret>`; `undefined` for anything else, on a neck
 * whose strings do not lie as those of the guitar, and where the form would pass its last fret.
 *
 * @example
 * parseShape('E-major-barre:1', STANDARD_NECK)?.frets // => [1,3,3,2,1,1]
 * parseShape('F-major-barre:1', STANDARD_NECK) // => undefined
 */
export function parseShape(text: string, neck: Neck): BarreShape | undefined {
  const match = SHAPE_TEXT.exec(text)
  if (!match || !isTunedLikeGuitar(neck)) return undefined
  const letter = SHAPE_LETTERS.find((known) => known === match[1])!
  const chord = (Object.keys(SHAPE_CHORDS) as ShapeChord[]).find((known) => known === match[2])!
  const barreFret = Number(match[3])
  const frets = parseFrets(SHAPE_TABLE[letter][chord])!.map((fret) =>
    fret === null ? null : fret + barreFret,
  )
  return frets.some((fret) => fret !== null && fret > neck.maxFret)
    ? undefined
    : { letter, chord, barreFret, frets }
}
