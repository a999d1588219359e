/**
 * The model "hand-p1": what it costs to play notes that sound together, as integer weights. It
 * follows the hand-position model of single lines (`hand-v1`) and shares its unit: the hand is
 * where the index finger rests, and a cost is the sum of these terms and of nothing else.
 *
 * Source of the weights: fitted on 16,853 onsets of human tabs (90 songs), tried once on 14,452
 * others (79 songs): 81.8 % of the notes and 77.0 % of the onsets agree, "lowest fret" reaches 66.4
 * and 59.9 %. The tabs do not record fingers; those are the model's consequence.
 *
 * `lead` is that fit: driven guitars. `acoustic` differs where 403 fingerstyle pieces do: open
 * strings are welcome, low frets preferred, shifts start dearer and grow more slowly.
 *
 * An onset with one new note and an onset with several are charged by different rows.
 */

export const HAND_STYLES = ['lead', 'acoustic'] as const
export type HandStyle = (typeof HAND_STYLES)[number]

export interface HandCostRow extends Readonly<Record<HandStyle, number>> {
  /** What the weight is multiplied by. */
  readonly per: string
  /** Why the term exists, for a player. */
  readonly reason: string
}

// biome-ignore format: one row a term reads as a table
export const HAND_COST_TABLE = {
  height: { lead: 1, acoustic: 3, per: 'fret of each new note', reason: 'low frets first, other things equal' },
  'above-twelfth': { lead: 21, acoustic: 21, per: 'fret above the twelfth, each new note', reason: 'frets are narrow and the body is in the way' },
  'open-note': { lead: 20, acoustic: -5, per: 'single open note', reason: 'rings on and sounds unlike its neighbours; welcome in fingerstyle' },
  'open-in-chord': { lead: 11, acoustic: -5, per: 'open note of a chord that is not all open', reason: 'as a single open note, less so' },
  'open-note-high': { lead: 2, acoustic: 4, per: 'four frets of the hand above the fourth, at most eight', reason: 'an open string far from the hand breaks the line' },
  'open-in-chord-high': { lead: 100, acoustic: 100, per: 'the same, each open note of a chord', reason: 'high chords are closed' },
  stretch: { lead: 37, acoustic: 37, per: 'fret a finger reaches up from its own, single note', reason: 'the hand opens' },
  'chord-stretch': { lead: 80, acoustic: 80, per: 'the same, in a chord', reason: 'the hand opens and holds' },
  'chord-squeeze': { lead: 6, acoustic: 6, per: 'fret a finger lies below its own, in a chord', reason: 'fingers crowd' },
  'index-barre': { lead: 18, acoustic: 18, per: 'index barre in a chord', reason: 'pressing several strings takes strength' },
  'tip-barre': { lead: 25, acoustic: 25, per: 'barre of another finger in a chord', reason: 'the joint has to give' },
  'beside-barre': { lead: 20, acoustic: 20, per: 'further finger in the lowest fret under a barre of another finger', reason: 'the index finger lies across there, A shapes are 1-3-3-3-1' },
  'gap-in-pair': { lead: 30, acoustic: 4, per: 'silent string between two notes', reason: 'a string has to be muted' },
  'gap-in-chord': { lead: 68, acoustic: 20, per: 'silent string inside three or more notes', reason: 'a strum crosses it' },
  'thin-power-chord': { lead: 33, acoustic: 0, per: 'string that a power chord lies off the bass strings', reason: 'power chords are low' },
  'note-shift': { lead: 0, acoustic: 30, per: 'shift to a single note', reason: 'the hand leaves its place' },
  'note-shift-distance': { lead: 23, acoustic: 20, per: 'fret of it', reason: 'the further, the harder to land' },
  'chord-shift': { lead: 8, acoustic: 30, per: 'shift to a chord', reason: 'the hand leaves its place' },
  'chord-shift-distance': { lead: 3, acoustic: 20, per: 'fret of it, from a chord', reason: 'a shape slides' },
  'chord-shift-after-note': { lead: 25, acoustic: 20, per: 'fret of it, from a single note', reason: 'a shape is put down anew' },
  'strings-apart': { lead: 7, acoustic: 2, per: 'move to strings outside those just played', reason: 'the plucking hand moves over' },
  'string-skip': { lead: 24, acoustic: 4, per: 'string skipped in it', reason: 'the plucking hand jumps' },
  roll: { lead: 21, acoustic: 21, per: 'finger that keeps its fret and leaves its strings', reason: 'the finger flattens or hops' },
  'pitch-moves': { lead: 53, acoustic: 53, per: 'repeated pitch on another string', reason: 'the same note sounds different' },
  press: { lead: 8, acoustic: 8, per: 'place not pressed before', reason: 'a finger comes down' },
  regrip: { lead: 23, acoustic: 23, per: 'finger on other strings, chord to chord', reason: 'the shape changes' },
  'finger-swap': { lead: 2, acoustic: 12, per: 'held note that another finger takes over', reason: 'it must not stop; dearer than foresight, cheaper than letting go' },
  'let-go': { lead: 3, acoustic: 120, per: 'note let go before its end', reason: 'it should ring' },
  'strike-held': { lead: 25, acoustic: 150, per: 'note cut off by another on its string', reason: 'it should ring, and the cut is heard' },
  'outside-window': { lead: 40, acoustic: 40, per: 'fret outside the hand window, each new note', reason: 'asked to stay inside' },
  'hand-off-window': { lead: 10, acoustic: 10, per: 'fret the hand lies off the window', reason: 'one finger a fret in the position asked for' },
  'open-waived': { lead: -1, acoustic: -1, per: 'charge for open notes, in open or first position', reason: 'there open strings are the point' },
  'fingers-waived': { lead: -1, acoustic: -1, per: 'what fingers that can stay, and those of a whole shape, cost beyond the easiest', reason: 'places are chosen by the easiest fingers' },
} as const satisfies Record<string, HandCostRow>

export type HandCostTerm = keyof typeof HAND_COST_TABLE

export const HAND_COST_TERMS = Object.keys(HAND_COST_TABLE) as readonly HandCostTerm[]

export type HandWeights = Readonly<Record<HandCostTerm, number>>

/** The weights of a style, by term. */
export function weightsOf(style: HandStyle): HandWeights {
  return WEIGHTS[style]
}

function columnOf(style: HandStyle): HandWeights {
  const rows = HAND_COST_TERMS.map((term) => [term, HAND_COST_TABLE[term][style]] as const)
  return Object.freeze(Object.fromEntries(rows) as Record<HandCostTerm, number>)
}
const WEIGHTS: Readonly<Record<HandStyle, HandWeights>> = {
  lead: columnOf('lead'),
  acoustic: columnOf('acoustic'),
}

/** The charge for the open notes of an onset, in which `struck` notes start; 0 where they cost nothing. */
export function openChargeOf(weights: HandWeights, struck: number, open: number): number {
  if (struck === 1) return Math.max(0, weights['open-note'] * open)
  return open === struck ? 0 : Math.max(0, weights['open-in-chord'] * open)
}

/** A part of a shift, halved where open strings give the hand time. */
export function shiftPartOf(cost: number, afterOpenStrings: boolean): number {
  return afterOpenStrings ? Math.round(cost / 2) : cost
}

/**
 * Strings that count as bass strings in `thin-power-chord`: from this number on. Only guitars and
 * basses play power chords on them.
 */
export function firstBassStringOf(family: string): number | undefined {
  if (family === 'guitar') return 5
  return family === 'bass' ? 3 : undefined
}
