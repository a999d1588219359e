/**
 * What the hand pays for. A term is a count of something a player can see in a state of the hand or
 * in a move from one to the next; its weight stands in the column of a style, and the cost of a route
 * is Σ weight × count. Nothing else is charged and nothing is waived.
 *
 * The weights were learned on human tabs (lead 57.5 % of the notes of a half held out by song, best of
 * five 82.3 %; chords 82.1 %; low: bass with five strings). Acoustic was learned on fingerstyle (84.5 %
 * with height 3 and height-in-chord 5) and its heights lowered to reach printed classical strings.
 * `turn-back` was set on scales of bass and ukulele. See docs/fingering-evidence.md.
 */

/** What these terms and weights are called in documents. */
export const SOURCE_MODEL = 'hand-v2'

/** `low` is for necks with a string below E1. */
const COLUMNS = ['lead', 'melody', 'acoustic', 'low'] as const
export type Style = (typeof COLUMNS)[number]
/** Those that a caller may ask for. */
export const STYLES = ['lead', 'melody', 'acoustic'] as const satisfies readonly Style[]

/**
 * The weight of each term by style, in the order in which a breakdown prints them. `…-in-chord`: of
 * slices of several notes. Open position is a position: to melodies an open string is dear, and cheap
 * where the hand is at the nut.
 */
// biome-ignore format: a row a term
const WEIGHT_TABLE = {
  // Of a state.                lead melody acoustic low
  height:                      [  1,   1,   2,   2], // fret of a single note
  'height-in-chord':           [  1,   1,   3,   1], // frets of the notes, added up
  'above-twelfth':             [  5,   8,   5,   5], // frets over the twelfth, counted from the nut
  'open-string':               [ 50,  44,  -5,   0], // a single open note
  'open-in-chord':             [ 11,  11,  -5,  11], // open notes beside pressed ones
  'open-while-high':           [ 11,  11,  13,  11], // those × frets of the hand over the fourth, at most 8
  nut:                         [  0,  -8,   0,   0], // a single fretted note with the index finger at fret 1
  'open-at-nut':               [-20, -50,  -6,   0], // a single open note with the hand there
  stretch:                     [ 45,  45,  45,  45], // frets that a single note lies beyond the little finger
  'stretch-in-chord':          [ 80,  80,  80,  80], // frets off one finger a fret, outwards
  squeeze:                     [  4,   4,   6,   4], // … inwards; an idle index finger counts one
  'little-finger':             [ 16,  20,  20,  16], // on a single note
  'gap-in-pair':               [ 30,  30,  10,  30], // silent strings between two notes
  'gap-in-chord':              [ 68,  68,  45,  68], // … of three and more
  'high-power-chord':          [ 44,  44,   0,  44], // strings between a power chord and the two lowest strings
  'index-barre':               [ 24,  24,   0,  24],
  'tip-barre':                 [ 25,  25,  38,  25], // a barre of another finger
  // Of a move.
  shift:                       [ 46,  40,  45,  46], // the hand moves to a single note
  'shift-distance':            [ 40,  40,  20,  40], // … frets
  'shift-to-chord':            [  8,   8,  22,   8],
  'shift-from-chord-distance': [  8,   8,  14,   8], // … frets, chord to chord
  'shift-from-note-distance':  [ 31,  31,  30,  31], // … frets, single note to chord
  'after-open':                [-12,  -8, -12, -12], // frets moved after open strings alone
  'string-change':             [ 16,  10,   2,  16], // to strings outside those just played
  'string-skip':               [ 20,  20,   6,  20], // strings skipped
  'skip-beside-open':          [ 11,   5,  -2,  11], // … from or to open strings
  'turn-back':                 [ 60,  60,   0,  60], // a single note up to a string tuned lower, or down to one tuned higher
  roll:                        [  5,   5,   5,   5], // a finger keeps its fret and leaves its strings
  'moved-pitch':               [ 57,  30,  51,  57], // a pitch of both slices on another string
  regrip:                      [ 29,  29,  23,  29], // fingers that come down on other strings, chord to chord
  'let-go':                    [  3,   3,  72,   3], // a note that would ring on is given up
  'cut-off':                   [ 25,  25, 150,  25], // … because its string is struck
  'half-step-across':          [ 20,   0,   0,  20], // a fretted step over two strings
  'whole-step-across':         [  8,   0,   0,   8],
  // Of a whole route: slices with another grip than their pitches mostly have there.
  'other-grip':                [ 40,  40,  40,  40],
  // What a caller prefers, in frets and notes; see `preferences.ts`.
  'hand-off-window':           [ 40,  40,  40,  40],
  'fret-off-window':           [ 40,  40,  40,  40],
  'open-in-closed-position':   [200, 200, 200, 200],
  'off-near':                  [ 20,  20,  20,  20],
  'off-grip':                  [100, 100, 100, 100],
} as const

export type Term = keyof typeof WEIGHT_TABLE
export const TERMS = Object.keys(WEIGHT_TABLE) as readonly Term[]
/** Those of what a caller prefers. */
export const PREFERENCE_TERMS = TERMS.slice(TERMS.indexOf('hand-off-window'))

/** The index of each term in counts and weights. */
export const TERM = Object.fromEntries(TERMS.map((term, index) => [term, index])) as Readonly<
  Record<Term, number>
>

/** A weight for every term, by its index. */
export type Weights = Int32Array

const WEIGHTS = Object.fromEntries(
  COLUMNS.map((style, column) => [
    style,
    Int32Array.from(TERMS, (term) => WEIGHT_TABLE[term][column]!),
  ]),
) as Readonly<Record<Style, Weights>>

/** The weights of a style; the same object for the same style. */
export const weightsOf = (style: Style): Weights => WEIGHTS[style]
