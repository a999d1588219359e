/**
 * Twelve folk songs in the public domain, melody with chord symbols as songbooks print them, written
 * from memory. Melodies stand at singing pitch; `E4:1` is read as the arrange tool reads it.
 */
import { scoreTextRequest } from '#operations/arrange/score-text'

export interface FolkSong {
  readonly title: string
  readonly root: string
  readonly scale: 'major' | 'naturalMinor'
  readonly timeSignature: readonly [number, number]
  /** An upbeat stands at the end of the first bar. */
  readonly melody: string
  readonly chords: string
}

// biome-ignore format: bars as the songs have them
export const FOLK_SONGS: readonly FolkSong[] = [
  {
    title: 'Greensleeves',
    root: 'A', scale: 'naturalMinor', timeSignature: [6, 8],
    melody: 'A4@5:1,C5:2,D5:1,E5:1.5,F#5:.5,E5:1,D5:2,B4:1,G4:1.5,A4:.5,B4:1,C5:2,A4:1,A4:1.5,G#4:.5,A4:1,B4:2,G#4:1,E4:2,A4:1,C5:2,D5:1,E5:1.5,F#5:.5,E5:1,D5:2,B4:1,G4:1.5,A4:.5,B4:1,C5:1.5,B4:.5,A4:1,G#4:1.5,F#4:.5,G#4:1,A4:3,A4:3',
    chords: 'Am@6:6,G:6,Am:6,E:6,Am:6,G:6,Am:3,E:3,Am:6',
  },
  {
    title: 'Scarborough Fair',
    root: 'A', scale: 'naturalMinor', timeSignature: [3, 4],
    melody: 'A4:2,A4:1,E5:1.5,E5:.5,E5:1,B4:1.5,C5:.5,B4:1,A4:3,E5@13:1,G5:1,A5:2,G5:1,E5:1,F#5:1,D5:1,E5:3',
    chords: 'Am:6,G:3,Am:6,C:3,Am:3,D:3,Am:3',
  },
  {
    title: 'Danny Boy',
    root: 'C', scale: 'major', timeSignature: [4, 4],
    melody: 'B3@1:1,C4:1,D4:1,E4:1.5,D4:.5,E4:1,A4:1,G4:1,E4:.5,D4:.5,C4:1,A3:1,C4@13:1,E4:1,F4:1,G4:1.5,A4:.5,G4:1,E4:1,C4:1,E4:1,D4:2',
    chords: 'C@4:4,C7:4,F:4,C:4,C:2,G7:2',
  },
  {
    title: 'Amazing Grace',
    root: 'G', scale: 'major', timeSignature: [3, 4],
    melody: 'D4@2:1,G4:2,B4:.5,G4:.5,B4:2,A4:1,G4:2,E4:1,D4:2,D4:1,G4:2,B4:.5,G4:.5,B4:2,A4:1,D5:5',
    chords: 'G@3:6,C:3,G:3,G:3,Em:3,D:6',
  },
  {
    title: 'Auld Lang Syne',
    root: 'G', scale: 'major', timeSignature: [4, 4],
    melody: 'D4@3:1,G4:1.5,G4:.5,G4:1,B4:1,A4:1.5,G4:.5,A4:1,B4:1,G4:1.5,G4:.5,B4:1,D5:1,E5:3,E5:1,D5:1.5,B4:.5,B4:1,G4:1,A4:1.5,G4:.5,A4:1,B4:1,G4:1.5,E4:.5,E4:1,D4:1,G4:3',
    chords: 'G@4:4,D7:4,G:4,C:4,G:4,D7:4,Em:2,D7:2,G:4',
  },
  {
    title: 'Shenandoah',
    root: 'C', scale: 'major', timeSignature: [4, 4],
    melody: 'G3@3:1,C4:1.5,C4:.5,C4:.5,D4:.5,E4:.5,F4:.5,A4:1,G4:3,C5:1,B4:.5,A4:2.5,G4:.5,A4:.5,G4:.5,E4:.5,G4:2',
    chords: 'C@4:4,F:1,C:3,F:4,C:4',
  },
  {
    title: 'Wayfaring Stranger',
    root: 'A', scale: 'naturalMinor', timeSignature: [3, 4],
    melody: 'E4@2:1,A4:1,C5:1,A4:1,G4:1,E4:1,G4:1,A4:3,A4@14:1,C5:1,D5:1,E5:1,D5:1,C5:1,A4:1,C5:3',
    chords: 'Am@3:12,Dm:6,Am:3',
  },
  {
    title: 'House of the Rising Sun',
    root: 'A', scale: 'naturalMinor', timeSignature: [3, 4],
    melody: 'A3@2:1,A4:2,B4:1,C5:1,E5:1,D5:1,A4:3,A5@14:1,A5:2,G5:1,E5:3,E5@23:1,A4:2,B4:1,C5:1,E5:1,D5:1,A4:2,A4:1,G#4:2,E4:1,A4:3',
    chords: 'Am@3:3,C:3,D:3,F:3,Am:3,C:3,E:3,Am:3,C:3,D:3,F:3',
  },
  {
    title: 'Silent Night',
    root: 'C', scale: 'major', timeSignature: [3, 4],
    melody: 'G4:1.5,A4:.5,G4:1,E4:3,G4:1.5,A4:.5,G4:1,E4:3,D5:2,D5:1,B4:3,C5:2,C5:1,G4:3,A4:2,A4:1,C5:1.5,B4:.5,A4:1,G4:1.5,A4:.5,G4:1,E4:3',
    chords: 'C:12,G7:6,C:6,F:6,C:6',
  },
  {
    title: 'Ode to Joy',
    root: 'C', scale: 'major', timeSignature: [4, 4],
    melody: 'E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1,C4:1,C4:1,D4:1,E4:1,E4:1.5,D4:.5,D4:2,E4:1,E4:1,F4:1,G4:1,G4:1,F4:1,E4:1,D4:1,C4:1,C4:1,D4:1,E4:1,D4:1.5,C4:.5,C4:2',
    chords: 'C:4,G7:4,C:4,G7:4,C:4,G7:4,C:4,G7:1.5,C:2.5',
  },
  {
    title: 'When the Saints Go Marching In',
    root: 'G', scale: 'major', timeSignature: [4, 4],
    melody: 'G4@1:1,B4:1,C5:1,D5:4,G4@9:1,B4:1,C5:1,D5:4,G4@17:1,B4:1,C5:1,D5:2,B4:2,G4:2,B4:2,A4:4',
    chords: 'G@4:20,G:4,D7:4',
  },
  {
    title: 'Oh Susanna',
    root: 'C', scale: 'major', timeSignature: [4, 4],
    melody: 'C4@3:.5,D4:.5,E4:1,G4:1,G4:1.5,A4:.5,G4:1,E4:1,C4:1.5,D4:.5,E4:1,E4:1,D4:1,C4:1,D4:3,C4:.5,D4:.5,E4:1,G4:1,G4:1.5,A4:.5,G4:1,E4:1,C4:1.5,D4:.5,E4:1,E4:1,D4:1,D4:1,C4:3',
    chords: 'C@4:8,C:4,G7:4,C:8,C:2,G7:2,C:4',
  },
]

/** The body that arranges a song. */
export function songRequest({ title, root, scale, timeSignature, melody, chords }: FolkSong) {
  const chord = scale === 'major' ? 'major' : 'minor'
  return { ...scoreTextRequest({ melody, chords }), root, scale, chord, timeSignature, title }
}
