import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { parseKey } from '#engine/harmony/key'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { spellScale } from '#engine/theory/scale'
import { readRequest } from '../reading/read-request'
import { checkTab } from './check'
import { MAX_CHECKED_NOTES, MAX_TAB_CHARACTERS, MAX_TAB_LINES } from './check.schema'
import { MAX_LISTED_MISTAKES } from './check-document'

const ask = (request: z.input<typeof checkTab.request>) =>
  checkTab.run(readRequest(checkTab, request), { baseUrl: 'https://pitch-map.example' })

const TAB = [
  'e|--------0-------|',
  'B|----1-------1---|',
  'G|--0---------0---|',
  'D|------------2---|',
  'A|3-----------3---|',
  'E|----------------|',
].join('\n')

describe('POST /api/check with tab', () => {
  test('gives every note its pitch, place in the text and degree in the key', () => {
    const document = ask({ tab: TAB, key: 'C' })
    expect(document.ok).toBe(true)
    expect(document.events[0]?.notes[0]).toMatchObject({
      note: 'C3', midi: 48, string: 5, fret: 3, interval: 'R', line: 5, column: 3,
    }) // biome-ignore format: one note
    expect(document.events.at(-1)).toMatchObject({ frets: 'x3201x', chord: { symbol: 'C' } })
  })

  test('draws the same tab back when nothing is wrong', () => {
    const { corrected } = ask({ tab: TAB })
    expect(corrected).toMatchObject({ changed: false, changes: [], asciiTab: TAB })
    expect(corrected.tabRenderRequest?.body.events).toEqual(corrected.events)
  })

  test.each([
    ['a beat in three', '0---|3---2---0---|3---2---', [3, 4], 1, [2, 3, 4, 5, 6, 7]],
    ['two beats in four', '0---2---|3---2---0---2---', [4, 4], 2, [2, 3, 4, 5, 6, 7]],
  ] as const)('puts an upbeat of %s before the first whole bar', (_, bars, time, beats, starts) => {
    const rest = bars.replace(/[^|]/g, '-')
    const tab = [...'eBGDAE'].map((label, at) => `${label}|${at === 1 ? bars : rest}|`).join('\n')
    const { ok, input, events, corrected } = ask({ tab, timeSignature: [...time] })
    expect(ok).toBe(true)
    expect(input).toMatchObject({ pickupBeats: beats, columnsPerBeat: 4 })
    expect(events.map(({ startBeat }) => startBeat)).toEqual(starts)
    expect(events.map(({ bar }) => bar)).toEqual(starts.map((at) => Math.floor(at / time[0]) + 1))
    expect(corrected.changed).toBe(false)
  })

  test.each(['C', 'Am', 'Ab', 'F#', 'D dorian', 'E phrygian'])(
    'tells the notes outside %s, and only those',
    (key) => {
      const notes = Array.from({ length: 12 }, (_, fret) => ({ string: 2, fret, startBeat: fret }))
      const scale = parseKey(key)!
      const own = spellScale(scale.root, scale.scale).map(pitchClassOf)
      const outside = notes.filter(({ fret }) => !own.includes((59 + fret) % 12))
      const { summary, warnings, ok, corrected } = ask({ events: notes, key })
      expect(ok).toBe(true)
      expect(corrected.changed).toBe(false)
      expect(summary).toContain(warnings[0]!)
      expect(warnings[0]!.match(/bar \d+, beat \d/g)).toEqual(
        outside.map(({ fret }) => `bar ${Math.floor(fret / 4) + 1}, beat ${(fret % 4) + 1}`),
      )
      const inside = notes.filter((note) => !outside.includes(note))
      expect(ask({ events: inside, key }).warnings).toEqual([])
      expect(ask({ events: notes }).warnings).toEqual([])
    },
  )

  test('guesses the key that spells best', () => {
    const document = ask({
      tab: 'e|2---4---|\nB|----2---|\nG|1-------|\nD|2---4---|\nA|4-------|\nE|--------|',
    })
    expect(document.input).toMatchObject({ keyIsGuessed: true })
    const names = document.events.flatMap(({ notes }) => notes.map(({ pitchClass }) => pitchClass))
    expect(names.every((name) => !name?.includes('b'))).toBe(true)
  })

  test.each([
    ['C', '3-2-3', 'G F# G'],
    ['C', '3-2-1', 'G Gb F'],
    ['C', '8-9-10', 'C C# D'],
    ['C', '10-9-8', 'D Db C'],
    ['Db', '9-10-11', 'Db D Eb'],
    ['F', '3-4-5', 'G G# A'],
    ['F', '5-4-3', 'A Ab G'],
    ['Am', '5-4-5', 'A G# A'],
    ['E', '7-6-5', 'B Bb A'],
  ])('in %s the line %s is named %s', (key, frets, names) => {
    const rest = ['B', 'G', 'D', 'A', 'E'].map((string) => `${string}|---------------|`)
    const line = `-${frets.replaceAll('-', '---')}`.padEnd(15, '-')
    const { events } = ask({ tab: [`e|${line}|`, ...rest].join('\n'), key })
    expect(events.flatMap(({ notes }) => notes.map((note) => note.pitchClass)).join(' ')).toBe(
      names,
    )
  })

  // The grips are right; each is spelled as its symbol says.
  test.each([
    ['x24442', 'Cb', 'Cb Gb Eb'],
    ['x24442', 'B', 'B F# D#'],
    ['x46664', 'Db', 'Db Ab F'],
    ['x46664', 'C#', 'C# G# E#'],
    ['244322', 'Gb', 'Gb Db Bb'],
    ['244322', 'F#', 'F# C# A#'],
    ['466544', 'Ab', 'Ab Eb C'],
    ['466544', 'G#', 'G# D# B#'],
    ['x68886', 'Eb', 'Eb Bb G'],
    ['x13331', 'Bb', 'Bb F D'],
    ['466444', 'G#m', 'G# D# B'],
    ['466444', 'Abm', 'Ab Eb Cb'],
    ['x46654', 'C#m', 'C# G# E'],
    ['x46654', 'Dbm', 'Db Ab Fb'],
    ['x02220', 'A', 'E A C#'],
    ['022100', 'E', 'E B G#'],
    ['x21202', 'B7', 'B D# A F#'],
    ['320001', 'G7', 'G B D F'],
    ['xx1313', 'Eb6', 'Eb C G'],
    ['x35343', 'Cm7', 'C G Bb Eb'],
  ])('%s as %s sounds %s', (frets, symbol, names) => {
    const { events, ok } = ask({ frets, symbol })
    expect(ok).toBe(true)
    const heard = new Set(events[0]!.notes.map(({ pitchClass }) => pitchClass))
    expect([...heard].sort()).toEqual(expect.arrayContaining(names.split(' ').sort()))
  })

  // biome-ignore format: one row reads as a chart
  test.each([
    ['x46464', 'Db7', 'Db F Ab Cb', 'Gb major'],
    ['x46464', 'C#7', 'C# E# G# B', 'F# major'],
    ['242322', 'Gb7', 'Gb Bb Db Fb', 'Cb major'],
    ['xx4656', 'Gb7', 'Gb Bb Db Fb', 'Cb major'],
    ['242322', 'F#7', 'F# A# C# E', 'B major'],
    ['x21202', 'Cb7', 'Cb Eb Gb Bbb', 'Cb major'],
    ['x43444', 'Db9', 'Db F Ab Cb Eb', 'Gb major'],
    ['xx1222', 'Ebm7b5', 'Eb Gb Bbb Db', 'Db major'],
    ['xx1222', 'D#m7b5', 'D# F# A C#', 'C# naturalMinor'],
    ['464544', 'G#7', 'G# B# D# F#', 'C# naturalMinor'],
    ['464544', 'Ab7', 'Ab C Eb Gb', 'Db major'],
    ['x34242', 'Cdim7', 'C Eb Gb Bbb', 'Db major'],
    ['xx1212', 'Ebdim7', 'Eb Gb Bbb Dbb', 'Eb naturalMinor'],
    ['x13131', 'A#7', 'A# C## E# G#', 'D# naturalMinor'],
    ['x13131', 'Bb7', 'Bb D F Ab', 'Eb major'],
  ])('%s as %s: tones %s, key %s, the chord by the same name', (frets, symbol, tones, key) => {
    const { events, input, claim } = ask({ frets, symbol })
    expect(input.key).toBe(key)
    expect(claim).toMatchObject({ matches: true })
    expect(events[0]!.chord!.symbol).toBe(symbol)
    const heard = new Set(events[0]!.notes.map(({ pitchClass }) => pitchClass))
    expect([...heard].filter((name) => !tones.split(' ').includes(name!))).toEqual([])
  })

  test('a posted key takes the other name of its tonic to spell the claim', () => {
    const { events, input } = ask({ frets: 'x46464', symbol: 'Db7', key: 'F#' })
    expect(input.key).toBe('F# major')
    expect(events[0]!.chord!.symbol).toBe('Db7')
    expect(events[0]!.notes.map(({ interval }) => interval)).toEqual(['5', '2', '4', '7', '2'])
  })

  test('and the chord names above a tab', () => {
    const tab =
      'Db7  Gb\ne|4---|2---|\nB|6---|2---|\nG|4---|3---|\nD|----|4---|\nA|4---|4---|\nE|----|2---|'
    const { events } = ask({ tab, key: 'F#' })
    expect(events.map(({ chord }) => chord!.symbol)).toEqual(['Db7', 'Gb'])
    const intervals = events.map(({ notes }) => notes.map(({ interval }) => interval).join(' '))
    expect(intervals).toEqual(['2 7 4 5', 'R 5 3 R 5 R'])
  })

  // biome-ignore format: one row reads as a chart
  test.each([
    ['Am   E7', '|0----0---|', '|1----0---|', '|2----1---|', 'A naturalMinor', 'E C A B G#'],
    ['Gb   Db7', '|2----4---|', '|2----2---|', '|3----4---|', 'Gb major', 'Gb Db Bb Ab Db Cb'],
    ['F#   C#7', '|2----4---|', '|2----2---|', '|3----4---|', 'F# major', 'F# C# A# G# C# B'],
    ['C  N.C. G7', '|0----1---|', '|1----0---|', '|0----0---|', 'C major', 'E C G F B'],
    ['| Dm | A7 |', '|1-|-0---|', '|3-|-2---|', '|2-|-0---|', 'D naturalMinor', 'F D A E C# G'],
    ['B7sus4 B7', '|0----2---|', '|0----0---|', '|2----2---|', 'E major', 'E B A F#'],
    ['A7   D7', '|0----2---|', '|2----1---|', '|0----2---|', 'A major', 'E C# G F# C A'],
  ])('the names %s above a tab tell its key and spell its notes', (above, e, b, g, key, names) => {
    const rest = ['D', 'A', 'E'].map((string) => string + e.replaceAll(/\d/g, '-'))
    const { events, input } = ask({ tab: [` ${above}`, `e${e}`, `B${b}`, `G${g}`, ...rest].join('\n') })
    expect(input).toMatchObject({ key, keyIsGuessed: true })
    const heard = new Set(events.flatMap(({ notes }) => notes.map(({ pitchClass }) => pitchClass)))
    expect([...heard].sort()).toEqual(expect.arrayContaining(names.split(' ').sort()))
  })

  // biome-ignore format: one row reads as a chart
  test.each([
    ['A#m F7 D#m E#7', 'x13321 131211 x68876 131211', undefined, 'A#m F7 D#m E#7'],
    ['C#7 F#m Db7 Gb', 'x46464 244222 x46464 244322', undefined, 'C#7 F#m Db7 Gb'],
    ['Ab Gbm7', '466544 242222', 'E', 'Ab Gbm7'],
    ['G# F#m7', '466544 242222', 'Db', 'G# F#m7'],
    ['C6 Am7', 'x35555 x35555', undefined, 'C6 Am7/C'],
    ['F#m7b5 Am6', '2x221x 2x221x', undefined, 'F#m7b5 Am6/F#'],
    ['D/F# C', '200232 x32010', undefined, 'D/F# C'],
    ['D/Gb', '200232', undefined, 'D/Gb'],
    ['C7 Gm', 'x32010 133211', undefined, 'C F'],
    ['G7', 'x32010', undefined, 'C'],
  ])('the chord under %s, held %s in %j, is called so where it is that chord: %s', (above, grips, key, expected) => {
    const names = above.split(' ')
    const columns = grips.split(' ')
    const rows = ['e', 'B', 'G', 'D', 'A', 'E'].map((label, down) => {
      const frets = columns.map((grip) => grip[5 - down]!.replace('x', '-').padEnd(8, '-'))
      return `${label}|${frets.join('')}|`
    })
    const heading = `  ${names.map((name) => name.padEnd(8)).join('')}`
    const { events } = ask({ tab: [heading, ...rows].join('\n'), ...(key && { key }) })
    expect(events.map(({ chord }) => chord!.symbol).join(' ')).toBe(expected)
  })

  test.each(['C#', 'Db', 'D#', 'Eb', 'F#', 'Gb', 'G#', 'Ab', 'A#', 'Bb'])(
    'a chord named from %s above a tab keeps that root in every key',
    (root) => {
      const fret = (pitchClassOf(parseRoot(root)!) + 8) % 12
      const rows = [0, 0, 1, 2, 2, 0].map(
        (above, down) => `${'eBGDAE'[down]}|${`${fret + above}`.padEnd(6, '-')}|`,
      )
      for (const key of ['C', 'E', 'Ab', 'F#', 'Db', 'Am', 'Bbm']) {
        const { events } = ask({ tab: [`  ${root}`, ...rows].join('\n'), key })
        expect([key, events[0]!.chord!.symbol]).toEqual([key, root])
        expect(events[0]!.notes.at(-1)!.pitchClass).toBe(root)
      }
    },
  )

  test('reports mistakes of the text with line and column', () => {
    const document = ask({ tab: TAB.replace('--0---------0---', '--0--------30---') })
    const [mistake] = document.mistakes
    expect(mistake).toMatchObject({ line: 3, severity: 'error' })
    expect(document.ok).toBe(false)
    expect(document.corrected.changed).toBe(true)
  })

  test('says why a chord cannot be held, where it stands, and offers one that can', () => {
    const document = ask({
      tab: 'e|9---|\nB|----|\nG|----|\nD|----|\nA|----|\nE|1---|',
    })
    expect(document.playable).toBe(false)
    expect(document.mistakes).toMatchObject([{ code: 'too-wide', event: 0, severity: 'error' }])
    expect(document.mistakes[0]?.line).not.toBeNull()
    const again = ask({ tab: document.corrected.asciiTab! })
    expect(again.playable).toBe(true)
  })

  test('a lone line after a staff is no seventh string, and its other lines are said to be missing', () => {
    const document = ask({ tab: `${TAB}\n\nB|--3-------------|` })
    expect(document.events.at(-1)?.frets).toBe('xxxx3x')
    expect(document.mistakes.map(({ code, line }) => [code, line])).toEqual([['missing-lines', 8]])
  })

  test('text without tab is an answer, not a refusal', () => {
    const document = ask({ tab: 'hello' })
    expect(document).toMatchObject({
      ok: false,
      summary: 'No note could be read.',
      corrected: { asciiTab: null, tabRenderRequest: null },
    })
    expect(document.mistakes[0]?.code).toBe('no-tab')
  })
})

