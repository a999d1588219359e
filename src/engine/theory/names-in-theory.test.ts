/** Notes given as numbers: in the key as the key has them, outside it by where they go. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chordTypeById } from './chord'
import { type Signature, signatureOf } from './key-signature'
import type { TheoryContext } from './layer'
import { isOfSignature, isPlainName } from './name-in-key'
import { namesInTheory, withNames } from './names-in-theory'
import { formatNoteName, midiOf, type NoteName, parseNote, parseRoot, pitchClassOf } from './pitch'
import { SCALES, scaleById, spellScale } from './scale'

function numberOf(text: string): number {
  const { name, octave } = parseNote(text)!
  return midiOf(name, octave!)
}

function theoryOf(root: string, scale = 'major', chord = 'major'): TheoryContext {
  return {
    root: parseRoot(root)!,
    scale: scaleById(scale)!,
    chord: chordTypeById(chord)!,
    layer: 'scale',
  }
}

/** Notes one after the other; `+` between those that start together. */
function namesOf(theory: TheoryContext, onsets: readonly (readonly number[])[]): string {
  const notes = onsets.flatMap((midis, start) =>
    midis.map((midi) => ({ midi, start, end: start + 1, line: 1 })),
  )
  return namesInTheory(notes, theory).map(formatNoteName).join(' ')
}

const lineOf = (text: string) => text.split(' ').map((beat) => beat.split('+').map(numberOf))

/** The twelve half steps up from a root, and down again. */
function chromatic(root: string): readonly (readonly number[])[] {
  const tonic = 60 + pitchClassOf(parseRoot(root)!)
  return Array.from({ length: 13 }, (_, step) => [tonic + step])
}

// biome-ignore format: a key a line
describe.each<[root: string, up: string, down: string]>([
  ['C', 'C C# D D# E F F# G G# A A# B C', 'C B Bb A Ab G Gb F E Eb D Db C'],
  ['G', 'G G# A A# B C C# D D# E F F# G', 'G F# F E Eb D Db C B Bb A Ab G'],
  ['D', 'D D# E E# F# G G# A A# B B# C# D', 'D C# C B Bb A Ab G F# F E Eb D'],
  ['A', 'A A# B B# C# D D# E E# F# G G# A', 'A G# G F# F E Eb D C# C B Bb A'],
  ['E', 'E E# F# F## G# A A# B B# C# C## D# E', 'E D# D C# C B Bb A G# G F# F E'],
  ['B', 'B B# C# C## D# E E# F# F## G# G## A# B', 'B A# A G# G F# F E D# D C# C B'],
  ['F#', 'F# F## G# G## A# B B# C# C## D# E E# F#', 'F# E# E D# D C# C B A# A G# G F#'],
  ['Db', 'Db D Eb E F Gb G Ab A Bb B C Db', 'Db C Cb Bb A Ab G Gb F Fb Eb D Db'],
  ['Ab', 'Ab A Bb B C Db D Eb E F F# G Ab', 'Ab G Gb F Fb Eb D Db C Cb Bb A Ab'],
  ['Eb', 'Eb E F F# G Ab A Bb B C C# D Eb', 'Eb D Db C Cb Bb A Ab G Gb F E Eb'],
  ['Bb', 'Bb B C C# D Eb E F F# G G# A Bb', 'Bb A Ab G Gb F E Eb D Db C B Bb'],
  ['F', 'F F# G G# A Bb B C C# D D# E F', 'F E Eb D Db C B Bb A Ab G Gb F'],
])('%s major', (root, up, down) => {
  test('half steps up raise the letter below, half steps down lower the letter above', () => {
    expect(namesOf(theoryOf(root), chromatic(root))).toBe(up)
    expect(namesOf(theoryOf(root), chromatic(root).toReversed())).toBe(down)
  })
})

