/** Agreement of the voicing search with published chord shapes; the figures are the bench's. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { packGrip } from '#engine/hand/grip'
import { parseFrets } from '#engine/instrument/fret-text'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { readAllTypeShapes } from '../bench/all-type-shapes'
import { readPublishedShapes, TEXTBOOK_CHORDS } from '../bench/published-shapes'
import { listFound, listHeldOut, listRanked, recallAt } from '../bench/recall'

const shapes = readPublishedShapes()

describe('against the 288 shapes of chords-db', () => {
  test('the search finds every one', () => {
    expect(shapes.length).toBe(288)
    expect(recallAt(shapes, [Number.MAX_SAFE_INTEGER], listFound)).toEqual([1])
  })

  test('95 % are among the first 12 of their chord and 97 % among the first 24', () => {
    const [at12, at24] = recallAt(shapes, [12, 24], listRanked)
    expect(at12).toBeGreaterThanOrEqual(0.95)
    expect(at24).toBeGreaterThanOrEqual(0.97)
  })

  test('91 % are among the first 12 even when the shapes of the asked root are unknown', () => {
    const [at12] = recallAt(shapes, [12], listHeldOut(shapes))
    expect(at12).toBeGreaterThanOrEqual(0.91)
  })

  test('nine in ten are fingered as published', () => {
    const same = shapes.filter(
      (shape) => fingerGrip(shape.frets).fingers.join() === shape.fingers.join(),
    )
    expect(same.length / shapes.length).toBeGreaterThanOrEqual(0.9)
  })
})

describe('against chords-db of all types, by rules and taught grips alone beyond the six', () => {
  const all = readAllTypeShapes()

  test('79 % are among the first 12 of their chord and 88 % among the first 24', () => {
    expect(all.length).toBeGreaterThan(1800)
    expect(new Set(all.map(({ suffix }) => suffix)).size).toBeGreaterThanOrEqual(40)
    const [at12, at24, found] = recallAt(all, [12, 24, Number.MAX_SAFE_INTEGER], listRanked)
    expect(at12).toBeGreaterThanOrEqual(0.79)
    expect(at24).toBeGreaterThanOrEqual(0.88)
    expect(found).toBeGreaterThanOrEqual(0.97)
  })
})

test.each(TEXTBOOK_CHORDS)('%s %s %s is among the first four', (root, id, text) => {
  const ranked = listRanked(pitchClassOf(parseRoot(root)!), chordTypeById(id)!)
  const rank = Array.from(ranked).indexOf(packGrip(parseFrets(text)!)) + 1
  expect(rank).toBeGreaterThan(0)
  expect(rank).toBeLessThanOrEqual(4)
})