describe('POST /api/check with a grip', () => {
  test('names it and reads typos such as O for 0', () => {
    const document = ask({ frets: 'x32O1O' })
    expect(document.events[0]?.chord?.symbol).toBe('C')
    expect(document.mistakes.map(({ column }) => column)).toEqual([4, 6])
    expect(document.corrected.frets).toBe('x32010')
  })

  test('says whether it is the chord it claims to be', () => {
    expect(ask({ frets: 'x32010', symbol: 'C' })).toMatchObject({
      ok: true,
      claim: { matches: true },
    })
    const wrong = ask({ frets: 'x32011', symbol: 'C' })
    expect(wrong.claim).toMatchObject({ matches: false, nearestFrets: 'x32010' })
    expect(wrong.mistakes).toMatchObject([{ code: 'extra-tone', line: 1, column: 6 }])
    expect(wrong.corrected).toMatchObject({ frets: 'x32010', changes: ['x32011 → x32010'] })
  })
})

// biome-ignore format: one row reads as a chart
test.each([
  ['1x5x9x', 'F', '133211'],
  ['x-3-9-x-1-7', 'C', 'x32010'],
  ['9x1x5x', 'G', '320003'],
  ['12-x-3-x-8-1', 'Em', '022000'],
  ['x32011', 'C', 'x32010'],
  ['022000', 'E', '022100'],
  ['x02220', 'Am', 'x02210'],
  ['320002', 'G', '320003'],
])('%s for %s is corrected to %s', (frets, symbol, nearest) => {
  const document = ask({ frets, symbol })
  expect(document.corrected.frets).toBe(nearest)
})

