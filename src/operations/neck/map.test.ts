import { expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { getPitchMap } from './map'

const mapAt = (frequencyHz: number) =>
  getPitchMap.document.parse(
    getPitchMap.run(readRequest(getPitchMap, { frequencyHz }), { baseUrl: '' }),
  )

test.each([
  [8, 0],
  [440, 69],
  [12_911, 127],
])('%d Hz is nearest to MIDI pitch %i', (frequencyHz, midi) => {
  expect(mapAt(frequencyHz).selected.midi).toBe(midi)
})

test.each([7.9, 12_912])('%d Hz is beyond the MIDI pitches', (frequencyHz) => {
  expect(() => mapAt(frequencyHz)).toThrow('frequencyHz')
})
