/** A melody that lies well stays at its pitch; a high one may be lowered by octaves. */
import { expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { scoreTextRequest } from './score-text'

const BASE = { baseUrl: 'https://pitch-map.example' }
const arranged = (melody: string, chords: string, more: object) =>
  arrangePiece.run(
    readRequest(arrangePiece, { ...scoreTextRequest({ melody, chords }), ...more }),
    BASE,
  )

/** Octave that the melody moves. C5 is the eighth fret of the first string. */
// biome-ignore format: a melody a line
test.each<[what: string, melody: string, chords: string, more: object, transpose: number]>([
  ['three notes over G', 'G4:1,A4:1,B4:2', 'G', { root: 'G' }, 0],
  ['Amazing Grace, D4 to B4', 'D4@2:1,G4:2,B4:.5,G4:.5,B4:2,A4:1,G4:2,E4:1,D4:2', 'G@3:6,C:3,G', { root: 'G', timeSignature: [3, 4] }, 0],
  ['Mary Had a Little Lamb in G', 'B4:1,A4:1,G4:1,A4:1,B4:1,B4:1,B4:2', 'G', { root: 'G' }, 0],
  ['Mary Had a Little Lamb in G, easy', 'B4:1,A4:1,G4:1,A4:1,B4:1,B4:1,B4:2', 'G', { root: 'G', difficulty: 'easy' }, 0],
  ['Twinkle Twinkle in C', 'C4:1,C4:1,G4:1,G4:1,A4:1,A4:1,G4:2', 'C:4,F:2,C:2', {}, 0],
  ['a scale from C4 to C5', 'C4:1,D4:1,E4:1,F4:1,G4:1,A4:1,B4:1,C5:1', 'C:4,G7:3,C:1', {}, 0],
  ['Joy to the World, from C5 down', 'C5:2,B4:1.5,A4:.5,G4:3,F4:1,E4:2,D4:2,C4:3', 'C:8,G7:4,C', {}, 0],
  ['Twinkle Twinkle in G, up to E5', 'G4:1,G4:1,D5:1,D5:1,E5:1,E5:1,D5:2', 'G:4,C:2,G:2', { root: 'G' }, -12],
  ['a D arpeggio from F#4', 'F#4:1,A4:1,D5:1,A4:1', 'D', { root: 'D' }, -12],
  ['the same, hard', 'F#4:1,A4:1,D5:1,A4:1', 'D', { root: 'D', difficulty: 'hard' }, -12],
  ['a D arpeggio from D4, whose bass an octave lower leaves no room for', 'D4:1,F#4:1,A4:1,D5:1', 'D', { root: 'D' }, 0],
  ['an Eb arpeggio from Eb4', 'Eb4:1,G4:1,Bb4:1,Eb5:1', 'Eb', { root: 'Eb' }, 0],
  ['a Bb melody down from D5', 'D5:1,C5:1,Bb4:1,A4:1', 'Bb:2,F:2', { root: 'Bb' }, -12],
  ['a D arpeggio from F#5', 'F#5:1,A5:1,D6:1,A5:1', 'D', { root: 'D' }, -12],
  ['an E minor arpeggio', 'E4:1,G4:1,B4:1,G4:1', 'Em', { root: 'E', scale: 'naturalMinor', chord: 'minor' }, 0],
  ['Ode to Joy in C', 'E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1', 'C:4,G7:4', {}, 0],
  ['C minor up to D5, whole but for one tone more an octave lower', 'Ab4:2,G4:2,F4:2,Ab4:2,G4:2,Bb4:2,D5:2,D5:2', 'Cm,Ab,Bb,Cm', { root: 'C', scale: 'naturalMinor', chord: 'minor' }, -12],
  ['three notes over G, two octaves up', 'G6:1,A6:1,B6:2', 'G', { root: 'G' }, -24],
])('%s', (_, melody, chords, more, transpose) => {
  const { arrangement, proposals } = arranged(melody, chords, more)
  expect(arrangement.transpose).toBe(transpose)
  expect(arrangement.kept.melody.kept).toBe(arrangement.kept.melody.of)
  expect(proposals[0]).toMatchObject({ transpose, used: true })
  expect(arrangement.kept.bass.kept).toBeGreaterThan(0)
})
