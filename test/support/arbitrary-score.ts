/** Drawn scores, and what of a score has to come back from a file. */
import fc from 'fast-check'
import { hasFret, midiAt } from '#engine/instrument/fretboard'
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import { quartersOf, type Rhythm, valuesOf } from '#formats/score/rhythm'
import type {
  Beat,
  Score,
  ScoreFinger,
  ScoreMeasure,
  ScoreNote,
  ScoreTrack,
} from '#formats/score/score'
import { barQuartersOf, cleanTime, soundingNotesOf } from '#formats/score/score-times'
import { TECHNIQUE_TABLE, type Technique } from '#formats/score/technique-table'

/** Those that need no note to lead to. */
const TECHNIQUES = (Object.keys(TECHNIQUE_TABLE) as Technique[]).filter(
  (technique) => technique !== 'hammer-on' && technique !== 'slide',
)
const FINGERS: readonly ScoreFinger[] = ['thumb', 'index', 'middle', 'ring', 'little']

const necks: fc.Arbitrary<Neck> = fc
  .constantFrom(...INSTRUMENTS)
  .chain((row) =>
    fc.tuple(fc.constant(row), fc.constantFrom(...row.tunings), fc.integer({ min: 0, max: 5 })),
  )
  .map(([row, tuning, capo]) => neckOf(row, tuning, capo))

type Pair = readonly [number, number]
const SIGNATURES: readonly Pair[] = [[4, 4], [3, 4], [6, 8], [7, 8], [5, 4], [2, 2], [12, 8], [3, 16]] // biome-ignore format: one row
const TUPLETS: readonly Pair[] = [[3, 2], [5, 4], [7, 4]] // biome-ignore format: one row

const measures: fc.Arbitrary<ScoreMeasure> = fc.record({
  timeSignature: fc.constantFrom(...SIGNATURES),
  fifths: fc.integer({ min: -7, max: 7 }),
  isMinor: fc.boolean(),
  tempos: fc
    .option(fc.integer({ min: 40, max: 240 }), { freq: 2 })
    .map((quarterBpm) => (quarterBpm === null ? [] : [{ offsetQuarters: 0, quarterBpm }])),
})

interface BeatSeed {
  readonly rhythm: Rhythm
  readonly strings: readonly number[]
  readonly frets: readonly number[]
  readonly finger: number
  readonly technique: Technique | null
  readonly isTied: boolean
  readonly isGrace: boolean
  readonly chord: string | null
}

const CHORD_NAMES = [
  'C',
  'Am',
  'F#m7b5',
  'Bb13',
  'G/B',
  'Ebmaj7/Bb',
  'Dsus4',
  'E7(#9)',
  'N.C.',
  'riff "A" <1>',
]

const rhythms: fc.Arbitrary<Rhythm> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      value: fc.constantFrom(1, 2, 4, 8, 16, 32),
      dots: fc.constantFrom(0, 0, 0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      value: fc.constantFrom(4, 8, 16),
      dots: fc.constant(0),
      tuplet: fc.constantFrom(...TUPLETS),
    }),
  },
)

const beatSeeds: fc.Arbitrary<BeatSeed> = fc.record({
  rhythm: rhythms,
  strings: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 4 }),
  frets: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 }),
  finger: fc.nat({ max: 8 }),
  technique: fc.option(fc.constantFrom(...TECHNIQUES), { freq: 4 }),
  isTied: fc.boolean(),
  isGrace: fc.integer({ min: 0, max: 12 }).map((number) => number === 0),
  chord: fc.option(fc.constantFrom(...CHORD_NAMES), { freq: 3 }),
})

/** What a drawn score may hold beside notes in time. */
export interface ScoreLimits {
  readonly voices?: number
  readonly techniques?: boolean
  readonly graces?: boolean
  /** Names over beats of the first voice. */
  readonly chords?: boolean
  readonly timeSignature?: readonly [number, number]
  readonly ties?: boolean
  /** No other tuplets than triplets: text and played time are counted in 48ths of a beat. */
  readonly tripletsOnly?: boolean
}

function asTriplet({ value, dots, tuplet }: Rhythm): Rhythm {
  return { value, dots, ...(tuplet && { tuplet: [3, 2] }) }
}

function notesOf(
  seed: BeatSeed,
  neck: Neck,
  voice: number,
  voices: number,
  limits: ScoreLimits,
): readonly ScoreNote[] {
  // Each voice has strings of its own.
  const strings = neck.strings.filter(({ string }) => string % voices === voice % voices)
  const places = new Map<number, number>()
  for (const [index, number] of seed.strings.entries()) {
    const row = strings[number % Math.max(1, strings.length)]
    const fret = seed.frets[index]!
    if (row) places.set(row.string, hasFret(row, fret, neck.maxFret) ? fret : 0)
  }
  return [...places]
    .sort(([a], [b]) => a - b)
    .map(([string, fret]): ScoreNote => {
      const finger = fret > 0 ? FINGERS[seed.finger] : undefined
      const technique = limits.techniques && !seed.isGrace ? seed.technique : null
      return {
        midi: midiAt({ string, fret }, neck),
        string,
        fret,
        ...(finger && { finger }),
        ...(technique && {
          techniques: [technique],
          ...(technique === 'bend' && { bendSemitones: 2 }),
        }),
      }
    })
}

