/** Changes of chords as songbooks of the instrument print them. */
import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { nearestGripsOf } from '../harmony/nearest-grips'
import { formatFrets } from '../instrument/fret-text'
import { INSTRUMENTS, type Neck, neckOf } from '../instrument/neck'
import { pitchClassOf } from '../theory/pitch'
import type { GripChoice } from './grip-motion'
import { bestPaths } from './progression'
import { chooseGrips, leastMotionPairs, nearBestOf } from './voice-leading'

const neckNamed = (id: string, tuning: string): Neck => {
  const row = INSTRUMENTS.find((one) => one.id === id)!
  return neckOf(row, row.tunings.find((one) => one.id === tuning)!)
}

const gripsOf = (symbol: string, neck: Neck, most = Number.MAX_SAFE_INTEGER): GripChoice => {
  const { root, chord } = parseChordSymbol(symbol)!
  return nearBestOf(chooseGrips(pitchClassOf(root), chord, most, neck))
}

const fretsAt = ({ table }: GripChoice, index: number) =>
  fretsOf(table.ranked.grips[index]!, table.stringCount)

// biome-ignore format: a chart
test.each([
  ['guitar', 'drop-d', 'D5 G5 A5', '000xxx 555xxx 777xxx'],
  ['guitar', 'drop-d', 'D5 F5 G5', '000xxx 333xxx 555xxx'],
  ['guitar', 'drop-c', 'C5 F5 G5', '000xxx 555xxx 777xxx'],
  ['guitar-7', 'drop-a', 'A5 C5 D5', '000xxxx 333xxxx 555xxxx'],
  ['ukulele', 'standard', 'C Am F G7', '0003 2000 2010 0212'],
  ['ukulele', 'standard', 'Bb Gm Eb F', '3211 3231 3331 2010'],
  ['banjo', 'open-g', 'G C D7 G', '00000 02012 x0210 00000'],
  ['mandolin', 'standard', 'G D G', '0023 2002 0023'],
])('%s %s: %s is %s', (id, tuning, symbols, path) => {
  const choices = symbols.split(' ').map((symbol) => gripsOf(symbol, neckNamed(id, tuning)))
  const [best] = bestPaths(choices, 1)
  const frets = best!.grips.map((grip, at) => formatFrets(fretsAt(choices[at]!, grip)))
  expect(frets.join(' ')).toBe(path)
})

const PAIRS = [
  'C Em',
  'C F',
  'C G7',
  'F G',
  'G Em',
  'Am F',
  'D A',
  'D Bm',
  'A7 D',
  'Dm G7',
  'Bb F',
  'E7 Am',
]
const highestOf = (frets: readonly (number | null)[]) => Math.max(...frets.map((fret) => fret ?? 0))

describe.each([
  ['ukulele', 'standard'],
  ['ukulele', 'low-g'],
  ['ukulele', 'baritone'],
])('on %s %s changes stay in first position', (id, tuning) => {
  const neck = neckNamed(id, tuning)
  test.each(PAIRS)('%s', (pair) => {
    const [from, to] = pair.split(' ').map((symbol) => gripsOf(symbol, neck, 24))
    const [least] = leastMotionPairs(from!, to!, 1, 'hand')
    expect(highestOf(fretsAt(from!, least!.from))).toBeLessThanOrEqual(5)
    expect(highestOf(fretsAt(to!, least!.to))).toBeLessThanOrEqual(5)
    const [a, b] = pair.split(' ').map((symbol) => parseChordSymbol(symbol)!)
    const near = nearestGripsOf(
      pitchClassOf(a!.root),
      a!.chord,
      pitchClassOf(b!.root),
      b!.chord,
      neck,
    )
    expect(formatFrets(near.pair!.from.frets)).toBe(formatFrets(fretsAt(from!, least!.from)))
    expect(formatFrets(near.pair!.to.frets)).toBe(formatFrets(fretsAt(to!, least!.to)))
  })
})
