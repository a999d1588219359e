/**
 * A song as sheets write it: sections of lines, each line its words and the chords, bar lines and
 * strokes that stand over them. Times are no part of it: `engine/song/song-times.ts` works out bars
 * and beats from the marks, in one place for all who ask.
 */
import { MAX_CAPO } from '../instrument/neck'
import { refuseField } from './field-reader'
import { PROJECT_LIMITS } from './project-limits'
import {
  about,
  choice,
  type Field,
  integer,
  list,
  literal,
  number,
  object,
  optional,
  type Shaped,
  text,
  timeSignature,
} from './shape'

/** How large a song may be. */
export const SONG_LIMITS = {
  maxSections: 256,
  maxMetadata: 128,
  /** Lines of all sections together. */
  maxLines: 2048,
  /** Marks of all lines together. */
  maxMarks: 8192,
  /** UTF-16 code units of a line's words. */
  maxLineLength: 2000,
  maxSymbolLength: 64,
  maxLabelLength: 120,
  maxKeyLength: 64,
  maxRepeats: 99,
  maxCapo: MAX_CAPO,
} as const

/** What a line is. `directive` and `verbatim` are kept as they stand; `remark` is not for print. */
export const SONG_LINE_KINDS = [
  'lyrics',
  'tab',
  'verbatim',
  'comment',
  'directive',
  'remark',
] as const
export type SongLineKind = (typeof SONG_LINE_KINDS)[number]

