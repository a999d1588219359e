import { describe, expect, test } from 'vitest'
import { fretsOf } from '../hand/grip'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { type Frets, formatFrets, parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { neckNamed } from '../plan/chart.test-support'
import { pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { checkClaim } from './check-claim'
import { nearestGrip } from './nearest-grip'

const nearestTo = (frets: string, symbol: string) =>
  formatFrets(nearestGrip(parseFrets(frets)!, parseChordSymbol(symbol)!, STANDARD_NECK)!)

describe('a grip with wrong fingers is corrected at its place on the neck', () => {
  test.each([
    ['7x688x', 'B13', '7x789x'],
    ['6x577x', 'Bb13', '6x678x'],
    ['3x444x', 'G7', '3x343x'],
    ['5x666x', 'A7', '5x565x'],
    ['x46664', 'Ab/Eb', 'x66544'],
    ['x7879x', 'E9', 'x7677x'],
    ['x5657x', 'D9', 'x5455x'],
    ['5x566x', 'Am7b5', '5x554x'],
    ['577766', 'A', '577655'],
    ['3x443x', 'Gm7', '3x333x'],
    ['x34443', 'Cmaj7', 'x35453'],
    ['x24332', 'Bm', 'x24432'],
    ['xx0323', 'D', 'xx0232'],
    ['123211', 'F', '133211'],
  ])('%s as %s is %s', (frets, symbol, nearest) => {
    expect(nearestTo(frets, symbol)).toBe(nearest)
  })
})

test.each([
  ['1x5x9x', 'F', '133211'],
  ['9x1x5x', 'G', '320003'],
  ['000000', 'C', 'x32010'],
  ['000000', 'G', '320003'],
])('%s as %s shares no place with one, or is open: the usual grip, %s', (frets, symbol, usual) => {
  expect(nearestTo(frets, symbol)).toBe(usual)
})

const CHORDS = 'C7 F#m Bb6 Am7b5 Ebmaj7 D9 G13 Abm6 Esus4'.split(' ')

/** A grip with its two thinnest pressed strings a fret too low. */
function withTwoWrong(frets: Frets): Frets {
  const wrong = [...frets.keys()].filter((place) => (frets[place] ?? 0) > 1).slice(-2)
  return frets.map((fret, place) => (wrong.includes(place) ? fret! - 1 : fret))
}

describe.each([
  ['a guitar', STANDARD_NECK],
  ['a guitar in drop D', neckNamed('guitar', 'drop-d')],
  ['a ukulele', neckNamed('ukulele', 'standard')],
])('on %s', (_, neck) => {
  test.each(CHORDS)('two wrong fingers of %s are mended by two strings at most', (text) => {
    const symbol = parseChordSymbol(text)!
    const { grips } = rankedGripsOf(pitchClassOf(symbol.root), symbol.chord, neck)
    let tried = 0
    for (const grip of grips.slice(0, 60)) {
      const right = fretsOf(grip, neck.strings.length)
      const wrong = withTwoWrong(right)
      const pressed = [...right, ...wrong].filter((fret) => fret !== null && fret > 0) as number[]
      const claim = checkClaim(right, symbol, neck)
      if (Math.max(...pressed) - Math.min(...pressed) > 3 || claim.mistakes.length > 0) continue
      tried++
      const nearest = nearestGrip(wrong, symbol, neck)!
      const changed = nearest.filter((fret, place) => fret !== wrong[place])
      expect(changed.length).toBeLessThanOrEqual(2)
      expect(checkClaim(nearest, symbol, neck).matches).toBe(true)
    }
    expect(tried).toBeGreaterThan(0)
  })
})
