import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../registry/index'
import { readQuery } from '../registry/query'
import { RequestError } from '../registry/request-errors'
import { readObject } from './read-object'

function operationAt(place: string) {
  const operation = OPERATIONS.find(({ http }) => `${http.method} ${http.path}` === place)
  if (!operation) throw new Error(`no operation at ${place}`)
  return operation
}

function refusalOf(place: string, name: string): RequestError {
  const operation = operationAt(place)
  try {
    if (operation.http.method === 'GET') readQuery(operation, `${name}=1`)
    else readObject(operation, { ...operation.examples[0]!.request, [name]: 1 })
  } catch (thrown) {
    if (thrown instanceof RequestError) return thrown
  }
  throw new Error(`${name} is not refused at ${place}`)
}

describe('a wish in the wrong place is refused, and the refusal says what to do', () => {
  test.each([
    ['POST /api/route', 'startBeat', 'give it with each of the notes, as notes[0].startBeat'],
    ['POST /api/route', 'durationBeats', 'give it with each of the notes, as notes[0].durationBeats'],
    ['POST /api/route', 'bpm', 'did you mean "tempo"?'],
    ['POST /api/tab', 'startBeat', 'give it with each of the events, as events[0].startBeat'],
    ['GET /api/route', 'tempo', 'POST /api/route takes it'],
    ['GET /api/route', 'timeSignature', 'POST /api/route takes it'],
    ['GET /api/route', 'string', 'POST /api/route takes it with each of the notes'],
    ['GET /api/practice', 'hand', 'did you mean "position"?'],
    ['GET /api/practice', 'handStartFret', 'did you mean "position"?'],
    ['GET /api/practice', 'measures', 'did you mean "bars"?'],
    ['GET /api/positions', 'string', 'every place in the answer names its string'],
    ['GET /api/positions', 'octave', 'write it behind the note name, as in D4'],
    ['GET /api/recipes/tab', 'level', 'did you mean "difficulty"?'],
  ])('%s %s: %s', (place, name, words) => {
    const { code, issues, message } = refusalOf(place, name)
    expect(code).toBe('unknown-parameter')
    expect(issues).toMatchObject([{ path: name, allowed: expect.any(Array) }])
    expect(message).toContain(words)
  }) // biome-ignore format: one line a row
})

test.each([
  ...['utm_source', 'cacheBuster', '_', 'fbclid'],
  // Only other paths take it.
  'columnsPerBeat',
])('%s is nobody’s here and ignored', (name) => {
  for (const operation of OPERATIONS.filter(({ http }) => http.method === 'GET')) {
    const required = operation.examples[0]!.request
    if (Object.keys(required).length > 0) continue
    expect(readQuery(operation, `${name}=1`).ignored).toEqual([name])
  }
  const { ignored } = readObject(operationAt('POST /api/route'), {
    notes: [{ note: 'C4' }],
    [name]: 1,
  })
  expect(ignored).toEqual([name])
})
