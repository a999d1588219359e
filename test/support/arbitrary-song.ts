/** Songs of every kind that the shape allows, for properties. */
import fc from 'fast-check'
import { SONG_LINE_KINDS, type Song, type SongLine } from '#engine/project/song-shape'

const record = <Model>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record<Model>(model, { noNullPrototype: true })

const oneLine = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength })
    .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '~'))

const symbols = fc.oneof(
  fc.constantFrom(
    'C',
    'Am7',
    'F#m7b5/A',
    'N.C.',
    '|',
    '|:',
    ':|',
    '.',
    '/',
    '%',
    'x2',
    '*slowly',
    '1',
    'ii',
  ),
  oneLine(1, 12)
    .map((text) => text.replaceAll(/[[\]]/g, '').trim())
    .filter((text) => text !== '' && text !== '*'),
)

const lyrics: fc.Arbitrary<SongLine> = record({
  text: oneLine(0, 40),
  marks: fc.array(record({ at: fc.nat(), symbol: symbols }), { maxLength: 8 }),
}).map(({ text, marks }) => ({
  kind: 'lyrics',
  text,
  marks: marks
    .map(({ at, symbol }) => ({ at: at % (text.length + 1), symbol }))
    .sort((one, other) => one.at - other.at),
}))

const otherLines: fc.Arbitrary<SongLine> = record({
  kind: fc.constantFrom(...SONG_LINE_KINDS.filter((kind) => kind !== 'lyrics')),
  text: oneLine(0, 30),
  style: fc.option(fc.constantFrom('italic', 'box'), { freq: 2 }),
}).map(({ kind, text, style }) => ({ kind, text, ...(style && { style }), marks: [] }))

const sections = record({
  kind: fc.constantFrom('verse', 'chorus', 'bridge', 'tab', 'grid', 'part', 'x_1'),
  label: fc.option(oneLine(1, 20)),
  repeats: fc.integer({ min: 1, max: 4 }),
  recalls: fc.option(fc.constant(true as const), { freq: 6 }),
  options: fc.option(oneLine(1, 20), { freq: 6 }),
  lines: fc.array(fc.oneof({ weight: 3, arbitrary: lyrics }, otherLines), { maxLength: 6 }),
}).map(({ kind, label, repeats, recalls, options, lines }) => ({
  kind,
  ...(label && { label }),
  repeats,
  ...(recalls && { recalls }),
  ...(options && { options }),
  lines: recalls ? [] : lines,
}))

/** Any valid song, odd characters included. */
export const arbitrarySong: fc.Arbitrary<Song> = record({
  title: oneLine(0, 40),
  artist: fc.option(oneLine(1, 20)),
  key: fc.option(fc.constantFrom('C', 'Am', 'Eb major', 'H-Dur')),
  tempo: fc.option(fc.integer({ min: 20, max: 400 })),
  meter: fc.option(fc.constantFrom<readonly [number, number]>([3, 4], [6, 8], [4, 4])),
  capo: fc.option(fc.integer({ min: 0, max: 12 })),
  strum: fc.option(fc.constantFrom('D DU UDU', '↓ ↓↑')),
  chordNames: fc.option(fc.constant('sounding' as const)),
  noteNames: fc.option(fc.constantFrom('german', 'solfege')),
  metadata: fc.array(record({ name: oneLine(1, 12), value: oneLine(0, 20) }), { maxLength: 3 }),
  sections: fc.array(sections, { maxLength: 4 }),
}).map(({ title, metadata, sections: all, ...rest }) => ({
  title,
  ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) as object),
  metadata,
  sections: all,
}))
