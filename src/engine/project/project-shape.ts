/** The project, field by field, in the contract's order of keys. */
import {
  INSTRUMENTS,
  MAX_FRET,
  MAX_STRINGS,
  MIN_STRINGS,
  type TuningString,
} from '../instrument/neck'
import { PIANO_PRESET_IDS } from '../instrument/piano'
import { LOWER_VOICES, type Measure, TAB_FINGERS, type TabNote } from '../tab/tab-event'
import { formatNoteName, MAX_MIDI, MIN_MIDI, parseNote, parseRoot } from '../theory/pitch'
import { fieldOf, refuseField } from './field-reader'
import type { Overlay } from './overlay'
import { PROJECT_LIMITS } from './project-limits'
import {
  about,
  choice,
  type Field,
  fretNumber,
  integer,
  list,
  literal,
  number,
  object,
  optional,
  type Shaped,
  type ShapeOf,
  stringNumber,
  text,
  timeSignature,
  variants,
} from './shape'
import { songField } from './song-shape'
import { noteName, THEORY_SHAPE } from './theory-shape'
import { worksheetField } from './worksheet-shape'

/** Constant application identifier of every project. */
export const PROJECT_APP = 'pitch-map'

/** The version that this engine writes; older ones are migrated to it, newer ones refused. */
export const PROJECT_VERSION = '2026-11-01'

/**
 * Where a selected pitch was picked: a fret position of the project's neck, which is called guitar
 * whatever it is, or a piano key when no string reaches it.
 */
export type PitchSource =
  | { readonly instrument: 'guitar'; readonly string: number; readonly fret: number }
  | { readonly instrument: 'piano' }

const TIMESTAMP =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const INSTRUMENT_IDS = INSTRUMENTS.map(({ id }) => id) as [string, ...string[]]

const id = text({ maxLength: PROJECT_LIMITS.maxIdLength })
const timestamp = text({
  maxLength: 40,
  meaning: 'an ISO 8601 timestamp',
  accepts: (value) => TIMESTAMP.test(value),
})
const note = text(
  {
    maxLength: 6,
    meaning: 'a note name with octave',
    accepts: (value) => parseNote(value)?.octave !== undefined,
  },
  'note',
)
const midi = integer(MIN_MIDI, MAX_MIDI, 'midi')
const midiOfOpenString = integer(MIN_MIDI, MAX_MIDI - MAX_FRET, 'midi')

const durationBeats: Field<number> = {
  kind: { type: 'number', low: 0, high: PROJECT_LIMITS.maxDurationBeats, isOpen: true },
  read: (reader, key, bounds) => {
    const beats = number(0, PROJECT_LIMITS.maxDurationBeats).read(reader, key, bounds)
    if (fieldOf(reader, key) === 0) refuseField(reader, key, 'more than 0 beats')
    return beats
  },
}

export const NOTE_SHAPE: ShapeOf<TabNote> = {
  id,
  string: stringNumber,
  fret: fretNumber,
  midi: about('Open string + capo + fret.', midi),
  startBeat: about(
    'Beats from the start of the measure, 0-based.',
    number(0, PROJECT_LIMITS.maxStartBeat),
  ),
  durationBeats,
  technique: text({ maxLength: PROJECT_LIMITS.maxTechniqueLength }),
  finger: about('Of the fretting hand, where a file names it.', optional(choice(TAB_FINGERS))),
  tied: about(
    'Continues the note before it on its string.',
    optional(literal([true], 'true, or nothing')),
  ),
  voice: about(
    'Voice that it is written in, 2 with stems down; default: the first.',
    optional(literal(LOWER_VOICES, '2, 3 or 4, or nothing for the first')),
  ),
  name: about(
    'How a file writes it, where the key does not say: Ab.',
    optional(
      text({
        maxLength: 3,
        meaning: 'a note name without octave such as G#, Ab or F##',
        accepts: (value) => {
          const root = parseRoot(value)
          return root !== undefined && formatNoteName(root) === value
        },
      }),
    ),
  ),
}

const MEASURE_SHAPE: ShapeOf<Measure> = {
  id,
  notes: list(NOTE_SHAPE, 0, PROJECT_LIMITS.maxNotes),
  tempo: number(PROJECT_LIMITS.minTempo, PROJECT_LIMITS.maxTempo),
  timeSignature,
}

const TUNING_STRING_SHAPE: ShapeOf<TuningString> = {
  string: stringNumber,
  name: note,
  midi: midiOfOpenString,
}

const measures: Field<readonly Measure[]> = {
  ...list(MEASURE_SHAPE, 1, PROJECT_LIMITS.maxMeasures),
  read: (reader, key, bounds) => {
    const read = list(MEASURE_SHAPE, 1, PROJECT_LIMITS.maxMeasures).read(reader, key, bounds)
    const noteCount = read.reduce((count, { notes }) => count + notes.length, 0)
    if (noteCount > PROJECT_LIMITS.maxNotes) {
      refuseField(reader, key, `at most ${PROJECT_LIMITS.maxNotes} notes in all measures`)
    }
    return read
  },
}

export const TAB_PROJECT_SHAPE = {
  /** 0 = none. Frets count from the capo; see `neckOfProject` for projects of before. */
  capo: integer(0, PROJECT_LIMITS.maxCapo),
  createdAt: about('ISO 8601; compiled projects carry the date of their document kind.', timestamp),
  id,
  instrument: about(
    'Id of /api/instruments; left out for the guitar.',
    optional({ ...choice(INSTRUMENT_IDS), kind: { type: 'text' } }),
  ),
  measures,
  title: text({ minLength: 0, maxLength: PROJECT_LIMITS.maxTitleLength }),
  /** The open strings without capo; the contract lists string 6 first. */
  tuning: list(TUNING_STRING_SHAPE, MIN_STRINGS, MAX_STRINGS),
  updatedAt: timestamp,
}

const SELECTED_PITCH_SHAPE = {
  frequencyHz: number(1, PROJECT_LIMITS.maxFrequencyHz),
  midi,
  note,
  noteName,
  /** As written; `B#3` sounds like C4. */
  octave: integer(-1, 9),
  pitchClass: noteName,
  source: variants<PitchSource>('instrument', {
    guitar: { string: stringNumber, fret: fretNumber },
    piano: {},
  }),
}

export const PROJECT_SHAPE = {
  app: choice([PROJECT_APP]),
  // Migrated before it is read.
  version: { kind: { type: 'date' }, read: (): string => PROJECT_VERSION } as Field<string>,
  selectedPitch: object(SELECTED_PITCH_SHAPE),
  theory: object(THEORY_SHAPE),
  mapping: object({
    /** `exact` is the one mode so far. */
    mode: id,
    pianoPreset: choice(PIANO_PRESET_IDS),
  }),
  transport: object({
    /** Beats from the start of the first measure. */
    cursorBeat: number(0, PROJECT_LIMITS.maxStartBeat * 2),
    outputLevel: number(0, 1),
  }),
  tabProject: object(TAB_PROJECT_SHAPE),
  song: about('The song that the tab belongs to.', optional(songField)),
  worksheet: about('Blocks to print for a lesson.', optional(worksheetField)),
}

export type SelectedPitch = Shaped<typeof SELECTED_PITCH_SHAPE>
export type ProjectTheory = Shaped<typeof THEORY_SHAPE>
export type TabProject = Shaped<typeof TAB_PROJECT_SHAPE>
/** The portable project: what the workbench shows and what a share link carries. */
export type ProjectState = Shaped<typeof PROJECT_SHAPE> & {
  readonly overlays?: readonly Overlay[]
}
