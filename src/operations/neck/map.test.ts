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

test.each([
  [{ note: 'F4', root: 'F#' }, 'E#', '7', 'major seventh'],
  [{ note: 'C4', root: 'C#' }, 'B#', '7', 'major seventh'],
  [{ note: 'B3', root: 'Gb' }, 'Cb', '4', 'perfect fourth'],
  [{ note: 'C#4', root: 'Ab' }, 'Db', '4', 'perfect fourth'],
  [{ note: 'D#', root: 'C', scale: 'naturalMinor' }, 'Eb', 'b3', 'minor third'],
  [{ note: 'Gb', root: 'D' }, 'F#', '3', 'major third'],
  [{ note: 'A#', root: 'C', chord: 'dominant7', layer: 'chord' }, 'Bb', 'b7', 'minor seventh'],
] as const)('%j is %s in the key', (request, pitchClass, interval, intervalName) => {
  const { theory } = getPitchMap.run(readRequest(getPitchMap, request), { baseUrl: '' })
  expect(theory.asInKey).toMatchObject({ pitchClass, interval, intervalName })
})

test.each([
  [{ note: 'E#4', root: 'F#' }],
  [{ note: 'F#', root: 'C' }],
  [{ note: 'D4', root: 'G' }],
  [{ midi: 65, root: 'F#' }],
] as const)('%j needs no other name', (request) => {
  const { theory } = getPitchMap.run(readRequest(getPitchMap, request), { baseUrl: '' })
  expect(theory.asInKey).toBeUndefined()
})
