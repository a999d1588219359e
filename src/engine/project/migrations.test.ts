import { describe, expect, test } from 'vitest'
import { DomainError } from '../errors'
import { checkProject } from './check-project'
import { defaultProjectState, PROJECT_VERSION } from './project-state'

/** A project as it was written before time stamps, transport, mapping and techniques. */
const EARLY_PROJECT = {
  app: 'pitch-map',
  version: '2026-03-01',
  selectedPitch: defaultProjectState().selectedPitch,
  theory: { chord: 'minor', layer: 'chord', root: 'A', scale: 'naturalMinor' },
  tabProject: {
    id: 'early',
    measures: [
      {
        id: 'measure-1',
        notes: [{ id: 'n1', string: 5, fret: 0, midi: 45, startBeat: 0, durationBeats: 2 }],
        tempo: 72,
        timeSignature: [3, 4],
      },
    ],
    title: 'Early',
    tuning: defaultProjectState().tabProject.tuning,
  },
}

const codeOf = (project: unknown) => {
  try {
    return checkProject(project).version
  } catch (error) {
    return error instanceof DomainError ? error.code : error
  }
}

describe('projects of any age', () => {
  test('an early project is brought up to date with the values of an untouched one', () => {
    expect(checkProject(EARLY_PROJECT)).toEqual({
      ...EARLY_PROJECT,
      version: PROJECT_VERSION,
      mapping: { mode: 'exact', pianoPreset: '49-key' },
      transport: { cursorBeat: 0, outputLevel: 0.8 },
      tabProject: {
        ...EARLY_PROJECT.tabProject,
        capo: 0,
        createdAt: '2026-11-01T00:00:00.000Z',
        measures: [
          {
            ...EARLY_PROJECT.tabProject.measures[0],
            notes: [{ ...EARLY_PROJECT.tabProject.measures[0]!.notes[0], technique: 'normal' }],
          },
        ],
        updatedAt: '2026-11-01T00:00:00.000Z',
      },
    })
  })

  test('what an early project does say is kept', () => {
    const tabProject = {
      ...EARLY_PROJECT.tabProject,
      capo: 2,
      createdAt: '2026-02-03T04:05:06.000Z',
    }
    const transport = { cursorBeat: 3 }
    const project = checkProject({ ...EARLY_PROJECT, tabProject, transport })
    expect(project.transport).toEqual({ cursorBeat: 3, outputLevel: 0.8 })
    expect(project.tabProject.capo).toBe(2)
    expect(project.tabProject.updatedAt).toBe('2026-02-03T04:05:06.000Z')
  })

  test('an early project that is broken is refused, not mended', () => {
    expect(codeOf({ ...EARLY_PROJECT, transport: 'fast' })).toBe('invalid-project-shape')
    expect(codeOf({ ...EARLY_PROJECT, theory: undefined })).toBe('invalid-project-shape')
    expect(codeOf({ ...EARLY_PROJECT, tabProject: { measures: [null] } })).toBe(
      'invalid-project-shape',
    )
  })

  test('a project of today may not leave out what an early one may', () => {
    expect(codeOf({ ...EARLY_PROJECT, version: PROJECT_VERSION })).toBe('invalid-project-shape')
  })

  test.each([
    ['no version', undefined, 'project-without-version'],
    ['a version that is no date', 'latest', 'invalid-project-shape'],
    ['a number', 20261101, 'invalid-project-shape'],
    ['a day that no month has', '2026-11-40', 'invalid-project-shape'],
    ['a later version', '2027-01-01', 'project-too-new'],
    ['the first day of the calendar', '0000-01-01', PROJECT_VERSION],
  ])('%s is answered by name', (_, version, answer) => {
    expect(codeOf({ ...EARLY_PROJECT, version })).toBe(answer)
  })
})
