import { describe, expect, test } from 'vitest'
import { CHORD_TYPES, chordTypeById } from './chord'
import { LAYERS, readPitchClasses } from './layer'
import { parseRoot } from './pitch'
import { readTones } from './read-tones'
import { SCALES, scaleById } from './scale'

const context = (root: string, scale: string, chord: string, layer: 'scale' | 'chord') => ({
  root: parseRoot(root)!,
  scale: scaleById(scale)!,
  chord: chordTypeById(chord)!,
  layer,
})

const chordTonesOf = (tones: ReturnType<typeof readTones>) =>
  tones
    .filter(({ inChord }) => inChord)
    .map(({ pitchClass }) => pitchClass)
    .join(' ')

describe('readings of the twelve tones', () => {
  test('with one root for key and chord they are the engine’s', () => {
    for (const layer of LAYERS) {
      for (const scale of SCALES) {
        for (const chord of CHORD_TYPES.slice(0, 8)) {
          for (const root of ['C', 'F#', 'Bb']) {
            const key = context(root, scale.id, chord.id, layer)
            const tones = readTones(key, key.root).map(({ isRoot: _isRoot, ...reading }) => reading)
            expect(tones).toEqual(readPitchClasses(key))
          }
        }
      }
    }
  })

  test('a chord on another root keeps the key’s names and has its own tones', () => {
    const tones = readTones(context('C', 'major', 'minor7', 'scale'), parseRoot('D')!)
    expect(chordTonesOf(tones)).toBe('C D F A')
    expect(tones[9]).toMatchObject({ interval: '6', inScale: true, isRoot: false })
  })

  test('read from the chord, degrees count from its root', () => {
    const tones = readTones(context('C', 'major', 'minor7', 'chord'), parseRoot('D')!)
    expect(tones[2]).toMatchObject({ interval: 'R', isRoot: true })
    expect(tones[5]).toMatchObject({ interval: 'b3', pitchClass: 'F' })
    expect(tones[0]).toMatchObject({ interval: 'b7', pitchClass: 'C' })
  })

  test('a chord from outside the key spells its own tones', () => {
    const tones = readTones(context('C', 'major', 'dominant7', 'scale'), parseRoot('Ab')!)
    expect(chordTonesOf(tones)).toBe('C Eb Gb Ab')
  })
})