// biome-ignore format: a key a line
describe.each<[root: string, up: string, down: string]>([
  ['A', 'A A# B C C# D D# E F F# G G# A', 'A G# G F# F E Eb D Db C B Bb A'],
  ['E', 'E F F# G G# A A# B C C# D D# E', 'E D# D C# C B Bb A Ab G F# F E'],
  ['B', 'B B# C# D D# E E# F# G G# A A# B', 'B A# A G# G F# F E Eb D C# C B'],
  ['F#', 'F# G G# A A# B B# C# D D# E E# F#', 'F# E# E D# D C# C B Bb A G# G F#'],
  ['C#', 'C# C## D# E E# F# F## G# A A# B B# C#', 'C# B# B A# A G# G F# F E D# D C#'],
  ['G#', 'G# G## A# B B# C# C## D# E E# F# F## G#', 'G# F## F# E# E D# D C# C B A# A G#'],
  ['Eb', 'Eb E F Gb G Ab A Bb Cb C Db D Eb', 'Eb D Db C Cb Bb A Ab G Gb F Fb Eb'],
  ['Bb', 'Bb B C Db D Eb E F Gb G Ab A Bb', 'Bb A Ab G Gb F Fb Eb D Db C Cb Bb'],
  ['F', 'F F# G Ab A Bb B C Db D Eb E F', 'F E Eb D Db C Cb Bb A Ab G Gb F'],
  ['C', 'C C# D Eb E F F# G Ab A Bb B C', 'C B Bb A Ab G Gb F E Eb D Db C'],
  ['G', 'G G# A Bb B C C# D Eb E F F# G', 'G F# F E Eb D Db C B Bb A Ab G'],
  ['D', 'D D# E F F# G G# A Bb B C C# D', 'D C# C B Bb A Ab G Gb F E Eb D'],
])('%s minor', (root, up, down) => {
  test('so as well; the raised sixth and seventh stay', () => {
    const theory = theoryOf(root, 'naturalMinor', 'minor')
    expect(namesOf(theory, chromatic(root))).toBe(up)
    expect(namesOf(theory, chromatic(root).toReversed())).toBe(down)
  })
})

