import { describe, expect, test } from 'vitest'
import { MAX_FRET, STANDARD_NECK } from '../instrument/neck'
import type { TimeSignature } from './measure'
import {
  MAX_PARSED_MEASURES,
  MAX_PARSED_NOTES,
  MAX_TAB_TEXT_LENGTH,
  type ParseAsciiOptions,
  type ParsedTab,
  parseAscii,
} from './parse-ascii'
import { renderAscii } from './render-ascii'
import { MAX_TEXT_ISSUES } from './text-issue' // biome-ignore format: imports

/** Notes as `string:fret@startBeat`, techniques behind `!`, measures parted by ` | `. */
function notesOf(parsed: ParsedTab): string {
  return parsed.measures
    .map(({ notes }) =>
      notes
        .map(
          (n) =>
            `${n.string}:${n.fret}@${n.startBeat}${n.technique === 'normal' ? '' : `!${n.technique}`}`,
        )
        .join(' '),
    )
    .join(' | ')
}

function durationsOf(parsed: ParsedTab): readonly number[] {
  return parsed.measures.flatMap(({ notes }) => notes.map((note) => note.durationBeats))
}

/** Issues as `code line:column`. */
function issuesOf(parsed: ParsedTab): readonly string[] {
  return parsed.issues.map(({ code, line, column }) => `${code} ${line}:${column}`)
}

/** Six lines with the given run on string 1 and rests of its length below. */
function onFirstString(run: string): string {
  const rest = run.replace(/[^|]/g, '-')
  return ['e', 'B', 'G', 'D', 'A', 'E'].map((l, i) => `${l}|${i === 0 ? run : rest}|`).join('\n')
}

const OPEN_C = ['e|0---|', 'B|1---|', 'G|0---|', 'D|2---|', 'A|3---|', 'E|----|']
const OPEN_C_NOTES = '1:0@0 2:1@0 3:0@0 4:2@0 5:3@0'

