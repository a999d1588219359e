import { describe, expect, test } from 'vitest'
import { formatNoteName, LETTERS, type NoteName, parseRoot } from '../pitch'
import { NAME_SYSTEMS, writeNoteName } from './name-systems'
import { noteNameMeant, noteNamesAtStart, readNoteName } from './read-note-name'

const ALL: readonly NoteName[] = LETTERS.flatMap((letter) =>
  [-2, -1, 0, 1, 2].map((accidental) => ({ letter, accidental })),
)

describe('all 35 spellings in each system', () => {
  test.each([
    ['german', 'Ceses Ces C Cis Cisis', 'Deses Des D Dis Disis', 'Eses Es E Eis Eisis', 'Feses Fes F Fis Fisis', 'Geses Ges G Gis Gisis', 'Ases As A Ais Aisis', 'Heses B H His Hisis'],
    ['solfege', 'Dobb Dob Do Do# Do##', 'Rebb Reb Re Re# Re##', 'Mibb Mib Mi Mi# Mi##', 'Fabb Fab Fa Fa# Fa##', 'Solbb Solb Sol Sol# Sol##', 'Labb Lab La La# La##', 'Sibb Sib Si Si# Si##'],
    ['english', 'Cbb Cb C C# C##', 'Dbb Db D D# D##', 'Ebb Eb E E# E##', 'Fbb Fb F F# F##', 'Gbb Gb G G# G##', 'Abb Ab A A# A##', 'Bbb Bb B B# B##'],
  ] as const)('%s', (system, ...rows) => {
    expect(ALL.map((name) => writeNoteName(name, system)).join(' ')).toBe(rows.join(' '))
  }) // biome-ignore format: a row a system

  test.each(NAME_SYSTEMS)('%s: what is written is read again as the same name', (system) => {
    const texts = ALL.map((name) => writeNoteName(name, system))
    expect(new Set(texts).size).toBe(35)
    for (const [index, text] of texts.entries()) {
      for (const typed of [text, text.toLowerCase(), text.toUpperCase()]) {
        expect([typed, readNoteName(typed, system)]).toEqual([typed, ALL[index]])
      }
    }
  })
})

describe('other ways of writing are read', () => {
  test.each([
    ['german', 'Fiss', 'F#'],
    ['german', 'Gess', 'Gb'],
    ['german', 'Ess', 'Eb'],
    ['german', 'Ass', 'Ab'],
    ['german', 'Asas', 'Abb'],
    ['german', 'Bes', 'Bb'],
    ['german', 'F#', 'F#'],
    ['german', 'E♭', 'Eb'],
    ['german', 'H#', 'B#'],
    ['german', 'Bb', 'Bb'],
    ['solfege', 'ré', 'D'],
    ['solfege', 'Ut', 'C'],
    ['solfege', 'ti', 'B'],
    ['solfege', 'SI♭', 'Bb'],
    ['solfege', 'fa dièse', 'F#'],
    ['solfege', 'mi bémol', 'Eb'],
    ['solfege', 'sol diesis', 'G#'],
    ['solfege', 'la bemolle', 'Ab'],
    ['solfege', 're sostenido', 'D#'],
    ['english', 'C sharp', 'C#'],
    ['english', 'E-flat', 'Eb'],
    ['english', 'Gx', 'G##'],
  ] as const)('%s %s is %s', (system, text, name) => {
    const read = readNoteName(text, system)
    expect(read && formatNoteName(read)).toBe(name)
  })

  test.each([
    ['english', 'H'],
    ['english', 'Es'],
    ['english', 'do'],
    ['german', 'B#'],
    ['german', 'do'],
    ['german', 'Cas'],
    ['solfege', 'C'],
    ['solfege', 'H'],
    ['solfege', 'dois'],
    ['german', ''],
    ['english', 'C'.repeat(99)],
  ] as const)('%s has no %j', (system, text) => {
    expect(readNoteName(text, system)).toBeUndefined()
  })
})

describe('a name of another system is recognised where it is unambiguous', () => {
  test.each([
    ['Es', 'Eb'],
    ['As', 'Ab'],
    ['H', 'B'],
    ['Fis', 'F#'],
    ['Heses', 'Bbb'],
    ['Bes', 'Bb'],
    ['Sib', 'Bb'],
    ['sol#', 'G#'],
    ['Do', 'C'],
    ['C#', 'C#'],
    ['Bb', 'Bb'],
    ['B', undefined],
    ['X', undefined],
    ['', undefined],
  ])('%j means %s', (text, name) => {
    const meant = noteNameMeant(text)
    expect(meant && formatNoteName(meant)).toBe(name)
  })
})

test('the longest name that a text begins with comes first', () => {
  const starts = (text: string) =>
    noteNamesAtStart(text, 'german').map(({ name, length }) => `${formatNoteName(name)} ${length}`)
  expect(starts('Essus4')).toEqual(['Eb 3', 'Eb 2', 'E 1'])
  expect(starts('Asus4')).toEqual(['Ab 2', 'A 1'])
  expect(starts('xyz')).toEqual([])
  expect(parseRoot('Eb')).toEqual({ letter: 'E', accidental: -1 })
})
