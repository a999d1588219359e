import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { readQuery } from '../reading/query'
import { RequestError } from '../registry/request-errors'
import { getRoute } from '../routes/route'
import { getPositions } from './positions'

const BASE = { baseUrl: 'https://pitch-map.example' }

function positionsOf(query: string) {
  return getPositions.document.parse(getPositions.run(readQuery(getPositions, query).request, BASE))
}
const placesOf = (query: string) =>
  positionsOf(query).positions.map(({ string, fret }) => `S${string}F${fret}`)

test('an exact pitch has its places, a name has them in every octave', () => {
  expect(placesOf('note=C4')).toEqual(['S2F1', 'S3F5', 'S4F10', 'S5F15', 'S6F20'])
  const family = positionsOf('note=C&maxFret=12')
  expect(family.input).toMatchObject({ familyOnly: true, midi: 60, note: 'C4', pitchClass: 'C' })
  expect(family.count).toBe(6)
  expect(new Set(family.positions.map(({ midi }) => midi))).toEqual(new Set([48, 60, 72]))
})

test('a position has the fields of the contract in its order', () => {
  const raw = getPositions.run(readQuery(getPositions, 'note=C4').request, BASE)
  expect(Object.keys(raw.positions[0]!).slice(0, 16)).toEqual([
    'cost', 'efficiencyScore', 'exactPitch', 'fingering', 'fret', 'frequencyHz', 'interval',
    'intervalName', 'midi', 'note', 'pitchClass', 'proof', 'rank', 'role', 'sourceMidi', 'string',
  ]) // biome-ignore format: sixteen names
})

test('ranks run from 1 and costs rise', () => {
  const { positions } = positionsOf('note=E&position=seventh')
  expect(positions.map(({ rank }) => rank)).toEqual(positions.map((_, index) => index + 1))
  const costs = positions.map(({ cost }) => cost)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(positions[0]!.proof.inHandWindow).toBe(true)
})

test('the previous place is echoed and counts', () => {
  const { input, positions } = positionsOf('note=C4&previous=S4F12')
  expect(input.previous).toBe('S4F12')
  expect(positions[0]).toMatchObject({
    string: 4,
    fret: 10,
    proof: { distanceFromPreviousSelection: 2 },
  })
})

test('its example for a route is answered with its best place', () => {
  for (const query of ['note=G3', 'note=Bb&root=Bb', 'midi=66&root=D']) {
    const { examples, positions } = positionsOf(query)
    const url = new URL(examples.route!)
    const { routes } = getRoute.run(readQuery(getRoute, url.search.slice(1)).request, BASE)
    expect(routes[0]!.notes[0]).toMatchObject({
      string: positions[0]!.string,
      fret: positions[0]!.fret,
      midi: positions[0]!.midi,
    })
  }
})

describe('refusals', () => {
  test.each([
    ['note=C1', 'unplayable-pitch', 'note'],
    ['midi=20', 'unplayable-pitch', 'midi'],
    ['note=C4&hand=9-5', 'invalid-hand-window', 'hand'],
    ['note=C4&position=twelfth&maxFret=5', 'invalid-hand-window', 'position'],
  ])('%s: %s', (query, code, path) => {
    expect(() => positionsOf(query)).toThrow(DomainError)
    expect(() => positionsOf(query)).toThrow(
      expect.objectContaining({ code, issues: [expect.objectContaining({ path })] }),
    )
  })

  test.each(['previous=S7F3', 'previous=S1F25', 'notes=C4', 'note=C4&hand=x', 'midi=128'])(
    '%s is not read',
    (query) => {
      expect(() => positionsOf(query)).toThrow(RequestError)
    },
  )
})
