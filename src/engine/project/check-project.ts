/** Reads projects from outside: version, migration, shape, then sense. */
import { DomainError, type Issue } from '../errors'
import { INSTRUMENTS, MAX_STRINGS, MIN_STRINGS, STANDARD_NECK } from '../instrument/neck'
import { readOverlays } from './check-overlays'
import { contradictionsOf } from './contradictions'
import { fieldOf, ownField, readWhole, recordOf, type UnknownRecord } from './field-reader'
import { migrateProject } from './migrations'
import { PROJECT_SHAPE } from './project-shape'
import { PROJECT_VERSION, type ProjectState } from './project-state'
import { type NeckBounds, readFields } from './shape'

const DATE_VERSION = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

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
function boundsOf(tab: UnknownRecord = {}): NeckBounds {
  const tuning = ownField(tab, 'tuning')
  const id = ownField(tab, 'instrument')
  const instrument = INSTRUMENTS.find((row) => row.id === id) ?? STANDARD_NECK.instrument
  const count = Array.isArray(tuning) ? tuning.length : 0
  const isCount = count >= MIN_STRINGS && count <= MAX_STRINGS
  return {
    stringCount: isCount ? count : STANDARD_NECK.strings.length,
    maxFret: instrument.maxFret,
  }
}

function readProject(value: unknown): ProjectState {
  const issues: Issue[] = []
  const project = readWhole(value, issues)
  const overlays = readOverlays(project, issues)
  const bounds = boundsOf(recordOf(fieldOf(project, 'tabProject')))
  const state: ProjectState = {
    ...readFields(PROJECT_SHAPE, project, bounds),
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
