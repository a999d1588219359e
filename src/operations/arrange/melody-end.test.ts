/** Chords under a melody end with it: none is struck in a bar after the melody's last note. */
import { describe, expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { scoreTextRequest } from './score-text'

const BASE = { baseUrl: 'https://pitch-map.example' }
const arranged = (melody: string, chords: string, timeSignature = [4, 4]) => {
  const body = { ...scoreTextRequest({ melody, chords }), timeSignature }
  return arrangePiece.run(readRequest(arrangePiece, body), BASE)
}

/** Strokes of the bass: beat and length. */
const strokesOf = ({ score }: ReturnType<typeof arranged>) =>
  score
    .filter(({ role }) => role === 'bass')
    .map(({ startBeat, durationBeats }) => `${startBeat}:${durationBeats}`)
    .join(' ')

// biome-ignore format: a tune a line
const TUNES: readonly (readonly [tune: string, melody: string, chords: string, meter: [number, number], strokes: string])[] = [
  ['Frère Jacques', 'C4:1,D4:1,E4:1,C4:1', 'C@0,G@2', [4, 4], '0:2 2:2'],
  ['Twinkle Twinkle', 'C4:1,C4:1,G4:1,G4:1,A4:1,A4:1,G4:2', 'C@0,F@4,C@6', [4, 4], '0:4 4:2 6:2'],
  ['Mary Had a Little Lamb', 'E4:1,D4:1,C4:1,D4:1,E4:1,E4:1,E4:2', 'C', [4, 4], '0:4 4:4'],
  ['Ode to Joy', 'E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1', 'C@0,G7@4', [4, 4], '0:4 4:4'],
  ['Hot Cross Buns', 'E4:1,D4:1,C4:2,E4:1,D4:1,C4:2', 'C@0,G@5,C@6', [4, 4], '0:4 4:1 5:1 6:2'],
  ['Oh Susanna, its upbeat', 'C4@3:.5,D4:.5,E4:1,G4:1,G4:1.5,A4:.5,G4:1', 'C@4', [4, 4], '4:4 8:1'],
  ['Amazing Grace', 'D4@2:1,G4:2,B4:.5,G4:.5,B4:2', 'G@3', [3, 4], '3:3 6:2'],
  ['Silent Night', 'G4:1.5,A4:.5,G4:1,E4:3', 'C@0', [3, 4], '0:3 3:3'],
  ['Row Your Boat', 'C4:3,C4:3,C4:2,D4:1,E4:3', 'C@0,G@8', [6, 8], '0:6 6:2 8:4'],
  ['a scale, chords without starts', 'C4:1,D4:1,E4:1,F4:1,G4:1,A4:1,B4:1,C5:1', 'C,G', [4, 4], '0:4 4:4'],
]

describe.each(TUNES)('%s', (_tune, melody, chords, meter, strokes) => {
  const document = arranged(melody, chords, meter)
  const line = document.score.filter(({ role }) => role === 'melody')
  const end = Math.max(...line.map(({ startBeat, durationBeats }) => startBeat + durationBeats))

  test('its chords are struck at their starts and at bar lines, the last one until it ends', () => {
    expect(strokesOf(document)).toBe(strokes)
  })

  test('nothing is struck after its end, and nothing sounds beyond it', () => {
    for (const { startBeat, durationBeats } of document.score) {
      expect(startBeat).toBeLessThan(end)
      expect(startBeat + durationBeats).toBeLessThanOrEqual(end)
    }
  })
})

test.each([
  ['a length that is given rings on to the bar line, and is not struck there', 'G@2:4', '2:2'],
  ['a length up to the next start is not struck again either', 'C@0,G@6:2', '0:4 6:2'],
  ['a chord that is asked for after the melody is struck once', 'C@0:4,G@4:8', '0:4 4:4'],
])('%s', (_, chords, strokes) => {
  expect(strokesOf(arranged('C4:1,D4:1,E4:1,C4:1', chords))).toBe(strokes)
})
