/**
 * Published chord shapes to measure against: the guitar chords of npm `@tombatossals/chords-db`
 * (MIT), six chord types on twelve roots, without its one wrong shape (A dim 5-3-x-4-3-x).
 */
import { formatFrets } from '#engine/instrument/fret-text'
import { type ChordType, chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { readChordsDb } from './chords-db'

export interface PublishedShape {
  readonly rootPitchClass: number
  readonly chord: ChordType
  /** Six places, string 6 first. */
  readonly frets: readonly (number | null)[]
  /** Six places, string 6 first, 0 = none. */
  readonly fingers: readonly number[]
}

const CHORD_OF_SUFFIX: ReadonlyMap<string, ChordType> = new Map(
  [
    ['major', 'major'],
    ['minor', 'minor'],
    ['dim', 'diminished'],
    ['7', 'dominant7'],
    ['maj7', 'major7'],
    ['m7', 'minor7'],
  ].map(([suffix, id]) => [suffix!, chordTypeById(id!)!]),
)
const WRONG_SHAPE = 'A diminished 53x43x'

/** Every distinct shape of the six chord types, 288 of them. */
export function readPublishedShapes(): readonly PublishedShape[] {
  const shapes: PublishedShape[] = []
  for (const { key, suffix, positions } of readChordsDb('guitar')) {
    const chord = CHORD_OF_SUFFIX.get(suffix)
    if (!chord) continue
    for (const { frets, fingers } of positions) {
      if (`${key} ${chord.id} ${formatFrets(frets)}` === WRONG_SHAPE) continue
      shapes.push({
        rootPitchClass: pitchClassOf(parseRoot(key)!),
        chord,
        frets,
        fingers,
      })
    }
  }
  return shapes
}

/** The 23 open and first-position chords that beginners learn: root, chord type, frets. */
export const TEXTBOOK_CHORDS = [
  ['C', 'major', 'x32010'],
  ['A', 'major', 'x02220'],
  ['G', 'major', '320003'],
  ['E', 'major', '022100'],
  ['D', 'major', 'xx0232'],
  ['A', 'minor', 'x02210'],
  ['E', 'minor', '022000'],
  ['D', 'minor', 'xx0231'],
  ['A', 'dominant7', 'x02020'],
  ['B', 'dominant7', 'x21202'],
  ['E', 'dominant7', '020100'],
  ['G', 'dominant7', '320001'],
  ['D', 'dominant7', 'xx0212'],
  ['C', 'dominant7', 'x32310'],
  ['C', 'major7', 'x32000'],
  ['D', 'major7', 'xx0222'],
  ['A', 'minor7', 'x02010'],
  ['E', 'minor7', '020000'],
  ['D', 'minor7', 'xx0211'],
  ['F', 'major7', 'xx3210'],
  ['A', 'major7', 'x02120'],
  ['F', 'major', '133211'],
  ['B', 'minor', 'x24432'],
] as const
