/**
 * Relations between chords, whatever the key: one row a relation and kind of chord it starts from. Degrees are counted
 * from the current root, so that a target is spelled by its degree (the b6 of C is Ab). Where a row
 * lists several degrees of one sound, the one that keeps the current chord's own names is written.
 *
 * A `#1` or `b5` says the same sound as `b2` or `#4`; rows choose what the relation is called by.
 * Relations without a `basis` are common practice for which no work of the research table was read.
 */
import type { ChordId } from '../theory/chord'
import type { ResearchId } from './research-table'

export interface MoveRow {
  readonly relation: string
  /** Chord types that the relation starts from. */
  readonly from: readonly ChordId[]
  /** Degree of the target root above the current root; alternatives separated by `|`. */
  readonly degree: string
  /** Target type, or one a starting type in the order of `from`. */
  readonly to: ChordId | readonly ChordId[]
  /** What it does, as a heading; `{target}` becomes the target's symbol. */
  readonly title: string
  /** The heading for chords with a seventh, where the title speaks of a triad's three voices. */
  readonly extendedTitle?: string
  /** The heading where the current chord is not the tonic, so that the key hears the target otherwise. */
  readonly awayTitle?: string
  /** Beginning of the reason, where the relation's own sentence does not fit this row. */
  readonly reason?: string
  readonly basis: readonly ResearchId[]
}

const JAZZ = ['nettlesGraf', 'mulhollandHojnacki'] as const
const NEO_RIEMANNIAN = ['hughes'] as const
const MEDIANT = ['kopp', 'dellAquila'] as const

const MAJORS = ['major', 'major7', 'dominant7'] as const
const MINORS = ['minor', 'minor7'] as const
const TO_MINORS = ['minor', 'minor7', 'minor7'] as const
const TO_MAJORS = ['major', 'major7'] as const
const STEADY = ['major', 'minor', 'major7', 'minor7'] as const