describe('a claimed chord without its root', () => {
  test.each([
    ['x32010', 'Am7', 'Am7 without its root: no A sounds; it sounds C', 'x02010'],
    ['320003', 'Em7', 'Em7 without its root: no E sounds; it sounds G', '020003'],
    ['xx0232', 'Bm7', 'Bm7 without its root: no B sounds; it sounds D', 'x20232'],
    ['x3201x', 'Am7', 'Am7 without its root: no A sounds; it sounds C', 'x0201x'],
    ['133211', 'Dm7', 'Dm7 without its root: no D sounds; it sounds F', 'xx0211'],
    ['xx2353', 'C7', 'C7 without its root: no C sounds; it sounds Edim', 'x35353'],
    ['xx2000', 'Cmaj7', 'Cmaj7 without its root: no C sounds; it sounds Em', 'x32000'],
    ['xx2010', 'Am7/E', 'Am7/E without its root: no A sounds; it sounds C/E', '002010'],
  ])('%s is %s with a caution', (frets, symbol, words, nearestFrets) => {
    const { ok, summary, mistakes, claim } = ask({ frets, symbol })
    expect({ ok, claim }).toMatchObject({ ok: true, claim: { matches: true, nearestFrets } })
    expect(mistakes).toContainEqual(
      expect.objectContaining({ code: 'no-root', severity: 'caution', message: words }),
    )
    expect(summary).toContain(words)
    expect(summary).not.toContain('all right')
  })

  test.each([
    ['x3545x', 'Am9', 'rootless, as Am9 is often played: no A sounds'],
    ['xx2333', 'C9', 'rootless, as C9 is often played: no C sounds'],
    ['xx3455', 'G13', 'rootless, as G13 is often played: no G sounds'],
  ])('%s is %s, of five tones and more, and all right', (frets, symbol, words) => {
    const { ok, summary, mistakes, claim } = ask({ frets, symbol })
    expect({ ok, claim }).toMatchObject({ ok: true, claim: { matches: true, nearestFrets: null } })
    expect(mistakes.map(({ code }) => code)).toContain('rootless')
    expect(summary).toContain('all right')
    expect(summary).toContain(words)
  })

  test.each([
    ['x32010', 'C'],
    ['x02010', 'Am7'],
    ['020000', 'Em7'],
    ['x02010', 'Am7/E'],
    ['x32330', 'C9'],
  ])('%s sounds the root of %s, and nothing is said', (frets, symbol) => {
    const codes = ask({ frets, symbol }).mistakes.map(({ code }) => code)
    expect(codes.filter((code) => code === 'no-root' || code === 'rootless')).toEqual([])
  })
})

