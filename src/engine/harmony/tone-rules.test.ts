import { describe, expect, test } from 'vitest'
import { formatDegree } from '../theory/interval'
import { pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn } from '../theory/scale'
import { chordWithBass, parseChordSymbol } from './chord-symbol'
import { identifyChord } from './identify-chord'
import { judgeTones, toneRulesOf, toneSetOf } from './tone-rules'

const verdictOf = (symbolText: string, semitones: readonly number[]) => {
  const chord = chordWithBass(parseChordSymbol(symbolText)!)
  const sounding = semitones.reduce((set, semitone) => set | (1 << semitone), 0)
  const { lacking, extra } = judgeTones(toneRulesOf(chord), sounding)
  const degreesIn = (set: number) =>
    chord.degrees
      .filter((degree) => (set & toneSetOf(chord, (one) => one === degree)) !== 0)
      .map(formatDegree)
  return { lacking: degreesIn(lacking).join(' '), isExtra: extra !== 0 }
}

describe('what a name can do without', () => {
  test.each([
    ['C', [0, 4, 7], '', false],
    ['C', [0, 4], '', false],
    ['C', [0, 7], '3', false],
    ['C', [4, 7], '1', false],
    ['Cdim', [0, 3], 'b5', false],
    ['C7', [0, 4, 10], '', false],
    ['C7', [4, 7, 10], '', false],
    ['C7', [4, 10], '1', false],
    ['C7', [0, 7, 10], '3', false],
    ['C7(no3)', [0, 7, 10], '', false],
    ['C13(no3)', [0, 9, 10], '', false],
    ['Cm7', [0, 7, 10], 'b3', false],
    ['C7#9', [4, 7, 10, 3], '', false],
    ['C7#9', [0, 4, 7, 10], '#9', false],
    ['C13', [0, 4, 9, 10], '', false],
    ['C7b13', [4, 8, 10], '', false],
    ['C', [0, 4, 7, 10], '', true],
    ['C/Bb', [0, 4, 7, 10], '', false],
    ['C/Bb', [0, 4, 7], 'b7', false],
  ])(
    '%s with %j above its root lacks "%s", something extra: %s',
    (symbol, sounding, lacking, isExtra) => {
      expect(verdictOf(symbol, sounding)).toEqual({ lacking, isExtra })
    },
  )
})

test('every name that any set of tones is given over any of its basses is a name it can bear', () => {
  const faults: string[] = []
  let readingCount = 0
  for (let set = 1; set < 4096; set++) {
    for (let bass = 0; bass < 12; bass++) {
      if (((set >> bass) & 1) === 0) continue
      for (const { symbol } of identifyChord({ pitchClassSet: set, bassPitchClass: bass })) {
        const claimed = parseChordSymbol(symbol)!
        const above = pitchClassSetOn(withinOctave(-pitchClassOf(claimed.root)), set)
        const { lacking, extra } = judgeTones(toneRulesOf(chordWithBass(claimed)), above)
        readingCount++
        if (lacking !== 0 || extra !== 0) faults.push(`${symbol} of ${set} over ${bass}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(readingCount).toBeGreaterThan(10_000)
})