// biome-ignore format: a line of music a line
test.each<[what: string, root: string, scale: string, music: string, names: string]>([
  ['a lower neighbour', 'C', 'major', 'G4 Gb4 G4', 'G F# G'],
  ['an upper neighbour', 'C', 'major', 'G4 G#4 G4', 'G Ab G'],
  ['a lower neighbour in flats', 'Ab', 'major', 'Eb4 D4 Eb4 F4 E4 F4', 'Eb D Eb F E F'],
  ['an appoggiatura from below', 'F', 'major', 'Ab4 A4 C5', 'G# A C'],
  ['a passing tone struck twice', 'Bb', 'major', 'F4 Gb4 Gb4 G4', 'F F# F# G'],
  ['a passing tone down', 'D', 'major', 'B4 A#4 A4', 'B Bb A'],
  ['an enclosure', 'C', 'major', 'F4 D#4 E4 Ab4 F#4 G4', 'F D# E Ab F# G'],
  ['an enclosure from below', 'C', 'major', 'C4 Eb4 F4 E4 A#4 C5 B4', 'C D# F E A# C B'],
  ['an enclosure of two tones outside', 'F', 'major', 'Ab4 F#4 G4 C#4 D#4 D4', 'Ab F# G C# Eb D'],
  ['V of V', 'C', 'major', 'D4 F#4 A4 C5 F#4', 'D F# A C F#'],
  ['V of ii', 'C', 'major', 'A3 Db4 E4 G4', 'A C# E G'],
  ['V of vi', 'C', 'major', 'E4 Ab4 B4 D5', 'E G# B D'],
  ['V of vi in F', 'F', 'major', 'A3 Db4 E4 G4 C#4 D4', 'A C# E G C# D'],
  ['V of iii in G', 'G', 'major', 'F#4+A#4+C#5', 'F# A# C#'],
  ['V of ii in Bb', 'Bb', 'major', 'G3 B3 D4 F4', 'G B D F'],
  ['V of vi in Ab', 'Ab', 'major', 'C4 E4 G4 Bb4', 'C E G Bb'],
  ['the flat sixth', 'C', 'major', 'G#3 C4 D#4', 'Ab C Eb'],
  ['the flat second', 'C', 'major', 'C#4 F4 G#4', 'Db F Ab'],
  ['V of V in D', 'D', 'major', 'E4 Ab4 B4 D5', 'E G# B D'],
  ['V of V in Eb', 'Eb', 'major', 'F4 A4 C5 Eb5', 'F A C Eb'],
  ['V of iv in A minor', 'A', 'naturalMinor', 'A3 Db4 E4 G4', 'A C# E G'],
  ['V in G minor', 'G', 'naturalMinor', 'D4 Gb4 A4 C5', 'D F# A C'],
  ['V in C# minor', 'C#', 'naturalMinor', 'G#3 C4 D#4 F#4 C4', 'G# B# D# F# B#'],
  ['borrowed iv', 'C', 'major', 'F4 G#4 C5', 'F Ab C'],
  ['a diminished seventh up', 'C', 'major', 'C4+E4+G4 Db4+E4+G4+A#4 D4+F4+A4', 'C E G C# E G Bb D F A'],
  ['inner notes go their own way', 'C', 'major', 'C4+E4+G4 C4+E4+Ab4 C4+F4+A4', 'C E G C E G# C F A'],
  ['the blues scale, up and down', 'A', 'blues', 'A3 C4 D4 D#4 E4 G4 E4 D#4 D4 C4', 'A C D Eb E G E Eb D C'],
  ['a blue third', 'E', 'mixolydian', 'E4 G4 G#4 B4', 'E G G# B'],
  ['blues in G, thirds and fifths', 'G', 'major', 'Bb3 B3 D4 Db4 C4 A#3 G3', 'A# B D Db C Bb G'],
  ['the blues scale of F', 'F', 'blues', 'C4 B3 Bb3 Ab3 F3', 'C Cb Bb Ab F'],
  ['the fourth of lydian dominant', 'C', 'lydianDominant', 'G4 F#4 F4 E4', 'G F# F E'],
  ['twelve tones up', 'C', 'chromatic', 'C4 Db4 D4 Eb4 E4', 'C C# D D# E'],
  ['twelve tones down', 'C', 'chromatic', 'E4 D#4 D4 C#4 C4', 'E Eb D Db C'],
  ['the flat sixth on the way down', 'Eb', 'major', 'C5 B4 Bb4', 'C Cb Bb'],
  ['the flat sixth on the way down', 'Ab', 'major', 'F4 E4 Eb4', 'F Fb Eb'],
  ['borrowed iv in Eb', 'Eb', 'major', 'Ab4 B4 Eb5', 'Ab Cb Eb'],
  ['V of vi in Eb', 'Eb', 'major', 'G4 B4 D5 C5', 'G B D C'],
  ['a tone struck twice between two chords', 'G', 'major', 'G4 F4 Ab4 G#4', 'G F Ab Ab'],
  ['a note alone', 'Db', 'major', 'D4', 'D'],
  ['a note alone on the flat side', 'C', 'major', 'F#4', 'Gb'],
])('%s: %s %s', (_, root, scale, music, names) => {
  expect(namesOf(theoryOf(root, scale), lineOf(music))).toBe(names)
})

type Row = readonly [text: string, start: number, beats: number, line: number]

function namesIn(...rows: readonly Row[]): string {
  const notes = rows.map(([text, start, beats, line]) => ({
    midi: numberOf(text),
    start,
    end: start + beats,
    line,
  }))
  return namesInTheory(notes, theoryOf('C')).map(formatNoteName).join(' ')
}

