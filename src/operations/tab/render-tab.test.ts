import { expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { renderTab } from './render-tab'

const BASE = { baseUrl: 'https://pitch-map.example' }
const at = (string: number, fret: number, startBeat: number) => ({ string, fret, startBeat })
const render = (...events: readonly object[]) =>
  renderTab.run(readRequest(renderTab, { events }), BASE)

// biome-ignore format: one case a line
test.each([
  ['at the first beat', [at(2, 1, 0), at(2, 3, 0)], 'events[1].string'],
  ['at the same fret', [at(2, 1, 0), at(2, 1, 0)], 'events[1].string'],
  ['out of order', [at(2, 1, 1), at(1, 0, 0), at(2, 3, 1)], 'events[2].string'],
  ['within a tick', [at(6, 3, 1 / 3), at(6, 5, 0.333_333_3)], 'events[1].string'],
])('two events on one string %s are refused by name', (_, events, path) => {
  expect(() => render(...events)).toThrow(
    expect.objectContaining({
      code: 'invalid-parameter',
      issues: [expect.objectContaining({ path, message: expect.stringContaining('string-struck-twice') })],
    }),
  )
})

test.each([
  ['a chord', [at(2, 1, 0), at(1, 0, 0)]],
  ['one string in a row, the first still ringing', [at(2, 1, 0), at(2, 3, 0.5)]],
])('%s is drawn and verified', (_, events) => {
  expect(render(...events).verified).toBe(true)
})
