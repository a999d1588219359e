import { describe, expect, test } from 'vitest'
import { fingerGrip, type GripFingering } from '../hand/fingering'
import { fretsOf } from '../hand/grip'
import { fingeringsOf } from '../hand/other-fingerings'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { type Frets, parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES } from '../theory/chord'
import { pitchClassOf } from '../theory/pitch'
import { checkGrip } from './check-grip'
import { rankedGripsOf } from './chord-voicings'
import { describeMotion } from './describe-motion'
import { fingerPath } from './finger-path'
import { spellTones, type Voicing, voicingOf } from './voicing'

const digits = ({ fingers }: GripFingering) =>
  fingers.map((finger) => (finger === 0 ? '·' : finger)).join('')

function held(symbol: string, text: string, fingering?: GripFingering): Voicing {
  const { root, chord } = parseChordSymbol(symbol)!
  return voicingOf(parseFrets(text)!, spellTones(root, chord), STANDARD_NECK, fingering)
}

describe('fingeringsOf', () => {
  test('begins with the usual fingering, and a hand can hold each', () => {
    for (const chord of CHORD_TYPES.slice(0, 14)) {
      for (const grip of rankedGripsOf(4, chord, STANDARD_NECK).grips.slice(0, 40)) {
        const frets = fretsOf(grip, 6)
        const all = fingeringsOf(frets)
        expect(all[0]).toEqual({ fingering: fingerGrip(frets), lessHandy: 0 })
        expect(new Set(all.map(({ fingering }) => digits(fingering))).size).toBe(all.length)
        for (const { fingering } of all) {
          const { faults } = checkGrip({ frets, ...fingering }, 4, chord, STANDARD_NECK)
          expect(faults, `${frets} ${digits(fingering)}`).toEqual([])
        }
      }
    }
  })

  test('an open grip has one, and so has a full barre chord', () => {
    expect(fingeringsOf([0, 0, 0, 0, 0, 0]).length).toBe(1)
    expect(fingeringsOf([1, 3, 3, 2, 1, 1]).length).toBe(1)
  })
})

// biome-ignore format: a chart
describe('fingers that can stay, stay', () => {
  test.each([
    ['D xx0232', 'Dsus4 xx0233', '···132 ···134', 2],
    ['D xx0232', 'Dsus2 xx0230', '···132 ···13·', 2],
    ['A x02220', 'Asus4 x02230', '··123· ··123·', 2],
    ['E 022100', 'Esus4 022200', '·231·· ·234··', 2],
    ['C x32010', 'Am x02210', '·32·1· ··231·', 2],
    ['Am x02210', 'E 022100', '··231· ·231··', 0],
    ['D xx0232', 'A x02220', '···132 ··123·', 0],
    ['D7 xx0212', 'Gmaj7 320002', '···213 21···3', 1],
    ['G 320003', 'Cadd9 x32033', '32···4 ·21·34', 1],
    ['Em 022000', 'E 022100', '·23··· ·231··', 2],
    ['F 133211', 'Fm 133111', '134211 134111', 3],
  ])('%s to %s', (first, second, fingers, stay) => {
    const rows = [first, second].map((row) => row.split(' ') as [string, string])
    const { fingerings } = fingerPath(rows.map(([, text]) => parseFrets(text)!))
    expect(fingerings.map(digits).join(' ')).toBe(fingers)
    const [from, to] = rows.map(([symbol, text], at) => held(symbol, text, fingerings[at]))
    expect(describeMotion(from!, to!).heldFingers).toBe(stay)
  })
})

test('what is saved is what the described changes cost less', () => {
  const symbols = ['D', 'Dsus4', 'A7', 'Bm', 'G', 'Em7', 'Asus4', 'D7', 'Gmaj7']
  const chords = symbols.map((symbol) => parseChordSymbol(symbol)!)
  for (let rank = 0; rank < 12; rank++) {
    const grips: Frets[] = chords.map(({ root, chord }) =>
      fretsOf(rankedGripsOf(pitchClassOf(root), chord, STANDARD_NECK).grips[rank]!, 6),
    )
    const { fingerings, saved } = fingerPath(grips)
    const voicings = (of: (at: number) => GripFingering) =>
      grips.map((frets, at) => {
        const { root, chord } = chords[at]!
        return voicingOf(frets, spellTones(root, chord), STANDARD_NECK, of(at))
      })
    const costOf = (path: readonly Voicing[]) =>
      path.slice(1).reduce((sum, next, at) => sum + describeMotion(path[at]!, next).cost, 0)
    const usual = costOf(voicings((at) => fingerGrip(grips[at]!)))
    expect(usual - costOf(voicings((at) => fingerings[at]!))).toBe(saved)
    expect(saved).toBeGreaterThanOrEqual(0)
  }
})