/** One line of text: no line break and no other control character but the tabulator. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u0008\u000a-\u001f\u007f\u2028\u2029]/

const oneLine = (maxLength: number, minLength = 0): Field<string> =>
  text({
    minLength,
    maxLength,
    meaning: `one line of ${minLength} to ${maxLength} characters`,
    accepts: (value) => !CONTROL.test(value),
  })

const MARK_SHAPE = {
  at: about(
    'Index of the character of the line that it stands above; the length of the text for one after it.',
    integer(0, SONG_LIMITS.maxLineLength),
  ),
  symbol: about(
    'As written: a chord (`G7`, `1`, `ii`), `N.C.`, a bar line (`|`, `||`, `|:`, `:|`), a stroke that holds the chord (`/`, `.`), `%` for the bar before, `x2`, or words after `*`.',
    text({
      maxLength: SONG_LIMITS.maxSymbolLength,
      meaning: `1 to ${SONG_LIMITS.maxSymbolLength} characters without brackets, and no blank at either end`,
      accepts: (value) =>
        !CONTROL.test(value) && !/[[\]]/.test(value) && value.trim() === value && value !== '*',
    }),
  ),
}

const LINE_SHAPE = {
  kind: choice(SONG_LINE_KINDS),
  text: oneLine(SONG_LIMITS.maxLineLength),
  style: about(
    'Of a comment; default: plain.',
    optional(literal(['italic', 'box'], 'italic or box')),
  ),
  marks: about(
    'In order of `at`; only lyrics have any.',
    list(MARK_SHAPE, 0, SONG_LIMITS.maxMarks),
  ),
}

const KIND_TEXT = /^[a-z][a-z0-9_]{0,31}$/

const SECTION_SHAPE = {
  kind: about(
    'verse, chorus, bridge, intro, tab, grid or another word; part for lines outside any section.',
    text({
      maxLength: 32,
      meaning: 'a small letter, then small letters, digits and _, at most 32 characters',
      accepts: (value) => KIND_TEXT.test(value),
    }),
  ),
  label: about(
    'As written, where it is more than the kind.',
    optional(oneLine(SONG_LIMITS.maxLabelLength, 1)),
  ),
  repeats: about('Times that it is played.', integer(1, SONG_LIMITS.maxRepeats)),
  recalls: about(
    'Stands for the latest section of its kind before it; it has no lines of its own.',
    optional(literal([true], 'true, or nothing')),
  ),
  options: about('Other attributes of its ChordPro directive.', optional(oneLine(500, 1))),
  lines: list(LINE_SHAPE, 0, SONG_LIMITS.maxLines),
}

export const SONG_SHAPE = {
  title: oneLine(PROJECT_LIMITS.maxTitleLength),
  artist: optional(oneLine(PROJECT_LIMITS.maxTitleLength, 1)),
  key: about(
    'As written, named as the chords are.',
    optional(oneLine(SONG_LIMITS.maxKeyLength, 1)),
  ),
  tempo: about(
    'Beats a minute.',
    optional(number(PROJECT_LIMITS.minTempo, PROJECT_LIMITS.maxTempo)),
  ),
  meter: about('Default: 4/4.', optional(timeSignature)),
  capo: about('Fret; default: none.', optional(integer(0, SONG_LIMITS.maxCapo))),
  strum: about('A strumming pattern as written: D DU UDU.', optional(oneLine(200, 1))),
  chordNames: about(
    'Under a capo chords are called by their shapes, unless this says sounding.',
    optional(literal(['sounding'], 'sounding, or nothing for shapes')),
  ),
  noteNames: about(
    'System of the note names; default: english.',
    optional(literal(['german', 'solfege'], 'german or solfege')),
  ),
  metadata: about(
    'What else its head says: subtitle, composer, year.',
    list(
      { name: oneLine(64, 1), value: oneLine(SONG_LIMITS.maxLineLength) },
      0,
      SONG_LIMITS.maxMetadata,
    ),
  ),
  sections: list(SECTION_SHAPE, 0, SONG_LIMITS.maxSections),
}

export type Song = Shaped<typeof SONG_SHAPE>
export type SongSection = Shaped<typeof SECTION_SHAPE>
export type SongLine = Shaped<typeof LINE_SHAPE>
export type SongMark = Shaped<typeof MARK_SHAPE>

/** What a song has more of than it may: `3000 lines`; `undefined` for one that fits. */
export function surplusOf({
  sections,
  metadata,
}: Song): { readonly what: string; readonly count: number; readonly most: number } | undefined {
  const lines = sections.flatMap((section) => section.lines)
  const marks = lines.reduce((sum, line) => sum + line.marks.length, 0)
  return [
    { what: 'sections', count: sections.length, most: SONG_LIMITS.maxSections },
    { what: 'lines of metadata', count: metadata.length, most: SONG_LIMITS.maxMetadata },
    { what: 'lines', count: lines.length, most: SONG_LIMITS.maxLines },
    { what: 'chords and bar lines', count: marks, most: SONG_LIMITS.maxMarks },
  ].find(({ count, most }) => count > most)
}

/** Why the lines of a song do not hang together; `undefined` where they do. */
function contradictionIn(song: Song): string | undefined {
  for (const [index, { lines, recalls }] of song.sections.entries()) {
    if (recalls && lines.length > 0) return `no lines in sections[${index}], which recalls another`
    for (const [lineIndex, { kind, text, marks }] of lines.entries()) {
      const where = `sections[${index}].lines[${lineIndex}]`
      if (marks.length > 0 && kind !== 'lyrics') return `no marks in ${where}, which is no lyrics`
      if (marks.some(({ at }, mark) => at > text.length || at < (marks[mark - 1]?.at ?? 0))) {
        return `marks of ${where} in order, none beyond its text`
      }
    }
  }
  return surplusOf(song)
    ? `at most ${SONG_LIMITS.maxLines} lines and ${SONG_LIMITS.maxMarks} marks in all sections`
    : undefined
}

/** A song whose lines hang together. */
export const songField: Field<Song> = {
  ...object(SONG_SHAPE),
  read: (reader, key, bounds) => {
    const song = object(SONG_SHAPE).read(reader, key, bounds)
    const expected = contradictionIn(song)
    if (expected !== undefined) refuseField(reader, key, expected)
    return song
  },
}
