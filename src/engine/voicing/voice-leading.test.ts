import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { selectGrips } from './chord-voicings'
import { describeMotion } from './describe-motion'
import type { GripChoice } from './grip-motion'
import { gripTableOf, motionCost } from './grip-motion'
import { type GripPair, leastMotionPairs } from './voice-leading'
import { spellTones, voicingOf } from './voicing'

const tonesOf = (root: string, id: string) => spellTones(parseRoot(root)!, chordTypeById(id)!)
const grip = (root: string, id: string, text: string) =>
  voicingOf(parseFrets(text)!, tonesOf(root, id), STANDARD_NECK)

/** The grips of a chord, or every so many of them. */
function choiceOf(root: string, id: string, step = 1): GripChoice {
  const rootPitchClass = pitchClassOf(parseRoot(root)!)
  const chord = chordTypeById(id)!
  const indices = selectGrips(rootPitchClass, chord, STANDARD_NECK).filter(
    (index) => index % step === 0,
  )
  return { table: gripTableOf(rootPitchClass, chord, STANDARD_NECK), indices }
}

const CHANGES = [
  ['C', 'major', 'A', 'minor'],
  ['D', 'minor7', 'G', 'dominant7'],
  ['G', 'dominant7', 'C', 'major7'],
  ['B', 'diminished', 'C', 'major'],
  ['E', 'power5', 'A', 'dominant13'],
] as const

describe('describeMotion', () => {
  test('from C to A minor two fingers stay and one voice moves', () => {
    const motion = describeMotion(grip('C', 'major', 'x32010'), grip('A', 'minor', 'x02210'))
    expect(motion).toMatchObject({ handShift: 0, heldFingers: 2, commonTones: 3 })
    expect(motion.fingers).toEqual([
      { finger: 'index', move: 'stays', strings: [2], fret: 1 },
      { finger: 'middle', move: 'stays', strings: [4], fret: 2 },
      { finger: 'ring', move: 'placed', strings: [3], fret: 2 },
    ])
    expect(motion.voices.map((voice) => `${voice.from}-${voice.to}`)).toEqual([
      'C3-A2',
      'E3-E3',
      'G3-A3',
      'C4-C4',
      'E4-E4',
    ])
    expect(motion.voiceSemitones).toBe(5)
  })

  test('a barre chord moved up slides on every finger', () => {
    const motion = describeMotion(grip('F', 'major', '133211'), grip('G', 'major', '355433'))
    expect(motion.handShift).toBe(2)
    expect(motion.fingers.map((step) => step.move)).toEqual([
      'slides',
      'slides',
      'slides',
      'slides',
    ])
    expect(motion.voiceSemitones).toBe(12)
    expect(motion.cost).toBe(4 * 2 + 2 * 12 + 4)
  })

  test('a voice splits where the next grip is fuller', () => {
    const motion = describeMotion(grip('C', 'major', 'xxx553'), grip('C', 'major', 'xx5558'))
    expect(motion.voices.length).toBe(4)
    expect(new Set(motion.voices.map((voice) => voice.from)).size).toBe(3)
  })

  test('a grip to itself costs nothing', () => {
    const same = grip('G', 'major', '320003')
    expect(describeMotion(same, same)).toMatchObject({ cost: 0, heldFingers: 3, commonTones: 6 })
  })

  test('a grip of open strings costs no hand shift', () => {
    const open = grip('G', 'major', 'xx000x')
    expect(describeMotion(open, grip('C', 'major', 'x-x-10-9-8-8')).handShift).toBe(0)
  })
})

describe('motionCost', () => {
  test.each(CHANGES)('from %s %s to %s %s is what the description adds up to', (...change) => {
    const [fromRoot, fromId, toRoot, toId] = change
    const from = choiceOf(fromRoot, fromId, 17)
    const to = choiceOf(toRoot, toId, 13)
    let compared = 0
    for (const i of from.indices) {
      const before = voicingOf(
        fretsOf(from.table.ranked.grips[i]!, 6),
        tonesOf(fromRoot, fromId),
        STANDARD_NECK,
      )
      for (const j of to.indices) {
        const after = voicingOf(
          fretsOf(to.table.ranked.grips[j]!, 6),
          tonesOf(toRoot, toId),
          STANDARD_NECK,
        )
        const cost = motionCost(from.table, i, to.table, j)
        expect(cost, `${before.text} ${after.text}`).toBe(describeMotion(before, after).cost)
        // Above the limit it may stop early, but never below it nor with less than the limit.
        expect(motionCost(from.table, i, to.table, j, cost)).toBe(cost)
        expect(motionCost(from.table, i, to.table, j, cost - 1)).toBeGreaterThan(cost - 1)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(50)
  })
})

describe('leastMotionPairs', () => {
  test.each(CHANGES)('from %s %s to %s %s finds what sorting all pairs finds', (...change) => {
    const [fromRoot, fromId, toRoot, toId] = change
    const from = choiceOf(fromRoot, fromId, 5)
    const to = choiceOf(toRoot, toId, 3)
    const all: GripPair[] = from.indices.flatMap((i) =>
      to.indices.map((j) => ({ from: i, to: j, cost: motionCost(from.table, i, to.table, j) })),
    )
    all.sort((a, b) => a.cost - b.cost || a.from + a.to - b.from - b.to || a.from - b.from)
    for (const limit of [1, 7, 24]) {
      expect(leastMotionPairs(from, to, limit)).toEqual(all.slice(0, limit))
    }
  })

  test('gives nothing where a chord has no grip', () => {
    const some = choiceOf('C', 'major')
    expect(leastMotionPairs({ ...some, indices: [] }, some, 5)).toEqual([])
  })
})
