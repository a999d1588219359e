/** Barres that a hand lays, and those that none does. */
import { expect, test } from 'vitest'
import type { OnsetGrip } from './hand-plan'
import { hasLegalBarres } from './verify-grip'

/** A grip of `string:fret/finger`, with its barres named. */
function gripOf(places: string): OnsetGrip {
  const sounding = places.split(' ').map((place, note) => {
    const [string = 0, fret = 0, finger = 0] = place.split(/[:/]/).map(Number)
    return { note, midi: 0, string, fret, finger, heldFrom: 0 }
  })
  const barres = [1, 2, 3, 4].flatMap((finger) => {
    const own = sounding.filter((place) => place.finger === finger)
    if (own.length < 2) return []
    const strings = own.map(({ string }) => string)
    const [first, last] = [Math.max(...strings), Math.min(...strings)]
    return [{ finger, fret: own[0]!.fret, fromString: first, toString: last }]
  })
  return { startBeat: 0, hand: 1, sounding, barres, letGo: [] }
}

test.each([
  ['the index over six strings', '6:1/1 5:3/3 4:3/4 3:2/2 2:1/1 1:1/1', true],
  ['the ring finger over the three strings of an A shape', '5:1/1 4:3/3 3:3/3 2:3/3', true],
  ['the little finger over four strings', '4:5/4 3:5/4 2:5/4 1:5/4', true],
  ['the ring finger over five strings', '6:7/3 2:7/3 3:8/4', false],
  ['the index at one fret, the ring finger at another', '6:3/1 5:3/1 4:5/3 3:5/3', true],
  ['two fingers at one fret over a muted string', '6:3/1 5:3/1 3:3/2 2:3/2', false],
  ['two fingers at one fret on neighbouring strings', '4:5/2 3:5/2 2:5/3 1:5/3', false],
  ['two fingers at one fret beside an open string', '6:3/1 5:3/1 4:0 3:3/2 2:3/2', true],
  ['a barre over a string that sounds lower', '5:3/1 4:2/2 3:3/1', false],
])('%s', (_, places, isLegal) => {
  expect(hasLegalBarres(gripOf(places))).toBe(isLegal)
})
