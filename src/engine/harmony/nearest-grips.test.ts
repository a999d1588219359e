import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { formatFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, chordTypeById } from '../theory/chord'
import { pitchClassOf } from '../theory/pitch'
import { motionCost as motionCostOf } from '../voicing/grip-motion'
import { chooseGrips, leastMotionPairs } from '../voicing/voice-leading'
import { parseChordSymbol } from './chord-symbol'
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
        const [least] = leastMotionPairs(here, there, 1, 'hand')
        const { pair, motionCost } = nearestGripsOf(fromRoot, from, toRoot, to, STANDARD_NECK)
        expect([pair?.from.frets, pair?.to.frets, motionCost]).toEqual([
          fretsOf(here.table.ranked.grips[least!.from]!, 6),
          fretsOf(there.table.ranked.grips[least!.to]!, 6),
          motionCostOf(here.table, least!.from, there.table, least!.to),
        ])
      }
    }
  })

  test.each([
    ['C', 'F', 'x32010', '133211'],
    ['Am', 'Dm', 'x02210', 'xx0231'],
    ['E7', 'Dm7', '020100', 'xx0211'],
    ['C', 'G', 'x32010', '320003'],
    ['Am', 'C', 'x02210', 'x32010'],
    ['G', 'D', '320003', 'xx0232'],
  ])('%s to %s is %s to %s, low on the neck', (from, to, fromFrets, toFrets) => {
    const [a, b] = [parseChordSymbol(from)!, parseChordSymbol(to)!]
    const roots = [pitchClassOf(a.root), pitchClassOf(b.root)] as const
    const { pair } = nearestGripsOf(roots[0], a.chord, roots[1], b.chord, STANDARD_NECK)
    expect([formatFrets(pair!.from.frets), formatFrets(pair!.to.frets)]).toEqual([
      fromFrets,
      toFrets,
    ])
  })
})
