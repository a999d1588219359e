import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { chordVoicings } from './chord-voicings'
import { stylesOf } from './style'

describe('stylesOf', () => {
  test.each([
    ['C', 'major', 'x32010', ['open']],
    ['F', 'major', '133211', ['barre']],
    ['C', 'major', 'xxx553', ['triad']],
    ['C', 'major', 'xx201x', ['open', 'triad']],
    ['G', 'dominant7', '3x34xx', ['shell']],
    ['C', 'dominant7', 'x323xx', ['shell']],
    ['C', 'major7', 'xx5557', ['barre', 'drop2']],
    ['D', 'minor7', 'x5756x', ['barre', 'drop2']],
    ['G', 'dominant7', '3x343x', ['drop3']],
    ['E', 'minor7', '022033', ['open']],
    ['C', 'major', 'xx5x58', ['triad']],
    ['F', 'sus4', 'x-x-x-10-11-8', ['triad']],
    ['G', 'major', '320003', ['open']],
    ['A', 'minor', '577555', ['barre']],
    ['A', 'minor', 'x0757x', []],
    ['G', 'major', 'x-x-x-0-0-10', []],
    ['G', 'minor7', 'x-x-x-0-11-13', []],
    ['D', 'minor7', 'xx0565', []],
    ['A', 'major', 'xxx220', ['open', 'triad']],
    ['G', 'dominant7', 'xx0001', ['open', 'drop2']],
  ] as const)('%s %s %s is %j', (root, id, text, styles) => {
    const frets = parseFrets(text)!
    const hasIndexBarre = fingerGrip(frets).barres.some((barre) => barre.finger === 1)
    const rootPitchClass = pitchClassOf(parseRoot(root)!)
    const chord = chordTypeById(id)!
    expect(stylesOf(frets, hasIndexBarre, rootPitchClass, chord, STANDARD_NECK)).toEqual(styles)
  })
})

/** Jazz methods play root, third and seventh of any chord, whatever else it has. */
test.each([
  ['D', 'halfDiminished7', 'x535xx', ['b5']],
  ['G', 'dominant13', '3x34xx', ['5', '9', '13']],
  ['C', 'dominant7flat9', 'x323xx', ['5', 'b9']],
  ['A', 'diminished7', '5x45xx', ['b5']],
] as const)('the shell of %s %s is %s without %j', (name, id, text, missing) => {
  const { voicings } = chordVoicings(parseRoot(name)!, chordTypeById(id)!, 3, STANDARD_NECK, {
    style: 'shell',
  })
  const { voicing } = voicings.find((one) => one.voicing.text === text)!
  expect(voicing.styles).toContain('shell')
  expect(voicing.proof).toMatchObject({ missing, valid: true })
})