describe('voices', () => {
  test('a note goes where its own voice goes', () => {
    const bass = [['G#2', 0, 1, 2], ['A2', 1, 1, 2]] as const // biome-ignore format: a bass
    expect(namesIn(['G#4', 0, 1, 1], ['G4', 1, 1, 1], ...bass)).toBe('Ab G G# A')
  })

  test('a held note goes where it goes when it ends', () => {
    const moving = [['C4', 0, 1, 1], ['E4', 1, 1, 1], ['C4', 2, 1, 1]] as const // biome-ignore format: a voice
    expect(namesIn(['G#4', 0, 2, 1], ...moving, ['A4', 2, 1, 1])).toBe('G# C E C A')
  })
})

test('a name that is given is kept', () => {
  const [g, flat] = [parseRoot('G')!, parseRoot('Gb')!]
  const notesWith = (given: NoteName | undefined) =>
    [67, 66, 67].map((midi, startBeat) => ({
      midi,
      startBeat,
      durationBeats: 1,
      name: midi === 66 ? given : undefined,
    }))
  const told = (given: NoteName | undefined) =>
    withNames(notesWith(given), theoryOf('C')).map(({ name }) => name)
  expect(told(undefined)).toEqual([g, parseRoot('F#'), g])
  expect(told(flat)).toEqual([g, flat, g])
})

/** No double flat, a double sharp in keys of four sharps, white keys in keys of two sharps, three flats (Cb) or four (Fb). */
function isWritten(name: NoteName, key: Signature): boolean {
  if (isPlainName(name, key)) return true
  const { letter, accidental } = name
  if (accidental === 2) return 'FCG'.includes(letter) && key.fifths >= 4
  return accidental === 1
    ? key.fifths >= 2
    : accidental === -1 && key.fifths <= (letter === 'C' ? -3 : -4)
}

const anyScale = fc.constantFrom(...SCALES)
const anyRoot = fc.constantFrom(...'C Db D Eb E F F# Gb G Ab A Bb B'.split(' '))
const anyLine = fc.array(fc.array(fc.integer({ min: 40, max: 88 }), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }) // biome-ignore format: one line of music

test('a name sounds its number, is the scale’s where the scale has one, and else has few signs', () => {
  fc.assert(
    fc.property(anyScale, anyRoot, anyLine, (scale, root, onsets) => {
      const theory = { ...theoryOf(root), scale }
      const key = signatureOf(theory.root, scale)
      const own = spellScale(theory.root, scale).map(formatNoteName)
      const midis = onsets.flat()
      const notes = onsets.flatMap((together, start) =>
        together.map((midi) => ({ midi, start, end: start + 1, line: 1 })),
      )
      const names = namesInTheory(notes, theory)
      expect(names.map(pitchClassOf)).toEqual(midis.map((midi) => midi % 12))
      for (const name of names) {
        const isTonic = pitchClassOf(name) === pitchClassOf(theory.root)
        const isOwn = isTonic || own.includes(formatNoteName(name)) || isOfSignature(name, key)
        const inChord = pitchClassOf(name) === (pitchClassOf(theory.root) + 4) % 12
        if (!isOwn && !inChord && !key.isMinor) expect(isWritten(name, key)).toBe(true)
      }
    }),
  )
})

test('a pitch struck again at once keeps its name, in any key', () => {
  fc.assert(
    fc.property(
      anyScale,
      anyRoot,
      fc.array(
        fc.record({
          midi: fc.integer({ min: 55, max: 76 }),
          times: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 2, maxLength: 6 },
      ),
      (scale, root, figure) => {
        const midis = figure.flatMap(({ midi, times }) => new Array<number>(times).fill(midi))
        const names = namesOf(
          { ...theoryOf(root), scale },
          midis.map((midi) => [midi]),
        ).split(' ')
        for (const [index, midi] of midis.entries()) {
          if (midi === midis[index + 1]) expect(names[index + 1]).toBe(names[index])
        }
      },
    ),
  )
})
