/** A chord while its symbol is being read, and the degrees that come of it. */
import { type Degree, formatDegree, semitonesOfDegree } from '../theory/interval'

export type ChordQuality = 'major' | 'minor' | 'diminished' | 'halfDiminished' | 'augmented'

/** A chord while it is being read: alterations by degree number. */
export interface ChordDraft {
  quality: ChordQuality
  /** The highest number of the stack: 5 (power), 6, 7, 9, 11, 13; 0 for a plain triad. */
  extension: number
  hasMajorSeventh: boolean
  suspensions: Set<number>
  /** Altered degrees, which take the place of natural ones: 5, 9, 11, 13, 6. */
  alterations: Map<number, Set<number>>
  added: Map<number, Set<number>>
  omitted: Set<number>
  isAltered: boolean
}

export function newChordDraft(): ChordDraft {
  return {
    quality: 'major',
    extension: 0,
    hasMajorSeventh: false,
    suspensions: new Set(),
    alterations: new Map(),
    added: new Map(),
    omitted: new Set(),
    isAltered: false,
  }
}

/** Notes one alteration of a degree number. */
export function noteDegree(
  map: Map<number, Set<number>>,
  number: number,
  alteration: number,
): void {
  const alterations = map.get(number) ?? new Set()
  map.set(number, alterations.add(alteration))
}

/** The sevenths of each quality, as alterations of the seventh degree. */
const SEVENTH_OF: Readonly<Record<ChordQuality, number>> = {
  major: -1,
  minor: -1,
  augmented: -1,
  halfDiminished: -1,
  diminished: -2,
}
const FIFTH_OF: Readonly<Record<ChordQuality, number>> = {
  major: 0,
  minor: 0,
  augmented: 1,
  halfDiminished: -1,
  diminished: -1,
}

/** The degrees of a finished draft, ascending from 1. */
export function degreesOfDraft(draft: ChordDraft): readonly Degree[] {
  const { quality, extension, suspensions, alterations, added, omitted } = draft
  const tones = new Map<number, Set<number>>([[1, new Set([0])]])
  const hasMinorThird = quality !== 'major' && quality !== 'augmented'
  const isPower = extension === 5
  const hasSeventh = extension >= 7
  if (!isPower && suspensions.size === 0) noteDegree(tones, 3, hasMinorThird ? -1 : 0)
  for (const number of suspensions) noteDegree(tones, number, 0)
  if (!draft.isAltered) noteDegree(tones, 5, FIFTH_OF[quality])
  if (hasSeventh) noteDegree(tones, 7, draft.hasMajorSeventh ? 0 : SEVENTH_OF[quality])
  if (extension === 6) noteDegree(tones, 6, 0)
  if (extension >= 9) noteDegree(tones, 9, 0)
  // A major 3 and an 11 clash, so a thirteenth brings its eleventh only over a minor 3.
  if ((extension === 11 || (extension === 13 && hasMinorThird)) && !suspensions.has(4)) {
    noteDegree(tones, 11, 0)
  }
  if (extension === 13) noteDegree(tones, 13, 0)
  if (draft.isAltered) {
    noteDegree(tones, 9, -1)
    noteDegree(tones, 9, 1)
    noteDegree(tones, 11, 1)
    noteDegree(tones, 13, -1)
  }
  const inStack = (number: number) => (number === 6 && hasSeventh ? 13 : number)
  for (const [number, changes] of alterations) {
    tones.get(inStack(number))?.delete(0)
    if (number === 5) tones.delete(5)
    for (const change of changes) noteDegree(tones, inStack(number), change)
  }
  for (const [number, changes] of added) {
    for (const change of changes) noteDegree(tones, inStack(number), change)
  }
  if (hasSeventh && tones.has(6)) {
    tones.delete(6)
    noteDegree(tones, 13, 0)
  }
  for (const number of omitted) tones.delete(number)
  return inOrder(tones)
}

/** Ascending, each pitch class once (the lower number keeps it: a b3 makes a #9 redundant). */
function inOrder(tones: ReadonlyMap<number, ReadonlySet<number>>): readonly Degree[] {
  const degrees = [...tones]
    .flatMap(([number, alterations]) =>
      [...alterations].map((alteration): Degree => ({ number, alteration })),
    )
    .sort((a, b) => a.number - b.number || a.alteration - b.alteration)
  const sounded = new Set<number>()
  return degrees
    .filter((degree) => {
      const pitchClass = semitonesOfDegree(degree) % 12
      return !sounded.has(pitchClass) && sounded.add(pitchClass)
    })
    .sort((a, b) => semitonesOfDegree(a) - semitonesOfDegree(b))
}

/** Degrees as one text, `1 b3 5 b7`, the form in which the chord table writes them. */
export function formatDegrees(degrees: readonly Degree[]): string {
  return degrees.map(formatDegree).join(' ')
}
