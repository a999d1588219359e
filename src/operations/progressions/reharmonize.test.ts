import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { reharmonize } from './reharmonize'
import { writeReharmonize } from './reharmonize.markdown'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) => reharmonize.run(readQuery(reharmonize, query).request, CONTEXT)
const told = ({ chords }: ReturnType<typeof ask>, at: number) =>
  chords[at]!.substitutes.map(({ symbols }) => symbols.join(' ')).join(', ')

test.each([
  ['chords=C,Am,Dm7,G7,C', 3, 'G7sus4 G7, Em7, Dm7 G7, Bm7b5, Db7, Bb7'],
  ['chords=C,F,G7,C&key=C', 1, 'Am, Dm, Fsus4 F, Fm, D7, Am7 D7, F F#dim7'],
  ['chords=Am,Dm,E7,Am', 2, 'E7sus4 E7, Bm7b5 E7, Bb7'],
])('%s: in place of chord %i %s', (query, at, symbols) => {
  expect(told(ask(query), at)).toBe(symbols)
})

test('a melody refuses the substitutes that do not keep it, with the notes in the way', () => {
  const { chords, melodyProof } = ask('chords=C,F,G7,C&key=C&melody=E4 G4 | A4:2 C5 | B4 D5 | C5')
  expect(chords[1]!.refused).toEqual([
    {
      kind: 'suspension',
      symbols: ['Fsus4', 'F'],
      reason: 'The fourth of Fsus4 falls to the third of F.',
      melody: [{ note: 'A', over: 'Fsus4', role: 'passing' }],
    },
    {
      kind: 'borrowed',
      symbols: ['Fm'],
      reason: 'Borrowed from C minor.',
      melody: [{ note: 'A', over: 'Fm', role: 'avoid' }],
    },
  ])
  expect(melodyProof).toEqual({ notes: 7, substitutes: 16, allKept: true })
})

test('a note counts over the half of the time in which it sounds', () => {
  const overSuspension = (melody: string) =>
    ask(`chords=G7,C&key=C&melody=${melody}|`).chords[0]!.refused.map(({ symbols }) =>
      symbols.join(' '),
    )
  expect(overSuspension('B4 C5')).toContain('G7sus4 G7')
  expect(overSuspension('C5 B4')).not.toContain('G7sus4 G7')
  expect(overSuspension('C5 B4:3')).toContain('G7sus4 G7')
  expect(overSuspension('r B4')).not.toContain('G7sus4 G7')
})

test.each([
  ['E4 A4 B4 C5', 'E|A|B|C', /no bar lines: its 4 chords share its time equally/],
  ['E4:2 G4 C5', 'E|E|G|C', /no bar lines/],
  ['E4 | A4', 'E|A||', /2 bars over 4 chords; chords after it have no melody/],
  ['E4 |', 'E|||', /1 bar over 4 chords/],
])('%s lies over C F G7 C as %s, and it is said', (melody, expected, warning) => {
  const document = ask(`chords=C,F,G7,C&key=C&melody=${melody}`)
  const notes = document.chords.map((chord) => chord.melody.map(({ note }) => note).join(' '))
  expect(notes.join('|')).toBe(expected)
  expect(document.warnings.join()).toMatch(warning)
  expect(writeReharmonize(document, 'lean')).toMatch(warning)
})

test('a chord is told in the key of its stretch, unless a key is given', () => {
  const chords = 'chords=C F G C C F G C D G A D D G A D'
  expect(ask(chords).chords[10]!.numeral).toBe('V')
  expect(ask(`${chords}&key=C`).chords[10]!.numeral).toBe('V/ii')
})

test.each([
  ['| C F | G7 C |', 'E4 A4 | B4 C5', 'E|A|B|C', 'The chords of a bar share its time equally.'],
  ['C F G7 | C', 'E4 A4:2 | C5', 'E|A|A|C', 'The chords of a bar share its time equally.'],
  ['C-F | G7', 'E4 A4 | r', 'E|A|', 'The chords of a bar share its time equally.'],
  ['| C | F |', 'E4 | A4', 'E|A', ''],
  ['C | F', 'E4 A4 | B4', 'E A|B', ''],
])('chords %s under %s hear %s', (chords, melody, expected, warning) => {
  const document = ask(new URLSearchParams({ chords, melody, key: 'C' }).toString())
  const notes = document.chords.map((chord) => chord.melody.map(({ note }) => note).join(' '))
  expect(notes.join('|')).toBe(expected)
  expect(document.warnings.join()).toBe(warning)
})

describe('refusals', () => {
  test.each([
    ['chords=C&melody=C4 | D4', /melody has 2 bars over 1 chords/],
    ['chords=C&melody=C4 X4', /"X4" in bar 1 is no note/],
    ['chords=C&melody=C4:0', /"C4:0" in bar 1 is no note/],
    [`chords=${'C '.repeat(65)}`, /65 chords; a progression has 1 to 64/],
    ['chords=ii,V,I', /numeral and needs a key/],
  ])('%s', (query, message) => {
    expect(refused(() => ask(query)).message).toMatch(message)
  })
})

test('every form tells what was refused and the proof', () => {
  const document = ask('chords=C,F,G7,C&melody=E4 G4 | A4:2 C5 | B4 D5 | C5')
  for (const detail of ['full', 'lean'] as const) {
    expect(writeReharmonize(document, detail)).toMatch(/Refused: Fsus4 F, for A \(passing\)/)
    expect(writeReharmonize(document, detail)).toMatch(/read anew from their symbols: true/)
  }
})
