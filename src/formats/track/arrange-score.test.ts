import { describe, expect, test } from 'vitest'
import { rolesOf } from '#engine/arrange/roles'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { chordNamesIn } from '#engine/project/chord-names'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { newReport } from '../score/report'
import type { Score, ScoreMeasure, ScoreTrack, Voice } from '../score/score'
import { type ArrangedScore, type ArrangeScoreOptions, arrangeScore } from './arrange-score'
import { pieceOfScore } from './piece-of-score'

const WALTZ: ScoreMeasure = { timeSignature: [3, 4], fifths: 1, isMinor: false, tempos: [] }

/** Quarters and halves one after the other: `[[pitches], value]`. */
const voice = (...beats: readonly (readonly [readonly number[], number])[]): Voice =>
  beats.map(([midis, value]) => ({
    rhythm: { value, dots: 0 },
    notes: midis.map((midi) => ({ midi })),
  }))

const track = (name: string, ...measures: readonly Voice[]): ScoreTrack => ({
  name,
  program: 0,
  isPercussion: false,
  measures: measures.map((own) => [own]),
})

/** Two bars of a minuet, the hands a tenth and more apart, and a full chord at the end. */
const RIGHT = track(
  'Right',
  voice([[74], 4], [[67], 8], [[69], 8], [[71], 8], [[72], 8]),
  voice([[74], 4], [[67], 4], [[67], 4]),
)
const LEFT = track(
  'Left',
  voice([[55, 59, 62], 2], [[57], 4]),
  voice([[31, 43, 47, 50, 53], 2], [[43], 4]),
)
const DRUMS: ScoreTrack = {
  ...track('Drums', voice([[36], 2]), voice([[36], 2])),
  isPercussion: true,
}

const MINUET: Score = {
  title: 'Minuet',
  artist: '',
  measures: [WALTZ, WALTZ],
  tracks: [RIGHT, LEFT, DRUMS],
}
/** A line of quarters, a bar of three each. */
const oneTrack = (midis: readonly number[]): Score => {
  const bars = Array.from({ length: Math.ceil(midis.length / 3) }, (_, bar) =>
    midis.slice(3 * bar, 3 * bar + 3),
  )
  return {
    ...MINUET,
    measures: bars.map(() => WALTZ),
    tracks: [
      track('Line', ...bars.map((bar) => voice(...bar.map((midi) => [[midi], 4] as const)))),
    ],
  }
}
const OPTIONS: ArrangeScoreOptions = {
  tracks: [0, 1, 2],
  neck: STANDARD_NECK,
  ease: 'hard',
  key: 'octave',
  findsCapo: false,
  choice: 0,
}

function arranged(options: Partial<ArrangeScoreOptions> = {}, score = MINUET) {
  const report = newReport()
  return { ...arrangeScore(score, { ...OPTIONS, ...options }, report), report: report.finish() }
}

test('names over a hand stand over the arrangement', () => {
  const [first, second] = RIGHT.measures
  const over = [[{ ...first![0]![0]!, chord: 'G' }, ...first![0]!.slice(1)]]
  const score = { ...MINUET, tracks: [{ ...RIGHT, measures: [over, second!] }, LEFT] }
  const { project } = arranged({ tracks: [0, 1] }, score)
  expect(chordNamesIn(project.overlays)).toEqual([{ beat: 0, symbol: 'G' }])
})

/** With a name over the first beat of every bar. */
const named = (own: ScoreTrack, ...names: readonly string[]): ScoreTrack => ({
  ...own,
  measures: own.measures.map(([first], bar) => {
    const [beat, ...rest] = first!
    return [[{ ...beat!, chord: names[bar]! }, ...rest]]
  }),
})

describe('in another key', () => {
  const flat = (own: ScoreTrack): ScoreTrack => ({
    ...own,
    measures: own.measures.map(([first]) => [
      first!.map((beat) => ({
        ...beat,
        notes: beat.notes.map((note) => ({ ...note, midi: note.midi - 1 })),
      })),
    ]),
  })
  const inGb: ScoreMeasure = { ...WALTZ, fifths: -6 }
  const score = {
    ...MINUET,
    measures: [inGb, inGb],
    tracks: [named(flat(RIGHT), 'Gbmaj7/Bb', 'N.C.'), named(flat(LEFT), 'Gb', 'Db7')],
  }
  const inKeys = [0, 1, 2].map((choice) => arranged({ tracks: [0, 1], key: 'any', choice }, score))
  const moved = inKeys.filter(({ transpose }) => transpose % 12 !== 0)

  test('of an awkward one most of the proposals are', () => {
    expect(moved.length).toBeGreaterThan(0)
  })

  test.each(moved)('names and key move with the piece', ({ transpose, project }) => {
    const [first, second] = chordNamesIn(project.overlays)
    const { root, bass, chord } = parseChordSymbol(first!.symbol)!
    const semitonesTo = (name: NoteName, from: number) =>
      (pitchClassOf(name) - from - transpose + 48) % 12
    expect([semitonesTo(root, 6), semitonesTo(bass!, 10), chord.id]).toEqual([0, 0, 'major7'])
    expect(second).toEqual({ beat: 3, symbol: 'N.C.' })
    expect(project.theory.root).toBe(formatNoteName(root))
  })
})

