/** Names over the bars of the open project: the same as in its files and pictures. */
import { effect } from '@preact/signals'
import { beforeEach, describe, expect, test } from 'vitest'
import { withChordNames } from '#engine/project/chord-names'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { getPatternDrill } from '#operations/drills/pattern-drill'
import { getPracticeDrill } from '#operations/drills/practice'
import { zprojectOf } from '#operations/files/file-links'
import { readQuery } from '#operations/reading/query'
import { chordNames } from './chord-names'
import { edit, openProject } from './project-store'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const opened = (compactUrl: string) => openProject(decodeCompressedProject(zprojectOf(compactUrl)))
const openDrill = (query: string) =>
  opened(getPracticeDrill.run(readQuery(getPracticeDrill, query).request, CONTEXT).compactUrl)
const openPattern = (query: string) =>
  opened(getPatternDrill.run(readQuery(getPatternDrill, query).request, CONTEXT).compactUrl)
const shown = () => chordNames.value.map(({ beat, symbol }) => `${beat}:${symbol}`).join(' ')

beforeEach(() => openProject(defaultProjectState()))

// biome-ignore format: a request a line
test.each<[what: string, open: () => void, names: string]>([
  ['an empty project', () => openProject(defaultProjectState()), ''],
  ['a drill', () => openDrill(''), '0:C'],
  ['a drill of a dominant', () => openDrill('chord=A7&key=D&target=tensions'), '0:A7'],
  ['a drill by type and root', () => openDrill('chord=minor7&chordRoot=D'), '0:Dm7'],
  ['a drill in flats', () => openDrill('chord=Bbmaj7&key=Bb&bars=2'), '0:Bbmaj7'],
  ['a drill of a composed chord', () => openDrill('chord=G7(b9,b13)&target=arpeggio'), '0:G7b9b13'],
  ['a pattern of four chords', () => openPattern('pattern=pima'), '0:C 4:G 8:Am 12:F'],
])('%s', (_, open, names) => {
  open()
  expect(shown()).toBe(names)
})

describe('names follow the open project', () => {
  const theoryWith = (chord: string) => (before: ProjectState) => ({
    ...before,
    theory: { ...before.theory, chord },
  })

  test('another chord than that of the drill has no name, and its own again', () => {
    openDrill('chord=A7&key=D')
    edit('Chord', theoryWith('minor7'))
    expect(shown()).toBe('')
    edit('Chord', theoryWith('dominant7'))
    expect(shown()).toBe('0:A7')
  })

  test('names that are written over the bars stand instead of the chord of the drill', () => {
    openDrill('chord=A7&key=D')
    edit('Names', (before) => withChordNames(before, [{ beat: 2, symbol: 'D' }]))
    expect(shown()).toBe('2:D')
  })

  test('an edit of the notes alone wakes no view of the names', () => {
    openDrill('chord=A7&key=D')
    let runs = 0
    const stop = effect(() => {
      runs += chordNames.value.length
    })
    edit('Notes', (before) => ({
      ...before,
      tabProject: { ...before.tabProject, measures: [] },
    }))
    stop()
    expect(runs).toBe(1)
  })
})
