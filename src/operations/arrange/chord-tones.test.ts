/** The tones that name a chord sound under a melody wherever a hand can hold them, and are counted by the symbol. */
import { describe, expect, test } from 'vitest'
import { midiOf, parseNote, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { someGripHolds } from '../../../test/support/arranged-grips'
import { drawSome } from '../../../test/support/draw-count'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { scoreTextRequest } from './score-text'

const BASE = { baseUrl: 'https://pitch-map.example' }
const arranged = (chords: string, melody: string, more: object = {}) =>
  arrangePiece.run(
    readRequest(arrangePiece, { ...scoreTextRequest({ melody, chords }), ...more }),
    BASE,
  )
type Document = ReturnType<typeof arranged>

const ROOTS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ')
const classOf = (name: string) => pitchClassOf(parseRoot(name)!)
const midiAt = (note: string) => {
  const { name, octave } = parseNote(note)!
  return midiOf(name, octave!)
}

/** Pitch classes struck or sounding while a chord lasts. */
function heardIn({ routes }: Document, from: number, to: number): ReadonlySet<number> {
  const sounding = routes[0]!.tabNotes.filter(
    ({ startBeat, durationBeats }) => startBeat < to && startBeat + durationBeats > from,
  )
  return new Set(sounding.map(({ midi }) => midi % 12))
}

/** Names of a chord's tones that do not sound in its four beats. */
function unheard(document: Document, tones: string): string[] {
  const heard = heardIn(document, 0, 4)
  return tones.split(' ').filter((tone) => !heard.has(classOf(tone)))
}

// biome-ignore format: a chord a line
const WHOLE: readonly (readonly [symbol: string, melody: string, tones: string])[] = [
  ['Dm', 'A4', 'D F A'], ['Am', 'E4', 'A C E'], ['Em', 'B4', 'E G B'], ['Gm', 'D5', 'G Bb D'],
  ['D', 'A4', 'D F# A'], ['G', 'D4', 'G B D'], ['C', 'G4', 'C E G'], ['F', 'C5', 'F A C'],
  ['Bb', 'F4', 'Bb D F'], ['Eb', 'Bb4', 'Eb G Bb'], ['C#m', 'G#4', 'C# E G#'], ['Ab', 'Eb4', 'Ab C Eb'],
  ['E7', 'B4', 'E G# B D'], ['G7', 'D4', 'G B D F'], ['A7', 'E4', 'A C# E G'], ['B7', 'F#4', 'B D# F# A'],
  ['C7', 'G4', 'C E G Bb'], ['D7', 'A4', 'D F# A C'], ['F7', 'C5', 'F A C Eb'], ['Bb7', 'F4', 'Bb D F Ab'],
  ['Cmaj7', 'G4', 'C E G B'], ['Fmaj7', 'C4', 'F A C E'], ['Gmaj7', 'D5', 'G B D F#'], ['Dmaj7', 'A4', 'D F# A C#'],
  ['Am7', 'E4', 'A C E G'], ['Dm7', 'A4', 'D F A C'], ['Em7', 'B3', 'E G B D'], ['Gm7', 'D4', 'G Bb D F'],
  ['C#dim7', 'G4', 'C# E G Bb'], ['G#dim7', 'B4', 'G# B D F'], ['Bdim7', 'F4', 'B D F Ab'], ['F#dim7', 'C5', 'F# A C Eb'],
  ['Bm7b5', 'F4', 'B D F A'], ['F#m7b5', 'C5', 'F# A C E'], ['Em7b5', 'Bb4', 'E G Bb D'], ['Am7b5', 'Eb4', 'A C Eb G'],
  ['Dsus4', 'A4', 'D G A'], ['Asus2', 'E4', 'A B E'], ['E7sus4', 'B4', 'E A D'], ['Gsus4', 'D4', 'G C D'],
  ['C6', 'G4', 'C E A'], ['Am6', 'E4', 'A C F#'], ['G6', 'D5', 'G B E'], ['Dm6', 'A4', 'D F B'],
  ['G9', 'D4', 'G B F A'], ['A9', 'E4', 'A C# G B'], ['C9', 'G4', 'C E Bb D'], ['Cadd9', 'G4', 'C E D'],
  ['G13', 'B4', 'G B F E'], ['A13', 'E4', 'A C# G F#'], ['C13', 'E4', 'C E Bb A'], ['E7#9', 'B4', 'E G# D G'],
  ['Caug', 'C5', 'C E G#'], ['Eaug', 'E4', 'E G# C'], ['G7#5', 'F4', 'G B D# F'], ['A7b9', 'E4', 'A C# G Bb'],
  ['D/F#', 'A4', 'D F# A'], ['C/E', 'G4', 'C E G'], ['G/B', 'D4', 'B G D'], ['Am/G', 'E4', 'A C E G'],
  ['C/Bb', 'G4', 'C E G Bb'], ['E/G#', 'B4', 'E G# B'], ['G7/F', 'D4', 'G B D F'], ['F/C', 'A4', 'F A C'],
]

test.each(drawSome(WHOLE, 16))('%s under %s sounds %s', (symbol, melody, tones) => {
  const document = arranged(symbol, `${melody}@0:4`, { transpose: 0 })
  expect(unheard(document, tones)).toEqual([])
  expect(document.arrangementProof).toMatchObject({ chordTonesTold: true, countsAreTrue: true })
  expect(
    document.bars.flatMap(({ chords = [] }) => chords.flatMap(({ missing }) => missing)),
  ).toEqual([])
})

const TYPES = ['', 'm', '7', 'maj7', 'm7', 'dim7', 'm7b5', 'sus4', '6', '9', 'aug'] as const
const SECOND_TONE: Readonly<Record<(typeof TYPES)[number], number>> = { '': 4, m: 3, '7': 4, maj7: 4, m7: 3, dim7: 3, m7b5: 3, sus4: 5, '6': 4, '9': 4, aug: 4 } // biome-ignore format: semitones of the third or the fourth

const MELODIES = ['E3', 'A3', 'C4', 'Eb4', 'G4', 'B4', 'D5', 'F#5', 'A5'] as const

describe.each(TYPES)('of every root + "%s"', (type) => {
  test('the third, or the fourth of a sus chord, sounds where any grip holds it with bass and melody', () => {
    const wrong: string[] = []
    for (const [pitchClass, root] of ROOTS.entries()) {
      for (const melody of drawSome(MELODIES, 1, pitchClass + type.length)) {
        const document = arranged(`${root}${type}`, `${melody}@0:4`, { transpose: 0 })
        const third = (pitchClass + SECOND_TONE[type]) % 12
        const isHeard = heardIn(document, 0, 4).has(third)
        const isHeld =
          midiAt(melody) % 12 === third || someGripHolds(pitchClass, [third], midiAt(melody))
        if (isHeard !== isHeld) wrong.push(`${root}${type} under ${melody}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

test.each(['easy', 'medium'] as const)(
  '%s chords have their third wherever its grips hold it',
  (difficulty) => {
    for (const [symbol, melody, tones] of WHOLE.slice(0, 12)) {
      const document = arranged(symbol, `${melody}@0:4`, { transpose: 0, difficulty })
      const third = tones.split(' ')[1]!
      const told = document.bars.flatMap(({ chords = [] }) =>
        chords.flatMap(({ missing }) => missing),
      )
      expect(unheard(document, third)).toEqual(told.filter((name) => name === third))
    }
  },
)

test.each([-5, -2, 1, 3, 4])('moved by %d semitones, chords are as whole', (transpose) => {
  for (const [symbol, melody] of drawSome(WHOLE, 6, transpose)) {
    const { arrangementProof, arrangement, bars } = arranged(symbol, `${melody}@0:4`, { transpose })
    const told = bars.flatMap(({ chords = [] }) =>
      chords.flatMap(({ missing, leftOut }) => [...missing, ...leftOut]),
    )
    const { kept, of } = arrangement.kept.pitchClasses
    expect(of - kept).toBe(told.length)
    expect(arrangementProof).toMatchObject({ chordTonesTold: true, countsAreTrue: true })
  }
})

test.each([
  ['A', 'C#5', 'A C# E'],
  ['Gm7', 'Bb4', 'G Bb F'],
  ['G7b9', 'Ab4', 'G B F Ab'],
  ['E7', 'G#4', 'E G# D'],
])('%s after a melody that ends on %s sounds %s itself', (symbol, melody, tones) => {
  const document = arranged(`D@0:4,${symbol}@4:4`, `${melody}@0:4`, { transpose: 0 })
  const heard = heardIn(document, 4, 8)
  expect(tones.split(' ').filter((tone) => !heard.has(classOf(tone)))).toEqual([])
})

describe('what is counted', () => {
  // biome-ignore format: a case a line
  test.each<[what: string, chords: string, melody: string, kept: number, of: number, told: readonly string[]]>([
    ['a triad', 'Dm', 'A4@0:4', 3, 3, []],
    ['fifth and ninth of six tones, left out', 'C13', 'E4@0:4', 4, 6, ['1 C13: no , left out G D']],
    ['a tone that the melody sounds later', 'C', 'C5:2,E5:2', 3, 3, []],
    ['a chord of two bars, in each', 'C', 'G4:4,G4:4', 6, 6, []],
    ['tones that no grip holds under a low melody', 'Dm', 'E2:4', 0, 3, ['1 Dm: no D F A, left out ']],
    ['a bass from outside the chord', 'C/Bb', 'G4@0:4', 4, 4, []],
  ])('%s', (_, chords, melody, kept, of, told) => {
    const { arrangement, bars } = arranged(chords, melody, { transpose: 0 })
    expect(arrangement.kept.pitchClasses).toEqual({ kept, of })
    expect(
      bars.flatMap(({ bar, chords: own = [] }) =>
        own.map(({ symbol, missing, leftOut }) => `${bar} ${symbol}: no ${missing.join(' ')}, left out ${leftOut.join(' ')}`),
      ),
    ).toEqual(told)
  })

  test('without the harmony no tone of a chord is asked for', () => {
    const { arrangement, bars } = arranged('Dm', 'A4@0:4', {
      keep: ['melody', 'bass'],
      transpose: 0,
    })
    expect(arrangement.kept.pitchClasses).toEqual({ kept: 2, of: 2 })
    expect(bars.flatMap(({ chords = [] }) => chords)).toEqual([])
  })

  test('what is missing is told in the key that is played', () => {
    const { bars } = arranged('Dm', 'E2:4', { transpose: 2 })
    expect(bars.flatMap(({ chords = [] }) => chords)).toMatchObject([
      { symbol: 'Em', missing: ['E', 'G', 'B'], leftOut: [] },
    ])
  })
})
