/**
 * Openings of ten piano pieces in the public domain, both hands, written from memory;
 * ornaments are left out. Two stand with a plain accompaniment, which their row says. A beat is the
 * unit of the time signature; `C3+E4@0:2,D4:1` is read as the arrange tool reads it.
 */
import { scoreTextRequest } from '#operations/arrange/score-text'

export interface PianoPiece {
  readonly title: string
  readonly root: string
  readonly scale: 'major' | 'naturalMinor'
  readonly timeSignature: readonly [number, number]
  readonly right: string
  readonly left: string
}

/** Notes of one length, one after the other from a beat on: `run(3, 0.5, 'E5 D#5')`. */
function run(start: number, beats: number, names: string): string {
  return names
    .split(' ')
    .map((name, index) => `${name}@${start + index * beats}:${beats}`)
    .join(',')
}

/** The same from the start of each bar. */
function runs(barBeats: number, beats: number, bars: readonly string[], from = 0): string {
  return bars.map((names, bar) => run(from + bar * barBeats, beats, names)).join(',')
}

/** A broken chord of the Prelude in C: two voices that hold, three that move, twice a bar. */
function preludeHands(bars: readonly string[]) {
  const right: string[] = []
  const left: string[] = []
  for (const [bar, text] of bars.entries()) {
    const [low, next, ...high] = text.split(' ')
    for (const start of [bar * 4, bar * 4 + 2]) {
      left.push(`${low}@${start}:2`, `${next}@${start + 0.25}:1.75`)
      right.push(run(start + 0.5, 0.25, [...high, ...high].join(' ')))
    }
  }
  return { right: right.join(','), left: left.join(',') }
}

/** A bass note and two chords in each bar of three. */
function waltz(bars: readonly string[], from: number): string {
  return bars
    .map((text, bar) => {
      const start = from + bar * 3
      const [bass, chord] = text.split(' ')
      return `${bass}@${start}:1,${chord}@${start + 1}:1,${chord}@${start + 2}:1`
    })
    .join(',')
}

const GYMNOPEDIE_BARS = ['G2 B3+D4+F#4', 'D2 A3+C#4+F#4']

