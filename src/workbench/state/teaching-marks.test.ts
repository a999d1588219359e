import { expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { openProject } from './project-store'
import { teachingMarks } from './teaching-marks'

/** The marks of a lesson in A minor that points at one thing. */
function marksOf(selector: Record<string, string | number>) {
  const plain = defaultProjectState()
  openProject({
    ...plain,
    theory: { ...plain.theory, root: 'A', scale: 'naturalMinor' },
    overlays: [{ title: 'Lesson', marks: [{ role: 'target', selector }] }],
  })
  return teachingMarks.value
}

test.each([
  ['pitch class E flat', { kind: 'pitch-class', pitchClass: 'Eb' }, 3, 7, 27, 99],
  ['the flat third of A', { kind: 'degree', degree: 'b3' }, 0, 8, 24, 108],
  ['the flat first of A', { kind: 'degree', degree: 'b1' }, 8, 7, 32, 104],
])('%s is marked on every key and every fret', (_, selector, pitchClass, keys, lowest, highest) => {
  const [mark] = marksOf(selector)
  expect(mark!.midis).toHaveLength(keys)
  expect([mark!.midis[0], mark!.midis.at(-1)]).toEqual([lowest, highest])
  for (const midi of mark!.midis) expect(pitchClassOfMidi(midi)).toBe(pitchClass)
  // Two octaves of every string; a third place where it is the open one.
  expect(mark!.places.length).toBeGreaterThanOrEqual(12)
  for (const place of mark!.places)
    expect(pitchClassOfMidi(midiAt(place, STANDARD_NECK))).toBe(pitchClass)
})

test.each([
  ['a kind that is not known', { kind: 'colour', colour: 'blue' }],
  ['a pitch class that is none', { kind: 'pitch-class', pitchClass: 'H' }],
  ['a degree that is none', { kind: 'degree', degree: 'x' }],
])('%s marks nothing', (_, selector) => {
  expect(marksOf(selector)).toEqual([])
})
