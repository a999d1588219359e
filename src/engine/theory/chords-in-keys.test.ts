/** Arpeggios of chords outside the key, given as numbers, in all keys: written as the chords are. */
import { expect, test } from 'vitest'
import { chordTypeById, spellChord } from './chord'
import { spellDegree } from './interval'
import { signatureOf } from './key-signature'
import { namesInTheory } from './names-in-theory'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from './pitch'
import { withinOctave } from './pitch-class'
import { scaleById, spellScale } from './scale'

const MAJOR_KEYS = 'Cb Gb Db Ab Eb Bb F C G D A E B F# C#'.split(' ')
const MINOR_KEYS = 'Ab Eb Bb F C G D A E B F# C# G# D# A#'.split(' ')

const DOMINANT = [7, 'dominant7'] as const
const DIMINISHED = [11, 'diminished7'] as const

function theoryOf(root: string, isMinor: boolean) {
  return {
    root: parseRoot(root)!,
    scale: scaleById(isMinor ? 'naturalMinor' : 'major')!,
    chord: chordTypeById(isMinor ? 'minor' : 'major')!,
    layer: 'scale' as const,
  }
}

/** The chord a fifth above or a half step below a degree of the key. */
function chordTo(target: NoteName, [semitones, id]: typeof DOMINANT | typeof DIMINISHED) {
  const degree = semitones === 7 ? { number: 5, alteration: 0 } : { number: 7, alteration: 0 }
  return spellChord(spellDegree(target, degree).name, chordTypeById(id)!)
}

/** What lines write of a chord: no double flats, no more signs than the key has a use for. */
function isUsual({ letter, accidental }: NoteName, fifths: number): boolean {
  const name = `${letter}${accidental}`
  if (['E1', 'B1'].includes(name)) return fifths >= 2
  if (['F2', 'C2', 'G2'].includes(name)) return fifths >= 4
  if (['C-1', 'F-1'].includes(name)) return fifths <= -4
  return Math.abs(accidental) < 2
}

const cases = [false, true].flatMap((isMinor) =>
  (isMinor ? MINOR_KEYS : MAJOR_KEYS).flatMap((root) =>
    [1, 2, 3, 4, 5].flatMap((degree) =>
      [DOMINANT, DIMINISHED].flatMap((kind) => {
        // Its tones are those of the diminished seventh on the leading tone of the key.
        if (isMinor && degree === 2 && kind === DIMINISHED) return []
        const theory = theoryOf(root, isMinor)
        const target = spellScale(theory.root, theory.scale)[degree]!
        const tones = chordTo(target, kind)
        const { fifths } = signatureOf(theory.root, theory.scale)
        if (!tones.every((name) => isUsual(name, fifths))) return []
        const key = root + (isMinor ? ' minor' : ' major')
        return [{ key, theory, chord: kind[1], target: formatNoteName(target), tones }]
      }),
    ),
  ),
)

type Theory = ReturnType<typeof theoryOf>

function namesOf(theory: Theory, midis: readonly number[]): string {
  const notes = midis.map((midi, start) => ({ midi, start, end: start + 1, line: 1 }))
  return namesInTheory(notes, theory).map(formatNoteName).join(' ')
}

/** The tones one above the other. */
function upwards(tones: readonly NoteName[]): readonly number[] {
  const midis: number[] = []
  for (const tone of tones) {
    const last = midis.at(-1) ?? 47
    midis.push(last + 1 + withinOctave(pitchClassOf(tone) - last - 1))
  }
  return midis
}

test('most secondary dominants and diminished sevenths of 30 keys are written without rare signs', () => {
  expect(cases.length).toBeGreaterThan(250)
})

test.each(cases)('$chord to $target in $key, up and down', ({ theory, tones }) => {
  const midis = upwards(tones)
  const names = tones.map(formatNoteName)
  expect(namesOf(theory, midis)).toBe(names.join(' '))
  expect(namesOf(theory, midis.toReversed())).toBe(names.toReversed().join(' '))
})

// biome-ignore format: a line of music a line
test.each<[what: string, key: string, midis: string, names: string]>([
  ['V of V', 'B', '61 65 68 71 66', 'C# E# G# B F#'],
  ['V of ii', 'E', '61 65 68 71 66', 'C# E# G# B F#'],
  ['V of vi', 'A', '61 65 68 71 66', 'C# E# G# B F#'],
  ['V', 'Bm', '61 65 68 71 66', 'C# E# G# B F#'],
  ['V of IV', 'Db', '61 65 68 71 66', 'Db F Ab Cb Gb'],
  ['V of bVII', 'Ab', '61 65 68 71 66', 'Db F Ab Cb Gb'],
  ['V of vi', 'E', '56 60 63 66', 'G# B# D# F#'],
  ['V of V', 'C#m', '63 67 70 73', 'D# F## A# C#'],
  ['V of V', 'G#m', '58 62 65', 'A# C## E#'],
  ['V of V', 'F#m', '56 60 63', 'G# B# D#'],
  ['down to the sixth', 'Db', '73 71 70', 'Db Cb Bb'],
  ['down to the sixth', 'Eb', '72 71 70', 'C Cb Bb'],
  ['up to the fifth', 'B', '68 65 66', 'G# E# F#'],
  ['up to the third', 'D', '64 65 66', 'E E# F#'],
  ['up to the seventh', 'G', '65 66 67', 'F F# G'],
  ['blue third', 'E', '64 67 71', 'E G B'],
  ['borrowed iv', 'A', '62 65 69', 'D F A'],
  ['borrowed iv', 'E', '57 60 64', 'A C E'],
  ['V of vi', 'Ab', '60 64 67 70', 'C E G Bb'],
])('%s in %s: %s', (_, key, midis, names) => {
  const theory = theoryOf(key.replace('m', ''), key.endsWith('m'))
  expect(namesOf(theory, midis.split(' ').map(Number))).toBe(names)
})

test('a borrowed triad keeps its third before the major one', () => {
  const theory = theoryOf('A', false)
  const notes = [[62, 65, 69], [62, 66, 69]].flatMap((midis, start) => midis.map((midi) => ({ midi, start, end: start + 1, line: 1 }))) // biome-ignore format: two chords
  expect(namesInTheory(notes, theory).map(formatNoteName).join(' ')).toBe('D F A D F# A')
})
