/** Parameters that a combination leaves without effect are told, and only there. */
import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { readRequest } from '#operations/reading/read-request'
import { warningsOf } from '#operations/registry/warnings'

function warningsFor(id: string, given: object): readonly string[] {
  const operation = OPERATIONS.find((one) => one.id === id)!
  return warningsOf(operation.run(readRequest(operation, given), { baseUrl: 'http://pitch.test' }))
}

const NAMED: readonly (readonly [id: string, given: object])[] = [
  ['getChord', { symbol: 'G' }],
  ['getGuitarVoicings', { root: 'G', chord: 'major' }],
  ['getProgression', { chords: ['G', 'C'] }],
  ['getVoiceLeading', { from: 'G', to: 'C' }],
  ['getPatternDrill', { pattern: 'pima', chords: ['G', 'C'] }],
  ['getCapos', { chords: ['G', 'C'] }],
  ['readSongSheet', { text: '| G C |' }],
]

test.each(NAMED)('%s: chordNames=shapes needs a capo', (id, given) => {
  const told = expect.stringMatching(/^chordNames=shapes has no effect without a capo/)
  const warnings = (more: object) => warningsFor(id, { ...given, ...more })
  expect(warnings({ chordNames: 'shapes' })).toContainEqual(told)
  for (const tuning of ['eb-standard', 'd-standard']) {
    expect(warnings({ chordNames: 'shapes', tuning })).toContainEqual(told)
  }
  for (const more of [{}, { chordNames: 'sounding' }, { chordNames: 'shapes', capo: 2 }]) {
    expect(warnings(more)).not.toContainEqual(told)
  }
})

test.each(['C9', 'Am11', 'Csus4', 'C6'])(
  '%s: octaves are told where it is only struck',
  (symbol) => {
    const warnings = (octaves: number) => warningsFor('getPianoFingering', { symbol, octaves })
    const told = expect.stringMatching(/^octaves=2 has no effect/)
    const isStruckOnly = warnings(1).some((text) => text.includes('only struck'))
    expect(isStruckOnly).toBe(true)
    expect(warnings(2)).toContainEqual(told)
    expect(warnings(1)).not.toContainEqual(told)
    expect(warningsFor('getPianoFingering', { symbol: 'Cmaj7', octaves: 2 })).toEqual([])
  },
)
