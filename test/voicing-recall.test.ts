/** Agreement of the voicing search with published chord shapes; the figures are the bench's. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { fretsOf, packGrip, patternOf } from '#engine/hand/grip'
import { formatFrets, parseFrets } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { publishedGripsOf } from '#engine/voicing/published-grip-table'
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

describe('against chords-db of all types', () => {
  const all = readAllTypeShapes()

  test('95 % are among the first 12 of their chord and 98 % among the first 24', () => {
    expect(all.length).toBeGreaterThan(1800)
    expect(new Set(all.map(({ suffix }) => suffix)).size).toBeGreaterThanOrEqual(40)
    const [at12, at24] = recallAt(all, [12, 24], listRanked)
    expect(at12).toBeGreaterThanOrEqual(0.95)
    expect(at24).toBeGreaterThanOrEqual(0.98)
  })

  test('84 and 93 % even when the shapes of the asked root are unknown', () => {
    const [at12, at24] = recallAt(all, [12, 24], listHeldOut(all))
    expect(at12).toBeGreaterThanOrEqual(0.84)
    expect(at24).toBeGreaterThanOrEqual(0.93)
  })

  test('no chord begins with another bass than its root', () => {
    const inverted = all.filter(({ rootPitchClass, chord }) => {
      const frets = fretsOf(listRanked(rootPitchClass, chord)[0]!, 6)
      const midis = frets.flatMap((fret, place) =>
        fret === null ? [] : [midiAt({ string: 6 - place, fret }, STANDARD_NECK)],
      )
      return Math.min(...midis) % 12 !== rootPitchClass
    })
    expect(inverted.map(({ rootPitchClass, suffix }) => `${rootPitchClass} ${suffix}`)).toEqual([])
  })

  const isFound = ({ rootPitchClass, chord, frets }: (typeof all)[number]) =>
    Array.from(listFound(rootPitchClass, chord)).includes(packGrip(frets))

  test('the table of published grips holds the patterns that a hand can hold and no others', () => {
    for (const chord of new Set(all.map((shape) => shape.chord))) {
      const patterns = all
        .filter((shape) => shape.chord === chord && isFound(shape))
        .map(({ frets }) => formatFrets(fretsOf(patternOf(packGrip(frets)), 6)))
      const counted = new Map<string, number>()
      for (const pattern of patterns) counted.set(pattern, (counted.get(pattern) ?? 0) + 1)
      expect(new Map(publishedGripsOf(chord.id)), chord.id).toEqual(counted)
    }
  })
})

test.each(TEXTBOOK_CHORDS)('%s %s %s is among the first four', (root, id, text) => {
  const ranked = listRanked(pitchClassOf(parseRoot(root)!), chordTypeById(id)!)
  const rank = Array.from(ranked).indexOf(packGrip(parseFrets(text)!)) + 1
  expect(rank).toBeGreaterThan(0)
  expect(rank).toBeLessThanOrEqual(4)
})
