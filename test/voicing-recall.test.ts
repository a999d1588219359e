/** Agreement of the voicing search with published chord shapes; the figures are the bench's. */
import { describe, expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { fretsOf, packGrip, patternOf } from '#engine/hand/grip'
import { formatFrets, parseFrets } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { formRowsOf } from '#engine/voicing/form-table'
import { readAllTypeShapes } from '../bench/all-type-shapes'
import { FIRST_GRIPS } from '../bench/first-grips'
import { readPublishedShapes, TEXTBOOK_CHORDS } from '../bench/published-shapes'
import {
  listByFacts,
  listFound,
  listHeldOut,
  listRanked,
  listTypeHeldOut,
  recallAt,
} from '../bench/recall'

const shapes = readPublishedShapes()

describe('against the 288 shapes of chords-db', () => {
  test('the search finds every one', () => {
    expect(shapes.length).toBe(288)
    expect(recallAt(shapes, [Number.MAX_SAFE_INTEGER], listFound)).toEqual([1])
  })

  test('88 % are among the first 12 of their chord even when the shapes of the asked root are unknown', () => {
    const [at12] = recallAt(shapes, [12], listHeldOut(shapes))
    expect(at12).toBeGreaterThanOrEqual(0.88)
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

  const isFound = ({ rootPitchClass, chord, frets }: (typeof all)[number]) =>
    Array.from(listFound(rootPitchClass, chord)).includes(packGrip(frets))
  const held = all.filter(isFound)

  test('99 of 100 shapes of forty types are held by a hand', () => {
    expect(all.length).toBeGreaterThan(1800)
    expect(new Set(all.map(({ suffix }) => suffix)).size).toBeGreaterThanOrEqual(40)
    expect(held.length / all.length).toBeGreaterThan(0.985)
  })

  test.each([
    ['the shapes of the asked root', listHeldOut(held), 0.8295, 0.915],
    ['all shapes of the asked chord type', listTypeHeldOut, 0.72, 0.85],
    ['all that is known', listByFacts, 0.69, 0.83],
  ])('of these early even without %s', (_, list, least12, least24) => {
    const [at12, at24] = recallAt(held, [12, 24], list)
    expect(at12).toBeGreaterThanOrEqual(least12)
    expect(at24).toBeGreaterThanOrEqual(least24)
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

  test('the table of published grips holds the patterns that a hand can hold and no others', () => {
    for (const chord of new Set(all.map((shape) => shape.chord))) {
      const patterns = held
        .filter((shape) => shape.chord === chord)
        .map(({ frets }) => formatFrets(fretsOf(patternOf(packGrip(frets)), 6)))
      const counted = new Map<string, number>()
      for (const pattern of patterns) counted.set(pattern, (counted.get(pattern) ?? 0) + 1)
      const rows = formRowsOf(chord.id).filter(({ publishedRoots }) => publishedRoots > 0)
      const listed = rows.map(({ frets, publishedRoots }) => [frets, publishedRoots] as const)
      expect(new Map(listed), chord.id).toEqual(counted)
    }
  })
})

test.each(TEXTBOOK_CHORDS)('%s %s %s is among the first four', (root, id, text) => {
  const ranked = listRanked(pitchClassOf(parseRoot(root)!), chordTypeById(id)!)
  const rank = Array.from(ranked).indexOf(packGrip(parseFrets(text)!)) + 1
  expect(rank).toBeGreaterThan(0)
  expect(rank).toBeLessThanOrEqual(4)
})

test('58 of 60 plain chords begin as chord books do', () => {
  expect(FIRST_GRIPS.length).toBe(60)
  const right = FIRST_GRIPS.filter(({ root, chord, frets }) =>
    frets.includes(formatFrets(fretsOf(listRanked(pitchClassOf(root), chord)[0]!, 6))),
  )
  expect(right.length).toBeGreaterThanOrEqual(58)
})
