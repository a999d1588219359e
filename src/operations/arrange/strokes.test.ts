/** A chord is told by what sounds when it is struck, and rings no higher than the melody. */
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
    readRequest(arrangePiece, {
      ...scoreTextRequest({ melody, chords }),
      transpose: 0,
      ...more,
    }),
    BASE,
  )
type Document = ReturnType<typeof arranged>

const classOf = (name: string) => pitchClassOf(parseRoot(name)!)
const midiAt = (note: string) => {
  const { name, octave } = parseNote(note)!
  return midiOf(name, octave!)
}

const soundingAt = ({ routes }: Document, beat: number) =>
  routes[0]!.tabNotes.filter(
    ({ startBeat, durationBeats }) => startBeat <= beat && startBeat + durationBeats > beat,
  )
const classesAt = (document: Document, beat: number) =>
  new Set(soundingAt(document, beat).map(({ midi }) => midi % 12))

/** A melody that gives a tone of the chord beats after the stroke. */
// biome-ignore format: a chord a line
const ROWS: readonly (readonly [symbol: string, melody: string, tones: string])[] = [
  ['Am', 'A4:1,A4:1,A4:1,C5:1', 'A C'], ['G7', 'D4:1,D4:1,D4:1,B4:1', 'G B F'],
  ['Am(add9)', 'A4:1,A4:1,C5:1,B4:1', 'A C B'], ['Gm', 'D4:1,D4:1,Bb3:2', 'G Bb'],
  ['Csus4', 'G4:1,G4:1,F4:1,F4:1', 'C F G'], ['C', 'C5:1,C5:1,E5:1,C5:1', 'C E'],
  ['C6', 'G4:1,A4:1,E4:1,C5:1', 'C E A'], ['D9', 'A4:1,E4:1,F#4:1,C5:1', 'D F# C E'],
  ['Dm7', 'A4:1,F4:1,A4:1,C5:1', 'D F C'], ['B7b9', 'A4:1,F#4:1,D#5:1,C5:1', 'B D# A C'],
  ['E7', 'B4:1,E4:1,G#4:2', 'E G# D'], ['Fmaj7', 'C5:1,A4:1,E5:2', 'F A E'],
  ['Ebm', 'Bb4:2,Gb4:2', 'Eb Gb'], ['F#m7b5', 'E4:1,C5:1,A4:2', 'F# A C E'],
  ['Dsus2', 'A4:2,E4:2', 'D E'], ['G6', 'D5:1,B4:1,E5:2', 'G B E'],
]

test.each(drawSome(ROWS, 8))('%s under %s sounds %s when it is struck', (symbol, melody, tones) => {
  const heard = classesAt(arranged(symbol, melody), 0)
  expect(tones.split(' ').filter((tone) => !heard.has(classOf(tone)))).toEqual([])
})

test('a tone that the melody gives within the beat need not be in the chord', () => {
  const tones = (melody: string) =>
    arranged('C', melody).score.filter(({ role, midi }) => role === 'harmony' && midi % 12 === 4)
  expect(tones('C5:.5,E5:3.5')).toEqual([])
  expect(tones('C5:1,E5:3')).not.toEqual([])
})

const ROOTS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ')

/** Semitones above the root of the tones that name a chord, the most wanted first. */
// biome-ignore format: a chord a line
const TYPES: readonly (readonly [type: string, tones: readonly number[]])[] = [
  ['', [4]], ['m', [3]], ['sus4', [5]], ['7', [4, 10]], ['m7', [3, 10]], ['maj7', [4, 11]], ['6', [4, 9]],
]

/** The only grip within reach lies on frets 7 to 11, up the neck from the rest: its fourth is left out. */
const FAR_UP = 'Ebsus4 under A3, 1'

describe.each(TYPES)(
  'of every root + "%s" under a melody that tells its third later',
  (type, tones) => {
    test('the tones that name it are struck wherever a grip holds them with bass and melody', () => {
      const wrong: string[] = []
      for (const [root, name] of ROOTS.entries()) {
        for (const melody of ['A3', 'Db4', 'G4', 'B4', 'Eb5']) {
          const midi = midiAt(melody)
          const third = midi + 1 + ((((root + tones[0]! - midi - 1) % 12) + 12) % 12)
          const request = { melody: [{ midi, durationBeats: 3 }, { midi: third }] }
          const document = arranged(`${name}${type}`, 'C4', {
            ...request,
            chords: [{ symbol: `${name}${type}` }],
          })
          const heard = classesAt(document, 0)
          for (let count = 1; count <= tones.length; count++) {
            const classes = tones.slice(0, count).map((own) => (root + own) % 12)
            const inner = classes.filter((own) => own !== midi % 12)
            const isWhole = classes.every((own) => heard.has(own))
            if (someGripHolds(root, inner, midi) && !isWhole)
              wrong.push(`${name}${type} under ${melody}, ${count}`)
          }
        }
      }
      expect(wrong.filter((one) => one !== FAR_UP)).toEqual([])
    })
  },
)

/** Melodies that come down to or below what would ring. */
// biome-ignore format: a case a line
test.each<[what: string, chords: string, melody: string, more?: object]>([
  ['a sixth down', 'E7', 'C5:2,E4:2'], ['an octave down', 'C', 'C5:2,C4:2'],
  ['down a scale', 'G7', 'D5:1,C5:1,B4:1,A4:1'], ['down and up', 'Am', 'A4:1,E4:1,C5:1,A4:1'],
  ['to a tone of the chord', 'Fmaj7', 'C5:3,A4:1'], ['far down', 'Dm7', 'F5:1,A3:3'],
  ['at once', 'Bb', 'F5:.25,Bb3:3.75'], ['under a melody note that is held', 'Gsus4', 'B3@0:4,E3@2:2'],
  ['over bars', 'E7', 'C5:6,E4:2'], ['over a chord of six tones', 'G13', 'F5:1,E4:1,B4:2'],
  ['easy', 'E7', 'C5:2,E4:2', { difficulty: 'easy' }], ['moved', 'E7', 'C5:2,E4:2', { transpose: -5 }],
])('%s, nothing of the chord sounds above a melody note', (_, chords, melody, more) => {
  const document = arranged(chords, melody, more)
  for (const { role, startBeat, midi } of document.score) {
    if (role !== 'melody') continue
    const others = soundingAt(document, startBeat).filter(
      ({ midi: own }) => !document.score.some((note) => note.role === 'melody' && note.midi === own),
    )
    expect(Math.max(0, ...others.map((own) => own.midi))).toBeLessThan(midi)
  }
  expect(document.arrangementProof.melodyOnTop).toBe(true)
})
