import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { renderTab } from '../tab/render-tab'
import { getProgression } from './progression'
import { ALL_PATH_GRIPS } from './progression.schema'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) => getProgression.run(readQuery(getProgression, query).request, CONTEXT)

test.each([
  ['key=C&chords=V42,I6', 'G7/F C/E', 'V7 I'],
  ['key=Am&chords=i,ii°6,V,i', 'Am Bdim/D E Am', 'i ii° V i'],
  ['key=Fm&chords=bII6,N6', 'Gb/Bb Gb/Bb', 'bII bII'],
  ['key=G&chords=I6,ii65,V43,I64', 'G/B Am7/C D7/A G/D', 'I ii7 V7 I'],
  ['key=C&chords=Iadd6,16,ivadd6', 'C6 C6 Fm6', 'Iadd6 Iadd6 ivadd6'],
  ['key=Cm&chords=Ebm7,Ab7,Dbmaj7', 'Ebm7 Ab7 Dbmaj7', 'ii7/bII V7/bII bIImaj7'],
  ['key=C&chords=I,vii°7/ii,ii', 'C C#dim7 Dm', 'I vii°7/ii ii'],
  ['key=C&chords=ii7/IV,V7/IV,IV', 'Gm7 C7 F', 'ii7/IV V7/IV IV'],
])('%s: chords %s, in the key %s', (query, symbols, numerals) => {
  const { chords } = ask(`${query.replaceAll('#', '%23')}&limit=1`)
  expect(chords.map(({ symbol }) => symbol).join(' ')).toBe(symbols)
  expect(chords.map(({ inKey }) => inKey!.numeral).join(' ')).toBe(numerals)
})

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
/** Different chords of one type, 24 at most: on each root, then over another bass. */
const different = (type: string, count: number) =>
  [
    ...ROOTS.map((root) => root + type),
    ...ROOTS.map((root, at) => `${root}${type}/${ROOTS[(at + 4) % 12]}`),
  ]
    .slice(0, count)
    .join()

const TEN_STRINGS = '&tuning=F%231,B1,E2,A2,D3,G3,B3,E4,A4,D5'

test.each([
  ['elevenths on eight strings', different('11', 24), '&instrument=guitar-8'],
  ['sevenths on ten strings', different('7', 24), TEN_STRINGS],
  ['a style that few grips have', different('11', 12), '&style=drop2&maxDifficulty=4'],
  ['every grip, most paths', different('9', 24), '&search=all&limit=12'],
])('%s are granted, however many', (_title, chords, more) => {
  const limit = more.includes('limit') ? '' : '&limit=1'
  expect(ask(`chords=${encodeURIComponent(chords)}${limit}${more}`).paths.length).toBeGreaterThan(0)
})

