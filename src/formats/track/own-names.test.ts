/** Names of notes outside the key: from a MusicXML file through a project and its link to a file again. */
import { describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { findInstrument, findTuning } from '#engine/instrument/read-neck'
import type { ProjectState } from '#engine/project/project-state'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import type { TabNote } from '#engine/tab/tab-event'
import { parseRoot } from '#engine/theory/pitch'
import { formatById, projectOfTrack, readLoaded, type Score, scoreOfProject } from '../index'

const QUARTER = { value: 4, dots: 0 }
const musicXml = formatById('musicxml')!
const DROP_D = neckOf(
  findInstrument('guitar')!,
  findTuning(findInstrument('guitar')!, 'drop-d')!,
  2,
)
const UKULELE = neckOf(findInstrument('ukulele')!, findInstrument('ukulele')!.tunings[0]!)

/** `G#2:1`: string 2, fret 1 written as G#. */
function scoreOf(fifths: number, isMinor: boolean, text: string, neck: Neck): Score {
  const beats = text.split(' ').map((written) => {
    const [, name, string, fret] = /^([A-G][#b]*)(\d):(\d+)$/.exec(written)!
    const place = { string: Number(string), fret: Number(fret) }
    return {
      rhythm: QUARTER,
      notes: [{ midi: midiAt(place, neck), name: parseRoot(name!)!, ...place }],
    }
  })
  return {
    title: 'Names',
    artist: '',
    measures: [{ timeSignature: [4, 4], fifths, isMinor, tempos: [] }],
    tracks: [{ name: 'Guitar', program: 24, isPercussion: false, neck, measures: [[beats]] }],
  }
}

/** `C C1 A-1`: the steps and alterations of a file, in order. */
function pitchesOf(score: Score): string {
  const text = new TextDecoder().decode(musicXml.write(score).bytes)
  const found = text.matchAll(/<pitch><step>(\w)<\/step>(?:<alter>(-?\d)<\/alter>)?/g)
  return [...found].map(([, step, alter = '']) => step + alter).join(' ')
}

function projectOf(score: Score): ProjectState {
  const read = readLoaded(musicXml, musicXml.write(score).bytes).score
  const { project } = projectOfTrack(read, read.tracks[0]!, score.tracks[0]!.neck!)
  return decodeCompressedProject(encodeCompressedProject(project))
}

const namesOf = ({ tabProject }: ProjectState) =>
  tabProject.measures.flatMap(({ notes }) => notes.map(({ name }: TabNote) => name))

describe('a file keeps its names', () => {
  test.each([
    ['G# in C', 0, false, STANDARD_NECK, 'A3:2 G#3:1 A3:2', ['G#']],
    ['Ab in the same place', 0, false, STANDARD_NECK, 'A3:2 Ab3:1 A3:2', ['Ab']],
    ['up by flats', 0, false, STANDARD_NECK, 'C2:1 Db2:2 D2:3 Eb2:4', ['Db', 'Eb']],
    ['down by sharps', 0, false, STANDARD_NECK, 'E1:0 D#2:4 D2:3 C#2:2', ['D#', 'C#']],
    ['in A minor', 0, true, STANDARD_NECK, 'A3:2 Ab3:1 F#1:2 Gb1:2', ['Ab', 'F#', 'Gb']],
    ['in E', 4, false, STANDARD_NECK, 'E1:0 F1:1 E#1:1 Bb1:6', ['F', 'E#', 'Bb']],
    ['in Ab', -4, false, STANDARD_NECK, 'Ab3:1 A3:2 Gb1:2 B2:0', ['A', 'Gb', 'B']],
    ['double signs', 4, true, STANDARD_NECK, 'G#3:1 F##3:0 G#3:1', ['F##']],
    ['in drop D with a capo', 0, false, DROP_D, 'Bb3:1 Db2:0 A#3:1', ['Bb', 'Db', 'A#']],
    ['on a ukulele', -1, false, UKULELE, 'G#3:8 Ab3:8 B1:2', ['G#', 'Ab', 'B']],
  ])('%s', (_what, fifths, isMinor, neck, text, own) => {
    const score = scoreOf(fifths, isMinor, text, neck)
    const project = projectOf(score)
    expect(pitchesOf(scoreOfProject(project).score)).toBe(pitchesOf(score))
    expect(namesOf(project).filter((name) => name !== undefined)).toEqual(own)
  })
})

test('a key that was chosen since names its own notes, and the file those outside', () => {
  const project = projectOf(scoreOf(0, false, 'A3:2 G#3:1 Eb2:4 A3:2', STANDARD_NECK))
  const inKey = (root: string) =>
    pitchesOf(scoreOfProject({ ...project, theory: { ...project.theory, root } }).score)
  expect(inKey('C')).toBe('A G1 E-1 A')
  expect(inKey('Eb')).toMatch(/^\S+ A-1 E-1 /)
  expect(inKey('E')).toMatch(/ G1 D1 /)
})

test('a part that is written in another key than it sounds in is named as it sounds', () => {
  const score = scoreOf(0, false, 'C2:1 D2:3', STANDARD_NECK)
  const text = new TextDecoder().decode(musicXml.write(score).bytes)
  const transposed = text.replace(/<pitch><step>D<\/step>/, '<pitch><step>E</step>')
  const { score: read } = readLoaded(musicXml, new TextEncoder().encode(transposed))
  const [first, second] = read.tracks[0]!.measures[0]![0]!
  expect(first!.notes[0]!.name).toEqual({ letter: 'C', accidental: 0 })
  expect(second!.notes[0]!.name).toBeUndefined()
})
