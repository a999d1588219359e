/**
 * Published ukulele chords to measure against: npm `@tombatossals/chords-db` (MIT), 46 suffixes on
 * twelve roots, GCEA with a high G.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import type { ChordType } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'

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
const SYMBOL_OF_SUFFIX: ReadonlyMap<string, string> = new Map([
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

const places = z.array(z.int()).length(4)
const chordsDb = z.object({
  chords: z.record(
    z.string(),
    z.array(
      z.object({
        key: z.string(),
        suffix: z.string(),
        positions: z.array(z.object({ frets: places, baseFret: z.int() })),
      }),
    ),
  ),
})

/** Every distinct shape; the suffixes that no chord symbol writes are listed apart. */
export function readUkuleleShapes(): {
  readonly shapes: readonly UkuleleShape[]
  readonly unread: readonly string[]
} {
  const path = createRequire(import.meta.url).resolve('@tombatossals/chords-db/lib/ukulele.json')
  const { chords } = chordsDb.parse(JSON.parse(readFileSync(path, 'utf8')))
  const shapes = new Map<string, UkuleleShape>()
  const unread = new Set<string>()
  for (const { key, suffix, positions } of Object.values(chords).flat()) {
    const chord = parseChordSymbol(`C${SYMBOL_OF_SUFFIX.get(suffix) ?? suffix}`)?.chord
    if (!chord) {
      unread.add(suffix)
      continue
    }
    const rootPitchClass = pitchClassOf(parseRoot(key)!)
    for (const { frets, baseFret } of positions) {
      // −1 is muted and 0 open; other frets count from the base fret.
      const absolute = frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1))
      shapes.set(`${rootPitchClass} ${suffix} ${absolute}`, {
        suffix,
        rootPitchClass,
        chord,
        frets: absolute,
      })
    }
  }
  return { shapes: [...shapes.values()], unread: [...unread] }
}
