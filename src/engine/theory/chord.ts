/** Chord types: the rows of the table with everything that follows from their degrees. */
import { CHORD_IDS, CHORD_TABLE, type ChordRow } from './chord-table'
import {
  type Degree,
  formatIntervalLabel,
  intervalNameOf,
  parseDegree,
  semitonesOfDegree,
  spellDegree,
} from './interval'
import { formatNoteName, type NoteName } from './pitch'

export { CHORD_IDS }
/** A `chord` value of the contract. */
export type ChordId = (typeof CHORD_IDS)[number]
/** Whether an id is one of the contract's `chord` values. */
export function isChordId(id: string): id is ChordId {
  return CHORD_IDS.some((one) => one === id)
}

/** Any chord type of the table. */
export type ChordTypeId = (typeof CHORD_TABLE)[number]['id']

export interface ChordType {
  /** A `ChordTypeId`; for a composed type its tones: `1-3-5-b7-b9-11`. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  readonly degrees: readonly Degree[]
  /** `R`, `b3`, `5`, `b7`, `9`. */
  readonly degreeLabels: readonly string[]
  /** Semitones above the root, ascending from 0; a ninth is 14. */
  readonly semitones: readonly number[]
  readonly intervalNames: readonly string[]
  /** Bit n is set when the chord has a tone n semitones (mod 12) above its root. */
  readonly pitchClassSet: number
  /** Degree numbers that a grip may leave out. */
  readonly optionalDegrees: readonly Degree[]
  /** Played on the thick strings with the thin ones muted. */
  readonly isPlayedLow: boolean
}

/** A chord type from a row: of the table, or composed from tones that no row has. */
export function chordTypeOf(row: ChordRow): ChordType {
  const degrees = row.degrees.split(' ').map((text) => parseDegree(text)!)
  const semitones = degrees.map(semitonesOfDegree)
  return {
    id: row.id,
    symbol: row.symbol,
    name: row.name,
    degrees,
    degreeLabels: degrees.map(formatIntervalLabel),
    semitones,
    intervalNames: degrees.map(intervalNameOf),
    pitchClassSet: semitones.reduce((set, semitone) => set | (1 << (semitone % 12)), 0),
    optionalDegrees: (row.optionalDegrees ?? '')
      .split(' ')
      .filter((text) => text !== '')
      .map((text) => parseDegree(text)!),
    isPlayedLow: row.isPlayedLow ?? false,
  }
}

/** All chord types; the contract's six come first. */
export const CHORD_TYPES: readonly ChordType[] = CHORD_TABLE.map(chordTypeOf)

const CHORD_BY_ID: ReadonlyMap<string, ChordType> = new Map(
  CHORD_TYPES.map((chord) => [chord.id, chord]),
)

/** The chord type with exactly this id. */
export function chordTypeById(id: string): ChordType | undefined {
  return CHORD_BY_ID.get(id)
}

/** The notes of a chord on a root, each spelled by its degree: B dim is B D F. */
export function spellChord(root: NoteName, chord: ChordType): readonly NoteName[] {
  return chord.degrees.map((degree) => spellDegree(root, degree).name)
}

/** Chord symbol: root and suffix, `F#m7`. */
export function formatChordSymbol(root: NoteName, chord: ChordType): string {
  return formatNoteName(root) + chord.symbol
}