// biome-ignore format: one row a relation reads as a table
export const MOVE_TABLE: readonly MoveRow[] = [
  { relation: 'dominant', from: STEADY, degree: '5', to: 'dominant7', title: 'Dominant: {target} pulls back to this chord', basis: JAZZ },
  { relation: 'dominant', from: STEADY, degree: '5', to: 'major', title: 'Dominant triad: {target}', awayTitle: 'Dominant triad of this chord: {target}', basis: JAZZ },
  { relation: 'subdominant', from: STEADY, degree: '4', to: STEADY, title: 'Subdominant: {target} lies a fifth below', awayTitle: 'Subdominant of this chord: {target} lies a fifth below', basis: ['nettlesGraf'] },

  { relation: 'dominantResolution', from: ['dominant7'], degree: '4', to: 'major', title: 'Resolution: the dominant falls a fifth to {target}', basis: JAZZ },
  { relation: 'dominantResolution', from: ['dominant7'], degree: '4', to: 'major7', title: 'Resolution: the dominant falls a fifth to {target}', basis: JAZZ },
  { relation: 'dominantResolution', from: ['dominant7'], degree: '4', to: 'minor', title: 'Resolution: the dominant falls a fifth to {target}', basis: JAZZ },
  { relation: 'iiV', from: ['minor7'], degree: '4', to: 'dominant7', title: 'Two-five: {target} follows as the dominant', basis: JAZZ },

  { relation: 'secondaryResolution', from: ['dominant7'], degree: '4', to: 'minor7', title: 'Secondary resolution: to {target}, itself on its way', basis: JAZZ },
  { relation: 'secondaryResolution', from: ['dominant7'], degree: '4', to: 'dominant7', title: 'Extended dominant: {target} falls on by a fifth', basis: JAZZ },

  { relation: 'tritoneSubstitution', from: ['dominant7'], degree: 'b5|#4', to: 'dominant7', title: 'Tritone substitution: {target} has the same tritone', basis: JAZZ },
  { relation: 'tritoneSubstitution', from: ['dominant7'], degree: '7', to: 'major7', title: 'Substitute dominant resolved down a half step: {target}', reason: 'Taken for a substitute dominant, the chord falls a half step', basis: JAZZ },
  { relation: 'backdoor', from: ['dominant7'], degree: '2', to: 'major7', title: 'Backdoor resolved: up a whole step to {target}', reason: 'Taken for a backdoor dominant, the chord rises a whole step', basis: [] },
  { relation: 'backdoor', from: ['minor7'], degree: '4', to: 'dominant7', title: 'Backdoor approach: as iv7 to bVII7, {target}', reason: 'Taken for iv7 of a major key, the chord leads to bVII7', basis: [] },
  { relation: 'deceptive', from: ['dominant7'], degree: '2', to: 'minor', title: 'Deceptive: to the relative minor, {target}', basis: ['nettlesGraf'] },
  { relation: 'deceptive', from: ['dominant7'], degree: 'b2', to: 'major', title: 'Deceptive in minor: to {target}', basis: ['nettlesGraf'] },

  { relation: 'relative', from: MAJORS, degree: '6', to: TO_MINORS, title: 'Relative minor: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'relative', from: MINORS, degree: 'b3', to: TO_MAJORS, title: 'Relative major: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'parallel', from: MAJORS, degree: '1', to: TO_MINORS, title: 'Parallel minor: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'parallel', from: MINORS, degree: '1', to: TO_MAJORS, title: 'Parallel major: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'leadingToneExchange', from: MAJORS, degree: '3', to: TO_MINORS, title: 'Leading-tone exchange: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'leadingToneExchange', from: MINORS, degree: 'b6', to: TO_MAJORS, title: 'Leading-tone exchange: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'slide', from: MAJORS, degree: '#1|b2', to: TO_MINORS, title: 'Slide: the third stays, root and fifth move to {target}', extendedTitle: 'Slide: the third stays, to {target}', basis: NEO_RIEMANNIAN },
  { relation: 'slide', from: MINORS, degree: '7|b1', to: TO_MAJORS, title: 'Slide: the third stays, root and fifth move to {target}', extendedTitle: 'Slide: the third stays, to {target}', basis: NEO_RIEMANNIAN },
  { relation: 'nebenverwandt', from: MAJORS, degree: '4', to: TO_MINORS, title: 'Minor subdominant: {target}', awayTitle: 'Minor chord a fifth below: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'nebenverwandt', from: MINORS, degree: '5', to: TO_MAJORS, title: 'Major dominant: {target}', awayTitle: 'Major chord a fifth above: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'hexatonicPole', from: MAJORS, degree: 'b6', to: TO_MINORS, title: 'Hexatonic pole: {target}, every voice by a half step', extendedTitle: 'Hexatonic pole: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'hexatonicPole', from: MINORS, degree: '3', to: TO_MAJORS, title: 'Hexatonic pole: {target}, every voice by a half step', extendedTitle: 'Hexatonic pole: {target}', basis: NEO_RIEMANNIAN },
  { relation: 'chromaticMediant', from: STEADY, degree: '3', to: STEADY, title: 'Chromatic mediant a major third up: {target}', basis: MEDIANT },
  { relation: 'chromaticMediant', from: STEADY, degree: 'b6', to: STEADY, title: 'Chromatic mediant a major third down: {target}', basis: MEDIANT },
  { relation: 'chromaticMediant', from: STEADY, degree: 'b3', to: STEADY, title: 'Chromatic mediant a minor third up: {target}', basis: MEDIANT },
  { relation: 'chromaticMediant', from: STEADY, degree: '6', to: STEADY, title: 'Chromatic mediant a minor third down: {target}', basis: MEDIANT },

  { relation: 'passingDiminished', from: ['diminished'], degree: 'b2', to: 'minor7', title: 'Passing diminished rises to {target}', reason: 'The diminished chord rises a half step', basis: ['nettlesGraf'] },
  { relation: 'passingDiminished', from: ['diminished'], degree: '7|b1', to: 'minor7', title: 'Passing diminished falls to {target}', reason: 'The diminished chord falls a half step', basis: ['nettlesGraf'] },
  { relation: 'commonToneDiminished', from: ['major'], degree: '1', to: 'diminished', title: 'Common-tone diminished: {target} embellishes the chord', basis: [] },
  { relation: 'commonToneDiminished', from: ['diminished'], degree: '1', to: 'major', title: 'Common-tone diminished settles on {target}', reason: 'The diminished chord settles on the chord of its root', basis: [] },
  { relation: 'guideToneResolution', from: ['dominant7'], degree: '4', to: 'major', title: 'Guide tones: 3 rises to the root, 7 falls to the third of {target}', basis: ['andersen'] },
  { relation: 'guideToneResolution', from: ['dominant7'], degree: '4', to: 'minor', title: 'Guide tones: 3 rises to the root, 7 falls to the third of {target}', basis: ['andersen'] },
  { relation: 'leadingToneChord', from: ['diminished'], degree: 'b2', to: 'major', title: 'Leading-tone chord rises to {target}', reason: 'The root is a leading tone and rises a half step', basis: ['nettlesGraf'] },
  { relation: 'leadingToneChord', from: ['diminished'], degree: 'b2', to: 'minor', title: 'Leading-tone chord rises to {target}', reason: 'The root is a leading tone and rises a half step', basis: ['nettlesGraf'] },
  { relation: 'tritonePole', from: ['major', 'minor', 'major7', 'minor7', 'diminished'], degree: '#4|b5', to: ['major', 'minor', 'major7', 'minor7', 'diminished'], title: 'Tritone pole: {target}, its root the farthest away by fifths', basis: ['tymoczko', 'milneHolland'] },
]

/** The relation that needs no row: any other chord that shares a tone. */
export const COMMON_TONE_PIVOT = {
  relation: 'commonTonePivot',
  title: 'Common-tone pivot: {target}',
  basis: ['kopp', 'tymoczko'],
} as const satisfies { relation: string; title: string; basis: readonly ResearchId[] }
