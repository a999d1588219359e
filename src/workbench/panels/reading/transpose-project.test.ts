import { expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { checkProject } from '#engine/project/check-project'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR_SIGNATURE } from '#engine/theory/key-signature'
import { nearestNameIn } from '#engine/theory/name-in-key'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { transposeProject } from './transpose-project'

type Place = readonly [string: number, fret: number]

const nameOf = (midi: number) => formatNoteName(nearestNameIn(midi % 12, C_MAJOR_SIGNATURE))

/** Every note is written by a name of its own, as a file may have it. */
function projectOf(places: readonly Place[], root = 'C'): ProjectState {
  const plain = defaultProjectState()
  const [measure] = plain.tabProject.measures
  const notes = places.map(([string, fret], index) => ({
    ...tabNoteOf(`note-${index + 1}`, { string, fret }, index, 1, STANDARD_NECK),
    name: nameOf(midiAt({ string, fret }, STANDARD_NECK)),
  }))
  return {
    ...plain,
    theory: { ...plain.theory, root },
    tabProject: { ...plain.tabProject, measures: [{ ...measure!, notes }] },
  }
}

const notesOf = (project: ProjectState) => project.tabProject.measures.flatMap(({ notes }) => notes)

test.each([
  ['C', 2, 'D'],
  ['C', 1, 'Db'],
  ['A', 3, 'C'],
  ['C', -1, 'B'],
  ['E', 12, 'E'],
])('%s goes %i half steps to %s', (root, semitones, expected) => {
  expect(transposeProject(projectOf([[5, 3]], root), semitones).project.theory.root).toBe(expected)
})

test.each([-5, -2, -1, 1, 2, 7, 12])('every note sounds %i half steps away', (semitones) => {
  const before = projectOf([
    [4, 5],
    [3, 7],
    [2, 6],
    [1, 5],
  ])
  const { project, leftOut } = transposeProject(before, semitones)
  expect(leftOut).toEqual([])
  expect(notesOf(project).map(({ midi }) => midi)).toEqual(
    notesOf(before).map(({ midi }) => midi + semitones),
  )
  for (const note of notesOf(project)) expect(midiAt(note, STANDARD_NECK)).toBe(note.midi)
  expect(checkProject(project)).toEqual(project)
})

test.each([
  ['C', 'G#', 2, 'D', 'A#'],
  ['C', 'Ab', 2, 'D', 'Bb'],
  ['C', 'G#', 1, 'Db', 'A'],
  ['C', 'F##', 4, 'E', 'A##'],
  ['C', 'B##', 2, 'D', undefined],
  ['E', 'B#', 12, 'E', 'B#'],
])('in %s, %s goes %i half steps to the same degree of %s: %s', (from, name, by, to, expected) => {
  const before = projectOf([], from)
  const midi = pitchClassOf(parseRoot(name)!)
  const fret = (midi + 12 - 9) % 12
  const note = { ...tabNoteOf('n', { string: 5, fret }, 0, 1, STANDARD_NECK), name }
  const [measure] = before.tabProject.measures
  const tabProject = { ...before.tabProject, measures: [{ ...measure!, notes: [note] }] }
  const { project } = transposeProject({ ...before, tabProject }, by)
  expect(project.theory.root).toBe(to)
  expect(notesOf(project).map((moved) => moved.name)).toEqual([expected])
  expect(checkProject(project)).toEqual(project)
})

test('up and down again is where it was', () => {
  const before = projectOf([
    [4, 5],
    [3, 7],
    [2, 6],
  ])
  const back = transposeProject(transposeProject(before, 2).project, -2).project
  expect(back).toEqual(before)
})

test('what the neck has no place for is told', () => {
  const { leftOut } = transposeProject(
    projectOf([
      [6, 0],
      [5, 3],
    ]),
    -1,
  )
  expect(leftOut.map(({ note }) => note.id)).toEqual(['note-1'])
})

test('marks go with the music, those of degrees stay', () => {
  const mark = (selector: Record<string, string | number>) => ({
    role: 'target',
    label: 'x',
    selector,
  })
  const before = {
    ...projectOf([[5, 3]]),
    overlays: [
      {
        id: 'lesson',
        title: 'Lesson',
        marks: [
          mark({ kind: 'fret-position', string: 5, fret: 3 }),
          mark({ kind: 'pitch', midi: 60 }),
          mark({ kind: 'pitch-class', pitchClass: 'E' }),
          mark({ kind: 'degree', degree: '3' }),
        ],
      },
    ],
  }
  const { overlays } = transposeProject(before, 2).project
  expect(overlays?.[0]?.marks).toEqual([
    mark({ kind: 'fret-position', string: 5, fret: 5 }),
    mark({ kind: 'pitch', midi: 62 }),
    mark({ kind: 'pitch-class', pitchClass: 'F#' }),
    mark({ kind: 'degree', degree: '3' }),
  ])
})
