/** Notes outside the key are written by where they go, and by the chord over them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { midiOf, parseNote } from '#engine/theory/pitch'
import { FORMATS, formatById, type Score } from '../index'
import { namesOfTrack } from './names-of-track'
import type { Beat, ScoreTrack } from './score'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const QUARTER = { value: 4, dots: 0 }
const SIGNS = ['bb', 'b', '', '#', '##']

function midiNamed(text: string): number {
  const { name, octave } = parseNote(text)!
  return midiOf(name, octave!)
}

/** `G4 G#4|Am A4`: notes, a chord over one behind a bar, `~` before a tied note, `r` for a rest, `+` in a chord. */
function beatOf(text: string): Beat {
  const [written = '', chord] = text.split('|')
  const named = chord !== undefined && { chord }
  if (written === 'r') return { rhythm: QUARTER, notes: [], ...named }
  const tied = written.startsWith('~') && { tied: true as const }
  const notes = written.replace('~', '').split('+')
  return {
    rhythm: QUARTER,
    notes: notes.map((note) => ({ midi: midiNamed(note), ...tied })),
    ...named,
  }
}

/** Bars parted by `/`, of one voice. */
function trackOf(text: string): ScoreTrack {
  const bars = text.split(' / ').map((bar) => [bar.split(' ').map(beatOf)])
  return { name: 'Piano', program: 0, isPercussion: false, measures: bars }
}

function namesIn(fifths: number, isMinor: boolean, text: string): string {
  const track = trackOf(text)
  const nameOf = namesOfTrack(
    track,
    track.measures.map(() => ({ fifths, isMinor })),
  )
  return track.measures
    .flatMap(([voice], measure) =>
      voice!.flatMap(({ notes }, beat) =>
        notes.map((_, note) => {
          const { step, alter } = nameOf([measure, 0, beat, note])
          return step + SIGNS[alter + 2]!
        }),
      ),
    )
    .join(' ')
}

/** The twelve half steps from a tonic, up and down again. */
function chromatic(tonic: string, step: 1 | -1): string {
  const from = midiNamed(`${tonic}4`)
  const sharps = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
  return Array.from({ length: 13 }, (_, index) => {
    const midi = from + step * index
    return sharps[midi % 12]! + String(Math.floor(midi / 12) - 1)
  }).join(' ')
}

// biome-ignore format: a key a line
describe.each<[tonic: string, fifths: number, isMinor: boolean, up: string, down: string]>([
  ['C', 0, false, 'C C# D D# E F F# G G# A A# B C', 'C B Bb A Ab G Gb F E Eb D Db C'],
  ['G', 1, false, 'G G# A A# B C C# D D# E F F# G', 'G F# F E Eb D Db C B Bb A Ab G'],
  ['D', 2, false, 'D D# E E# F# G G# A A# B B# C# D', 'D C# C B Bb A Ab G F# F E Eb D'],
  ['A', 3, false, 'A A# B B# C# D D# E E# F# G G# A', 'A G# G F# F E Eb D C# C B Bb A'],
  ['E', 4, false, 'E E# F# F## G# A A# B B# C# C## D# E', 'E D# D C# C B Bb A G# G F# F E'],
  ['B', 5, false, 'B B# C# C## D# E E# F# F## G# G## A# B', 'B A# A G# G F# F E D# D C# C B'],
  ['F#', 6, false, 'F# F## G# G## A# B B# C# C## D# E E# F#', 'F# E# E D# D C# C B A# A G# G F#'],
  ['Gb', -6, false, 'Gb G Ab A Bb Cb C Db D Eb E F Gb', 'Gb F Fb Eb D Db C Cb Bb A Ab G Gb'],
  ['Db', -5, false, 'Db D Eb E F Gb G Ab A Bb B C Db', 'Db C Cb Bb A Ab G Gb F Fb Eb D Db'],
  ['Ab', -4, false, 'Ab A Bb B C Db D Eb E F F# G Ab', 'Ab G Gb F Fb Eb D Db C Cb Bb A Ab'],
  ['Eb', -3, false, 'Eb E F F# G Ab A Bb B C C# D Eb', 'Eb D Db C Cb Bb A Ab G Gb F E Eb'],
  ['Bb', -2, false, 'Bb B C C# D Eb E F F# G G# A Bb', 'Bb A Ab G Gb F E Eb D Db C B Bb'],
  ['F', -1, false, 'F F# G G# A Bb B C C# D D# E F', 'F E Eb D Db C B Bb A Ab G Gb F'],
  ['A', 0, true, 'A A# B C C# D D# E F F# G G# A', 'A G# G F# F E Eb D Db C B Bb A'],
  ['E', 1, true, 'E F F# G G# A A# B C C# D D# E', 'E D# D C# C B Bb A Ab G F# F E'],
  ['D', -1, true, 'D D# E F F# G G# A Bb B C C# D', 'D C# C B Bb A Ab G Gb F E Eb D'],
  ['C', -3, true, 'C C# D Eb E F F# G Ab A Bb B C', 'C B Bb A Ab G Gb F E Eb D Db C'],
  ['G#', 5, true, 'G# G## A# B B# C# C## D# E E# F# F## G#', 'G# F## F# E# E D# D C# C B A# A G#'],
])('in %s (%i, minor %s)', (tonic, fifths, isMinor, up, down) => {
  test('half steps up raise the letter below', () => {
    expect(namesIn(fifths, isMinor, chromatic(tonic, 1))).toBe(up)
  })

  test('half steps down lower the letter above', () => {
    expect(namesIn(fifths, isMinor, chromatic(tonic, -1))).toBe(down)
  })
})

