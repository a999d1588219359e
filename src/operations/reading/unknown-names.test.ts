/** Many or long unknown names and values are refused as cheaply as they are sent. */
import { describe, expect, test } from 'vitest'
import { getRoute, planMelody } from '../routes/route'
import { renderTab } from '../tab/render-tab'
import { readQuery } from './query'
import { readObject } from './read-object'
import { MAX_UNKNOWN_NAMES } from './unknown-names'

const EVENT = { string: 5, fret: 3, startBeat: 0 }
const NOTE = { note: 'C4' }

/** Names near to none of ours, as many as asked. */
function names(count: number, prefix = 'xqz'): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${prefix}${index}`, index]),
  )
}

describe('unknown names', () => {
  test(`up to ${MAX_UNKNOWN_NAMES} are ignored one by one`, () => {
    const { ignored } = readObject(planMelody, { notes: [NOTE], ...names(MAX_UNKNOWN_NAMES) })
    expect(ignored).toHaveLength(MAX_UNKNOWN_NAMES)
  })

  // Compared with known names, these would take seconds.
  test('a hundred thousand in a body are refused', () => {
    expect(() => readObject(planMelody, { notes: [NOTE], ...names(100_000) })).toThrow(
      'The request has more than 32 unknown fields, the first of them "xqz0"; /api/route takes notes',
    )
  })

  test('no more of them are read than that takes', () => {
    let read = 0
    const item = () =>
      new Proxy(names(60), {
        ownKeys: (target) => {
          read++
          return Reflect.ownKeys(target)
        },
      })
    expect(() => readObject(renderTab, { events: Array.from({ length: 1000 }, item) })).toThrow(
      'more than 32 unknown fields',
    )
    expect(read).toBeLessThan(10)
  })

  test('a hundred thousand in a query are refused', () => {
    const query = Object.keys(names(100_000)).join('=1&')
    expect(() => readQuery(getRoute, `notes=C4&${query}=1`)).toThrow('more than 32 unknown fields')
  })

  test('a new one in each of a thousand events is one more', () => {
    const events = Array.from({ length: 1000 }, (_, index) => ({ ...EVENT, [`xqz${index}`]: 1 }))
    expect(() => readObject(renderTab, { events })).toThrow('more than 32 unknown fields')
  })

  test('the same one in each of a thousand events is one', () => {
    const events = Array.from({ length: 1000 }, (_, index) => ({ ...EVENT, xqz: index }))
    expect(readObject(renderTab, { events }).ignored).toEqual(['events[0].xqz'])
  })
})

describe('long lists and values', () => {
  // An issue for each item would take most of a minute and a gigabyte.
  test('a million wrong items are refused by their number', () => {
    const notes = Array.from({ length: 1_000_000 }, () => ({ note: 'H', startBeat: 'x' }))
    expect(() => readObject(planMelody, { notes })).toThrow(
      'notes has 1000000 items; at most 512 are read',
    )
  })

  test.each(['note', 'midi', 'string'])('%s of a million characters', (name) => {
    const notes = [{ ...NOTE, [name]: 'm7'.repeat(500_000) }]
    expect(() => readObject(planMelody, { notes })).toThrow(`notes[0].${name}`)
  })

  test.each(['chord', 'position', 'scale', 'frets', 'shape', 'hand', 'root'])(
    '%s of a million characters',
    (name) => {
      const body = { notes: [NOTE], [name]: 'm7'.repeat(500_000) }
      expect(() => readObject(planMelody, body)).toThrow(name)
    },
  )
})
