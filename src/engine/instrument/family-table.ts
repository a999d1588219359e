/**
 * Families of instruments, a row each: how their chords are played, what they are called and how
 * they sound. What differs within a family (scale length, frets, tunings) is a row of an instrument.
 */
import type { ChordType } from '../theory/chord'

/** From an open string of 3.6 s (0.95 s at 3 kHz), 4200 Hz: `[64, 3.6, 0.95, 4200]`. */
export type StringRow = readonly [
  openMidi: number,
  sustainSeconds: number,
  highSustainSeconds: number,
  attackCutoffHz: number,
]

/** A resonance of the body: where, how sharp, how loud. */
export type BodyRow = readonly [frequencyHz: number, q: number, gainDb: number]

export interface FamilyRow {
  /** What the voice of its strings is called. */
  readonly voiceName: string
  /** Program of General MIDI, counted from 0, for which it is written. */
  readonly program: number
  /** First and last program that is best played on it; other programs are a guitar's. */
  readonly programsRead?: readonly [first: number, last: number]
  /** Whether the taught and published shapes of the guitar hold where its strings lie alike. */
  readonly hasGuitarShapes: boolean
  /** Whether each finger has two frets where frets are narrow, as on a violin. */
  readonly hasTwoFretsAFinger: boolean
  /** Fewest strings of a chord of three tones and more. */
  readonly minChordStrings: number
  /** Most strings muted between sounding ones. */
  readonly innerMutes: number
  /** Whether a dominant seventh or ninth often does without its root. */
  readonly hasRootlessSevenths: boolean
  /** What a single line on it is; a tune is at home in open position. A guitar's may be either. */
  readonly lines: 'tunes' | 'riffs' | 'either'
  /** Number of a degree that grips of a chord may leave out, beside those of its type. */
  readonly optionalDegree: (chord: ChordType, stringCount: number) => number | undefined
  /** Column of `voicing/bare-neck.ts`; a guitar's grips are weighed as learned from its books. */
  readonly gripCosts?: 'strummed' | 'banjo' | 'bass'
  /** Frets with one dot within an octave. */
  readonly inlayFrets: readonly number[]
  /** Highest string first. */
  readonly strings: readonly StringRow[]
  readonly body: readonly BodyRow[]
  /** A note is kept until its fundamental has fallen by 45 dB, and no longer than this. */
  readonly maxNoteSeconds: number
}

const ROOTED_STRINGS = 6
const MANY_TONES = 5

/** On fewer strings chords of five tones and more are played without their root. */
function rootOfLarge({ degrees }: ChordType, stringCount: number): number | undefined {
  return degrees.length >= MANY_TONES && stringCount < ROOTED_STRINGS ? 1 : undefined
}

// biome-ignore format: one line a few strings reads as a table
const GUITAR: FamilyRow = {
  voiceName: 'Steel guitar',
  program: 25,
  hasGuitarShapes: true,
  hasTwoFretsAFinger: false,
  minChordStrings: 3,
  innerMutes: 1,
  hasRootlessSevenths: false,
  lines: 'either',
  optionalDegree: rootOfLarge,
  inlayFrets: [3, 5, 7, 9],
  // Wound strings ring longer at the bottom and lose their highs sooner; plain ones are brighter and
  // shorter. These and the other families': judged by spectra of rendered notes.
  strings: [
    [64, 3.6, 0.95, 4200], [59, 4.2, 0.95, 3000], [55, 5, 0.85, 3400], [50, 5.8, 0.85, 3000],
    [45, 6.6, 0.8, 2700], [40, 7.2, 0.75, 2100], [30, 8.4, 0.65, 1700],
  ],
  // Air, top and back of a dreadnought. Places follow published modes (Fletcher and Rossing, The
  // Physics of Musical Instruments, ch. 9, which also has the mandolin and the banjo); the gains are a
  // judgement: audible warmth without a boomy note.
  body: [[102, 4, 4], [204, 3.5, 4.5], [410, 2.5, 2.5], [2400, 1, -2]],
  maxNoteSeconds: 3.5,
}

/** Makers of small instruments mark the tenth fret, not the ninth. */
const SMALL: FamilyRow = {
  ...GUITAR,
  lines: 'tunes',
  hasGuitarShapes: false,
  gripCosts: 'strummed',
  inlayFrets: [3, 5, 7, 10],
  maxNoteSeconds: 2.5,
}

// biome-ignore format: one line a few strings reads as a table
export const FAMILY_TABLE = {
  guitar: GUITAR,
  /** Plucked: two strings are a chord, and a tenth leaves two strings out. Electric, with little of a body. */
  bass: {
    ...GUITAR,
    voiceName: 'Bass',
    program: 33,
    programsRead: [32, 39],
    hasGuitarShapes: false,
    minChordStrings: 2,
    innerMutes: 2,
    lines: 'riffs',
    optionalDegree: ({ degrees }) => (degrees.some(({ number }) => number === 3) ? 5 : undefined),
    gripCosts: 'bass',
    strings: [
      [48, 7, 0.6, 1900], [43, 8, 0.55, 1700], [38, 9, 0.5, 1500], [28, 11, 0.42, 1200],
      [23, 12, 0.38, 1000],
    ],
    body: [[90, 1, 2], [800, 1, 2], [3000, 0.8, -4]],
    maxNoteSeconds: 4.5,
  },
  /** Strummed, so that no string inside a chord is muted. Nylon on a small box. */
  ukulele: {
    ...SMALL,
    voiceName: 'Nylon ukulele',
    // General MIDI has no ukulele; its players take the nylon guitar.
    program: 24,
    innerMutes: 0,
    hasRootlessSevenths: true,
    inlayFrets: [5, 7, 10],
    strings: [[69, 1.5, 0.32, 2600], [64, 1.8, 0.34, 2400], [60, 2.1, 0.34, 2200], [50, 2.6, 0.3, 1800]],
    body: [[380, 4, 4.5], [620, 3, 3.5], [3000, 1, -3]],
  },
  mandolin: {
    ...SMALL,
    voiceName: 'Mandolin',
    hasTwoFretsAFinger: true,
    strings: [[76, 1.6, 0.6, 5200], [69, 1.9, 0.6, 4600], [62, 2.3, 0.55, 4000], [55, 2.7, 0.5, 3400]],
    body: [[200, 4, 3], [480, 3, 4], [2600, 1, 2]],
  },
  banjo: {
    ...SMALL,
    voiceName: 'Banjo',
    program: 105,
    programsRead: [105, 105],
    optionalDegree: (chord, stringCount) =>
      chord.id === 'dominant7' ? 3 : rootOfLarge(chord, stringCount),
    gripCosts: 'banjo',
    strings: [[67, 1.3, 0.55, 5200], [59, 1.6, 0.55, 4800], [50, 2, 0.5, 4200], [45, 2.3, 0.45, 3600]],
    // A bright skin.
    body: [[300, 3, 2], [700, 1.5, 4], [2800, 1, 4]],
  },
} as const satisfies Readonly<Record<string, FamilyRow>>

export type InstrumentFamily = keyof typeof FAMILY_TABLE

/** The row of an instrument's family. */
export function familyOf({ family }: { readonly family: InstrumentFamily }): FamilyRow {
  return FAMILY_TABLE[family]
}
