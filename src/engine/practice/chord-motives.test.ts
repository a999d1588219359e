/** Drills of chord tones say one motive and its sequence: groups that begin one chord tone further on. */
import { describe, expect, test } from 'vitest'
import type { PositionName } from '../hand/hand-window'
import { STANDARD_NECK } from '../instrument/neck'
import { type ChordId, chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { findScale } from '../theory/scale'
import { compileDrill } from './compile-drill'
import type { DrillLevel } from './rhythm-table'

type Row = readonly [root: string, chord: ChordId, position: PositionName]

// biome-ignore format: a chart
const ROWS: readonly Row[] = [
  ['C', 'major', 'seventh'], ['D', 'major', 'fifth'], ['Eb', 'major', 'fifth'], ['G', 'major', 'third'],
  ['A', 'minor', 'fifth'], ['B', 'minor', 'seventh'], ['D', 'minor', 'fifth'], ['F#', 'minor', 'second'],
  ['C', 'major7', 'seventh'], ['F', 'major7', 'fifth'], ['Bb', 'major7', 'fifth'], ['D', 'minor7', 'fifth'],
  ['E', 'minor7', 'seventh'], ['G', 'dominant7', 'third'], ['A', 'dominant7', 'fifth'], ['Bb', 'dominant7', 'sixth'],
  ['C', 'dominant7', 'eighth'], ['B', 'diminished', 'seventh'],
]
const LEVELS: readonly (readonly [level: DrillLevel, bars: number])[] = [
  ['beginner', 4],
  ['intermediate', 4],
  ['intermediate', 8],
]

function drillOf([root, chord, position]: Row, level: DrillLevel, bars: number) {
  const key = parseRoot(root)!
  const isMinor = chord === 'minor' || chord === 'minor7'
  return compileDrill({
    key,
    scale: findScale(isMinor ? 'naturalMinor' : 'major')!,
    chordRoot: key,
    chord: chordTypeById(chord)!,
    target: 'chord-tones',
    level,
    bars,
    position,
    neck: STANDARD_NECK,
  })
}

/** 1 or −1 where the groups of a size all rise or fall by neighbours; 0 where one does neither. */
const headingOf = (group: readonly number[], step: number): number => {
  const moves = group.slice(1).map((rung, index) => rung - group[index]!)
  return moves.every((move) => Math.abs(move) === step && move === moves[0])
    ? Math.sign(moves[0]!)
    : 0
}

function isMotive(rungs: readonly number[], size: number): boolean {
  const groups = Array.from({ length: rungs.length / size }, (_, at) =>
    rungs.slice(at * size, (at + 1) * size),
  )
  const headings = groups.map((group) => headingOf(group, size === 2 ? 2 : 1))
  return headings.every((heading, at) => {
    if (heading === 0) return false
    if (at === 0) return true
    if (heading !== headings[at - 1])
      return Math.abs(groups[at]![0]! - groups[at - 1]!.at(-1)!) === 1
    return groups[at]![0]! - groups[at - 1]![0]! === heading
  })
}

describe.each(LEVELS)('%s, %i bars', (level, bars) => {
  test.each(ROWS)('%s %s in %s position', (...row) => {
    const { targets } = drillOf(row, level, bars)
    const ladder = [...new Set(targets.map(({ midi }) => midi))].sort((a, b) => a - b)
    const rungs = targets.map(({ midi }) => ladder.indexOf(midi))
    expect(isMotive(rungs, 4) || isMotive(rungs, 2), rungs.join(' ')).toBe(true)
    expect(['root', 'chord-tone']).toContain(targets.at(-1)!.role)
  })
})
