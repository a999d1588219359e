/** Laws of the scale catalogue: they hold for every row on every root. */
import { describe, expect, test } from 'vitest'
import {
  degreeBetween,
  formatDegree,
  parseDegree,
  semitonesOfDegree,
  spellDegree,
} from './interval'
import { formatNoteName, LETTERS, parseRoot, pitchClassOf } from './pitch'
import { findScale, pitchClassSetOn, SCALES, scaleById, spellScale } from './scale'
import { SCALE_FAMILIES } from './scale-table'

const ROOTS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'
  .split(' ')
  .map((text) => parseRoot(text)!)

describe.each(SCALES.map((scale) => [scale.id, scale] as const))('%s', (_id, scale) => {
  test('climbs from the root, each degree where its number says', () => {
    expect(scale.semitones[0]).toBe(0)
    for (let index = 1; index < scale.semitones.length; index++) {
      expect(scale.semitones[index]).toBeGreaterThan(scale.semitones[index - 1]!)
      expect(scale.degrees[index]!.number).toBeGreaterThanOrEqual(scale.degrees[index - 1]!.number)
    }
    expect(scale.semitones.at(-1)).toBeLessThan(12)
    expect(SCALE_FAMILIES).toContain(scale.family)
  })

  test('is spelled by degree on all 17 roots, with at most two accidentals', () => {
    for (const root of ROOTS) {
      const names = spellScale(root, scale)
      names.forEach((name, index) => {
        const degree = scale.degrees[index]!
        expect(pitchClassOf(name)).toBe((pitchClassOf(root) + semitonesOfDegree(degree)) % 12)
        expect(Math.abs(name.accidental)).toBeLessThanOrEqual(2)
        const letterIndex = (LETTERS.indexOf(root.letter) + degree.number - 1) % 7
        const { respelled } = spellDegree(root, degree)
        if (!respelled) expect(name.letter).toBe(LETTERS[letterIndex])
      })
      const numbers = new Set(scale.degrees.map((degree) => degree.number))
      const isRespelled = scale.degrees.some((degree) => spellDegree(root, degree).respelled)
      if (numbers.size === 7 && scale.degrees.length === 7 && !isRespelled) {
        expect(new Set(names.map((name) => name.letter)).size).toBe(7)
      }
    }
  })

  test('is the mode that its row says it is', () => {
    if (!scale.modeOf) return
    const parent = scaleById(scale.modeOf.scale)!
    const offset = parent.semitones[scale.modeOf.degree - 1]!
    expect(pitchClassSetOn((12 - offset) % 12, parent.pitchClassSet)).toBe(scale.pitchClassSet)
  })

  test('is found by its id, its name and its aliases', () => {
    for (const text of [scale.id, scale.name, ...scale.aliases]) {
      const found = findScale(text)
      expect(found?.pitchClassSet, text).toBe(scale.pitchClassSet)
      if (text === scale.id) expect(found).toBe(scale)
    }
  })
})

test('85 scales, 82 pitch-class sets, three declared twins', () => {
  expect(SCALES).toHaveLength(85)
  expect(new Set(SCALES.map((scale) => scale.id)).size).toBe(85)
  expect(new Set(SCALES.map((scale) => scale.pitchClassSet)).size).toBe(82)
  for (const scale of SCALES) {
    if (scale.twinOf === undefined) continue
    expect(scaleById(scale.twinOf)!.pitchClassSet).toBe(scale.pitchClassSet)
  }
})

test.each([
  ['minor', 'naturalMinor'],
  ['superLocrian', 'altered'],
  ['Lydian Dominant', 'lydianDominant'],
  ['half-whole', 'diminishedHalfWhole'],
  ['LYDIAN', 'lydian'],
  ['dorian ♭2', 'dorianFlat2'],
  ['spanish phrygian', 'phrygianDominant'],
])('%s stands for %s', (text, id) => {
  expect(findScale(text)?.id).toBe(id)
})

test.each([['diminished'], ['constructor'], ['__proto__'], [''], ['lydain']])(
  '%j names no scale',
  (text) => {
    expect(findScale(text)).toBeUndefined()
  },
)

// Known brightness order and Ring numbers (ianring.com).
test('brightness orders the diatonic modes from lydian to locrian', () => {
  const modes = ['lydian', 'ionian', 'mixolydian', 'dorian', 'aeolian', 'phrygian', 'locrian']
  expect(modes.map((id) => scaleById(id)!.brightness)).toEqual([39, 38, 37, 36, 35, 34, 33])
})
test.each([
  ['lydianDominant', 1749],
  ['major', 2741],
  ['chromatic', 4095],
  ['doubleHarmonic', 2483],
])('%s has Ring number %i', (id, number) => {
  expect(scaleById(id)!.pitchClassSet).toBe(number)
})

test('a degree and the name it spells say the same interval', () => {
  for (const root of ROOTS) {
    for (const scale of SCALES) {
      for (const degree of scale.degrees) {
        const { name, respelled } = spellDegree(root, degree)
        if (!respelled) expect(degreeBetween(root, name)).toEqual(degree)
      }
    }
  }
})

test('degree text reads back', () => {
  for (const text of ['1', 'b2', '#4', 'bb7', '#11', 'b13', '15']) {
    expect(formatDegree(parseDegree(text)!)).toBe(text)
  }
  for (const text of ['0', '16', 'bbbb7', '#', 'b', '1b']) expect(parseDegree(text)).toBeUndefined()
})

test('three accidentals are never written: the next letter is taken and marked', () => {
  const sharp = spellDegree(parseRoot('G##')!, parseDegree('7')!)
  expect([formatNoteName(sharp.name), sharp.respelled]).toEqual(['G#', true])
  const flat = spellDegree(parseRoot('Abb')!, parseDegree('b2')!)
  expect([formatNoteName(flat.name), flat.respelled]).toEqual(['Ab', true])
})
