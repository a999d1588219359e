/** Every kind of valid project, for properties. */

import fc from 'fast-check'
import { openMidiOf } from '#engine/instrument/fretboard'
import { lowStringFirst, STANDARD_NECK } from '#engine/instrument/neck'
import { PIANO_PRESET_IDS } from '#engine/instrument/piano'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import {
  PROJECT_APP,
  PROJECT_VERSION,
  type ProjectState,
  type SelectedPitch,
  selectPitch,
} from '#engine/project/project-state'
import { WORKSHEET_LABELS, type Worksheet } from '#engine/project/worksheet-shape'
import { measureIdOf } from '#engine/tab/measure'
import {
  LOWER_VOICES,
  type LowerVoice,
  type Measure,
  TAB_FINGERS,
  type TabFinger,
  type TabNote,
} from '#engine/tab/tab-event'
import { CHORD_TYPES } from '#engine/theory/chord'
import { nameOfFifths } from '#engine/theory/key-signature'
import { C_MAJOR, LAYERS } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'

import { arbitrarySong } from './arbitrary-song'

/** Records as JSON.parse makes them. */
const record = <Model>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record<Model>(model, { noNullPrototype: true })

/** Numbers without -0, which JSON cannot say. */
const plain = (number: number) => number + 0

const roots = fc
  .tuple(fc.constantFrom(...'CDEFGAB'), fc.constantFrom('', '#', 'b', '##', 'bb', '♯', '𝄫'))
  .map(([letter, accidental]) => letter + accidental)

const ids = fc.oneof(
  fc.constantFrom('n1', 'n2', 'route-5-3-1', 'measure-1', 'x', '7', '007', 'a-0'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: PROJECT_LIMITS.maxIdLength / 2 }),
)

const beats = fc.oneof(
  fc.integer({ min: 0, max: 64 }),
  fc.integer({ min: 0, max: 64 * 48 }).map((tick) => tick / 48),
  fc.double({ min: 0, max: PROJECT_LIMITS.maxStartBeat, noNaN: true }).map(plain),
)

const durations = fc.oneof(
  fc.constantFrom(1, 0.5, 0.25, 1 / 3, 2, 1.5, 0.75, 1 / 6),
  fc.double({ min: Number.MIN_VALUE, max: PROJECT_LIMITS.maxDurationBeats, noNaN: true }),
)

type NoteSeed = {
  readonly string: number
  readonly fret: number
  readonly id: string | null
  readonly startBeat: number | null
  readonly durationBeats: number
  readonly technique: string
  readonly finger: TabFinger | null
  readonly voice: LowerVoice | null
  readonly isTied: boolean
  /** Which of the names that its pitch has. */
  readonly turns: number | null
}

const noteSeeds: fc.Arbitrary<NoteSeed> = record({
  string: fc.integer({ min: 1, max: 6 }),
  fret: fc.integer({ min: 0, max: 24 }),
  id: fc.option(ids, { freq: 6 }),
  startBeat: fc.option(beats, { freq: 4 }),
  durationBeats: durations,
  technique: fc
    .oneof({ weight: 9, arbitrary: fc.constant('normal') }, { weight: 1, arbitrary: ids })
    .map((technique) => technique.slice(0, PROJECT_LIMITS.maxTechniqueLength)),
  finger: fc.option(fc.constantFrom(...TAB_FINGERS), { freq: 2 }),
  voice: fc.option(fc.constantFrom(...LOWER_VOICES), { freq: 2 }),
  isTied: fc.boolean(),
  turns: fc.option(fc.integer({ min: -1, max: 1 }), { freq: 2 }),
})

type IdForm = (note: NoteSeed, index: number) => string
const idForms: fc.Arbitrary<IdForm> = fc.constantFrom<IdForm>(
  (note, index) => `route-${note.string}-${note.fret}-${index}`,
  (_, index) => `position-drill-practice-target-${index}-${index}`,
  (_, index) => `n${index}`,
)

/** Fifths from C to Fbb, the flattest name. */
const FLATTEST = -15

