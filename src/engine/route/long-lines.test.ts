/** A long line is laid as its bars are alone: what is known of a line does not end with its length. */
import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { C_MAJOR } from '../theory/layer'
import { planRoutes } from './plan-routes'
import { notesOf } from './plan-routes.test-support'

/** Figures that go round, in eighths. */
const FIGURES = [
  ['C and G over their basses', 'E2 E3 G3 B3 G4 B3 A3 E3 C3 E3 G3 C4 E4 C4 G3 E3'],
  ['a tune of the first position', 'C4 D4 E4 F4 G4 F4 E4 D4 C4 B3 A3 B3'],
  ['a scale over two strings', 'E4 F#4 G4 A4 B4 A4 G4 F#4'],
  ['a bass line', 'E2 G2 A2 B2 D3 B2 A2 G2'],
  ['a high line', 'A4 C5 D5 E5 G5 E5 D5 C5'],
] as const

const placesOfTimes = (figure: string, times: number) => {
  const notes = notesOf(Array.from({ length: times }, () => figure).join(' '))
  const [route] = planRoutes({
    notes,
    theory: C_MAJOR,
    neck: STANDARD_NECK,
    limits: { limit: 1 },
  }).routes
  const texts = route!.notes.map(({ string, fret }) => `${string}.${fret}`)
  const size = notes.length / times
  // The first and the last time may begin and end elsewhere.
  const rounds = Array.from({ length: times }, (_, round) =>
    texts.slice(round * size, (round + 1) * size).join(' '),
  )
  return new Set(rounds.slice(1, -1))
}

test.each(FIGURES)('%s: sixty rounds are played as six', (_, figure) => {
  expect(placesOfTimes(figure, 60)).toEqual(placesOfTimes(figure, 6))
})
