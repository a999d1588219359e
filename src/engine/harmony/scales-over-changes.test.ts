import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { spellChord } from '../theory/chord'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { scaleById, spellScale } from '../theory/scale'
import { parseChordSymbol } from './chord-symbol'
import { parseKey } from './key'
import { fewestScalesOver, scaleOfEachChord } from './scales-over-changes'

const inKey = (text: string, key: string) =>
  text.split(' ').map((one) => ({ ...parseChordSymbol(one)!, key: parseKey(key)! }))
const fewest = (text: string, key: string) => {
  const chords = inKey(text, key)
  return fewestScalesOver(chords, scaleOfEachChord(chords)).map(
    ({ from, to, root, scale }) => `${from}-${to} ${formatNoteName(root)} ${scale.id}`,
  )
}

test.each([
  ['Am F C G', 'Am', ['0-4 A naturalMinor']],
  ['D C G D', 'D mixolydian', ['0-4 D mixolydian']],
  ['Dm7 G7 Cmaj7', 'C', ['0-3 C major']],
  ['Am Dm E7 Am', 'Am', ['0-4 A harmonicMinor']],
  ['Cmaj7 A7 Dm7 G7', 'C', ['0-1 C major', '1-2 D melodicMinor', '2-4 C major']],
  ['Gmaj7 Gm7 C7 Fmaj7', 'G', ['0-1 G major', '1-4 F major']],
  ['Cmaj7 C7b5b9#9', 'C', ['0-1 C major', '1-2 C# melodicMinor']],
])('over %s in %s as few as there can be', (text, key, scales) => {
  expect(fewest(text, key)).toEqual(scales)
})

test.each([
  ['Dm7 G7 Cmaj7', 'C', 'dorian mixolydian major'],
  ['Bm7b5 E7 Am', 'Am', 'locrian phrygianDominant naturalMinor'],
])('over each of %s in %s', (text, key, ids) => {
  expect(
    scaleOfEachChord(inKey(text, key))
      .map((one) => one!.scale.id)
      .join(' '),
  ).toBe(ids)
})

/** All scales there are to choose from, as names of tones. */
const CHOICES = ['major', 'harmonicMinor', 'melodicMinor'].flatMap((id) =>
  'C Db D Eb E F F# G Ab A Bb B'
    .split(' ')
    .map((root) => new Set(spellScale(parseRoot(root)!, scaleById(id)!).map(pitchClassOf))),
)
const chordText = fc
  .tuple(
    fc.constantFrom(...'C D Eb E F G A Bb'.split(' ')),
    fc.constantFrom('', 'm', '7', 'maj7', 'm7', 'm7b5', 'dim7', '7b9'),
  )
  .map((parts) => parts.join(''))

test('going on with any scale as far as it holds is never fewer', () => {
  fc.assert(
    fc.property(fc.array(chordText, { minLength: 1, maxLength: 8 }), (texts) => {
      const chords = inKey(texts.join(' '), 'C')
      const tones = chords.map(({ root, chord }) => spellChord(root, chord).map(pitchClassOf))
      const found = fewestScalesOver(chords, scaleOfEachChord(chords))
      let greedy = 0
      for (let from = 0; from < tones.length; greedy++) {
        const reachOf = (scale: ReadonlySet<number>) => {
          let to = from
          while (to < tones.length && tones[to]!.every((tone) => scale.has(tone))) to++
          return to
        }
        from = Math.max(from + 1, ...CHOICES.map(reachOf))
      }
      expect(found.length).toBe(greedy)
      for (const { from, to, root, scale } of found) {
        const own = new Set(spellScale(root, scale).map(pitchClassOf))
        expect(
          tones
            .slice(from, to)
            .flat()
            .every((tone) => own.has(tone)),
        ).toBe(true)
      }
    }),
    { numRuns: drawCount(200), seed: 7 },
  )
})
