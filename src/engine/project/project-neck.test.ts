import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customNeck, NECK_ROWS } from '../../../test/support/arbitrary-neck'
import { drawCount } from '../../../test/support/draw-count'
import { DomainError } from '../errors'
import { hasFret } from '../instrument/fretboard'
import { lowStringFirst, type Neck, STANDARD_NECK } from '../instrument/neck'
import { tabNoteOf } from '../tab/tab-event'
import { C_MAJOR } from '../theory/layer'
import { checkProject } from './check-project'
import { neckOfProject } from './project-neck'
import { compileProjectState, defaultProjectState, type ProjectState } from './project-state'
import {
  decodeCompressedProject,
  decodeProject,
  encodeCompressedProject,
  encodeProject,
} from './state-codec'

/** A project with a note at the first and the last fret of each string. */
function projectOn(neck: Neck): ProjectState {
  const notes = neck.strings.flatMap((row, index) =>
    [0, row.startFret + 1, neck.maxFret]
      .filter((fret) => hasFret(row, fret, neck.maxFret))
      .map((fret) => tabNoteOf(`n${index}-${fret}`, { string: row.string, fret }, index, 1, neck)),
  )
  return compileProjectState({
    date: '2026-11-01',
    id: 'any-neck',
    title: 'Any neck',
    theory: C_MAJOR,
    notes,
    neck,
  })
}

function issuesOf(project: unknown): readonly string[] {
  try {
    checkProject(project)
  } catch (error) {
    if (error instanceof DomainError) return error.issues.map(({ path, message }) => `${path}: ${message}`) // biome-ignore format: one line
    throw error
  }
  return []
}

const named = (name: string) => NECK_ROWS.find(([row]) => row === name)![1]

function expectCarried(neck: Neck): void {
  const project = projectOn(neck)
  const strings = (one: Neck) => one.strings.map(({ midi, startFret }) => [midi, startFret])
  for (const read of [
    decodeProject(encodeProject(project)),
    decodeCompressedProject(encodeCompressedProject(project)),
  ]) {
    expect(read).toStrictEqual(project)
    expect(strings(neckOfProject(read))).toEqual(strings(neck))
    expect(neckOfProject(read).instrument.id).toBe(neck.instrument.id)
    expect(neckOfProject(read)).toBe(neckOfProject(project))
  }
}

describe('a project and its links carry their neck', () => {
  test.each(NECK_ROWS)('%s', (_, neck) => {
    expectCarried(neck)
    expect(neckOfProject(projectOn(neck))).toBe(neck)
  })

  test('custom ones of 3 to 10 strings, re-entrant ones too', () => {
    fc.assert(fc.property(customNeck, expectCarried), { seed: 15, numRuns: drawCount(300) })
  })

  test('the instrument is written where it is not the guitar', () => {
    expect(projectOn(named('ukulele standard capo 0')).tabProject.instrument).toBe('ukulele')
    expect(projectOn(named('guitar drop-d capo 2')).tabProject).not.toHaveProperty('instrument')
  })
})

describe('a link keeps its form where an old form holds the project', () => {
  test.each([
    ['guitar standard-6-string capo 0', '2'],
    ['guitar drop-d capo 0', '2'],
    ['guitar standard-6-string capo 2', '3'],
    ['bass-6 standard capo 0', '3'],
    ['ukulele standard capo 0', '3'],
  ])('%s: form %s', (name, form) => {
    expect(encodeCompressedProject(projectOn(named(name)))[0]).toBe(form)
  })

  // Links written before necks had a form of their own.
  test.each([
    ['the default', '2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA', 0],
    ['in drop D', '2i1aCNVKAEqUIJvbGiTMwCSsZgSIhWgmYfWDmoAQciutx900pyUKxAA', 0],
    ['a capo that changed no pitch', '2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5HZkq2DBhuJ2bIRxLAA', 3],
  ])('links of form 2 open and are written again as they were, %s', (_, link, capo) => {
    const project = decodeCompressedProject(link)
    expect(project.tabProject.capo).toBe(capo)
    expect(neckOfProject(project).capo).toBe(0)
    expect(encodeCompressedProject(project)).toBe(link)
  })

  test('may not mix both ways of counting', () => {
    const mixed = projectOn(named('guitar standard-6-string capo 2'))
    const [measure] = mixed.tabProject.measures
    const [first, second, ...rest] = measure!.notes
    const notes = [first!, { ...second!, midi: second!.midi - 2 }, ...rest]
    const wrong = {
      ...mixed,
      tabProject: { ...mixed.tabProject, measures: [{ ...measure!, notes }] },
    }
    expect(issuesOf(wrong)).toHaveLength(1)
  })
})

describe('what contradicts the neck of a project is refused by name', () => {
  const withNote = (neck: Neck, note: object) => {
    const project = projectOn(neck)
    const [measure] = project.tabProject.measures
    const notes = [...measure!.notes, { ...measure!.notes[0]!, ...note }]
    return { ...project, tabProject: { ...project.tabProject, measures: [{ ...measure!, notes }] } }
  }
  const pathOfLast = (neck: Neck) =>
    `tabProject.measures[0].notes[${projectOn(neck).tabProject.measures[0]!.notes.length}]`
  const dropD = named('guitar drop-d capo 0')
  const ukulele = named('ukulele standard capo 2')
  const banjo = named('banjo open-g capo 0')

  test.each([
    ['a pitch of standard tuning in drop D', dropD, { string: 6, fret: 0, midi: 40 }, '.midi: string 6 fret 0 is MIDI 38, not 40'],
    ['a fifth string on a ukulele', ukulele, { string: 5, fret: 0, midi: 67 }, '.string: expected an integer from 1 to 4, got 5'],
    ['a fret above the neck', ukulele, { string: 1, fret: 17, midi: 88 }, '.fret: string 1 fret 17 is not on this neck: string 1 has frets 0–16 above the capo at 2'],
    ['a fret before the short string begins', banjo, { string: 5, fret: 5, midi: 67 }, '.fret: string 5 fret 5 is not on this neck: string 5 has frets 0 and 6–22'],
    ['a pitch without the capo', ukulele, { string: 1, fret: 0, midi: 69 }, '.midi: string 1 fret 0 is MIDI 71, not 69'],
  ])('%s', (_, neck, note, message) => {
    expect(issuesOf(withNote(neck, note))).toEqual([pathOfLast(neck) + message])
  }) // biome-ignore format: a table

  test.each([
    ['an unknown instrument', { instrument: 'kazoo' }, 'tabProject.instrument: expected one of guitar'],
    ['two strings', { tuning: lowStringFirst(STANDARD_NECK).slice(0, 2) }, 'tabProject.tuning: expected a list of 3 to 10 items'],
    ['a capo at fret 13 of a ukulele', { ...projectOn(ukulele).tabProject, capo: 13 }, 'tabProject.capo: a capo is at fret 0 to 12, got 13'],
  ])('%s', (_, tab, message) => {
    const project = defaultProjectState()
    const source = { instrument: 'piano' }
    const changed = { ...project, selectedPitch: { ...project.selectedPitch, source }, tabProject: { ...project.tabProject, ...tab } }
    expect(issuesOf(changed)[0]).toContain(message)
  }) // biome-ignore format: a table
})
