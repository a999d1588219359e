/** Reads projects from outside: version, migration, shape, then sense. */
import { DomainError, type Issue } from '../errors'
import {
  INSTRUMENTS,
  MAX_FRET,
  MAX_STRINGS,
  MIN_STRINGS,
  STANDARD_NECK,
  type TuningString,
} from '../instrument/neck'
import { PIANO_PRESET_IDS } from '../instrument/piano'
import { chordTypeById } from '../theory/chord'
import { parseDegree } from '../theory/interval'
import { LAYERS } from '../theory/layer'
import { MAX_MIDI, MIN_MIDI, parseNote, parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { type NeckBounds, readMeasure } from './check-measures'
import { readOverlays } from './check-overlays'
import { contradictionsOf } from './contradictions'
import {
  type FieldReader,
  fieldOf,
  ownField,
  readChoice,
  readInteger,
  readNumber,
  readObject,
  readObjects,
  readText,
  readWhole,
  recordOf,
  refuseField,
  type UnknownRecord,
} from './field-reader'
import { migrateProject } from './migrations'
import { PROJECT_LIMITS } from './project-limits'
import {
  type PitchSource,
  PROJECT_APP,
  PROJECT_VERSION,
  type ProjectState,
  type ProjectTheory,
  type SelectedPitch,
  type TabProject,
} from './project-state'

const DATE_VERSION = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const TIMESTAMP =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/
const MIN_OCTAVE = -1
const MAX_OCTAVE = 9
const INSTRUMENT_IDS = INSTRUMENTS.map(({ id }) => id) as [string, ...string[]]
const ID_TEXT = { maxLength: PROJECT_LIMITS.maxIdLength }

const textOf = (maxLength: number, meaning: string, accepts: (text: string) => boolean) => ({
  maxLength,
  meaning,
  accepts,
})
const NOTE_NAME_TEXT = textOf(6, 'a note name without octave', (text) => !!parseRoot(text))
const NOTE_TEXT = textOf(
  6,
  'a note name with octave',
  (text) => parseNote(text)?.octave !== undefined,
)
const TIMESTAMP_TEXT = textOf(40, 'an ISO 8601 timestamp', (text) => TIMESTAMP.test(text))
const SCALE_TEXT = textOf(64, 'a scale id of the catalogue', (text) => !!scaleById(text))
const CHORD_TEXT = textOf(
  64,
  'a chord id, or degrees joined by hyphens',
  (text) =>
    !!chordTypeById(text) ||
    (text.includes('-') && text.split('-').every((degree) => parseDegree(degree))),
)

/** The project's version, when it is one that this engine can read. */
function versionOf(project: UnknownRecord): string {
  const version = ownField(project, 'version')
  if (version === undefined) {
    throw new DomainError(
      'project-without-version',
      'This project names no version, so its fields cannot be read for certain.',
      [{ path: 'version', message: 'expected a date-form version, got nothing' }],
    )
  }
  if (typeof version !== 'string' || !DATE_VERSION.test(version)) {
    throw new DomainError('invalid-project-shape', 'The version of this project is not a date.', [
      { path: 'version', message: `expected a date such as ${PROJECT_VERSION}` },
    ])
  }
  // Date-form versions sort as text.
  if (version > PROJECT_VERSION) {
    throw new DomainError(
      'project-too-new',
      `This project was written by version ${version}; the newest known here is ${PROJECT_VERSION}.`,
      [{ path: 'version', message: `expected ${PROJECT_VERSION} or earlier, got ${version}` }],
    )
  }
  return version
}

/** The bounds that a project sets itself; those of the standard guitar where they are missing or wrong. */
function readBounds(tab: FieldReader): NeckBounds {
  const tuning = fieldOf(tab, 'tuning')
  const id = fieldOf(tab, 'instrument')
  const instrument = INSTRUMENTS.find((row) => row.id === id) ?? STANDARD_NECK.instrument
  const count = Array.isArray(tuning) ? tuning.length : 0
  const isCount = count >= MIN_STRINGS && count <= MAX_STRINGS
  return {
    stringCount: isCount ? count : STANDARD_NECK.strings.length,
    maxFret: instrument.maxFret,
  }
}

function readSource(source: FieldReader, { stringCount, maxFret }: NeckBounds): PitchSource {
  const instrument = readChoice(source, 'instrument', ['guitar', 'piano'])
  if (instrument === 'piano') return { instrument }
  return {
    instrument,
    string: readInteger(source, 'string', 1, stringCount),
    fret: readInteger(source, 'fret', 0, maxFret),
  }
}

function readSelectedPitch(selected: FieldReader, bounds: NeckBounds): SelectedPitch {
  return {
    frequencyHz: readNumber(selected, 'frequencyHz', 1, PROJECT_LIMITS.maxFrequencyHz),
    midi: readInteger(selected, 'midi', MIN_MIDI, MAX_MIDI),
    note: readText(selected, 'note', NOTE_TEXT),
    noteName: readText(selected, 'noteName', NOTE_NAME_TEXT),
    octave: readInteger(selected, 'octave', MIN_OCTAVE, MAX_OCTAVE),
    pitchClass: readText(selected, 'pitchClass', NOTE_NAME_TEXT),
    source: readSource(readObject(selected, 'source'), bounds),
  }
}

function readTheory(theory: FieldReader): ProjectTheory {
  return {
    chord: readText(theory, 'chord', CHORD_TEXT),
    ...(fieldOf(theory, 'chordRoot') !== undefined && {
      chordRoot: readText(theory, 'chordRoot', NOTE_NAME_TEXT),
    }),
    layer: readChoice(theory, 'layer', LAYERS),
    root: readText(theory, 'root', NOTE_NAME_TEXT),
    scale: readText(theory, 'scale', SCALE_TEXT),
  }
}

function readTuningString(row: FieldReader, { stringCount }: NeckBounds): TuningString {
  return {
    string: readInteger(row, 'string', 1, stringCount),
    name: readText(row, 'name', NOTE_TEXT),
    midi: readInteger(row, 'midi', MIN_MIDI, MAX_MIDI - MAX_FRET),
  }
}

function readTabProject(tab: FieldReader, bounds: NeckBounds): TabProject {
  const measures = readObjects(tab, 'measures', 1, PROJECT_LIMITS.maxMeasures).map((measure) =>
    readMeasure(measure, bounds),
  )
  const noteCount = measures.reduce((count, measure) => count + measure.notes.length, 0)
  if (noteCount > PROJECT_LIMITS.maxNotes) {
    refuseField(tab, 'measures', `at most ${PROJECT_LIMITS.maxNotes} notes in all measures`)
  }
  return {
    capo: readInteger(tab, 'capo', 0, PROJECT_LIMITS.maxCapo),
    createdAt: readText(tab, 'createdAt', TIMESTAMP_TEXT),
    id: readText(tab, 'id', ID_TEXT),
    ...(fieldOf(tab, 'instrument') !== undefined && {
      instrument: readChoice(tab, 'instrument', INSTRUMENT_IDS),
    }),
    measures,
    title: readText(tab, 'title', { minLength: 0, maxLength: PROJECT_LIMITS.maxTitleLength }),
    tuning: readObjects(tab, 'tuning', MIN_STRINGS, MAX_STRINGS).map((row) =>
      readTuningString(row, bounds),
    ),
    updatedAt: readText(tab, 'updatedAt', TIMESTAMP_TEXT),
  }
}

function readProject(value: unknown): ProjectState {
  const issues: Issue[] = []
  const project = readWhole(value, issues)
  const overlays = readOverlays(project, issues)
  const mapping = readObject(project, 'mapping')
  const transport = readObject(project, 'transport')
  const tab = readObject(project, 'tabProject')
  const bounds = readBounds(tab)
  const state: ProjectState = {
    app: readChoice(project, 'app', [PROJECT_APP]),
    version: PROJECT_VERSION,
    selectedPitch: readSelectedPitch(readObject(project, 'selectedPitch'), bounds),
    theory: readTheory(readObject(project, 'theory')),
    mapping: {
      mode: readText(mapping, 'mode', ID_TEXT),
      pianoPreset: readChoice(mapping, 'pianoPreset', PIANO_PRESET_IDS),
    },
    transport: {
      cursorBeat: readNumber(transport, 'cursorBeat', 0, PROJECT_LIMITS.maxStartBeat * 2),
      outputLevel: readNumber(transport, 'outputLevel', 0, 1),
    },
    tabProject: readTabProject(tab, bounds),
    ...(overlays && { overlays }),
  }
  if (issues.length > 0) {
    const { path, message } = issues[0]!
    throw new DomainError(
      'invalid-project-shape',
      `This project cannot be read: ${path || 'the whole'}: ${message}.`,
      issues,
    )
  }
  return state
}

/**
 * A project from a parsed JSON value of any age, brought up to this version and checked. Unknown
 * fields are dropped; overlays are kept as they are.
 *
 * @throws DomainError `project-without-version`, `project-too-new`, `invalid-project-shape` (with
 * the path of each wrong field) or `inconsistent-project` (with the path of each contradiction).
 */
export function checkProject(value: unknown): ProjectState {
  const record = recordOf(value)
  if (!record) {
    throw new DomainError('invalid-project-shape', 'A project must be a JSON object.', [
      { path: '', message: 'expected an object' },
    ])
  }
  const state = readProject(migrateProject(record, versionOf(record)))
  const issues = contradictionsOf(state)
  if (issues.length > 0) {
    const { path, message } = issues[0]!
    throw new DomainError(
      'inconsistent-project',
      `This project contradicts itself: ${path}: ${message}.`,
      issues,
    )
  }
  return state
}