test('names over a pickup and bars of other lengths stand where their notes are', () => {
  const pickup: ScoreMeasure = { ...WALTZ, isPickup: true }
  const six: ScoreMeasure = { ...WALTZ, timeSignature: [6, 8] }
  const score = {
    ...MINUET,
    measures: [pickup, six, WALTZ],
    tracks: [
      named(
        track('One', voice([[67], 4]), voice([[69], 4], [[71], 2]), voice([[72], 2], [[74], 4])),
        'D7',
        'G',
        'C',
      ),
    ],
  }
  const { project } = arranged({ tracks: [0] }, score)
  expect(chordNamesIn(project.overlays).map(({ beat, symbol }) => `${symbol}@${beat}`)).toEqual([
    'D7@2',
    'G@3',
    'C@9',
  ])
})

describe('two hands on one neck', () => {
  const { notes, project, proof, kept, report, barQuarters, noteCount } = arranged()

  test('are one part, melody and bass first, and all of it is checked', () => {
    expect(Object.entries(proof).filter(([, holds]) => !holds)).toEqual([])
    expect(kept.melody).toEqual({ kept: 8, of: 8 })
    expect(barQuarters).toEqual([0, 3, 6])
  })

  test('every note of the piece is told, with its place or without', () => {
    expect(notes).toHaveLength(8 + 4 + 6)
    const lost = notes.filter(({ place }) => !place)
    expect(lost.every(({ change }) => change === 'dropped')).toBe(true)
    expect(lost.length).toBeGreaterThan(0)
    for (const { place, midi, change } of notes) {
      if (!place) continue
      expect(midiAt(place, STANDARD_NECK)).toBe(place.midi)
      if (change !== 'moved' && change !== 'shared') expect(place.midi).toBe(midi)
    }
  })

  test('what was lost and moved is in the report by bar', () => {
    const bars = report.filter(({ kind }) => kind === 'left-out').flatMap((entry) => entry.bars)
    expect(bars).toContain(2)
  })

  test('the tab sounds the arrangement at its beats, one note a string', () => {
    const inTab = project.tabProject.measures.flatMap((measure, bar) =>
      measure.notes
        .filter(({ tied }) => !tied)
        .map(({ midi, startBeat }) => `${bar * 3 + startBeat} ${midi}`),
    )
    const wanted = new Set(
      notes.flatMap(({ place, startQuarters }) =>
        place ? [`${startQuarters} ${place.midi}`] : [],
      ),
    )
    expect(new Set(inTab)).toEqual(wanted)
    expect(noteCount).toBeGreaterThanOrEqual(wanted.size)
    expect(
      project.tabProject.measures.flatMap((one) => one.notes).some(({ finger }) => finger),
    ).toBe(true)
  })
})

test('one track alone is arranged too, without the other', () => {
  const { notes } = arranged({ tracks: [0] })
  expect(notes).toHaveLength(8)
  expect(notes.every(({ place }) => place)).toBe(true)
})

test('another key is taken only where it is allowed', () => {
  expect(Math.abs(arranged().transpose % 12)).toBe(0)
  const { neck, transpose, proof } = arranged({ key: 'any', findsCapo: true })
  expect(Math.abs(transpose)).toBeLessThanOrEqual(24)
  expect(neck.capo).toBeLessThanOrEqual(7)
  expect(proof.everyNoteAccountedFor).toBe(true)
})

const soundsUpTo = (fret: number) =>
  STANDARD_NECK.strings.flatMap(({ string }) =>
    Array.from({ length: fret + 1 }, (_, at) => midiAt({ string, fret: at }, STANDARD_NECK)),
  )

/** What a proposal says, counted from the notes as they are drawn. */
function asShown(notes: ArrangedScore['notes']) {
  const placed = notes.flatMap(({ midi, place }) => (place ? [{ midi, place }] : []))
  let neededFret = 0
  while (!placed.every(({ place }) => soundsUpTo(neededFret).includes(place.midi))) neededFret++
  expect(neededFret).toBeLessThanOrEqual(Math.max(...placed.map(({ place }) => place.fret)))
  return {
    octaveMoves: placed.filter(({ midi, place }) => place.midi !== midi).length,
    neededFret,
  }
}

test.each([
  ['a minuet', MINUET],
  ['a scale above the twelfth fret', oneTrack([74, 76, 79, 83, 84, 86, 88])],
  ['a bass below the neck', oneTrack([28, 31, 33, 35, 36, 38])],
  ['an arpeggio over four octaves', oneTrack([36, 48, 55, 64, 72, 79, 84])],
])(
  'the ways to lay %s say how many notes leave their octave and which fret is needed',
  (_, score) => {
    const { proposals } = arranged({}, score)
    for (const [choice, proposal] of proposals.entries()) {
      expect(proposal).toMatchObject(asShown(arranged({ choice }, score).notes))
    }
  },
)

