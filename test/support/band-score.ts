/** A small band: a guitar with a lead-in, a tempo change inside a bar and a key change, and three others. */

import { midiAt } from '#engine/instrument/fretboard'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import type { Beat, Score, ScoreMeasure, ScoreTrack } from '#formats/score/score'

const BASS_ROW = INSTRUMENTS.find(({ id }) => id === 'bass')!
const BASS = neckOf(BASS_ROW, BASS_ROW.tunings[0]!)

type Place = readonly [string: number, fret: number]

const beat = (value: number, notes: Beat['notes'] = [], more: Partial<Beat> = {}): Beat => ({
  rhythm: { value, dots: 0 },
  notes,
  ...more,
})
const at =
  (neck: Neck) =>
  (value: number, places: readonly Place[] = [], more: Partial<Beat> = {}): Beat =>
    beat(
      value,
      places.map(([string, fret]) => ({ string, fret, midi: midiAt({ string, fret }, neck) })),
      more,
    )
const guitar = at(STANDARD_NECK)
const bass = at(BASS)
const sounds = (value: number, ...midis: readonly number[]) =>
  beat(
    value,
    midis.map((midi) => ({ midi })),
  )

const bar = (more: Partial<ScoreMeasure> = {}): ScoreMeasure => ({
  timeSignature: [4, 4],
  fifths: 0,
  isMinor: false,
  tempos: [],
  ...more,
})

const track = (
  name: string,
  program: number,
  measures: readonly (readonly Beat[])[],
  more: Partial<ScoreTrack> = {},
): ScoreTrack => ({
  name,
  program,
  isPercussion: false,
  measures: measures.map((voice) => [voice]),
  ...more,
})

const BEAT = [sounds(4, 36), sounds(4, 38, 42), sounds(4, 36), sounds(4, 38, 46)]

/** Four tracks: `Crunch`, `Low end`, `Choir`, `Kit`. */
export const BAND: Score = {
  title: 'Night Train',
  artist: 'The Owners',
  measures: [
    bar({ isPickup: true, tempos: [{ offsetQuarters: 0, quarterBpm: 96 }], section: 'Intro' }),
    bar({ section: 'Verse' }),
    bar({
      tempos: [
        { offsetQuarters: 0, quarterBpm: 120 },
        { offsetQuarters: 2, quarterBpm: 108 },
      ],
    }),
    bar({ section: 'Chorus', fifths: 1, timeSignature: [3, 4] }),
  ],
  tracks: [
    track(
      'Crunch',
      30,
      [
        [guitar(4, [[6, 3]])],
        [
          guitar(
            2,
            [
              [5, 3],
              [4, 2],
            ],
            { chord: 'C' },
          ),
          guitar(2, [[6, 5]], { chord: 'Am' }),
        ],
        [guitar(4, [[3, 5]]), guitar(4, [[3, 7]]), guitar(2, [[2, 8]])],
        [guitar(2, [[4, 5]], { chord: 'G' }), guitar(4)],
      ],
      { neck: STANDARD_NECK },
    ),
    track(
      'Low end',
      33,
      [
        [bass(4)],
        [bass(1, [[3, 3]])],
        [bass(2, [[4, 1]]), bass(2, [[4, 3]])],
        [bass(2, [[4, 3]]), bass(4)],
      ],
      { neck: BASS },
    ),
    track('Choir', 52, [
      [beat(4)],
      [{ ...sounds(1, 60, 64), lyric: 'Midnight' }],
      [{ ...sounds(1, 65), lyric: 'train is rolling' }],
      [{ ...sounds(2, 62), lyric: 'home' }, beat(4)],
    ]),
    track('Kit', 0, [[sounds(4, 49)], BEAT, BEAT, BEAT.slice(0, 3)], { isPercussion: true }),
  ],
}
