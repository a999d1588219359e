import { describe, expect, test } from 'vitest'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot } from '../theory/pitch'
import { describeMotion } from './describe-motion'
import { progressionTabOf } from './progression-tab'
import { isTabOf, provePath } from './prove-path'
import { spellTones, voicingOf } from './voicing'

const grip = (root: string, id: string, text: string) =>
  voicingOf(parseFrets(text)!, spellTones(parseRoot(root)!, chordTypeById(id)!), STANDARD_NECK)
const path = [
  grip('C', 'major', 'x32010'),
  grip('A', 'minor', 'x02210'),
  grip('F', 'major', '133211'),
]
const changes = describeMotion(path[0]!, path[1]!).cost + describeMotion(path[1]!, path[2]!).cost

describe('provePath', () => {
  test('holds when grips and changes add up', () => {
    expect(provePath(path, 7, changes + 7)).toEqual({ costIsSumOfParts: true, allGripsValid: true })
  })

  test('fails for a cost that is off by one', () => {
    expect(provePath(path, 7, changes + 8).costIsSumOfParts).toBe(false)
  })

  test('fails for a grip that its own proof refuses', () => {
    const refused = { ...path[1]!, proof: { ...path[1]!.proof, valid: false } }
    expect(provePath([path[0]!, refused], 0, 0).allGripsValid).toBe(false)
  })
})

describe('isTabOf', () => {
  const notes = progressionTabOf(path, 4)

  test('holds for the tab of the grips', () => {
    expect(isTabOf(notes, path, 4, STANDARD_NECK)).toBe(true)
    expect(notes.map((note) => note.startBeat)).toEqual([
      0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 8, 8, 8, 8, 8, 8,
    ])
    expect(notes[0]).toMatchObject({ id: 'progression-5-3-1', midi: 48, durationBeats: 4 })
  })

  test('fails for a missing, a moved and a wrongly pitched note', () => {
    expect(isTabOf(notes.slice(1), path, 4, STANDARD_NECK)).toBe(false)
    expect(isTabOf(notes, path, 2, STANDARD_NECK)).toBe(false)
    const [first, ...rest] = notes
    expect(isTabOf([{ ...first!, midi: 49 }, ...rest], path, 4, STANDARD_NECK)).toBe(false)
  })
})
