import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { renderTab } from '../tab/render-tab'
import { readObject } from './read-object'

const EVENT = { string: 5, fret: 3, startBeat: 0 }

const refusalOf = (body: object) => refused(() => readObject(renderTab, body))

describe('a typo in a name is refused at any depth', () => {
  test.each([
    [{ events: [EVENT], timesignature: [3, 4] }, 'timesignature', 'timeSignature'],
    [{ events: [EVENT], tempoo: 50 }, 'tempoo', 'tempo'],
    [{ events: [EVENT, { ...EVENT, midii: 48 }] }, 'events[1].midii', 'midi'],
    [{ events: [{ ...EVENT, startbeat: 1 }] }, 'events[0].startbeat', 'startBeat'],
  ])('%j', (body, path, didYouMean) => {
    const refusal = refusalOf(body)
    expect(refusal.code).toBe('unknown-parameter')
    expect(refusal.issues[0]).toMatchObject({ path, didYouMean })
  })
})

test('a name that no operation takes is left out and reported', () => {
  const { request, ignored } = readObject(renderTab, {
    events: [{ ...EVENT, colour: 'red' }],
    client: 'x',
  })
  expect(ignored).toEqual(['events[0].colour', 'client'])
  expect(request.events[0]).not.toHaveProperty('colour')
})

describe('a refusal says what would work', () => {
  test.each([
    [
      { events: [{ ...EVENT, technique: 'hammeron' }] },
      'events[0].technique: "hammeron" is not a technique (normal, hammer-on, slide, slide-in, slide-out, bend, vibrato, let-ring, palm-mute, dead, ghost, harmonic, artificial-harmonic, tap, staccato, accent)',
    ],
    [{ events: [EVENT], capo: 13 }, 'capo must be a whole number from 0 to 12, not 13'],
    [
      { events: [EVENT], timeSignature: [33, 4] },
      'timeSignature[0] must be a whole number from 1 to 32, not 33',
    ],
    [
      { events: [EVENT], timeSignature: [4, 3] },
      'timeSignature[1] must be one of 1, 2, 4, 8, 16, 32, not 3',
    ],
    [
      { events: [EVENT], timeSignature: [4] },
      'timeSignature must be a list of a whole number from 1 to 32 and one of 1, 2, 4, 8, 16, 32, not a list of 1',
    ],
    [{ events: 'x' }, 'events must be a list of 1 to 1024 values, each an object, not "x"'],
    [
      { events: [EVENT], tempo: { fast: true } },
      'tempo must be a number from 20 to 400, not an object',
    ],
  ])('%j', (body, message) => {
    expect(refusalOf(body).issues[0]!.message).toBe(message)
  })
})
