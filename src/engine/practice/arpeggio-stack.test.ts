/** Arpeggios of ninths, elevenths and thirteenths: 1 3 5 b7 9, the ninth above the octave. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { compileDrill } from './compile-drill'
import type { DrillLevel } from './rhythm-table'

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

function drillOf(root: string, chord: string, level: DrillLevel, bars: number) {
  const key = parseRoot(root)!
  const request = { key, chordRoot: key, scale: scaleById('major')!, chord: chordTypeById(chord)! }
  return compileDrill({ ...request, target: 'arpeggio', level, bars, neck: STANDARD_NECK })
}

// biome-ignore format: a chord a line
const STACKS: readonly (readonly [string, string])[] = [
  ['dominant9', 'R 3 5 b7 9'], ['minor9', 'R b3 5 b7 9'], ['major9', 'R 3 5 7 9'],
  ['majorAdd9', 'R 3 5 9'], ['dominant7flat9', 'R 3 5 b7 b9'], ['dominant7sharp9', 'R 3 5 b7 #9'],
]

describe.each(STACKS)('%s goes up %s', (chord, stack) => {
  const size = stack.split(' ').length
  test.each(ROOTS)('from %s', (root) => {
    for (const [level, bars] of [
      ['beginner', 2],
      ['intermediate', 1],
      ['advanced', 1],
    ] as const) {
      const { targets, proof } = drillOf(root, chord, level, bars)
      const up = targets.slice(0, size)
      expect(up.map(({ interval }) => interval).join(' '), level).toBe(stack)
      expect(up.at(-1)!.midi - up[0]!.midi).toBeGreaterThan(12)
      expect(Object.values(proof)).not.toContain(false)
    }
  })
})

describe('a tone above the seventh is told as the chord names it', () => {
  test.each(['dominant9', 'minor9', 'dominant11', 'dominant13', 'major13'])('%s', (chord) => {
    for (const root of ROOTS) {
      for (const level of ['beginner', 'intermediate', 'advanced'] as const) {
        const told = drillOf(root, chord, level, 2).targets.map(({ interval }) => interval)
        expect(
          told.some((interval) => ['2', '4', '6'].includes(interval)),
          root,
        ).toBe(false)
      }
    }
  })
})

test.each([
  ['major6', '6'],
  ['sus4', '4'],
  ['sus2', '2'],
])('%s keeps its %s within the octave', (chord, interval) => {
  const { targets } = drillOf('C', chord, 'intermediate', 1)
  const own = targets.filter((target) => target.interval === interval)
  expect(own.length).toBeGreaterThan(0)
})
