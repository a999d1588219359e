/**
 * Chord types for tones that no row of the table has. Such a type is named as a player would name
 * it: the nearest row, then what changes, in parentheses – `7(b9,no3)`.
 */

import { keepRecent } from '../keep-recent'
import { CHORD_TYPES, type ChordType, chordTypeOf } from '../theory/chord'
import { type Degree, formatDegree } from '../theory/interval'
import { formatDegrees } from './chord-draft'
import { readChordSuffix } from './chord-suffix'

const TYPE_BY_DEGREES: ReadonlyMap<string, ChordType> = new Map(
  CHORD_TYPES.map((chord) => [formatDegrees(chord.degrees), chord]),
)

interface Change {
  readonly base: ChordType
  /** Symbol tokens: `b9`, `add11`, `no5`. */
  readonly tokens: readonly string[]
  readonly cost: number
}

/** Leaving a tone out is less usual than adding one. */
const LOSS_COST = 2

function changeFrom(base: ChordType, degrees: readonly Degree[]): Change {
  const own = new Set(base.degrees.map(formatDegree))
  const wanted = new Set(degrees.map(formatDegree))
  const changesFifth = degrees.some(
    (degree) => degree.number === 5 && degree.alteration !== 0 && !own.has(formatDegree(degree)),
  )
  // A symbol that changes the fifth names every fifth it has: `7(b5,#5)`.
  const gained = degrees.filter(
    (degree) => !own.has(formatDegree(degree)) || (changesFifth && degree.number === 5),
  )
  const lost = base.degrees.filter((degree) => !wanted.has(formatDegree(degree)))
  const replaced = new Set(
    gained.filter(({ alteration }) => alteration !== 0).map(({ number }) => number),
  )
  // An altered tone takes the place of the natural one; an altered fifth, that of any fifth.
  const omitted = lost.filter(
    ({ number, alteration }) => !replaced.has(number) || (alteration !== 0 && number !== 5),
  )
  return {
    base,
    tokens: [
      ...gained.map((degree) =>
        degree.alteration === 0 ? `add${degree.number}` : formatDegree(degree),
      ),
      ...new Set(omitted.map((degree) => `no${degree.number}`)),
    ],
    cost: gained.length + LOSS_COST * omitted.length,
  }
}

const WORDS_OF_TOKEN: readonly (readonly [RegExp, string])[] = [
  [/^add/, 'added '],
  [/^no/, 'no '],
]

function inWords(token: string): string {
  const word = WORDS_OF_TOKEN.find(([pattern]) => pattern.test(token))
  return word ? token.replace(word[0], word[1]) : token
}

/**
 * What a grip of a composed type may leave out, as in the rows of the table: the natural fifth of
 * four tones and more, the natural 9 under an 11 or 13, the natural 11 under a 13.
 */
export function optionalDegreesOf(degrees: readonly Degree[]): readonly Degree[] {
  const highest = Math.max(...degrees.map(({ number }) => number))
  return degrees.filter(
    ({ number, alteration }) =>
      alteration === 0 &&
      ((number === 5 && degrees.length >= 4) ||
        (number === 9 && highest >= 11) ||
        (number === 11 && highest >= 13)),
  )
}

/** Enough for the composed types of a few songs. */
const KEPT_TYPES = 256

const composedTypeOf = keepRecent(
  KEPT_TYPES,
  formatDegrees,
  (degrees: readonly Degree[]): { readonly type?: ChordType } => {
    const text = formatDegrees(degrees)
    const changes = CHORD_TYPES.map((base) => changeFrom(base, degrees)).sort(
      (a, b) => a.cost - b.cost,
    )
    for (const { base, tokens } of changes) {
      const symbol = `${base.symbol}(${tokens.join(',')})`
      const reading = readChordSuffix(symbol)
      if (!('degrees' in reading) || formatDegrees(reading.degrees) !== text) continue
      const type = chordTypeOf({
        id: text.replaceAll(' ', '-'),
        symbol,
        name: `${base.name}, ${tokens.map(inWords).join(', ')}`,
        degrees: text,
        optionalDegrees: formatDegrees(optionalDegreesOf(degrees)),
      })
      return { type }
    }
    return {}
  },
)

/**
 * The chord type with exactly these degrees (ascending, from 1): a row of the table, or one
 * composed from the nearest row; `undefined` where no symbol reads back to the same tones.
 *
 * @example
 * chordTypeOfDegrees([{ number: 1, alteration: 0 }, { number: 5, alteration: 0 }])?.id // => "power5"
 */
export function chordTypeOfDegrees(degrees: readonly Degree[]): ChordType | undefined {
  return TYPE_BY_DEGREES.get(formatDegrees(degrees)) ?? composedTypeOf(degrees).type
}
