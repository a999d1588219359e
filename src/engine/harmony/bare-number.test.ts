import { describe, expect, test } from 'vitest'
import { bareNumberWarningOf } from './bare-number'
import { parseKey } from './key'
import { keyChordsOf } from './key-chords'
import { readNumeral } from './numeral'

const KEYS = ['C', 'Ab', 'F#', 'Am', 'Ebm', 'D dorian', 'G mixolydian', 'A harmonicMinor']
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7']

describe('a bare number', () => {
  test.each(KEYS)('is told in %s just where the key has another triad on its root', (name) => {
    const key = parseKey(name)!
    const triads = keyChordsOf(key).filter(({ chord }) => chord.degrees.length === 3)
    for (const number of NUMBERS) {
      const read = readNumeral(number, key)!
      const own = triads.find(
        ({ root }) => root.letter === read.root.letter && root.accidental === read.root.accidental,
      )
      const differs = own?.chord.semitones.includes(3) === true
      expect([number, bareNumberWarningOf(number, key) !== undefined]).toEqual([number, differs])
    }
  })

  test.each(KEYS)('names writings in %s that read as the chord it offers', (name) => {
    const key = parseKey(name)!
    for (const number of [...NUMBERS, '67', '6/1', '2/4']) {
      const written = /write (\S+) or (\S+)$/.exec(bareNumberWarningOf(number, key) ?? '')
      if (!written) continue
      const [first, second] = written.slice(1).map((text) => readNumeral(text!, key)!)
      expect(first!.chord.semitones).toContain(3)
      expect(second!.chord.semitones).toContain(3)
      expect(first!.root).toEqual(second!.root)
    }
  })

  test.each(['6m', '6-', 'vi', 'b7', '6maj7', '6sus4', '6dim', 'Am', '8', ''])(
    '%j is marked, or none',
    (text) => {
      expect(bareNumberWarningOf(text, parseKey('C')!)).toBeUndefined()
    },
  )
})