export const PIANO_PIECES: readonly PianoPiece[] = [
  {
    title: 'Bach, Invention 1, bars 1–8',
    root: 'C',
    scale: 'major',
    timeSignature: [4, 4],
    right: [
      run(0.25, 0.25, 'C4 D4 E4 F4 D4 E4 C4'),
      run(2, 0.5, 'G4 C5 B4 C5'),
      run(4, 0.25, 'D5 G4 A4 B4 C5 A4 B4 G4'),
      run(6, 0.5, 'D5 G5 F5 G5'),
      run(8, 0.25, 'E5 A5 G5 F5 E5 G5 F5 A5 G5 F5 E5 D5 C5 E5 D5 F5'),
      run(12, 0.25, 'E5 D5 C5 B4 A4 C5 B4 D5 C5 B4 A4 G4 F#4 A4 G4 B4'),
      'A4@16:0.5,D4@16.5:0.5,C5@17:0.75,D5@17.75:0.25',
      run(18, 0.25, 'B4 A4 G4 F#4 E4 G4 F#4 A4 G4 B4 A4 C5 B4 D5 C5 E5'),
      'D5@22:0.25,B4@22.25:0.125,C5@22.375:0.125,D5@22.5:0.25,G5@22.75:0.25,B4@23:0.5,A4@23.5:0.25,G4@23.75:0.25',
      'G4@24:0.5',
      run(26.25, 0.25, 'G4 A4 B4 C5 A4 B4 G4'),
      'F#4@28:0.5',
      run(30.25, 0.25, 'A4 B4 C5 D5 B4 C5 A4'),
    ].join(','),
    left: [
      run(2.25, 0.25, 'C3 D3 E3 F3 D3 E3 C3'),
      run(4, 0.5, 'G3 G2'),
      run(6.25, 0.25, 'G3 A3 B3 C4 A3 B3 G3'),
      run(8, 0.5, 'C4 B3 C4 D4 E4 G3 A3 B3 C4 E3 F#3 G3 A3 B3'),
      'C4@15:1.25',
      run(16.25, 0.25, 'D3 E3 F#3 G3 E3 F#3 D3'),
      run(18, 0.5, 'G3 B2 C3 D3 E3 F#3 G3 E3'),
      'B2@22:0.75,C3@22.75:0.25,D3@23:0.5,D2@23.5:0.5',
      run(24.25, 0.25, 'G2 A2 B2 C3 A2 B2 G2'),
      run(26, 0.5, 'D3 G3 F#3 G3'),
      run(28, 0.25, 'A3 D3 E3 F#3 G3 E3 F#3 D3'),
      run(30, 0.5, 'A3 D4 C4 D4'),
    ].join(','),
  },
  {
    title: 'Bach, Invention 4, bars 1–6',
    root: 'D',
    scale: 'naturalMinor',
    timeSignature: [3, 8],
    right: [
      run(0, 0.5, 'D4 E4 F4 G4 A4 Bb4 C#4 Bb4 A4 G4 F4 E4'),
      run(6, 1, 'F4 A4 D5 G4 C#5 E5'),
      run(12, 0.5, 'D5 E5 F5 G5 A5 Bb5 C#5 Bb5 A5 G5 F5 E5'),
    ].join(','),
    left: [
      run(6, 0.5, 'D3 E3 F3 G3 A3 Bb3 C#3 Bb3 A3 G3 F3 E3'),
      run(12, 1, 'F3 A3 D4 E3 G3 C#4'),
    ].join(','),
  },
  {
    title: 'Beethoven, Für Elise, bars 1–12',
    root: 'A',
    scale: 'naturalMinor',
    timeSignature: [3, 8],
    right: [
      run(2, 0.5, 'E5 D#5 E5 D#5 E5 B4 D5 C5'),
      'A4@6:1',
      run(7.5, 0.5, 'C4 E4 A4'),
      'B4@9:1',
      run(10.5, 0.5, 'E4 G#4 B4'),
      'C5@12:1',
      run(13.5, 0.5, 'E4 E5 D#5 E5 D#5 E5 B4 D5 C5'),
      'A4@18:1',
      run(19.5, 0.5, 'C4 E4 A4'),
      'B4@21:1',
      run(22.5, 0.5, 'E4 C5 B4'),
      'A4@24:1',
      run(25.5, 0.5, 'B4 C5 D5'),
      'E5@27:1.5,G4@28.5:0.5,F5@29:0.5,E5@29.5:0.5',
      'D5@30:1.5,F4@31.5:0.5,E5@32:0.5,D5@32.5:0.5',
      'C5@33:1.5,E4@34.5:0.5,D5@35:0.5,C5@35.5:0.5',
      'B4@36:1,E4@37.5:0.5,E5@38:1',
    ].join(','),
    left: [
      runs(3, 0.5, ['A2 E3 A3', 'E2 E3 G#3', 'A2 E3 A3'], 6),
      runs(3, 0.5, ['A2 E3 A3', 'E2 E3 G#3', 'A2 E3 A3'], 18),
      runs(3, 0.5, ['C3 G3 C4', 'G2 G3 B3', 'A2 E3 A3', 'E2 E3 E4'], 27),
    ].join(','),
  },
  {
    title: 'Satie, Gymnopédie 1, bars 1–12',
    root: 'D',
    scale: 'major',
    timeSignature: [3, 4],
    right: [run(13, 1, 'F#5 A5 G5 F#5 C#5 B4 C#5 D5'), 'A4@21:3', 'F#4@24:12'].join(','),
    left: Array.from({ length: 12 }, (_, bar) => {
      const [bass, chord] = GYMNOPEDIE_BARS[bar % 2]!.split(' ')
      return `${bass}@${bar * 3}:3,${chord}@${bar * 3 + 1}:2`
    }).join(','),
  },
  {
    title: 'Petzold, Minuet in G, bars 1–16',
    root: 'G',
    scale: 'major',
    timeSignature: [3, 4],
    right: [0, 24]
      .map((start) =>
        [
          `D5@${start}:1`,
          run(start + 1, 0.5, 'G4 A4 B4 C5'),
          run(start + 3, 1, 'D5 G4 G4 E5'),
          run(start + 7, 0.5, 'C5 D5 E5 F#5'),
          run(start + 9, 1, 'G5 G4 G4 C5'),
          run(start + 13, 0.5, 'D5 C5 B4 A4'),
          `B4@${start + 15}:1`,
          run(start + 16, 0.5, 'C5 B4 A4 G4'),
          ...(start === 0
            ? ['F#4@18:1', run(19, 0.5, 'G4 A4 B4 G4'), 'A4@21:3']
            : ['A4@42:1', run(43, 0.5, 'B4 A4 G4 F#4'), 'G4@45:3']),
        ].join(','),
      )
      .join(','),
    left: [
      'G3+B3+D4@0:2,A3@2:1,B3@3:3,C4@6:3,B3@9:3,A3@12:3,G3@15:3,D4@18:1,B3@19:1,G3@20:1,D4@21:1',
      run(22, 0.5, 'D3 C4 B3 A3'),
      'B3@24:2,A3@26:1,G3@27:1,B3@28:1,G3@29:1,C4@30:3,B3@33:1',
      run(34, 0.5, 'C4 B3 A3 G3'),
      'A3@36:2,F#3@38:1,G3@39:2,B3@41:1,C4@42:1,D4@43:1,D3@44:1,G3@45:2,G2@47:1',
    ].join(','),
  },
  {
    title: 'Bach, Prelude in C, bars 1–11',
    root: 'C',
    scale: 'major',
    timeSignature: [4, 4],
    ...preludeHands([
      'C4 E4 G4 C5 E5',
      'C4 D4 A4 D5 F5',
      'B3 D4 G4 D5 F5',
      'C4 E4 G4 C5 E5',
      'C4 E4 A4 E5 A5',
      'C4 D4 F#4 A4 D5',
      'B3 D4 G4 D5 G5',
      'B3 C4 E4 G4 C5',
      'A3 C4 E4 G4 C5',
      'D3 A3 D4 F#4 C5',
      'G3 B3 D4 G4 B4',
    ]),
  },
  {
    title: 'Beethoven, Ode to Joy with a plain accompaniment, bars 1–8',
    root: 'D',
    scale: 'major',
    timeSignature: [4, 4],
    right: [
      run(0, 1, 'F#4 F#4 G4 A4 A4 G4 F#4 E4 D4 D4 E4 F#4'),
      'F#4@12:1.5,E4@13.5:0.5,E4@14:2',
      run(16, 1, 'F#4 F#4 G4 A4 A4 G4 F#4 E4 D4 D4 E4 F#4'),
      'E4@28:1.5,D4@29.5:0.5,D4@30:2',
    ].join(','),
    left: 'D3+A3@0:4,C#3+A3@4:4,B2+F#3@8:2,A2+E3@10:2,A2+A3@12:4,D3+A3@16:4,C#3+A3@20:4,B2+F#3@24:2,D3+A3@26:2,A2+G3@28:2,D3+F#3@30:2',
  },
  {
    title: 'Beethoven, Moonlight Sonata, bars 1–6',
    root: 'C#',
    scale: 'naturalMinor',
    timeSignature: [4, 4],
    right: [
      ...[
        ...Array.from({ length: 8 }, () => 'G#3 C#4 E4'),
        'A3 C#4 E4', 'A3 C#4 E4', 'A3 D4 F#4', 'A3 D4 F#4',
        'G#3 B#3 F#4', 'G#3 C#4 E4', 'G#3 C#4 D#4', 'F#3 B#3 D#4',
        ...Array.from({ length: 4 }, () => 'E3 G#3 C#4'),
        ...Array.from({ length: 4 }, () => 'G#3 D#4 F#4'),
      ].map((triplet, beat) => {
        const third = (at: number) => Math.round((beat + at / 3) * 1000) / 1000
        return triplet.split(' ').map((name, at) => `${name}@${third(at)}:0.333`).join(',')
      }),
      'G#4@19:0.75,G#4@19.75:0.25,G#4@20:3,G#4@23:0.75,G#4@23.75:0.25',
    ].join(','), // biome-ignore format: triplets beat by beat
    left: 'C#2+C#3@0:4,B1+B2@4:4,A1+A2@8:2,F#1+F#2@10:2,G#1+G#2@12:4,C#2+G#2+C#3@16:4,B#1+G#2+B#2@20:4',
  },
  {
    title: 'Brahms, Lullaby with a plain accompaniment, bars 1–8',
    root: 'F',
    scale: 'major',
    timeSignature: [3, 4],
    right: [
      'A4@2:0.5,A4@2.5:0.5,C5@3:1.5,A4@4.5:0.5,A4@5:1,C5@6:2,A4@8:0.5,C5@8.5:0.5',
      'F5@9:1,E5@10:1.5,D5@11.5:0.5,D5@12:1,C5@13:1,G4@14:0.5,A4@14.5:0.5',
      'Bb4@15:1,G4@16:1,G4@17:0.5,A4@17.5:0.5,Bb4@18:2,G4@20:0.5,Bb4@20.5:0.5',
      'E5@21:0.5,D5@21.5:0.5,C5@22:1,E5@23:1,F5@24:3',
    ].join(','),
    left: waltz(['F3 A3+C4', 'F3 A3+C4', 'F3 A3+C4', 'C3 G3+Bb3', 'C3 G3+Bb3', 'C3 G3+Bb3', 'C3 G3+Bb3', 'F3 A3+C4'], 3), // biome-ignore format: a bar each
  },
  {
    title: 'Chopin, Prelude in E minor, bars 1–4',
    root: 'E',
    scale: 'naturalMinor',
    timeSignature: [4, 4],
    right: 'B4@0:3,C5@3:1,B4@4:3,C5@7:1,B4@8:3,C5@11:1,B4@12:3,Bb4@15:1',
    left: ['G3+B3+E4 8', 'F#3+A3+E4 4', 'F#3+A3+D#4 4', 'F3+A3+D#4 4', 'F3+A3+D4 4', 'E3+A3+D4 4', 'E3+G#3+D4 2', 'E3+G3+D4 2']
      .flatMap((text) => {
        const [chord, times] = text.split(' ')
        return Array.from({ length: Number(times) }, () => `${chord}:0.5`)
      })
      .join(','), // biome-ignore format: chords and how often each is struck
  },
]

/** The request of a piece: two hands. */
export function requestOf({ right, left, ...rest }: PianoPiece) {
  const read = (notes: string, voice: string) =>
    (scoreTextRequest({ notes }).notes as readonly object[]).map((note) => ({ ...note, voice }))
  return { ...rest, notes: [...read(right, 'right'), ...read(left, 'left')] }
}