/** A name of a pitch: the one near C in the circle of fifths, or one flatter or sharper. */
function nameOf(midi: number, turns: number): string {
  const near = ((midi * 7 + 5) % 12) - 5
  const fifths = near + 12 * turns
  return formatNoteName(nameOfFifths(fifths < FLATTEST ? near : fifths))
}

/** Notes that mostly follow one another and bear the ids of one maker. */
function notesOf(seeds: readonly NoteSeed[], form: IdForm, openMidi: readonly number[]): TabNote[] {
  let end = 0
  return seeds.map((seed, index) => {
    const startBeat = Math.min(seed.startBeat ?? end, PROJECT_LIMITS.maxStartBeat)
    end = startBeat + seed.durationBeats
    const midi = openMidi[seed.string]! + seed.fret
    const name = seed.turns !== null && nameOf(midi, seed.turns)
    return {
      id: seed.id ?? form(seed, index + 1),
      string: seed.string,
      fret: seed.fret,
      midi,
      startBeat,
      durationBeats: seed.durationBeats,
      technique: seed.technique,
      ...(seed.finger && { finger: seed.finger }),
      ...(seed.isTied && { tied: true }),
      ...(seed.voice && { voice: seed.voice }),
      ...(name && { name }),
    }
  })
}

const STANDARD = lowStringFirst(STANDARD_NECK)
const tunings = fc.constantFrom(
  STANDARD,
  STANDARD.map((row) => (row.string === 6 ? { ...row, name: 'D2', midi: 38 } : row)),
  [...STANDARD].reverse(),
)

const selectedPitches: fc.Arbitrary<SelectedPitch> = fc.oneof(
  record({ string: fc.integer({ min: 1, max: 5 }), fret: fc.integer({ min: 0, max: 24 }) }).map(
    (position) =>
      selectPitch(
        { midi: openMidiOf(position.string, STANDARD_NECK) + position.fret, position },
        C_MAJOR,
        STANDARD_NECK,
      ),
  ),
  record({ midi: fc.integer({ min: 0, max: 127 }), cents: fc.integer({ min: -50, max: 50 }) }).map(
    ({ midi, cents }) => {
      const selected = selectPitch({ midi }, C_MAJOR, STANDARD_NECK)
      const frequencyHz = selected.frequencyHz * 2 ** (cents / 1200)
      return { ...selected, frequencyHz, source: { instrument: 'piano' as const } }
    },
  ),
  fc.constant({
    frequencyHz: 261.626,
    midi: 60,
    note: 'B♯3',
    noteName: 'B#',
    octave: 3,
    pitchClass: 'C',
    source: { instrument: 'guitar' as const, string: 2, fret: 1 },
  }),
)

const stamps = fc.oneof(
  fc.constantFrom('2026-11-01T00:00:00.000Z', '2026-11-15T00:00:00.000Z', '2024-02-29T23:59Z'),
  fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constant('2026-11-01T08:30:00+02:00'),
)

const overlayLists = fc.array(
  fc
    .dictionary(
      fc.string({ maxLength: 12 }).filter((key) => key !== '__proto__'),
      fc
        .jsonValue({ maxDepth: 3 })
        .map((value) => JSON.stringify(value))
        .filter((text) => !text.includes('"__proto__":'))
        .map((text): unknown => JSON.parse(text)),
      { maxKeys: 4 },
    )
    .map(
      (overlay) =>
        JSON.parse(JSON.stringify(overlay)) as NonNullable<ProjectState['overlays']>[number],
    ),
  { maxLength: 3 },
)

const measureSeeds = record({
  seeds: fc.array(noteSeeds, { maxLength: 20 }),
  form: idForms,
  id: fc.option(ids),
  tempo: fc.oneof(fc.integer({ min: 20, max: 400 }), fc.double({ min: 20, max: 400, noNaN: true })),
  timeSignature: fc.tuple(fc.integer({ min: 1, max: 32 }), fc.constantFrom(1, 2, 4, 8, 16, 32)),
})

