import { expect, test } from 'vitest'
import * as z from 'zod'
import { lazyObject } from './lazy-object'

function watchedNote() {
  const made: string[] = []
  const note = lazyObject(() => {
    made.push('note')
    return { string: z.int(), fret: z.int().optional() }
  })
  return { note, made }
}

test('fields are made when first asked for, and once', () => {
  const { note, made } = watchedNote()
  const bar = lazyObject(() => ({ notes: z.array(note.meta({ description: 'In order.' })) }))
  expect(made).toEqual([])
  bar.parse({ notes: [{ string: 5, fret: 3 }, { string: 4 }] })
  bar.parse({ notes: [] })
  expect(made).toEqual(['note'])
})

test('is strict: what it does not name is refused', () => {
  const { note } = watchedNote()
  expect(note.safeParse({ string: 5, finger: 1 }).error?.issues[0]).toMatchObject({
    code: 'unrecognized_keys',
    keys: ['finger'],
  })
})

test('is published like an object made at once', () => {
  const fields = { string: z.int(), fret: z.int().optional() }
  const { note } = watchedNote()
  expect(z.toJSONSchema(note)).toEqual(z.toJSONSchema(z.strictObject(fields)))
  const longer = { durationBeats: z.number() }
  expect(z.toJSONSchema(note.extend(longer))).toEqual(
    z.toJSONSchema(z.strictObject(fields).extend(longer)),
  )
})
