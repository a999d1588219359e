/** What holds for every drill of a target: how it loops, where it lands, where its pitches lie. */
import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import type { PositionName } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import { type ChordId, chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { findScale } from '../theory/scale'
import { compileDrill } from './compile-drill'
import type { Drill } from './drill'
import { DRILL_LEVELS } from './rhythm-table'
import { DRILL_TARGETS, type DrillTarget } from './target-table'

const CHORDS: readonly (readonly [key: string, scale: string, root: string, chord: ChordId])[] = [
  ['C', 'major', 'C', 'major'],
  ['C', 'major', 'G', 'dominant7'],
  ['A', 'naturalMinor', 'A', 'minor'],
  ['D', 'dorian', 'D', 'minor7'],
]
const POSITIONS: readonly PositionName[] = ['any', 'open', 'seventh']

/** Every drill of a target that can be played; a refused one is none. */
function drillsOf(target: DrillTarget): readonly Drill[] {
  const rows = CHORDS.flatMap((chord) =>
    DRILL_LEVELS.flatMap((level) =>
      [1, 2].flatMap((bars) => POSITIONS.map((position) => ({ chord, level, bars, position }))),
    ),
  )
  return rows.flatMap(({ chord: [key, scale, root, chord], ...row }) => {
    try {
      const names = { key: parseRoot(key)!, chordRoot: parseRoot(root)!, scale: findScale(scale)! }
      const request = {
        ...names,
        ...row,
        chord: chordTypeById(chord)!,
        target,
        neck: STANDARD_NECK,
      }
      return [compileDrill(request)]
    } catch (thrown) {
      if (thrown instanceof DomainError) return []
      throw thrown
    }
  })
}

test.each(['approach', 'enclosure'] as const)(
  '%s drills loop without a leap of a sixth',
  (target) => {
    const drills = drillsOf(target)
    expect(drills.length).toBeGreaterThan(60)
    const leaps = drills.map(({ targets }) => Math.abs(targets.at(-1)!.midi - targets[0]!.midi))
    expect(Math.max(...leaps)).toBeLessThanOrEqual(7)
  },
)

test('enclosures land on the beats that their words say', () => {
  for (const { targets, objective } of drillsOf('enclosure')) {
    const landings = targets.filter(({ role }) => role === 'landing')
    const beats = new Set(landings.map(({ startBeat }) => startBeat % 4))
    const words = beats.size === 1 ? 'landing on beat three' : 'landing on beats one and three'
    expect([...beats].every((beat) => beat === 0 || beat === 2)).toBe(true)
    expect(objective).toContain(`${words},`)
  }
})

describe('a drill plays each pitch at one place', () => {
  test.each(DRILL_TARGETS)('%s', (target) => {
    for (const { positionDrill, title } of drillsOf(target)) {
      const places = new Map<number, string>()
      for (const { midi, string, fret } of positionDrill) {
        expect(places.get(midi) ?? `${string}:${fret}`, title).toBe(`${string}:${fret}`)
        places.set(midi, `${string}:${fret}`)
      }
    }
  })
})
