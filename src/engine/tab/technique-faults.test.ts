import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { parseAscii } from './parse-ascii'
import { tabNoteOf } from './tab-event'
import { describeTechniqueFaults, techniqueFaultsOf } from './technique-faults'

type Row = readonly [string: number, fret: number, technique?: string]

const notesOf = (rows: readonly Row[], beats = 1) =>
  rows.map(([string, fret, technique = 'normal'], at) => ({
    ...tabNoteOf(`n${at}`, { string, fret }, at * beats, beats, STANDARD_NECK),
    technique,
  }))
const faultsOf = (...rows: readonly Row[]) =>
  techniqueFaultsOf(notesOf(rows)).map(({ note, message }) => `${note.id} ${message}`)

// biome-ignore format: one case a line
const CHARTS: readonly (readonly [string, readonly Row[], RegExp])[] = [
  ['a harmonic at fret 6', [[1, 6, 'harmonic']], /^n0 harmonic: no node lies at fret 6; /],
  ['a harmonic of an open string', [[1, 0, 'harmonic']], /^n0 harmonic: the open string is touched nowhere/],
  ['a bend of an open string', [[2, 0, 'bend+vibrato']], /^n0 bend: no finger presses/],
  ['a hammer-on to the same fret', [[3, 5, 'hammer-on'], [3, 5]], /^n0 hammer-on: the next note on its string is fret 5 too/],
  ['a slide to the same fret', [[3, 5, 'slide'], [2, 7], [3, 5]], /^n0 slide: the next note on its string is fret 5 too/],
  ['a hammer-on of the last note', [[3, 5], [3, 7, 'hammer-on']], /^n1 hammer-on: no note follows/],
  ['a hammer-on to another string', [[3, 5, 'hammer-on'], [2, 7]], /^n0 hammer-on: no note follows/],
  ['a slide of the last note', [[3, 5, 'slide']], /slide-out/],
  ['a dead harmonic', [[4, 12, 'dead+harmonic']], /^n0 harmonic: a dead note has no pitch/],
  ['a dead bend', [[4, 7, 'bend+dead']], /^n0 bend: a dead note has no pitch/],
]
test.each(CHARTS)('%s cannot be played', (_, rows, said) => {
  expect(faultsOf(...rows)).toEqual([expect.stringMatching(said)])
})

// biome-ignore format: one case a line
const FINE: readonly (readonly [string, readonly Row[]])[] = [
  ['a hammer-on and a pull-off', [[3, 5, 'hammer-on'], [3, 7, 'hammer-on'], [3, 5]]],
  ['a slide over another string', [[3, 5, 'slide'], [1, 0], [3, 7]]],
  ['a bend', [[3, 7, 'bend+vibrato']]],
  ['a slide that leads nowhere', [[3, 7, 'slide-out'], [3, 5, 'slide-in']]],
  ['an artificial harmonic anywhere', [[3, 6, 'artificial-harmonic']]],
  ['a muted open string', [[6, 0, 'palm-mute'], [6, 0, 'dead'], [6, 0, 'vibrato']]],
]
test.each(FINE)('%s is no fault', (_, rows) => {
  expect(faultsOf(...rows)).toEqual([])
})

test('harmonics sound where the string is parted in two to six', () => {
  // Distances from the nut are 1 − 2^(−fret/12) of the string.
  const isPart = (fret: number) =>
    [2, 3, 4, 5, 6].some((parts) =>
      Array.from({ length: parts - 1 }, (_, at) => (at + 1) / parts).some(
        (part) => part > 1 - 2 ** ((0.2 - fret) / 12) && part < 1 - 2 ** ((-0.2 - fret) / 12),
      ),
    )
  const frets = Array.from({ length: 24 }, (_, fret) => fret)
  const sounding = frets.filter((fret) => faultsOf([1, fret, 'harmonic']).length === 0)
  expect(sounding).toEqual(frets.filter(isPart))
  expect(sounding).toEqual([3, 4, 5, 7, 9, 12, 16, 19])
})

test('bar, beat and note are named, and of many some', () => {
  const waltz = notesOf([
    [1, 5],
    [1, 7],
    [1, 8],
    [1, 6, 'harmonic'],
  ])
  expect(describeTechniqueFaults(waltz, [3, 4])).toEqual([
    expect.stringMatching(
      /^Measure 2, beat 1: .*string 1.*fret 6.*cannot be played so\. harmonic: /,
    ),
  ])
  const many = notesOf(Array.from({ length: 20 }, (): Row => [1, 0, 'bend']))
  const lines = describeTechniqueFaults(many, [4, 4])
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('8 more techniques cannot be played as written.')
})

test.each([
  ['5h3', '"h" is a hammer-on, and fret 5 to 3 goes down; it is read as a pull-off.'],
  ['5p7', '"p" is a pull-off, and fret 5 to 7 goes up; it is read as a hammer-on.'],
  ['7/5', '"/" is a slide up, and fret 7 to 5 goes down; it is read as a slide down.'],
  ['5\\7', '"\\\\" is a slide down, and fret 5 to 7 goes up; it is read as a slide up.'],
  ['5--h--3', '"h" is a hammer-on, and fret 5 to 3 goes down; it is read as a pull-off.'],
  ['5h7', undefined],
  ['7p5', undefined],
  ['5/7', undefined],
  ['7\\5', undefined],
  ['7s5', undefined],
  ['7b9--5h8', undefined],
])('%s is read, and another direction is told', (bar, message) => {
  const lines = ['e|', 'B|', 'G|', 'D|', 'A|', 'E|'].map((label, at) =>
    at === 2 ? `${label}${bar.padEnd(16, '-')}|` : `${label}${'-'.repeat(16)}|`,
  )
  const { issues, measures } = parseAscii(lines.join('\n'), STANDARD_NECK)
  const told = issues.filter(({ code }) => code === 'other-direction')
  expect(told.map((one) => one.message)).toEqual(message === undefined ? [] : [message])
  expect(measures[0]!.notes.length).toBe(2 + Number(bar.includes('--5h8')))
})
