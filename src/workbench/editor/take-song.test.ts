import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { readSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { writeText } from '#engine/song/write-text'
import { withNeck } from '../state/project-neck'
import { sheetIn, songIn, soundingSong, withSong } from './take-song'
import { transposeProject } from './transpose-project'

const chordsOf = (text: string) => {
  const read = songIn(text)
  return read && songTimes(read.song).chords.map(({ chord }) => chord?.symbol)
}

describe('what is typed for chords', () => {
  test.each([
    ['G D Em C', ['G', 'D', 'Em', 'C'], undefined],
    ['| G / D / |', ['G', 'D'], undefined],
    ['capo 2: G D Em C', ['G', 'D', 'Em', 'C'], 2],
    ['Capo 3; C | Am F |', ['C', 'Am', 'F'], 3],
    ['{capo: 1}\n[C]One [G]two', ['C', 'G'], 1],
    ['I vi IV V', ['C', 'Am', 'F', 'G'], undefined],
  ])('%j', (text, chords, capo) => {
    expect(chordsOf(text)).toEqual(chords)
    expect(songIn(text)?.song.capo).toBe(capo)
  })

  test.each(['', '  \n', 'hello world', 'Plan B for us'])('%j is no song', (text) => {
    expect(songIn(text)).toBeUndefined()
  })
})

const TAB = 'e|--0--|\nB|--1--|\nG|--0--|\nD|--2--|\nA|--3--|\nE|-----|'

describe('what is pasted or opened', () => {
  test.each([
    ['   G    C\nOne two three', '', true],
    ['[G]One [C]two', '', true],
    [TAB, '', false],
    [`  C\n${TAB}`, '', false],
    [`  C\n${TAB}`, 'riff.cho', true],
    [`C\nOne\n${TAB}`, '', true],
    ['One line\nand another\nand a third\nand a fourth\nand a fifth\nC', '', false],
  ])('%j (%s) is a sheet: %s', (text, fileName, isSheet) => {
    expect(sheetIn(text, fileName) !== undefined).toBe(isSheet)
  })
})

const taken = (text: string, before: ProjectState = defaultProjectState()) =>
  withSong(before, readSong(text).song)

/** `title, capo, key, tempo`. */
const head = ({ tabProject, theory }: ProjectState) =>
  [
    tabProject.title,
    tabProject.capo,
    `${theory.root} ${theory.scale}`,
    tabProject.measures[0]?.tempo,
  ].join(', ')

describe('an empty project takes from a song', () => {
  test.each([
    ['capo 2: G D Em C', 'Untitled, 2, A major, 90'],
    ['Title: Amen\nTempo: 120\n\nAm Dm E', 'Amen, 0, A naturalMinor, 120'],
    ['Title: Amen\nKey: Eb\n\nEb Bb', 'Amen, 0, Eb major, 90'],
  ])('%j', (text, expected) => {
    expect(head(taken(text))).toBe(expected)
  })

  test('the first song without a capo has that of the neck, the next has none', () => {
    const before = withNeck(defaultProjectState(), withCapo(STANDARD_NECK, 3))
    const first = taken('G D Em C', before)
    expect([first.song?.capo, first.tabProject.capo]).toEqual([3, 3])
    const second = taken('G D Em C', first)
    expect([second.song?.capo, second.tabProject.capo]).toEqual([undefined, 0])
  })
})

test('moved up and down as far, a song is as it was', () => {
  const project = taken('Title: Amen\nKey: C\nCapo: 2\n\n[Verse]\nC      G7\nOne by one')
  for (let semitones = -6; semitones <= 6; semitones++) {
    const there = transposeProject(project, semitones).project
    const back = transposeProject(there, -semitones).project
    expect(writeText(back.song!)).toBe(writeText(project.song!))
    expect(back.theory).toEqual(project.theory)
    if (semitones !== 0) expect(writeText(there.song!)).not.toBe(writeText(project.song!))
  }
})

test('shapes under a capo sound higher, names of sound are themselves', () => {
  const { song } = readSong('Capo: 2\n\nG D')
  const sounds = (given: typeof song) =>
    songTimes(soundingSong(given)).chords.map(({ symbol }) => symbol)
  expect(sounds(song)).toEqual(['A', 'E'])
  expect(sounds({ ...song, chordNames: 'sounding' })).toEqual(['G', 'D'])
})
