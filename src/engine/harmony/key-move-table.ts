/**
 * Chords that a key has beside its own, reached from anywhere in it: one row a relation. Degrees
 * count from the tonic. Dominants of the key's other chords are worked out, not listed.
 */
import type { ChordTypeId } from '../theory/chord'
import type { ResearchId } from './research-table'

export interface KeyMoveRow {
  readonly relation: string
  readonly mode: 'major' | 'minor'
  /** Degree of the root above the tonic. */
  readonly degree: string
  /** The chord after triads and after chords with a seventh; two where both are usual. */
  readonly triad: ChordTypeId
  readonly seventh: ChordTypeId
  /** Numeral where function and root differ. */
  readonly numeral?: string
  /** `{target}` becomes the target's symbol. */
  readonly title: string
  readonly basis: readonly ResearchId[]
}

const JAZZ = ['nettlesGraf', 'mulhollandHojnacki'] as const
const NETTLES = ['nettlesGraf'] as const

// biome-ignore format: one row a chord reads as a table
export const KEY_MOVE_TABLE: readonly KeyMoveRow[] = [
  { relation: 'modalInterchange', mode: 'major', degree: '4', triad: 'minor', seventh: 'minor7', title: 'Borrowed from minor: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'major', degree: 'b7', triad: 'major', seventh: 'major7', title: 'Borrowed from minor: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'major', degree: 'b6', triad: 'major', seventh: 'major7', title: 'Borrowed from minor: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'major', degree: 'b3', triad: 'major', seventh: 'major7', title: 'Borrowed from minor: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'major', degree: '2', triad: 'diminished', seventh: 'halfDiminished7', title: 'Borrowed from minor: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'major', degree: 'b2', triad: 'major', seventh: 'major7', title: 'Borrowed from phrygian: {target}', basis: JAZZ },
  { relation: 'backdoor', mode: 'major', degree: 'b7', triad: 'dominant7', seventh: 'dominant7', title: 'Backdoor: {target} comes home from a whole step below', basis: [] },
  { relation: 'substituteDominant', mode: 'major', degree: 'b2', triad: 'dominant7', seventh: 'dominant7', numeral: 'subV7', title: 'Substitute dominant: {target} falls a half step home', basis: JAZZ },
  { relation: 'passingDiminished', mode: 'major', degree: '#1', triad: 'diminished', seventh: 'diminished7', title: 'Passing diminished: {target} rises to ii', basis: NETTLES },
  { relation: 'passingDiminished', mode: 'major', degree: '#4', triad: 'diminished', seventh: 'diminished7', title: 'Passing diminished: {target} rises to V', basis: NETTLES },
  { relation: 'passingDiminished', mode: 'major', degree: '#5', triad: 'diminished', seventh: 'diminished7', title: 'Passing diminished: {target} rises to vi', basis: NETTLES },
  { relation: 'passingDiminished', mode: 'major', degree: 'b3', triad: 'diminished', seventh: 'diminished7', title: 'Passing diminished: {target} falls to ii', basis: NETTLES },

  { relation: 'dominant', mode: 'minor', degree: '5', triad: 'dominant7', seventh: 'dominant7', title: 'Dominant: {target} pulls back to the tonic', basis: JAZZ },
  { relation: 'dominant', mode: 'minor', degree: '5', triad: 'major', seventh: 'major', title: 'Dominant triad: {target}', basis: JAZZ },
  { relation: 'leadingToneChord', mode: 'minor', degree: '7', triad: 'diminished', seventh: 'diminished7', title: 'Leading-tone chord: {target} rises a half step home', basis: NETTLES },
  { relation: 'modalInterchange', mode: 'minor', degree: '4', triad: 'major', seventh: 'dominant7', title: 'Borrowed from dorian: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'minor', degree: '2', triad: 'minor', seventh: 'minor7', title: 'Borrowed from dorian: {target}', basis: JAZZ },
  { relation: 'modalInterchange', mode: 'minor', degree: 'b2', triad: 'major', seventh: 'major7', title: 'Neapolitan chord: {target}', basis: JAZZ },
  { relation: 'substituteDominant', mode: 'minor', degree: 'b2', triad: 'dominant7', seventh: 'dominant7', numeral: 'subV7', title: 'Substitute dominant: {target} falls a half step home', basis: JAZZ },
]
