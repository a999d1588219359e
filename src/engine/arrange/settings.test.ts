/** Settings are ranked by their sketches, and few sketches are made. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { neckOf } from '../instrument/neck'
import { findInstrument } from '../instrument/read-neck'
import type { ScoreWithRoles, Setting } from './arrangement'
import { harmonizer } from './harmonize'
import { rolesOf } from './roles'
import { CAPOS, KEYS } from './setting-ranges'
import { rankSettings } from './settings'

const settingsOn = (id: string, tuningCount: number): readonly Setting[] => {
  const instrument = findInstrument(id)!
  return instrument.tunings.slice(0, tuningCount).flatMap((tuning) =>
    CAPOS.flatMap((capo) => {
      const neck = neckOf(instrument, tuning, capo)
      return KEYS.map((transpose) => ({ transpose, neck }))
    }),
  )
}

const NECKS = [
  ['guitar', 3],
  ['banjo', 2],
  ['ukulele', 1],
] as const

const SYMBOLS = ['C', 'Am7', 'G7/B', 'F#m7b5', 'Bb6', 'Esus4', 'D13', 'Ab']
type Drawn = typeof piece extends fc.Arbitrary<infer Value> ? Value : never
const piece = fc.record({
  midis: fc.array(fc.integer({ min: 50, max: 84 }), { minLength: 2, maxLength: 12 }),
  symbols: fc.array(fc.constantFrom(...SYMBOLS), { minLength: 1, maxLength: 6 }),
  voice: fc.constantFrom(undefined, 'bass', 'flute'),
  fullness: fc.constantFrom(
    { voices: 2, most: Infinity },
    { voices: 0, most: Infinity },
    { voices: 0, most: 2 },
    { voices: 0, most: 0 },
  ),
})

function harmonized({ midis, symbols, voice, fullness }: Drawn) {
  return harmonizer({
    melody: midis.map((midi, startBeat) => ({
      midi,
      startBeat,
      durationBeats: 1,
      ...(voice !== undefined && startBeat % 3 === 1 && { voice }),
    })),
    strokes: symbols.map((text, index) => ({
      symbol: parseChordSymbol(text)!,
      startBeat: index * 2,
      durationBeats: 2,
    })),
    fullness,
  })
}

describe.each(NECKS)('%s in %i tunings', (id, tuningCount) => {
  const settings = settingsOn(id, tuningCount)

  test('every sketch has as many notes as its outline says, and no more on open strings', () => {
    fc.assert(
      fc.property(piece, (drawn) => {
        const { scoreFor, outline } = harmonized(drawn)
        for (const setting of settings) {
          const opens = setting.neck.strings.map(({ midi }) => midi - setting.transpose)
          const countIn = (notes: readonly { readonly midi: number }[]) =>
            notes.filter(({ midi }) => opens.includes(midi)).length
          const score = scoreFor(setting)
          const { least, mostOpens } = outline.addedIn(setting)
          expect(countIn(score) - countIn(outline.known)).toBeLessThanOrEqual(mostOpens)
          expect(score.length - outline.known.length).toBeGreaterThanOrEqual(least)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('the settings chosen are those of a look at every sketch', () => {
    fc.assert(
      fc.property(piece, (drawn) => {
        const { scoreFor, outline } = harmonized(drawn)
        const sketches = new Map<unknown, ScoreWithRoles>()
        let asked = 0
        const sketch = (setting: Setting) => {
          asked++
          const score = scoreFor(setting)
          const own = sketches.get(score) ?? { score, roles: rolesOf(score) }
          sketches.set(score, own)
          return own
        }
        const request = { settings, scoreFor: sketch, maxFret: 20 }
        const chosen = rankSettings({ ...request, outline }, 3)
        const first = asked
        const added = { least: 0, mostOpens: Number.MAX_SAFE_INTEGER }
        const promisesAll = { known: [], addedIn: () => added }
        expect(chosen).toEqual(rankSettings({ ...request, outline: promisesAll }, 3))
        expect(first).toBeLessThan(settings.length)
      }),
      { numRuns: 15 },
    )
  })
})
