/**
 * A Guitar Pro 5.00 file of plain notes, for tests: programs of today no longer write it. What a
 * player does not hear (page setup, mixer, colours) is left at zero.
 */

export interface Gp5Beat {
  /** −2 whole, −1 half, 0 quarter, 1 eighth, 2 sixteenth. */
  readonly value: -2 | -1 | 0 | 1 | 2
  /** String 1 is the first; none is a rest. `finger`: 1 index … 4 little. */
  readonly notes: readonly {
    readonly string: number
    readonly fret: number
    readonly finger?: number
  }[]
}

export interface Gp5Track {
  readonly name: string
  /** MIDI of the open strings, string 1 first. */
  readonly tuning: readonly number[]
  /** General MIDI, from 0. */
  readonly program: number
  readonly bars: readonly (readonly Gp5Beat[])[]
}

export interface Gp5Song {
  readonly title: string
  readonly artist: string
  /** Quarters a minute. */
  readonly tempo: number
  readonly tracks: readonly Gp5Track[]
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0)
const int = (value: number): number[] => [0, 8, 16, 24].map((shift) => (value >> shift) & 255)
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))
/** A length, the same as a byte, then the letters. */
const text = (value: string): number[] => [
  ...int(value.length + 1),
  value.length,
  ...letters(value),
]
/** A field of fixed length. */
const field = (value: string, length: number): number[] => [
  value.length,
  ...letters(value),
  ...zeros(length - value.length),
]
const EMPTY = text('')
const FOUR_FOUR = 3
const MIXER_CHANNELS = 64
const DIRECTIONS = 19
/** How often a page setup has a text. */
const PAGE_TEXTS = 10

function channelsOf(tracks: readonly Gp5Track[]): number[] {
  return Array.from({ length: MIXER_CHANNELS }, (_, channel) => [
    ...int(tracks[channel]?.program ?? 0),
    ...zeros(8),
  ]).flat()
}

function trackOf({ name, tuning }: Gp5Track, index: number): number[] {
  const strings = Array.from({ length: 7 }, (_, string) => int(tuning[string] ?? 0)).flat()
  const channel = [...int(1), ...int(index + 1), ...int(index + 1)]
  const staff = [3, ...zeros(4), ...zeros(12), ...zeros(12), ...zeros(16)]
  return [
    0,
    ...field(name, 40),
    ...int(tuning.length),
    ...strings,
    ...channel,
    ...int(24),
    ...int(0),
    ...zeros(4),
    ...staff,
  ]
}

function noteOf({ fret, finger }: Gp5Beat['notes'][number]): number[] {
  const hasFinger = finger !== undefined
  return [32 | (hasFinger ? 128 : 0), 1, fret, ...(hasFinger ? [finger, 255] : []), 0]
}

function beatOf({ value, notes }: Gp5Beat): number[] {
  const isRest = notes.length === 0
  const inOrder = notes.toSorted((a, b) => a.string - b.string)
  const strings = inOrder.reduce((bits, { string }) => bits | (1 << (7 - string)), 0)
  return [
    isRest ? 64 : 0,
    ...(isRest ? [2] : []),
    value & 255,
    strings,
    ...inOrder.flatMap(noteOf),
    0,
    0,
  ]
}

const barOf = (beats: readonly Gp5Beat[]): number[] => [
  0,
  ...int(beats.length),
  ...beats.flatMap(beatOf),
  // No second voice.
  ...int(0),
]

export function guitarPro5Of({ title, artist, tempo, tracks }: Gp5Song): Uint8Array {
  const barCount = tracks[0]!.bars.length
  const words = [title, '', artist, '', '', '', '', '', ''].flatMap(text)
  const lyrics = [...int(0), ...Array.from({ length: 5 }, () => [...int(1), ...int(0)]).flat()]
  const page = [...zeros(30), ...Array.from({ length: PAGE_TEXTS }, () => EMPTY).flat()]
  const masterBars = Array.from({ length: barCount }, (_, index) =>
    index === 0 ? [FOUR_FOUR, 4, 4, 2, 2, 2, 2, 0, 0, 0] : [0, 0, 0, 0],
  ).flat()
  const directions = [...new Array<number>(2 * DIRECTIONS).fill(255), ...zeros(4)]
  const bars = Array.from({ length: barCount }, (_, bar) =>
    tracks.flatMap(({ bars }) => barOf(bars[bar]!)),
  ).flat()
  return Uint8Array.from([
    ...field('FICHIER GUITAR PRO v5.00', 30),
    ...words,
    ...int(0),
    ...lyrics,
    ...page,
    ...EMPTY,
    ...int(tempo),
    ...int(0),
    0,
    ...channelsOf(tracks),
    ...directions,
    ...int(barCount),
    ...int(tracks.length),
    ...masterBars,
    ...tracks.flatMap(trackOf),
    ...bars,
  ])
}

/** Two bars of a lead part far up the neck, and two of a rhythm part. */
export const GP5_DUO: Gp5Song = {
  title: 'Moonrise',
  artist: 'A. Player',
  tempo: 96,
  tracks: [
    {
      name: 'Rhythm',
      tuning: [64, 59, 55, 50, 45, 40],
      program: 25,
      bars: [
        [
          {
            value: -1,
            notes: [
              { string: 5, fret: 3, finger: 3 },
              { string: 4, fret: 2, finger: 2 },
              { string: 3, fret: 0 },
            ],
          },
          { value: -1, notes: [] },
        ],
        [{ value: -2, notes: [{ string: 6, fret: 0 }] }],
      ],
    },
    {
      name: 'Lead',
      tuning: [64, 59, 55, 50, 45, 40],
      program: 29,
      bars: [
        [
          { value: 1, notes: [{ string: 6, fret: 12, finger: 1 }] },
          { value: 1, notes: [{ string: 6, fret: 14 }] },
          { value: 1, notes: [{ string: 5, fret: 10 }] },
          { value: 1, notes: [{ string: 5, fret: 12 }] },
          { value: 0, notes: [{ string: 6, fret: 15 }] },
          { value: 0, notes: [] },
        ],
        [
          { value: 0, notes: [{ string: 4, fret: 10 }] },
          { value: 0, notes: [{ string: 5, fret: 12 }] },
          {
            value: -1,
            notes: [
              { string: 6, fret: 14 },
              { string: 5, fret: 14 },
              { string: 4, fret: 12 },
            ],
          },
        ],
      ],
    },
  ],
}