describe('POST /api/check with events', () => {
  test('points at the posted event', () => {
    const document = ask({
      events: [
        { string: 5, fret: 3, startBeat: 0 },
        { string: 1, fret: 0, midi: 65, startBeat: 1 },
      ],
    })
    expect(document.mistakes).toMatchObject([
      { code: 'midi-mismatch', path: 'events[1]', event: 1, line: null },
    ])
    expect(document.events[1]?.notes[0]).toMatchObject({ midi: 64, claimedMidi: 65 })
    expect(document.playable).toBe(true)
    expect(document.corrected.events.map(({ midi }) => midi)).toEqual([48, 64])
  })
})

describe('POST /api/check judges so much and says what is left', () => {
  test('of a long tab the first notes, and lists the first mistakes', () => {
    const tab = `e|${'5-'.repeat(12)}\n`.repeat(MAX_TAB_LINES)
    const document = ask({ tab })
    expect(document.noteCount).toBe(MAX_CHECKED_NOTES)
    expect(document.corrected.events).toHaveLength(MAX_CHECKED_NOTES)
    expect(document.mistakes.length).toBe(MAX_LISTED_MISTAKES)
    expect(document.mistakeCount).toBeGreaterThan(MAX_LISTED_MISTAKES)
    expect(() => ask({ tab: `${tab}e|5-\ne|5-\n` })).toThrow('at most 600 lines')
    expect(() => ask({ tab: '-'.repeat(MAX_TAB_CHARACTERS + 1) })).toThrow('tab')
  })

  test('of posted events no more than that', () => {
    const events = Array.from({ length: MAX_CHECKED_NOTES + 1 }, (_, index) => ({
      string: 1,
      fret: 99,
      startBeat: index,
    }))
    expect(() => ask({ events })).toThrow('events')
    const document = ask({ events: events.slice(1) })
    expect(document.mistakeCount).toBe(MAX_CHECKED_NOTES)
    expect(document.mistakes).toHaveLength(MAX_LISTED_MISTAKES)
  })
})

describe('POST /api/check refuses', () => {
  test.each([
    [{}, 'give one of tab'],
    [{ tab: TAB, frets: 'x32010' }, 'two inputs'],
    [{ tab: TAB, symbol: 'C' }, 'it goes with frets'],
    [{ frets: 'x32010', symbol: 'H' }, 'is written with German names'],
    [
      {
        events: [
          { id: 'a', string: 1, fret: 1, startBeat: 0 },
          { id: 'a', string: 1, fret: 2, startBeat: 1 },
        ],
      },
      'ids are unique',
    ],
  ])('%j: %s', (request, words) => {
    expect(() => ask(request)).toThrow(words)
  })
})
