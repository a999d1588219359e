import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, STANDARD_NECK } from '../instrument/neck'
import { neckOfNotes } from '../instrument/read-neck'
import { refinger } from './refinger'

const placed = (midis: readonly number[], nearFret: number) =>
  refinger(
    midis.map((midi) => ({ midi })),
    nearFret,
    STANDARD_NECK,
  ).places.map((place) => place && `${place.string}:${place.fret}`)

describe('pitches of a chord that was never written down as frets', () => {
  test.each([
    [[48, 52, 55, 60, 64], 0, ['5:3', '4:2', '3:0', '2:1', '1:0']],
    [[53, 57, 60], 5, ['5:8', '4:7', '3:5']],
    [[53, 57, 60], 10, ['6:13', '5:12', '4:10']],
  ])('%j near fret %i take one string each, close to the hand', (midis, nearFret, places) => {
    expect(placed(midis, nearFret)).toEqual(places)
  })

  // Every way to lay them would take minutes.
  test('on ten strings of one pitch some of ten are laid', () => {
    const neck = neckOfNotes(INSTRUMENTS[0]!, new Array(10).fill('E2'), 0)
    const pitches = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2].map((fret) => ({ midi: 40 + fret }))
    const { places, leftOut } = refinger(pitches, 1, neck)
    expect(places.filter((place) => place !== null).length).toBe(10 - leftOut.length)
    expect(leftOut.length).toBeLessThan(10)
  })

  test('of two notes that only one string has, the higher or lower one is left out', () => {
    expect(placed([40, 41], 0).filter((place) => place !== null)).toHaveLength(1)
  })
})
