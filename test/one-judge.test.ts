/** Naming a grip and checking a named grip come to the same verdict. */

import { describe, expect, test } from 'vitest'
import { formatFrets, parseFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { identifyChordName } from '#operations/chords/identify'
import { readRequest } from '#operations/reading/read-request'
import { checkTab } from '#operations/tab/check'
import { drawCount } from './support/draw-count'
import { drawFrom } from './support/random-request'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const GRIP_COUNT = drawCount(800)

const check = (frets: string, symbol: string) =>
  checkTab.run(readRequest(checkTab, { frets, symbol }), CONTEXT)
const nameOf = (frets: string, key?: string) =>
  identifyChordName.run(
    readRequest(identifyChordName, { frets, limit: 1, ...(key !== undefined && { key }) }),
    CONTEXT,
  ).chords[0]?.symbol

/** Grips of any frets 0–12, with muted strings; a third of them within four frets. */
function drawGrips(seed: number): readonly string[] {
  const draw = drawFrom(seed)
  return Array.from({ length: GRIP_COUNT }, (_, index) => {
    const lowest = index % 3 === 0 ? 1 + draw(8) : 0
    const frets = Array.from({ length: 6 }, () =>
      draw(5) === 0 ? null : lowest === 0 ? draw(13) : lowest + draw(4),
    )
    return formatFrets(frets.every((fret) => fret === null) ? [3, ...frets.slice(1)] : frets)
  })
}

describe('the first name of a grip', () => {
  test.each([undefined, 'Eb', 'F#m'])('is accepted when it is claimed, in the key %s', (key) => {
    const grips = drawGrips(key === undefined ? 20261122 : key.length)
    const named = grips.flatMap((frets) => {
      const symbol = nameOf(frets, key)
      return symbol === undefined ? [] : [{ frets, symbol }]
    })
    expect(named.length).toBeGreaterThan(GRIP_COUNT / 8)
    const denied = named.filter(({ frets, symbol }) => !check(frets, symbol).claim!.matches)
    expect(denied).toEqual([])
  })

  test.each([
    ['781431', 'G7b13'],
    ['x3x3xx', 'C7(no3)'],
    ['x32010', 'C'],
    ['x3201x', 'C'],
  ])('of %s is %s', (frets, symbol) => {
    expect(nameOf(frets)).toBe(symbol)
    expect(check(frets, symbol).claim).toMatchObject({ matches: true, nearestFrets: null })
  })
})

describe('a wrong name is refused', () => {
  test.each([
    ['x32010', 'Cm'],
    ['x32010', 'C7'],
    ['x32010', 'Am'],
    ['320003', 'G7'],
    ['x02220', 'Am'],
    ['x02210', 'A'],
    ['022000', 'E7'],
    ['x32310', 'Cmaj7'],
    ['781431', 'G7'],
    ['781431', 'Gmaj7'],
    ['xx0212', 'Bm7'],
    ['x3303x', 'C7'],
  ])('%s is no %s', (frets, symbol) => {
    expect(check(frets, symbol).claim!.matches).toBe(false)
  })

  test('whenever the root of the claimed triad is silent', () => {
    const roots = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
    for (const frets of drawGrips(7).slice(0, drawCount(100))) {
      const sounding = new Set(
        soundingPositionsOf(parseFrets(frets)!).map((at) => midiAt(at, STANDARD_NECK) % 12),
      )
      for (const [pitchClass, root] of roots.entries()) {
        if (!sounding.has(pitchClass)) expect(check(frets, root).claim!.matches).toBe(false)
      }
    }
  })
})
