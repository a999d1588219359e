/** Songs as sheets say them, for properties of what is written and read again. */
import fc from 'fast-check'
import type { Song, SongLine, SongMark, SongSection } from '#engine/project/song-shape'

const WORDS = [
  'Amazing',
  'grace',
  'how',
  'sweet',
  'the',
  'sound',
  'a',
  "I'm",
  'été',
  'Übermut',
  'go,',
]
const CHORDS = ['C', 'G7', 'Am', 'F#m7b5', 'Bbmaj7', 'D/F#', 'Em7(b9)', 'N.C.', 'Csus4', '(G)']

const times = <Value>(value: fc.Arbitrary<Value>, minLength: number, maxLength: number) =>
  fc.array(value, { minLength, maxLength })

/** Words with chords before characters of them, often two in one word. */
const sung: fc.Arbitrary<SongLine> = fc
  .tuple(
    times(fc.constantFrom(...WORDS), 2, 7),
    times(fc.tuple(fc.nat(), fc.constantFrom(...CHORDS, '|')), 0, 5),
  )
  .map(([words, drawn]) => {
    const text = words.join(' ')
    const marks = drawn
      .map(([at, symbol]): SongMark => ({ at: at % (text.length + 1), symbol }))
      // A mark over a blank stands before the next word.
      .map(({ at, symbol }) => ({ at: text[at] === ' ' ? at + 1 : at, symbol }))
      .sort((one, other) => one.at - other.at)
    return { kind: 'lyrics', text, marks }
  })

const bars: fc.Arbitrary<SongLine> = times(
  fc.constantFrom('C', 'G7', 'C . G .', 'Am / F /', '%', 'N.C.', 'Dm7 G7'),
  1,
  4,
)
  .chain((cells) => fc.constantFrom(`| ${cells.join(' | ')} |`, `|: ${cells.join(' | ')} :| x3`))
  .map((line) => ({
    kind: 'lyrics',
    text: '',
    marks: line.split(' ').map((symbol) => ({ at: 0, symbol })),
  }))

const chordsAlone: fc.Arbitrary<SongLine> = times(fc.constantFrom(...CHORDS), 1, 5).map((all) => ({
  kind: 'lyrics',
  text: '',
  marks: ['C', ...all].map((symbol) => ({ at: 0, symbol })),
}))

const plain = (kind: SongLine['kind'], ...texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): SongLine => ({ kind, text, marks: [] }))

const comments: fc.Arbitrary<SongLine> = fc
  .tuple(
    fc.constantFrom('Slowly', 'Play twice', 'Verse 1', 'Chorus:'),
    fc.constantFrom(undefined, 'italic', 'box'),
  )
  .map(([text, style]) => ({ kind: 'comment', text, ...(style && { style }), marks: [] }))

const verseLines = times(
  fc.oneof(
    { weight: 5, arbitrary: sung },
    bars,
    chordsAlone,
    comments,
    plain('remark', 'not for print'),
    plain('directive', 'define: Bes base-fret 1 frets 1 1 3 3 3 1', 'new_page', 'x_own: 1'),
    // Words that look like something else.
    plain(
      'lyrics',
      'Verse:',
      'A',
      '# 1 hit',
      '> so',
      '{c: Verse} so',
      'Key: of life',
      'Am',
      '| C | G |',
      'Capo 2',
    ),
  ),
  1,
  6,
)

const tabLines = times(plain('tab', 'e|--0--3--|', 'B|--1-----|', 'G|--------|'), 1, 6)

const sections: fc.Arbitrary<SongSection> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({
        named: fc.constantFrom(
          ['verse', undefined],
          ['verse', 'Verse 1'],
          ['verse', 'Refrain'],
          ['chorus', undefined],
          ['chorus', 'Last chorus'],
          ['bridge', undefined],
          ['intro', undefined],
          ['part', 'Part A'],
          ['part', 'Riffs'],
          ['jam', undefined],
        ),
        repeats: fc.constantFrom(1, 1, 1, 2, 3),
        lines: verseLines,
        tab: fc.option(tabLines, { freq: 4 }),
      })
      .map(
        ({ named: [kind, label], repeats, lines, tab }): SongSection => ({
          kind: kind!,
          ...(label !== undefined && { label }),
          repeats,
          lines: [...lines, ...(tab && kind !== 'part' ? tab : [])],
        }),
      ),
  },
  fc.record({ kind: fc.constant('part'), repeats: fc.constant(1), lines: verseLines }),
  fc.record({ kind: fc.constant('tab'), repeats: fc.constant(1), lines: tabLines }),
  fc.record({ kind: fc.constant('grid'), repeats: fc.constant(1), lines: times(bars, 1, 3) }),
  fc.record({
    kind: fc.constant('abc'),
    repeats: fc.constant(1),
    lines: times(plain('verbatim', 'X:1', 'K:C', 'C D E F |'), 1, 3),
  }),
)

const fact = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

/** Songs in canonical form: what the readers give for what the writers write. */
export const drawnSheet: fc.Arbitrary<Song> = fc
  .record({
    title: fc.constantFrom('', 'Amazing Grace', 'Für Elise: 2'),
    artist: fact(fc.constantFrom('John Newton', 'C & G')),
    key: fact(fc.constantFrom('C', 'F#m', 'Eb major')),
    tempo: fact(fc.integer({ min: 20, max: 400 })),
    meter: fact(fc.constantFrom<readonly [number, number]>([3, 4], [6, 8])),
    capo: fact(fc.integer({ min: 0, max: 9 })),
    strum: fact(fc.constant('D DU UDU')),
    chordNames: fact(fc.constant('sounding' as const)),
    metadata: fc.subarray([
      { name: 'subtitle', value: 'a hymn' },
      { name: 'composer', value: 'William Walker' },
      { name: 'x_own', value: 'kept: as is' },
    ]),
    sections: fc.array(sections, { minLength: 1, maxLength: 5 }),
    recalls: fc.boolean(),
  })
  .map(({ sections: all, recalls, metadata, ...head }) => {
    const last = all.at(-1)!
    const isRecalled = recalls && last.kind !== 'part'
    return {
      ...(Object.fromEntries(
        Object.entries(head).filter(([, value]) => value !== undefined),
      ) as Pick<Song, 'title'>),
      metadata,
      sections: isRecalled
        ? [...all, { kind: last.kind, repeats: 1, recalls: true, lines: [] }]
        : all,
    }
  })
