import { describe, expect, test } from 'vitest'
import { readQuery } from '../reading/query'
import { getProgression } from './progression'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) => getProgression.run(readQuery(getProgression, query).request, CONTEXT)

describe('the bars of a progression', () => {
  // Beats a chord, and the time signature that a band would count.
  test.each([
    [0.5, '4/4'],
    [1, '4/4'],
    [1.5, '3/4'],
    [2, '4/4'],
    [3, '3/4'],
    [4, '4/4'],
    [5, '5/4'],
    [6, '3/4'],
    [7, '7/4'],
    [8, '4/4'],
    [9, '3/4'],
    [10, '5/4'],
    [11, '11/4'],
    [12, '4/4'],
    [16, '4/4'],
    [4.1, '4/4'],
  ])('chords of %d beats are counted in %s', (beats, meter) => {
    const { project, tabRenderRequest } = ask(`chords=C,Am,F,G7&beatsPerChord=${beats}`)
    const meters = [project.measures[0]!.timeSignature, tabRenderRequest.body.timeSignature]
    expect(meters.map((one) => one!.join('/'))).toEqual([meter, meter])
  })

  test.each([1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16])(
    'no chord of %d beats crosses a bar line unless it fills its bars',
    (beats) => {
      const { project } = ask(`chords=C,Am,F,G7&beatsPerChord=${beats}`)
      const bar = project.measures[0]!.timeSignature[0]
      expect([bar % beats, beats % bar]).toContain(0)
    },
  )
})