describe('GET /api/progression', () => {
  test('plays C Am F G in open position', () => {
    const { paths, chords, search } = ask('chords=C,Am,F,G')
    expect(paths[0]!.frets[0]).toBe('x32010')
    expect(paths[0]!.frets[1]).toBe('x02210')
    expect(chords.map(({ symbol }) => symbol)).toEqual(['C', 'Am', 'F', 'G'])
    expect(search).toEqual({
      grips: 'best',
      gripsPerChord: [64, 64, 64, 64],
      isComplete: false,
    })
  })

  test('every path is proven, cheaper ones first, and its grips are in the document', () => {
    const { paths, chords } = ask('chords=Dm7,G7(b9,b13),Cmaj9,A7alt&limit=12&search=all')
    expect(paths.length).toBe(12)
    for (const [index, path] of paths.entries()) {
      expect(path.proof).toEqual({
        costIsSumOfParts: true,
        allGripsValid: true,
        tabNotesMatchGrips: true,
      })
      expect(path.cost).toBeGreaterThanOrEqual(paths[index - 1]?.cost ?? 0)
      for (const [at, text] of path.frets.entries()) {
        expect(chords[at]!.grips.map((grip) => grip.text)).toContain(text)
      }
      expect(path.motions.length).toBe(3)
    }
    expect(new Set(paths.map((path) => path.frets.join())).size).toBe(12)
  })

  test('numerals in a key are the symbols they stand for', () => {
    const numerals = ask('chords=ii7,V7,Imaj7&key=Eb')
    const symbols = ask('chords=Fm7,Bb7,Ebmaj7&key=Eb')
    expect(numerals.chords.map(({ numeral }) => numeral)).toEqual(['ii7', 'V7', 'Imaj7'])
    expect(numerals.paths).toEqual(symbols.paths)
  })

  test.each([
    ['1,b7,4,1', '&key=D', ['D', 'C', 'G', 'D']],
    ['1,b6,b7,1', '&key=C', ['C', 'Ab', 'Bb', 'C']],
    ['I,b7,IV', '&key=A', ['A', 'G', 'D']],
    ['b7', '&key=C', ['Bb']],
    ['E,b7,A', '&key=E', ['E', 'B7', 'A']],
    ['e,b7', '', ['E', 'B7']],
    ['Bb,B7', '&key=Bb', ['Bb', 'B7']],
  ])('the flat numbers of %s%s are read by the chords beside them', (chords, key, symbols) => {
    const { input } = ask(`chords=${chords}${key}&limit=1`)
    expect(input.chords).toEqual(symbols)
  })

  test.each([
    ['I7,IV7,V7', 'A', 'I7 blues chord'],
    ['A7,D7,A7,E7', 'A', 'I7 blues chord'],
    ['A,A7,D,E7', 'A', 'I tonic'],
    ['A7,D,E7', 'A', 'V7/IV secondary dominant'],
  ])('the first chord of %s in %s is %s', (chords, key, expected) => {
    const { numeral, role } = ask(`chords=${chords}&key=${key}&limit=1`).chords[0]!.inKey!
    expect(`${numeral} ${role}`).toBe(expected)
  })

  test.each([
    ['Bbmaj7,Fm7,Bb7,Eb7', 'Bb', 'Imaj7 ii7/IV V7/IV IV7'],
    ['Fmaj7,Cm7,F7,Bb7', 'F', 'Imaj7 ii7/IV V7/IV IV7'],
    ['Cm7,F7,Bb7', 'F', 'ii7/IV V7/IV IV7'],
    ['F7,Bb7,F7,Cm7,F7,Bb7', 'F', 'I7 IV7 I7 ii7/IV V7/IV IV7'],
    ['F7,Bb7,F7,C7', 'F', 'I7 IV7 I7 V7'],
    ['Gmaj7,Dm9,G13,C7', 'G', 'Imaj7 ii9/IV V13/IV IV7'],
  ])(
    '%s in %s: the seventh chord on the tonic is I7 in a blues and V7/IV after its ii: %s',
    (chords, key, numerals) => {
      const document = ask(`chords=${chords}&key=${key}&limit=1`)
      expect(document.chords.map(({ inKey }) => inKey!.numeral).join(' ')).toBe(numerals)
    },
  )

  test('a flat number beside letters and numbers is refused with both readings', () => {
    const { issues } = refused(() => ask('chords=C,b7,4&key=C'))
    expect(issues).toEqual([
      {
        path: 'chords[1]',
        message:
          'chord 2, "b7", stands beside letters and numbers and may be B7 or bVII, Bb; write B7 for the chord, or bVII for the degree',
      },
    ])
  })

  test('keeps the bass of slash chords, inside the chord and outside', () => {
    const { chords } = ask('chords=C,G/B,C/Bb')
    expect(chords[1]!.grips.every((grip) => grip.bass.pitchClass === 'B')).toBe(true)
    expect(chords[2]!.grips.every((grip) => grip.bass.pitchClass === 'Bb')).toBe(true)
  })

  test('filters hold for every grip', () => {
    const { chords } = ask('chords=Dm7,G7,Cmaj7&strings=4,3,2,1&style=drop2')
    for (const { grips } of chords) {
      for (const grip of grips) {
        expect(grip.styles).toContain('drop2')
        expect(grip.mutedStrings).toEqual([6, 5])
      }
    }
  })

  test('its render request is verified when posted', () => {
    const { tabRenderRequest, tabRenderProof, paths, asciiTab } = ask(
      'chords=E,A,B7&beatsPerChord=2',
    )
    const rendered = renderTab.run(renderTab.request.parse(tabRenderRequest.body), CONTEXT)
    expect(rendered.verified).toBe(true)
    expect(rendered.eventProof.length).toBe(tabRenderProof.expectedEventCount)
    expect(rendered.project.tabProject.measures[0]!.notes).toEqual(paths[0]!.tabNotes)
    expect(rendered.asciiTab).toBe(asciiTab)
  })

  test.each([
    ['1,6m,4,5', 'G', 'G Em C D', 'I vi IV V', 'tonic, tonic substitute, subdominant, dominant'],
    ['I,vi,IV,V', 'G', 'G Em C D', 'I vi IV V', 'tonic, tonic substitute, subdominant, dominant'],
    ['2m7,5,1', 'C', 'Dm7 G C', 'ii7 V I', 'predominant, dominant, tonic'],
    ['G,Em,C,D', 'G', 'G Em C D', 'I vi IV V', 'tonic, tonic substitute, subdominant, dominant'],
  ])('%s in %s is %s', (chords, key, symbols, numerals, roles) => {
    const answer = ask(`chords=${chords}&key=${key}&limit=1`).chords
    expect(answer.map(({ symbol }) => symbol).join(' ')).toBe(symbols)
    expect(answer.map(({ inKey }) => inKey!.numeral).join(' ')).toBe(numerals)
    expect(answer.map(({ inKey }) => inKey!.role).join(', ')).toBe(roles)
  })

  test('prefer=voices moves the voices less than prefer=hand, which keeps the root in the bass', () => {
    const [hand, voices] = ['hand', 'voices'].map((prefer) =>
      ask(`chords=C,G,Am,F&prefer=${prefer}`),
    )
    const semitones = (answer: typeof hand) =>
      answer!.paths[0]!.motions.reduce((sum, { voiceSemitones }) => sum + voiceSemitones, 0)
    expect(semitones(voices)).toBeLessThan(semitones(hand))
    const basses = (answer: typeof hand) =>
      answer!.paths[0]!.frets.map(
        (text, at) => answer!.chords[at]!.grips.find((grip) => grip.text === text)!.bass.interval,
      )
    expect(basses(hand)).toEqual(['R', 'R', 'R', 'R'])
    expect(hand!.input.prefer).toBe('hand')
  })

  test('one chord is its best grip, and costs its difficulty and its height', () => {
    expect(ask('chords=G').paths[0]).toMatchObject({ frets: ['320003'], cost: 4, motions: [] })
  })

  test.each([
    ['chords=Dm7,H7', 'chords[1]'],
    ['chords=ii7,V7', 'key'],
    ['chords=C,vq&key=C', 'chords[1]'],
    ['chords=1,6m', 'key'],
    ['chords=1,8&key=C', 'chords[1]'],
    ['chords=C,G&prefer=bass', 'prefer'],
    ['chords=,', 'chords'],
    [`chords=${Array(25).fill('C').join(',')}`, 'chords'],
    ['chords=C&key=Q', 'key'],
    ['key=C', 'chords'],
  ])('refuses %s at %s', (query, path) => {
    expect(refused(() => ask(query)).issues.map((issue) => issue.path)).toContain(path)
  })

  test.each([
    ['C,F', true],
    ['C,F&strings=3,2,1', true],
    [Array(24).fill('C7').join(), false],
  ])('search=all over %s says whether every grip competed', (chords, isComplete) => {
    const { search, chords: described } = ask(`chords=${chords}&search=all&limit=1`)
    expect(search.isComplete).toBe(isComplete)
    const sum = search.gripsPerChord.reduce((total, count) => total + count, 0)
    expect(sum).toBeLessThanOrEqual(ALL_PATH_GRIPS)
    expect(described.map(({ searchedCount }) => searchedCount)).toEqual(search.gripsPerChord)
  })

  test.each([
    [Array(25).fill('C').join(), 'chords has 25 items; at most 24 are read'],
    [Array(25).fill('C').join('|'), 'chords names 25 chords; a progression has 1 to 24'],
  ])('refuses 25 chords: %s', (chords, words) => {
    expect(() => ask(`chords=${chords}`)).toThrow(words)
  })

  test('counts a symbol with commas once', () => {
    const symbols = Array(24).fill('C7(b9,b13)').join()
    expect(ask(`chords=${symbols}&limit=1`).chords.length).toBe(24)
  })

  test('names the chord that the filters leave without a grip', () => {
    expect(() => ask('chords=C,Dm7&style=shell')).toThrow(/No grip of C, chord 1/)
    expect(() => ask('chords=C,Dm7&style=shell')).toThrow(DomainError)
    expect(() => ask('chords=F,C13(b9,%239,%2311,b13)')).toThrow(/chord 2, has more tones/)
  })
})
