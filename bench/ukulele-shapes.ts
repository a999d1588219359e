/**
 * Published ukulele chords to measure against: npm `@tombatossals/chords-db` (MIT), 46 suffixes on
 * twelve roots, GCEA with a high G.
 */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import type { ChordType } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { readChordsDb } from './chords-db'

const row = INSTRUMENTS.find(({ id }) => id === 'ukulele')!
export const UKULELE: Neck = neckOf(row, row.tunings[0]!)

export interface UkuleleShape {
  readonly suffix: string
  readonly rootPitchClass: number
  readonly chord: ChordType
  /** Four places, string 4 first. */
  readonly frets: readonly (number | null)[]
}

/** Suffixes that are written otherwise in chord symbols. */
export const SYMBOL_OF_SUFFIX: ReadonlyMap<string, string> = new Map([
  ['major', ''],
  ['minor', 'm'],
  ['alt', '(b5)'],
  ['9b5', '9b5'],
  ['aug9', '9#5'],
  ['aug7', '7#5'],
  ['b13b9', '7b9b13'],
  ['b13#9', '7#9b13'],
  ['13b5b9', '13b5b9'],
  ['m9b5', 'm9b5'],
  ['mmaj7', 'mMaj7'],
  ['mmaj9', 'mMaj9'],
  ['mmaj11', 'mMaj11'],
  ['mmaj7b5', 'mMaj7b5'],
])

/** Every distinct shape; the suffixes that no chord symbol writes are listed apart. */
export function readUkuleleShapes(): {
  readonly shapes: readonly UkuleleShape[]
  readonly unread: readonly string[]
} {
  const shapes = new Map<string, UkuleleShape>()
  const unread = new Set<string>()
  for (const { key, suffix, positions } of readChordsDb('ukulele')) {
    const chord = parseChordSymbol(`C${SYMBOL_OF_SUFFIX.get(suffix) ?? suffix}`)?.chord
    if (!chord) {
      unread.add(suffix)
      continue
    }
    const rootPitchClass = pitchClassOf(parseRoot(key)!)
    for (const { frets } of positions) {
      shapes.set(`${rootPitchClass} ${suffix} ${frets}`, {
        suffix,
        rootPitchClass,
        chord,
        frets,
      })
    }
  }
  return { shapes: [...shapes.values()], unread: [...unread] }
}