const theories = fc.record(
  {
    chord: fc.oneof(
      fc.constantFrom(...CHORD_TYPES.map(({ id }) => id)),
      fc.constant('1-3-5-b7-b9-11'),
    ),
    chordRoot: roots,
    layer: fc.constantFrom(...LAYERS),
    root: roots,
    scale: fc.constantFrom(...SCALES.map(({ id }) => id)),
  },
  { requiredKeys: ['chord', 'layer', 'root', 'scale'], noNullPrototype: true },
)

const tempos = fc.constantFrom('60', '60 80 100', '20,400')
const worksheets: fc.Arbitrary<Worksheet> = record({
  blocks: fc.array(
    fc.record(
      {
        title: fc.string({ minLength: 1, maxLength: 20 }),
        content: fc.oneof(
          record({
            kind: fc.constant('text' as const),
            text: fc.string({ minLength: 1, maxLength: 99 }),
          }),
          fc.record(
            {
              kind: fc.constant('neck' as const),
              theory: theories,
              position: fc.constantFrom('E form', 'open position'),
              labels: fc.constantFrom(...WORKSHEET_LABELS),
            },
            { requiredKeys: ['kind', 'theory', 'labels'], noNullPrototype: true },
          ),
          record({
            kind: fc.constant('drill' as const),
            theory: theories,
            target: fc.constantFrom('chord-tones', 'scale-steps'),
            level: fc.constant('beginner'),
            position: fc.constant('fifth'),
            bars: fc.integer({ min: 1, max: 16 }),
            tempos,
          }),
          record({
            kind: fc.constant('bars' as const),
            from: fc.constant(1),
            to: fc.nat(9).map((n) => n + 1),
            tempos,
          }),
          record({ kind: fc.constant('chords' as const), chords: fc.constant('C F:xx3211') }),
          record({ kind: fc.constant('tempo' as const), tempos }),
        ),
      },
      { requiredKeys: ['content'], noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 4 },
  ),
})

/** Valid projects of every kind, overlays and odd ids included. */
export const arbitraryProject: fc.Arbitrary<ProjectState> = record({
  selectedPitch: selectedPitches,
  theory: theories,
  mapping: record({
    mode: fc.constantFrom('exact', 'pitch-class'),
    pianoPreset: fc.constantFrom(...PIANO_PRESET_IDS),
  }),
  transport: record({
    cursorBeat: beats,
    outputLevel: fc.double({ min: 0, max: 1, noNaN: true }).map(plain),
  }),
  tab: record({
    capo: fc.integer({ min: 0, max: 24 }),
    createdAt: stamps,
    id: ids,
    measures: fc.array(measureSeeds, { minLength: 1, maxLength: 4 }),
    title: fc.string({ unit: 'binary', maxLength: PROJECT_LIMITS.maxTitleLength / 2 }),
    tuning: tunings,
    updatedAt: fc.option(stamps),
  }),
  overlays: fc.option(overlayLists, { freq: 3 }),
  song: fc.option(arbitrarySong, { freq: 3 }),
  worksheet: fc.option(worksheets, { freq: 3 }),
}).map(({ selectedPitch, theory, mapping, transport, tab, overlays, song, worksheet }) => {
  const openMidi: number[] = []
  for (const { string, midi } of tab.tuning) openMidi[string] = midi
  const measures = tab.measures.map(
    (seed, index): Measure => ({
      id: seed.id ?? measureIdOf(index + 1),
      notes: notesOf(seed.seeds, seed.form, openMidi),
      tempo: seed.tempo,
      timeSignature: seed.timeSignature,
    }),
  )
  return {
    app: PROJECT_APP,
    version: PROJECT_VERSION,
    selectedPitch,
    theory,
    mapping,
    transport,
    tabProject: {
      capo: tab.capo,
      createdAt: tab.createdAt,
      id: tab.id,
      measures,
      title: tab.title,
      tuning: tab.tuning,
      updatedAt: tab.updatedAt ?? tab.createdAt,
    },
    ...(song && { song }),
    ...(worksheet && { worksheet }),
    ...(overlays && { overlays }),
  }
})