describe('a drawn tab is read', () => {
  test('with strings, frets, pitches, starts and durations', () => {
    const parsed = parseAscii(
      [
        'e|----------------|',
        'B|------------1---|',
        'G|--------0-------|',
        'D|----2-----------|',
        'A|3---------------|',
        'E|3---------------|',
      ].join('\n'),
      STANDARD_NECK,
    )
    expect(parsed.issues).toEqual([])
    expect(notesOf(parsed)).toBe('5:3@0 6:3@0 4:2@1 3:0@2 2:1@3')
    expect(durationsOf(parsed)).toEqual([1, 1, 1, 1, 1])
    expect(parsed.measures[0]).toMatchObject({ id: 'measure-1', tempo: 90, timeSignature: [4, 4] })
    expect(parsed.measures[0]!.notes[0]).toEqual({ id: 'tab-5-3-1', string: 5, fret: 3, midi: 48, startBeat: 0, durationBeats: 1, technique: 'normal' }) // biome-ignore format: one note
    expect(parsed.places.slice(0, 3)).toEqual([
      { noteId: 'tab-5-3-1', line: 5, column: 3 },
      { noteId: 'tab-6-3-2', line: 6, column: 3 },
      { noteId: 'tab-4-2-3', line: 4, column: 7 },
    ])
  })

  test.each<[string, string, ParseAsciiOptions, string, readonly number[]]>([
    ['two-digit frets', '12--5---10------', {}, '1:12@0 1:5@1 1:10@2', [1, 1, 2]],
    ['three quarters', '5---7---8---', { timeSignature: [3, 4] }, '1:5@0 1:7@1 1:8@2', [1, 1, 1]],
    ['triplets on their grid', `5---7---8---${'-'.repeat(36)}`, { columnsPerBeat: 12 }, `1:5@0 1:7@${1 / 3} 1:8@${2 / 3}`, [1 / 3, 1 / 3, 4 - 2 / 3]],
    ['a run of two bars', `5${'-'.repeat(15)}7${'-'.repeat(15)}`, {}, '1:5@0 1:7@4', [4, 4]],
    ['two measures', `5${'-'.repeat(15)}|--------7-------`, {}, '1:5@0 | 1:7@2', [4, 2]],
    ['two measures on a finer grid', `5-7-${'-'.repeat(28)}|--------7-------${'-'.repeat(16)}`, {}, '1:5@0 1:7@0.25 | 1:7@1', [0.25, 3.75, 3]],
    ['a bar that its last number widens', '---------------12', {}, '1:12@3.75', [0.25]],
    ['a bar that its last number widens, before another', '---------------12|5---------------', { columnsPerBeat: 4 }, '1:12@3.75 | 1:5@0', [0.25, 4]],
    ['a dash behind the bar line', '-0---2---3---5--', {}, '1:0@0 1:2@1 1:3@2 1:5@3', [1, 1, 1, 1]],
    ['a dash behind the bar line, and halves of beats', '-0-2-3---5------', {}, '1:0@0 1:2@0.5 1:3@1 1:5@2', [0.5, 0.5, 1, 2]],
    ['a dash behind each bar line', '-0---2---3---5--|-7-------8------', {}, '1:0@0 1:2@1 1:3@2 1:5@3 | 1:7@0 1:8@2', [1, 1, 1, 1, 2, 2]],
    ['one bar that a dash widens', '-0--1--2--3--', {}, '1:0@0 1:1@1 1:2@2 1:3@3', [1, 1, 1, 1]],
    ['one bar with a dash on both sides', '-5-7-8-5-', {}, '1:5@0 1:7@1 1:8@2 1:5@3', [1, 1, 1, 1]],
    ['a sixteenth rest before beats', '-5--7---8-------', {}, '1:5@0.25 1:7@1 1:8@2', [0.75, 1, 2]],
    ['an eighth rest before the first number', '--5-7---8-------', {}, '1:5@0.5 1:7@1 1:8@2', [0.5, 1, 2]],
    ['a pick-up of one beat', '----5---|5---5---5---5---|5---5---5---5---', {}, '1:5@3 | 1:5@0 1:5@1 1:5@2 1:5@3 | 1:5@0 1:5@1 1:5@2 1:5@3', [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  ])('%s', (_, run, options, notes, durations) => {
    const parsed = parseAscii(onFirstString(run), STANDARD_NECK, options)
    expect(notesOf(parsed)).toBe(notes)
    expect(durationsOf(parsed)).toEqual(durations)
    expect(parsed.issues).toEqual([])
  }) // biome-ignore format: a table

  test('a note lasts sixteen beats at most', () => {
    const parsed = parseAscii(onFirstString(`5${'-'.repeat(127)}`), STANDARD_NECK, {
      timeSignature: [32, 4],
    })
    expect(durationsOf(parsed)).toEqual([16])
  })

  test('a grid that is no whole number is a broken precondition', () => {
    expect(() => parseAscii('', STANDARD_NECK, { columnsPerBeat: 0.5 })).toThrow(RangeError)
    expect(() => parseAscii('', STANDARD_NECK, { columnsPerBeat: 0 })).toThrow(RangeError)
  })
})

describe('lines and labels come in many forms', () => {
  test.each<[string, readonly string[]]>([
    ['as we draw them', OPEN_C],
    ['capital E on top', OPEN_C.map((line) => line.toUpperCase())],
    ['small letters', OPEN_C.map((line) => line.toLowerCase())],
    ['a blank before the bar', OPEN_C.map((line) => line.replace('|', ' |'))],
    ['octaves', ['E4|0---|', 'B3|1---|', 'G3|0---|', 'D3|2---|', 'A2|3---|', 'E2|----|']],
    ['string numbers', OPEN_C.map((line, index) => `${index + 1}${line.slice(1)}`)],
    ['H for B', OPEN_C.map((line) => line.replace('B', 'H'))],
    ['colons', OPEN_C.map((line) => line.replace('|', ':'))],
    ['no bar before the run', OPEN_C.map((line) => line.replace('|', ''))],
    ['no labels', OPEN_C.map((line) => line.slice(1))],
    ['nothing but runs', OPEN_C.map((line) => line.slice(2, -1))],
    ['no closing bar', OPEN_C.map((line) => line.slice(0, -1))],
    ['double bars', OPEN_C.map((line) => line.replaceAll('|', '||'))],
    ['indented', OPEN_C.map((line) => `    ${line}`)],
    ['quoted in mail', OPEN_C.map((line) => `> ${line}`)],
    ['blanks behind', OPEN_C.map((line) => `${line}  \t`)],
    ['double-spaced', OPEN_C.map((line) => `${line}\n`)],
    ['with carriage returns', OPEN_C.map((line) => `${line}\r`)],
    ['typographic dashes', OPEN_C.map((line) => line.replaceAll('-', '–'))],
    ['box drawing', OPEN_C.map((line) => line.replaceAll('-', '─').replaceAll('|', '│'))],
    ['between words', ['C major chord', '', ...OPEN_C, 'let it ring -- softly']],
    ['in a code fence', ['```', ...OPEN_C, '```']],
    ['below a ruler', ['-----------', ...OPEN_C]],
  ])('%s', (_, lines) => {
    const parsed = parseAscii(lines.join('\n'), STANDARD_NECK)
    expect(notesOf(parsed)).toBe(OPEN_C_NOTES)
    expect(parsed.issues).toEqual([])
  })

  test('a chord written without dashes', () => {
    expect(notesOf(parseAscii('e|0\nB|1\nG|0\nD|2\nA|3\nE|x', STANDARD_NECK))).toBe(OPEN_C_NOTES)
  })

  test('the low string on top is turned over and said', () => {
    const parsed = parseAscii([...OPEN_C].reverse().join('\n'), STANDARD_NECK)
    expect(notesOf(parsed)).toBe(OPEN_C_NOTES)
    expect(issuesOf(parsed)).toEqual(['upside-down 1:1'])
  })

  test('staves follow one another, with words, blanks or nothing between', () => {
    const staff = OPEN_C.join('\n')
    for (const between of ['\n', '\n\n', '\n\nVerse 2 | Am  G |\n']) {
      const parsed = parseAscii(staff + between + staff, STANDARD_NECK)
      expect(notesOf(parsed)).toBe(`${OPEN_C_NOTES} | ${OPEN_C_NOTES}`)
      expect(parsed.issues).toEqual([])
    }
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['prose', 'A: 440 is the pitch - or so they say.\nE - minor\nBe-bop-a-lula\n1|2|3'],
    ['dates and lists', '2024-05-06\n- one\n- two\n--flag-name\n555-1234'],
    ['a chord line', '| G  Em  | D   A  |\n|: Am | C :|'],
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['one dash after another', '- - - - -\n-----\n=====\n~~~~~'],
  ])('%s is no tab', (_, text) => {
    const parsed = parseAscii(text, STANDARD_NECK)
    expect(parsed.measures).toEqual([])
    expect(issuesOf(parsed)).toEqual(['no-tab 1:1'])
  })
})

describe('what players paste', () => {
  test('bars with a dash before the first number start on the beat', () => {
    const parsed = parseAscii(
      [
        'E|-------5-7-----7-|-8-----8-2-----2-|',
        'B|-----5-----5-----|---5-------3-----|',
        'G|---5---------5---|-----5-------2---|',
        'D|-7-------6-------|-5-------4-------|',
        'A|-----------------|-----------------|',
        'E|-----------------|-----------------|',
      ].join('\n'),
      STANDARD_NECK,
    )
    expect(parsed.columnsPerBeat).toBe(4)
    expect(parsed.issues).toEqual([])
    expect(notesOf(parsed)).toBe(
      '4:7@0 3:5@0.5 2:5@1 1:5@1.5 1:7@2 4:6@2 2:5@2.5 3:5@3 1:7@3.5 | 1:8@0 4:5@0 2:5@0.5 3:5@1 1:8@1.5 1:2@2 4:4@2 2:3@2.5 3:2@3 1:2@3.5',
    )
  })

  const usual = '5---5---5---5---'

  test.each<[string, string, string, string[]]>([
    ['two bars without a line between', `5${'-'.repeat(27)}7---`, '1:5@0 1:7@7', []],
    ['a pick-up of two beats', '5---7---', '1:5@0 1:7@1', ['bar-beats 1:20']],
    ['a bar that its last number widens', '5--------------12', '1:5@0 1:12@3.75', []],
  ])('%s among bars of 16 columns', (_, run, notes, issues) => {
    const parsed = parseAscii(onFirstString([usual, run, usual].join('|')), STANDARD_NECK)
    expect(notesOf(parsed).split(' | ')[1]).toBe(notes)
    expect(issuesOf(parsed)).toEqual(issues)
    expect(parsed.columnsPerBeat).toBe(4)
  })

  test.each<[TimeSignature, number]>([
    [[4, 4], 8],
    [[3, 4], 6],
    [[6, 8], 12],
    [[5, 4], 10],
    [[2, 4], 4],
  ])(
    'a drawn bar of other half beats than %j holds is told with both counts',
    (timeSignature, whole) => {
      const halfBeats = (count: number) => '5-'.repeat(count)
      for (let count = 2; count <= 2 * whole; count += 1) {
        const bars = [whole, whole, count, whole].map(halfBeats).join('|')
        const many = parseAscii(onFirstString(bars), STANDARD_NECK, {
          timeSignature,
          columnsPerBeat: 4,
        })
        const isWhole = count % whole === 0
        expect([count, ...many.issues.map(({ code }) => code)]).toEqual(
          isWhole ? [count] : [count, 'bar-beats'],
        )
        if (!isWhole) {
          expect(many.issues[0]!.message).toMatch(
            `Drawn bar 3 has ${count / 2} beats, and the meter has ${whole / 2}:`,
          )
        }
        const one = parseAscii(onFirstString(halfBeats(count)), STANDARD_NECK, { timeSignature })
        const isCut = !isWhole && count > whole
        expect([count, ...one.issues.map(({ code }) => code)]).toEqual(
          isCut ? [count, 'bar-beats'] : [count],
        )
      }
    },
  )

  test.each<[string, string, string]>([
    ['18 columns', '5--------7--------', '1:5@0 1:7@2'],
    ['20 columns', '5----6----7----8----', '1:5@0 1:6@1 1:7@2 1:8@3'],
    ['15 columns', '5---------7----', `1:5@0 1:7@2.75`],
  ])('a bar of %s is spread over the bar, and said', (_, run, notes) => {
    const parsed = parseAscii(onFirstString([usual, run, usual].join('|')), STANDARD_NECK)
    expect(notesOf(parsed).split(' | ')[1]).toBe(notes)
    expect(issuesOf(parsed)).toEqual(['bar-width 1:20'])
    expect(parsed.columnsPerBeat).toBeNull()
  })

  test('bars none of which divides are all spread, from their first number', () => {
    const parsed = parseAscii(onFirstString('-5----7---|-8----5---|-3----5---'), STANDARD_NECK, {
      timeSignature: [6, 8],
    })
    expect(notesOf(parsed)).toBe('1:5@0 1:7@3.25 | 1:8@0 1:5@3.25 | 1:3@0 1:5@3.25')
    expect(issuesOf(parsed)).toEqual(['bar-width 1:3', 'bar-width 1:14', 'bar-width 1:25'])
  })

  test.each<[string, string, string, readonly string[]]>([
    ['hammer-on and pull-off', '5h7p5---', '1:5@0!hammer-on 1:7@0.5!hammer-on 1:5@1', []],
    ['a hammer-on between dashes', '5-h-7---', '1:5@0!hammer-on 1:7@1', []],
    ['a hammer-on to nothing', '--h-----', '', ['technique-ignored 1:5']],
    ['slides', '5/7\\5---', '1:5@0!slide 1:7@0.5!slide 1:5@1', []],
    ['slides in and out', '--/7---5\\---', '1:7@0.75!slide-in 1:5@1.75!slide-out', []],
    ['a bend names its goal, which is no note', '7b9---5-', '1:7@0!bend 1:5@1.5', []],
    ['a bend with vibrato', '7b~-----', '1:7@0!bend+vibrato', []],
    ['bend and release', '7b9r7---', '1:7@0!bend', ['technique-ignored 1:6']],
    ['a goal in brackets', '7b(9)---', '1:7@0!bend', []],
    ['harmonics', '<12>7*[5]', '1:12@0.25!harmonic 1:7@1!harmonic 1:5@1.75!artificial-harmonic', []],
    ['a tap', 't12p5---', '1:12@0.25!tap+hammer-on 1:5@1', []],
    ['staccato', '5.--7---', '1:5@0!staccato 1:7@1', []],
    ['a bend before the note', '-b7-----', '1:7@0.5', ['technique-ignored 1:4']],
    ['a long vibrato', '7~~~~---', '1:7@0!vibrato', []],
    ['a mark for nothing', '~~--7---', '1:7@1', ['technique-ignored 1:3']],
    ['a ghost note', '(12)----', '1:12@0.25', ['technique-ignored 1:3']],
    ['a dead note', 'x---5---', '1:5@1', ['muted-note 1:3']],
    ['repeat marks', ':5-----:', '1:5@0.25', ['technique-ignored 1:3', 'technique-ignored 1:10']],
    ['a fret above the neck', '57------', '1:5@0 1:7@0.25', ['fret-too-high 1:3']],
    ['a leading zero', '05------', '1:0@0 1:5@0.25', ['digits-run-together 1:3']],
    ['two-digit numbers without dashes', '1012----', '1:10@0 1:12@0.5', ['digits-run-together 1:3']],
    ['one-digit numbers without dashes', '35354---', '1:3@0 1:5@0.25 1:3@0.5 1:5@0.75 1:4@1', ['digits-run-together 1:3']],
    ['foreign characters', '5-?!&-7-', '1:5@0 1:7@1.5', ['unknown-mark 1:5']],
  ])('%s', (_, run, notes, issues) => {
    const parsed = parseAscii(onFirstString(run), STANDARD_NECK, { columnsPerBeat: 4 })
    expect(notesOf(parsed)).toBe(notes)
    expect(issuesOf(parsed)).toEqual(issues)
  }) // biome-ignore format: a table
})

test('words behind the last bar line are left out and said', () => {
  const parsed = parseAscii(OPEN_C.with(2, 'G|0---|  repeat 2x').join('\n'), STANDARD_NECK)
  expect(notesOf(parsed)).toBe(OPEN_C_NOTES)
  expect(issuesOf(parsed)).toEqual(['text-after-tab 3:10'])
  expect(parsed.issues[0]!.message).toBe('"repeat 2x" behind the last bar line is left out.')
})

describe('a mistake is told with its place', () => {
  const lines = ['e|0-------|----2---|', 'B|--------|--------|', 'G|--------|--------|', 'D|--------|--------|', 'A|--------|--------|', 'E|----3---|--------|'] // biome-ignore format: one staff
  const withLine = (index: number, line: string) => lines.with(index, line).join('\n')

  test('a line that is too short in a bar, without moving the next bar', () => {
    const parsed = parseAscii(withLine(0, 'e|0-----|----2---|'), STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['line-length 1:9'])
    expect(parsed.issues[0]!.message).toBe(
      'Line e has 6 columns in this bar where most lines have 8; its notes may stand beside their beat.',
    )
    expect(notesOf(parsed)).toBe('1:0@0 6:3@2 | 1:2@2')
  })

  test('a line without a bar line is cut where the others are', () => {
    const parsed = parseAscii(withLine(0, 'e|0------------2---|'), STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['bar-count 1:3'])
    expect(notesOf(parsed)).toBe('1:0@0 6:3@2 | 1:2@2')
  })

  test('another tuning', () => {
    const parsed = parseAscii(withLine(5, 'D|----3---|--------|'), STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['other-tuning 6:1'])
    expect(notesOf(parsed)).toBe('1:0@0 6:3@2 | 1:2@2')
  })

  test('half a step down', () => {
    const flat = lines.map((line, index) => ['Eb', 'Bb', 'Gb', 'Db', 'Ab', 'Eb'][index]! + line.slice(1)) // biome-ignore format: short
    const parsed = parseAscii(flat.join('\n'), STANDARD_NECK)
    expect(parsed.issues.map((issue) => issue.code)).toEqual(Array(6).fill('other-tuning'))
    expect(notesOf(parsed)).toBe('1:0@0 6:3@2 | 1:2@2')
  })

  test('a staff of five lines is read by its labels', () => {
    const parsed = parseAscii(lines.slice(1).join('\n'), STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['missing-lines 1:1'])
    expect(parsed.issues[0]!.message).toContain('nothing is read on string 1.')
    expect(notesOf(parsed)).toBe('6:3@2 | ')
  })

  test('two staves of four lines are told apart by their labels', () => {
    const bass = lines.slice(2).join('\n')
    const parsed = parseAscii(`${bass}\n${bass}`, STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['missing-lines 1:1', 'missing-lines 5:1'])
    expect(parsed.measures).toHaveLength(4)
  })

  test('a seventh line belongs to no staff', () => {
    const parsed = parseAscii([...lines, 'B|7-------|--------|'].join('\n'), STANDARD_NECK)
    expect(issuesOf(parsed)).toEqual(['missing-lines 7:1'])
    expect(notesOf(parsed)).toBe('1:0@0 6:3@2 | 1:2@2')
  })

  test('one line by itself is a melody on its string', () => {
    const parsed = parseAscii('A|3-------5-------|', STANDARD_NECK)
    expect(notesOf(parsed)).toBe('5:3@0 5:5@2')
    expect(issuesOf(parsed)).toEqual(['missing-lines 1:1'])
  })

  test('lines without labels that are not six are not guessed at', () => {
    const parsed = parseAscii('|3---|\n|----|\n|--5-|', STANDARD_NECK)
    expect(parsed.measures).toEqual([])
    expect(parsed.issues.map((issue) => issue.code)).toContain('missing-lines')
  })

  test('a note that starts later than events may', () => {
    const parsed = parseAscii(onFirstString(`5${'-'.repeat(4096)}5---`), STANDARD_NECK, {
      columnsPerBeat: 4,
    })
    expect(notesOf(parsed)).toBe('1:5@0')
    expect(issuesOf(parsed)).toEqual(['start-too-late 1:4100'])
  })

  test('places count in the lines of the text, whatever ends them', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const parsed = parseAscii(
        ['', 'x', ...lines.with(0, 'e|0-----?-|----2---|')].join(end),
        STANDARD_NECK,
      )
      expect(issuesOf(parsed)).toEqual(['unknown-mark 3:9'])
    }
  })
})

