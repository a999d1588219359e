/** GET /api/route with chords: notes with + between them start together. */
import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { getRoute, planMelody } from './route'

const BASE = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) => getRoute.run(readQuery(getRoute, query).request, BASE)

const placesOf = (query: string) => {
  const [best] = ask(query).routes
  return best!.notes.map(({ string, fret }) => `${string}:${fret}`).join(' ')
}

// biome-ignore format: one chord a line
test.each([
  ['notes=C3%2BE3%2BG3%2BC4%2BE4&style=acoustic', '5:3 4:2 3:0 2:1 1:0'],
  ['notes=E2%2BB2%2BE3%2BG%233%2BB3%2BE4&style=acoustic', '6:0 5:2 4:2 3:1 2:0 1:0'],
  ['notes=43%2B50%2B59%2B67&style=acoustic', '6:3 4:0 2:0 1:3'],
])('%s is the grip that a player knows', (query, places) => {
  expect(placesOf(query)).toBe(places)
})

test('the answer is that of the posted notes, one item after the other', () => {
  const posted = [
    { note: 'C3', startBeat: 2, durationBeats: 2 },
    { note: 'E3', startBeat: 2, durationBeats: 2 },
    { note: 'D4', startBeat: 4, durationBeats: 2 },
  ]
  const { routes } = planMelody.run(readRequest(planMelody, { notes: posted }), BASE)
  expect(ask('notes=C3%2BE3,D4&startBeat=2&durationBeats=2').routes).toEqual(routes)
})

test('a list without a + is the line that it was', () => {
  const { routes } = ask('notes=C3,E3,G3')
  expect(routes[0]).not.toHaveProperty('onsets')
  expect(routes[0]!.breakdown.map(({ term }) => term)).not.toContain('gap-in-chord')
})

test('blanks around a + and a comma are fine', () => {
  expect(placesOf('notes=C3%20%2B%20E3,%20D4')).toBe(placesOf('notes=C3%2BE3,D4'))
})

describe('refusals', () => {
  test('notes without a comma are no chord: both ways to write them are told', () => {
    const refusal = () => ask('notes=C3+E3+G3')
    expect(refusal).toThrow(RequestError)
    expect(refusal).toThrow(/separate notes with commas; notes that start together have a \+/)
    expect(refusal).toThrow(/did you mean "C3,E3,G3"/)
  })

  // biome-ignore format: one case a line
  test.each([
    ['notes=C3%2BE', /E has no octave/],
    ['notes=C3%2B%2BE3', /is not a note name/],
    ['notes=C3%2BH3', /is not a note name/],
    ['notes=C3%2BE3&shape=E-major-barre:1', /a shape goes with a line of single notes/],
    ['notes=C3%2BE3&style=open', /is for single lines/],
    [`notes=${Array.from({ length: 300 }, () => 'C3%2BE3').join(',')}`, /600 notes are more than the 512/],
  ])('%.60s', (query, message) => {
    expect(() => ask(query)).toThrow(RequestError)
    expect(() => ask(query)).toThrow(message)
  })

  test.each([
    ['strict=1', true],
    ['strict=true', true],
    ['strict=0', false],
    ['strict=false', false],
  ])('a chord that no hand plays among others, %s', (query, isRefused) => {
    const answer = () => ask(`notes=E2%2BF2,C4&${query}`)
    if (isRefused) expect(answer).toThrow(/No hand can play E2, F2 together at beat 0/)
    else expect(answer().leftOut).toHaveLength(1)
  })

  test.each(['strict=yes', 'strict=2', 'strict='])('%s says neither', (query) => {
    expect(() => ask(`notes=C4&${query}`)).toThrow(RequestError)
  })

  test('a chord that no hand plays is named', () => {
    const refusal = () => ask('notes=E2%2BF2')
    expect(refusal).toThrow(DomainError)
    expect(refusal).toThrow(/E2/)
  })
})
