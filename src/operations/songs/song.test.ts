import { describe, expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { readSongSheet } from './song'

const ask = (request: object) =>
  readSongSheet.run(readRequest(readSongSheet, request), { baseUrl: 'https://x.test' })

test('x', () => {
  for (const { request } of readSongSheet.examples)
    console.log(
      JSON.stringify(ask(request), null, 1),
      readSongSheet.markdown!(ask(request), 'full'),
    )
})
describe('x', () => expect(1).toBe(1))