describe('a megabyte of anything is read to its end or refused', () => {
  const size = MAX_TAB_TEXT_LENGTH
  const sixLines = (run: string) =>
    ['e', 'B', 'G', 'D', 'A', 'E'].map((l) => `${l}|${run}|`).join('\n')
  const sixth = Math.floor(size / 6) - 10

  test.each<[string, string]>([
    ['letters', 'a'.repeat(size)],
    ['dashes', '-'.repeat(size)],
    ['bars', '|'.repeat(size)],
    ['blanks', ' '.repeat(size)],
    ['quotes', '>'.repeat(size)],
    ['line ends', '\n'.repeat(size)],
    ['one-column staves', 'e|-|\n'.repeat(size / 5)],
    ['labels', 'E '.repeat(size / 2)],
    ['label and blanks', `E${' '.repeat(size - 1)}`],
    ['bars and dashes', '|-'.repeat(size / 2)],
    ['brackets behind a label', `e|--${'('.repeat(size - 4)}`],
    ['digits behind a label', `e|--${'1'.repeat(size - 4)}`],
    ['six lines of bars', sixLines('|-'.repeat(sixth / 2))],
    ['six lines of numbers', sixLines('0-'.repeat(sixth / 2))],
    ['six lines of bends', sixLines(`${'7b'.repeat(sixth / 2 - 2)}--`)],
    ['six lines of hammer-ons to nothing', sixLines('h-'.repeat(sixth / 2))],
    ['six lines of mixed signs', sixLines(`7${'h~b.'.repeat(sixth / 4 - 1)}---`)],
    ['six lines of foreign signs', sixLines('-?'.repeat(sixth / 2))],
    ['more than is read', `${OPEN_C.join('\n')}\n${' '.repeat(size)}`],
  ])('%s', (_, text) => {
    const parsed = parseAscii(text, STANDARD_NECK)
    expect(parsed.issueCount).toBeGreaterThan(0)
    expect(parsed.issues.length).toBe(Math.min(parsed.issueCount, MAX_TEXT_ISSUES))
    expect(parsed.measures.length).toBeLessThanOrEqual(MAX_PARSED_MEASURES)
    expect(parsed.places.length).toBeLessThanOrEqual(MAX_PARSED_NOTES)
  })

  test('bars beyond the last that is read are said', () => {
    const parsed = parseAscii(onFirstString('5---|'.repeat(1100).slice(0, -1)), STANDARD_NECK)
    expect(parsed.measures).toHaveLength(MAX_PARSED_MEASURES)
    expect(parsed.issues.map((issue) => issue.code)).toEqual(['too-many-bars'])
  })

  test('notes beyond the last that is read are said', () => {
    const chords = `${Array(60).fill('0---').join('')}|`.repeat(50).slice(0, -1)
    const parsed = parseAscii(sixLines(chords), STANDARD_NECK)
    expect(parsed.places).toHaveLength(Math.floor(MAX_PARSED_NOTES / 360) * 360)
    expect(parsed.issues.map((issue) => issue.code)).toEqual(['too-many-notes'])
  })
})

describe('what is read can be drawn', () => {
  test('every note lies on the neck, whatever stands in the text', () => {
    const numbers = Array.from({ length: 200 }, (_, number) => `${number}-`).join('')
    const parsed = parseAscii(onFirstString(numbers), STANDARD_NECK)
    for (const { notes } of parsed.measures) {
      for (const note of notes) expect(note.fret).toBeLessThanOrEqual(MAX_FRET)
    }
    expect(() => renderAscii(parsed.measures, STANDARD_NECK)).not.toThrow()
  })
})
