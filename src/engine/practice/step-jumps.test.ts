import { describe, expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { STANDARD_NECK } from '../instrument/neck'
import { parseRoot } from '../theory/pitch'
import { findScale } from '../theory/scale'
import { compileDrill } from './compile-drill'
import { DRILL_LEVELS, type DrillLevel, rhythmRowOf } from './rhythm-table'
import { jumpsIn } from './step-jumps'
import { DRILL_TARGETS, type DrillTarget } from './target-table'

const drillOf = (symbol: string, key: string, target: DrillTarget, level: DrillLevel) => {
  const { root, chord } = parseChordSymbol(symbol)!
  return compileDrill({
    ...{ key: parseRoot(key)!, scale: findScale('major')!, chord, chordRoot: root },
    ...{ target, level, neck: STANDARD_NECK, position: 'any', bars: 2 },
  })
}

/** Chords of keys on the first, second, fifth and sixth degree. */
// biome-ignore format: a key a line
const KEYS = [
  ['C', 'Cmaj7', 'Dm7', 'G7', 'Am'],
  ['D', 'Dmaj7', 'Em7', 'A7', 'Bm'],
  ['E', 'Emaj7', 'F#m7', 'B7', 'C#m'],
  ['F', 'Fmaj7', 'Gm7', 'C7', 'Dm'],
  ['G', 'Gmaj7', 'Am7', 'D7', 'Em'],
  ['A', 'Amaj7', 'Bm7', 'E7', 'F#m'],
  ['Bb', 'Bbmaj7', 'Cm7', 'F7', 'Gm'],
  ['Eb', 'Ebmaj7', 'Fm7', 'Bb7', 'Cm'],
] as const

describe('drills on the whole neck', () => {
  const known = new Map<DrillTarget, readonly ReturnType<typeof drillOf>[]>()
  /** The drills of a target, worked out once for all that is asked of them. */
  const drillsFor = (target: DrillTarget) => {
    const drills =
      known.get(target) ??
      KEYS.flatMap(([key, ...symbols]) =>
        symbols.flatMap((symbol) =>
          DRILL_LEVELS.map((level) => drillOf(symbol, key, target, level)),
        ),
      )
    known.set(target, drills)
    return drills
  }

  // Of 96 drills a target. Chromatic lines that climb past the hand keep a jump, since a mend would
  // move it or cost the hand more.
  test.each<[DrillTarget, number]>([
    ['root-fifth', 0],
    ['chord-tones', 0],
    ['arpeggio', 0],
    ['guide-tones', 0],
    ['scale-steps', 0],
    ['tensions', 0],
    ['enclosure', 0],
    ['approach', 7],
  ])('%s: %i at most reach over five frets for a step', (target, count) => {
    const jumping = drillsFor(target).filter((own) => jumpsIn(own.positionDrill).length > 0)
    expect(jumping.map(({ title }) => title).length).toBeLessThanOrEqual(count)
  })

  test.each(DRILL_TARGETS)('%s go one fret above the level at most', (target) => {
    for (const { positionDrill, settings } of drillsFor(target)) {
      const highest = Math.max(...positionDrill.map(({ fret }) => fret))
      expect(highest).toBeLessThanOrEqual(rhythmRowOf(settings.level).highestFreeFret + 1)
    }
  })

  // The step that the planner used to reach for, and where it is played.
  // biome-ignore format: a drill a line
  test.each([
    ['A7', 'D', 'tensions', 'intermediate', 'F#4 S1F2', 'G4 S1F3'],
    ['Cmaj7', 'C', 'approach', 'intermediate', 'F#4 S1F2', 'G4 S1F3'],
    ['G7', 'C', 'enclosure', 'advanced', 'A#4 S1F6', 'B4 S1F7'],
    ['Gm7', 'F', 'enclosure', 'intermediate', 'A3 S3F2', 'Bb3 S3F3'],
    ['Gmaj7', 'G', 'enclosure', 'intermediate', 'A#2 S5F1', 'B2 S5F2'],
    ['C#7', 'F#', 'guide-tones', 'intermediate', 'E#4 S2F6', 'B4 S1F7'],
    ['Db7', 'Gb', 'guide-tones', 'intermediate', 'Cb4 S3F4', 'F4 S2F6'],
    ['G7', 'C', 'guide-tones', 'intermediate', 'B4 S1F7', 'F4 S2F6'],
    ['Ddim7', 'Eb', 'guide-tones', 'intermediate', 'Cb4 S3F4', 'F4 S2F6'],
  ] as const)('%s in %s, %s, %s: %s, then %s', (symbol, key, target, level, from, to) => {
    const { positionDrill } = drillOf(symbol, key, target, level)
    const places = positionDrill.map(({ note, string, fret }) => `${note} S${string}F${fret}`)
    expect(places.some((place, at) => place === from && places[at + 1] === to)).toBe(true)
  })

  test.each(DRILL_TARGETS)('%s have one place a pitch', (target) => {
    for (const { positionDrill, settings } of drillsFor(target)) {
      if (settings.level !== 'intermediate') continue
      const places = positionDrill.map(({ midi, string, fret }) => `${midi} ${string}:${fret}`)
      expect(new Set(places).size).toBe(new Set(positionDrill.map(({ midi }) => midi)).size)
    }
  })
})

describe('jumpsIn', () => {
  const place = (midi: number, string: number, fret: number) => ({ midi, string, fret })
  // biome-ignore format: two notes a line
  test.each([
    ['a half step from the little to the index finger', place(66, 2, 7), place(67, 1, 3), 1],
    ['a half step over B and G', place(66, 3, 11), place(67, 2, 8), 0],
    ['a half step on one string', place(66, 2, 7), place(67, 2, 8), 0],
    ['a whole step from string to string', place(66, 2, 7), place(68, 1, 4), 0],
    ['a third', place(66, 2, 7), place(69, 1, 2), 0],
    ['a tritone along one string', place(71, 1, 7), place(65, 1, 1), 1],
    ['a tritone to the string beside', place(71, 1, 7), place(65, 2, 6), 0],
    ['a fourth over six frets', place(59, 6, 19), place(64, 2, 5), 1],
    ['a fifth along one string', place(72, 1, 8), place(65, 1, 1), 0],
    ['from an open string', place(64, 1, 0), place(65, 2, 6), 0],
  ])('%s', (_, from, to, count) => {
    expect(jumpsIn([from, to])).toHaveLength(count)
    expect(jumpsIn([to, from])).toHaveLength(count)
  })
})