const lastTied = (notes: readonly ScoreNote[]) =>
  notes.map(
    ({ techniques: _techniques, bendSemitones: _bend, finger: _finger, ...note }): ScoreNote => ({
      ...note,
      tied: true,
    }),
  )

/** Fills bars with beats from a list that is read round and round. */
function voicesOf(
  seeds: readonly BeatSeed[],
  neck: Neck,
  bars: readonly ScoreMeasure[],
  limits: ScoreLimits,
) {
  const voices = Math.min(limits.voices ?? 2, neck.strings.length)
  let next = 0
  const last: (readonly ScoreNote[])[] = []
  return bars.map((bar) =>
    Array.from({ length: voices }, (_, voice) => {
      const beats: Beat[] = []
      let left = barQuartersOf(bar)
      while (left > 1e-6) {
        const seed = seeds[next++ % seeds.length]!
        const notes = notesOf(seed, neck, voice, voices, limits)
        if (seed.isGrace && limits.graces) {
          beats.push({ rhythm: { value: 8, dots: 0 }, grace: true, notes })
          last[voice] = []
        }
        const asked = limits.tripletsOnly ? asTriplet(seed.rhythm) : seed.rhythm
        const rhythm = quartersOf(asked) <= left + 1e-9 ? asked : valuesOf(left)[0]!
        const before = last[voice] ?? []
        const isTied = seed.isTied && before.length > 0 && limits.ties !== false
        const own = isTied ? lastTied(before) : notes
        const isNamed = limits.chords && voice === 0 && seed.chord !== null
        beats.push({ rhythm, notes: own, ...(isNamed && { chord: seed.chord! }) })
        last[voice] = own
        left = cleanTime(left - quartersOf(rhythm))
        if (left < 1 / 48) break
      }
      return beats
    }),
  )
}

/** What begins without a tempo has the usual one: files say it, so scores that are compared do too. */
function withTempo([first, ...others]: readonly ScoreMeasure[]): readonly ScoreMeasure[] {
  const tempos = first!.tempos.length > 0 ? first!.tempos : [{ offsetQuarters: 0, quarterBpm: 120 }]
  return [{ ...first!, tempos }, ...others]
}

export function scores(limits: ScoreLimits = {}): fc.Arbitrary<Score> {
  const bars = fc
    .array(measures, { minLength: 1, maxLength: 4 })
    .map((all) =>
      limits.timeSignature
        ? all.map((bar) => ({ ...bar, timeSignature: limits.timeSignature! }))
        : all,
    )
  return fc
    .tuple(
      bars,
      fc.array(fc.tuple(necks, fc.array(beatSeeds, { minLength: 1, maxLength: 30 })), {
        minLength: 1,
        maxLength: 2,
      }),
    )
    .map(
      ([all, parts]): Score => ({
        title: 'Drawn',
        artist: 'Chance',
        measures: withTempo(all),
        tracks: parts.map(
          ([neck, seeds], index): ScoreTrack => ({
            name: `Track ${index + 1}`,
            program: 25,
            isPercussion: false,
            neck,
            measures: voicesOf(seeds, neck, all, limits),
          }),
        ),
      }),
    )
    .filter(({ tracks }) =>
      tracks.every((track) =>
        track.measures.some((voices) => voices.flat().some(({ notes }) => notes.length > 0)),
      ),
    )
}

const round = (time: number) => Math.round(time * 1e4) / 1e4

/** Notes of each track as text, one a line. */
export function notesText(score: Score, fields: 'all' | 'places' | 'times'): readonly string[] {
  return score.tracks.map((track) => {
    const graces = track.measures.flat(2).filter(({ grace }) => grace)
    const graceText = fields === 'all' ? gracesText(graces) : []
    return soundingNotesOf(score, track)
      .map(({ midi, string, fret, finger, startQuarters, durationQuarters, techniques = [] }) => {
        const time = `${midi} @${round(startQuarters)}`
        if (fields === 'times') return `${time}:${round(durationQuarters)}`
        const place = `${time} S${string}F${fret}`
        return fields === 'places'
          ? place
          : `${place}:${round(durationQuarters)} ${finger ?? ''} ${techniques.join()}`
      })
      .concat(graceText)
      .sort()
      .join('\n')
  })
}

/** Chord names of each track with the bar and the time where they stand. */
export function chordsText({ tracks }: Score): readonly string[] {
  return tracks.map(({ measures: bars }) =>
    bars
      .flatMap((voices, bar) =>
        voices.flatMap((voice) => {
          let at = 0
          return voice.flatMap((beat) => {
            const start = at
            at += beat.grace ? 0 : quartersOf(beat.rhythm)
            return beat.chord === undefined ? [] : [`${bar + 1} @${round(start)} ${beat.chord}`]
          })
        }),
      )
      .join('\n'),
  )
}

function gracesText(beats: readonly Beat[]): readonly string[] {
  return beats.flatMap(({ notes }) =>
    notes.map(({ midi, string, fret }) => `grace ${midi} S${string}F${fret}`),
  )
}

/** Tuning and capo of each track. */
export function necksText({ tracks }: Score): readonly string[] {
  return tracks.map(({ neck }) =>
    neck ? `${neck.strings.map(({ openMidi }) => openMidi).join()} ${neck.capo}` : 'none',
  )
}
