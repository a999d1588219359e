/** Barres that a hand lays, and those that none does. */
import { expect, test } from 'vitest'
import type { OnsetGrip } from './hand-plan'
import { hasLegalBarres } from './verify-grip'

/** A grip of `string:fret/finger`, with the barre of a finger named. */
function gripOf(places: string, finger: number): OnsetGrip {
  const sounding = places.split(' ').map((place, note) => {
    const [string = 0, fret = 0, own = 0] = place.split(/[:/]/).map(Number)
    return { note, midi: 0, string, fret, finger: own, heldFrom: 0 }
  })
  const own = sounding.filter((place) => place.finger === finger)
  const strings = own.map(({ string }) => string)
  const [first, last] = [Math.max(...strings), Math.min(...strings)]
  const barres = [{ finger, fret: own[0]!.fret, fromString: first, toString: last }]
  return { startBeat: 0, hand: 1, sounding, barres, letGo: [] }
}

test.each([
  ['the index over six strings', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1', 1, true],
  ['the ring finger over the three strings of an A shape', '5:1/1 4:3/3 3:3/3 2:3/3', 3, true],
  ['the little finger over four strings', '4:5/4 3:5/4 2:5/4 1:5/4', 4, true],
  ['the ring finger over five strings', '6:7/3 2:7/3 3:8/4', 3, false],
  ['a barre over a string that sounds lower', '5:3/1 4:2/2 3:3/1', 1, false],
])('%s', (_, places, finger, isLegal) => {
  expect(hasLegalBarres(gripOf(places, finger))).toBe(isLegal)
})
