import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, chordTypeById } from '../theory/chord'
import { chooseGrips, leastMotionPairs } from '../voicing/voice-leading'
import { GRIPS_CONSIDERED, nearestGripsOf } from './nearest-grips'

describe('the nearest grips of two chords', () => {
  test.each(CHORD_IDS)('from %s are the pair that comes first among all pairs', (id) => {
    const from = chordTypeById(id)!
    for (const [index, toId] of CHORD_IDS.entries()) {
      const to = chordTypeById(toId)!
      for (const [fromRoot, toRoot] of [
        [0, 7],
        [3, 3],
        [11, 4 + index],
        [6, 0],
      ] as const) {
        const here = chooseGrips(fromRoot, from, GRIPS_CONSIDERED, STANDARD_NECK)
        const there = chooseGrips(toRoot, to, GRIPS_CONSIDERED, STANDARD_NECK)
        const [least] = leastMotionPairs(here, there, 1)
        const { pair, motionCost } = nearestGripsOf(fromRoot, from, toRoot, to, STANDARD_NECK)
        expect([pair?.from.frets, pair?.to.frets, motionCost]).toEqual([
          fretsOf(here.table.ranked.grips[least!.from]!, 6),
          fretsOf(there.table.ranked.grips[least!.to]!, 6),
          least!.cost,
        ])
      }
    }
  })
})
