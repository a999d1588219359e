/** Rows of chords for beginners: easy grips near the nut. */
import { expect, test } from 'vitest'
import { fingerGrip } from '#engine/hand/fingering'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import { selectGrips, type VoicingFilters } from '#engine/voicing/chord-voicings'
import { difficultyOf } from '#engine/voicing/difficulty'
import { songbookPath } from './support/songbook-path'

const row = (chords: string, filters: VoicingFilters) =>
  songbookPath(chords, 'hand', filters).map(({ text }) => text)
const levelOf = (text: string) => {
  const frets = parseFrets(text)!
  return difficultyOf(frets, fingerGrip(frets), STANDARD_NECK).level
}

// biome-ignore format: a chart
test.each([
  ['F Bb C7', 1, 'xxx211 xx0331 xx2310'],
  ['F Bb C7', 2, 'xx3211 xx3331 x32310'],
  ['C G Am F', 1, 'x32010 320003 x02210 x0321x'],
  ['C G Am F', 2, 'x32010 320003 x02210 xx3211'],
  ['D A Bm G', 1, 'xx0232 x02220 x20402 320003'],
  ['Bb F Gm Eb', 2, 'xx3331 xx3211 xx5333 xx5343'],
  ['Dm7 G7 Cmaj7', 1, 'xx0211 320001 x32000'],
] as const)('%s up to level %i: %s', (chords, maxDifficulty, frets) => {
  expect(row(chords, { maxDifficulty }).join(' ')).toBe(frets)
})

// biome-ignore format: a chart
test.each([
  ['C G Am F', 'x32010 320003 x02210 xx321x'],
  ['G B Em C', '320003 x2444x 022000 x32010'],
  ['A F#m D E', 'x02220 xx422x xx0232 022100'],
  ['C G/B Am Fmaj7', 'x32010 x20003 x02210 xx3210'],
])('%s without barres: %s', (chords, frets) => {
  expect(row(chords, { noBarre: true }).join(' ')).toBe(frets)
})

function hasLowGrip(symbol: string, maxDifficulty: number): boolean {
  const { root, chord } = parseChordSymbol(symbol)!
  const filters = { maxDifficulty, maxFret: 5 }
  return selectGrips(pitchClassOf(root), chord, STANDARD_NECK, filters).length > 0
}

test('of most chords there are grips of the first level within the first five frets', () => {
  const symbols = [...new Set(ROWS.flatMap((chords) => chords.split(' ')))]
  const low = symbols.filter((symbol) => hasLowGrip(symbol, 1))
  expect(low.length / symbols.length).toBeGreaterThan(0.8)
})

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const ROWS = ROOTS.flatMap((_, at) => {
  const on = (semitones: number, type: string) => `${ROOTS[(at + semitones) % 12]}${type}`
  return [
    [on(0, ''), on(5, ''), on(7, '7')],
    [on(0, ''), on(9, 'm'), on(5, ''), on(7, '')],
    [on(2, 'm7'), on(7, '7'), on(0, 'maj7')],
    [on(0, 'm'), on(8, ''), on(3, ''), on(10, '')],
  ].map((chords) => chords.join(' '))
})

test.each(ROWS)(
  '%s stays within the first five frets under a limit on difficulty, where there are such grips',
  (chords) => {
    for (const maxDifficulty of [1, 2, 3]) {
      for (const [at, text] of row(chords, { maxDifficulty }).entries()) {
        expect(levelOf(text), text).toBeLessThanOrEqual(maxDifficulty)
        if (!hasLowGrip(chords.split(' ')[at]!, maxDifficulty)) continue
        expect(Math.max(...parseFrets(text)!.map((fret) => fret ?? 0)), text).toBeLessThanOrEqual(5)
      }
    }
  },
)