test('any of the proposals can be written, each with what it keeps', () => {
  const best = arranged()
  expect(best.proposals.length).toBeGreaterThan(1)
  for (const [choice, proposal] of best.proposals.entries()) {
    const { transpose, neck, kept, proof, notes } = arranged({ choice })
    expect(proposal).toMatchObject({ transpose, capo: neck.capo, kept })
    expect(proposal).toMatchObject(asShown(notes))
    expect(proof.everyNoteAccountedFor).toBe(true)
  }
  expect(arranged({ choice: 99 }).choice).toBe(best.proposals.length - 1)
})

test('an easy arrangement has no barres to lay, and may lose more', () => {
  expect(arranged({ ease: 'easy' }).proof.withinDifficulty).toBe(true)
})

test('a pickup lies at the end of its bar', () => {
  const pickup: Score = {
    ...MINUET,
    measures: [{ ...WALTZ, isPickup: true }, WALTZ],
    tracks: [
      track('Right', voice([[74], 4]), voice([[71], 2])),
      track('Left', [], voice([[55], 2])),
    ],
  }
  const { notes, project } = arranged({}, pickup)
  expect(notes.map(({ startQuarters, midi }) => [startQuarters, midi])).toEqual([
    [2, 62],
    [3, 59],
    [3, 43],
  ])
  expect(project.tabProject.measures[0]!.notes.map(({ startBeat }) => startBeat)).toEqual([2])
})

test.each([
  ['no track', { tracks: [] }],
  ['drums alone', { tracks: [2] }],
  ['a track that is not there', { tracks: [7] }],
])('%s is refused', (_, options) => {
  expect(() => arranged(options)).toThrow(RangeError)
})

describe('a piece is read as POST /api/arrange reads it', () => {
  const EIGHTHS: ScoreMeasure = { ...WALTZ, timeSignature: [6, 8] }
  const jig: Score = {
    ...MINUET,
    measures: [{ ...EIGHTHS, isPickup: true }, EIGHTHS, WALTZ],
    tracks: [
      track('Melody', voice([[74], 8]), voice([[76], 4], [[74], 8], [[71], 4]), voice([[67], 2])),
      track('Piano LH', [], voice([[43, 50], 2]), voice([[47, 55], 2])),
      track('Flute', [], voice([[86], 2]), voice([[83], 2])),
    ],
  }
  const limits = { notes: Infinity, startBeat: Infinity, durationBeats: Infinity }

  test.each([
    ['two hands', MINUET, [0, 1], 4],
    ['a pickup in eighths, named parts', jig, [0, 1, 2], 8],
    ['one part of several', jig, [1], 8],
  ])('%s: the same notes with the same roles', (_, score, tracks, unit) => {
    const chosen = tracks.map((index) => score.tracks[index]!)
    const piece = pieceOfScore(score, chosen, 1, limits, newReport())
    const roles = rolesOf(piece.notes)
    const { notes, transpose, barQuarters } = arranged({ tracks }, score)
    expect(
      notes.map(({ midi, role, ...at }) => [
        at.startQuarters,
        at.durationQuarters,
        midi - transpose,
        role,
      ]),
    ).toEqual(
      piece.notes.map(({ midi, startBeat, durationBeats }, index) => [
        (startBeat * 4) / unit,
        (durationBeats * 4) / unit,
        midi,
        roles[index],
      ]),
    )
    expect(barQuarters.slice(0, -1)).toEqual(
      piece.bars.map(({ startBeat }) => (startBeat * 4) / unit),
    )
  })
})

describe('as written wins where it keeps as much', () => {
  const quarters = (...midis: readonly number[]): Score => {
    const bars = Array.from({ length: midis.length / 3 }, (_, bar) =>
      midis.slice(3 * bar, 3 * bar + 3),
    )
    return {
      ...MINUET,
      measures: bars.map(() => WALTZ),
      tracks: [
        track('Voice', ...bars.map((bar) => voice(...bar.map((midi) => [[midi], 4] as const)))),
      ],
    }
  }
  test.each([
    ['a melody in first position', [64, 65, 67, 65, 64, 62], 0],
    ['a melody up to the fifth fret', [67, 69, 67, 64, 67, 69], 0],
    ['a melody up to the eighth fret', [72, 71, 72, 71, 69, 67], 0],
    ['a melody up to the tenth fret', [72, 74, 72, 71, 69, 67], -12],
    ['a low melody', [45, 47, 48, 50, 48, 47], 0],
    ['a melody beyond the twelfth fret', [79, 81, 83, 81, 79, 77], -12],
    ['a melody beyond the last fret', [91, 93, 95, 93, 91, 89], -24],
    ['a melody below the lowest string', [36, 38, 40, 38, 36, 35], 12],
  ])('%s', (_, midis, transpose) => {
    const made = arranged({ tracks: [0] }, quarters(...midis))
    expect(made.transpose).toBe(transpose)
    expect(made.proposals[0]!.transpose).toBe(transpose)
  })
})