// biome-ignore format: a line of music a line
test.each<[what: string, fifths: number, music: string, names: string]>([
  ['a lower neighbour', -1, 'A4 G#4 A4', 'A G# A'],
  ['an upper neighbour', 1, 'G4 G#4 G4', 'G Ab G'],
  ['a passing tone struck twice', -1, 'G4 G#4 G#4 A4', 'G G# G# A'],
  ['a passing tone tied over the bar', -1, 'G4 G#4 / ~G#4 A4', 'G G# G# A'],
  ['a rest before the next note', -1, 'G4 G#4 r A4', 'G G# A'],
  ['a passing tone between chords', -1, 'C4+G4 C4+G#4 C4+A4', 'C G C G# C A'],
  ['a leap from it: as the key has it', 0, 'G4 G#4 C5', 'G Ab C'],
  ['a half step both ways at once: as the key has it', 0, 'G#4 G4+A4', 'Ab G A'],
  ['the last note: as the key has it', 2, 'A4 G#4', 'A G#'],
  ['the third of A7, left by a leap', -1, 'A4|A7 C#5 E5 C#5', 'A C# E C#'],
  ['the third of F minor, left upwards', 0, 'F4|Fm G#4 A4', 'F Ab A'],
  ['the chord of the bar before', -1, 'A4|A7 E5 / C#5 F5', 'A E C# F'],
  ['no chord ends a chord', -1, 'A4|A7 C#5 r|N.C. C#5 F5', 'A C# Db F'],
  ['the bass of a slash chord', 0, 'A#3|C/Bb G4 E4', 'Bb G E'],
  ['the third of C#7 in D, left by a leap', 2, 'F4|C#7 A4 G4', 'E# A G'],
])('%s', (_, fifths, music, names) => {
  expect(namesIn(fifths, false, music)).toBe(names)
})

test('a tied note keeps its name under the next chord', () => {
  expect(namesIn(0, false, 'G#4|E7 B4 G#4 / ~G#4|Fm C5')).toBe('G# B G# G# C')
})

describe('files', () => {
  const scoreOf = (fifths: number, text: string): Score => ({
    title: '',
    artist: '',
    measures: [{ timeSignature: [4, 4], fifths, isMinor: false, tempos: [] }],
    tracks: [trackOf(text)],
  })
  const written = (id: string, score: Score) =>
    new TextDecoder().decode(formatById(id)!.write!(score).bytes)

  test.each([
    [-1, 'G4 G#4 A4', 'G G1 A', ['#']],
    [1, 'A4 G#4 G4', 'A A-1 G', ['b']],
    [-3, 'A#4 B4 C5', 'B-1 B C', []],
    [0, 'D#4 E4 D#4 D4', 'D1 E E-1 D', ['#', 'b']],
  ])('MusicXML and alphaTex in %i: %s', (fifths, music, names, modes) => {
    const score = scoreOf(fifths, music)
    const steps = written('musicxml', score).matchAll(
      /<pitch><step>(\w)<\/step>(?:<alter>(-?\d)<\/alter>)?/g,
    )
    expect([...steps].map(([, step, alter = '']) => step + alter).join(' ')).toBe(names)
    const told = [...written('alphatex', score).matchAll(/acc ([#\w]+)/g)].map(([, mode]) => mode)
    expect(told).toEqual(modes)
  })
})
