import { expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { checkProject } from '#engine/project/check-project'
import { chordNamesIn, withChordNames } from '#engine/project/chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { readSong } from '#engine/song/read-song'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR_SIGNATURE } from '#engine/theory/key-signature'
import { nearestNameIn } from '#engine/theory/name-in-key'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { moveCapo, transposeProject } from './transpose-project'

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

const NAMES = ['C', 'G/B', 'Am7', 'F', 'Dm7b5', 'E7', 'read me']
const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const symbolsOf = ({ overlays }: ProjectState) => chordNamesIn(overlays).map(({ symbol }) => symbol)
const named = (root: string) =>
  withChordNames(
    projectOf([[5, 3]], root),
    NAMES.map((symbol, beat) => ({ beat, symbol })),
  )

test('names over the bars and the song go along, words that are no chord stay', () => {
  const project = { ...named('C'), song: readSong('| C | Am |').song }
  const { project: moved } = transposeProject(project, 2)
  expect(symbolsOf(moved)).toEqual(['D', 'A/C#', 'Bm7', 'G', 'Em7b5', 'F#7', 'read me'])
  const [line] = moved.song!.sections[0]!.lines
  expect(line!.marks.map(({ symbol }) => symbol)).toEqual(['|', 'D', '|', 'Bm', '|'])
})

test.each(ROOTS)('in %s, up and down again leaves every name as it was', (root) => {
  // Names as this key writes them: a step up and down first.
  const start = transposeProject(named('C'), ROOTS.indexOf(root)).project
  for (let semitones = 1; semitones < 12; semitones++) {
    const up = transposeProject(start, semitones).project
    expect(symbolsOf(transposeProject(up, -semitones).project), String(semitones)).toEqual(
      symbolsOf(start),
    )
  }
})

test.each([1, 2, 5, 7])('a capo at fret %i leaves frets and raises the sound', (capo) => {
  const before = named('G')
  const { project, leftOut } = moveCapo(before, capo)
  expect(leftOut).toEqual([])
  const neck = neckOfProject(project)
  expect(neck.capo).toBe(capo)
  notesOf(project).forEach((note, at) => {
    const { string, fret, midi } = notesOf(before)[at]!
    expect([note.string, note.fret, note.midi]).toEqual([string, fret, midi + capo])
    expect(midiAt(note, neck)).toBe(note.midi)
  })
  expect(checkProject(project)).toEqual(project)
  expect(symbolsOf(moveCapo(project, 0).project)).toEqual(symbolsOf(before))
})

test('under a capo a song keeps its shapes, and names of sound go along', () => {
  const song = readSong('{capo: 2}\n[G]word').song
  const symbolIn = (project: ProjectState) => project.song!.sections[0]!.lines[0]!.marks[0]!.symbol
  const on = (given: ProjectState['song']) => moveCapo({ ...projectOf([]), song: given }, 4).project
  expect(symbolIn(on(song))).toBe('G')
  expect(on(song).song!.capo).toBe(4)
  expect(symbolIn(on({ ...song!, chordNames: 'sounding' }))).toBe('B')
})
