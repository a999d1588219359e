/**
 * The packed form of a song in links: a list of title, artist, key, tempo, beats, beat unit, capo,
 * strum, 1 for sounding names, note names, metadata as name and value by turns, sections. A section
 * is kind, label, repeats, options, then its lines: words with the marks in brackets between them,
 * `[C]Hel[G]lo`, where a bracket of the words is doubled; for another kind than lyrics a list of its
 * number, text and style. The one section in place of its lines `true` recalls another. `null`
 * stands for what is not said. Kept for ever, like `packed-form.ts`.
 */
import type { JsonValue } from './overlay'
import { SONG_LINE_KINDS, type Song, type SongLine, type SongMark } from './song-shape'

type JsonList = readonly JsonValue[]

const STYLES = ['italic', 'box'] as const

/** The words of a line with its marks in brackets. */
function packWords({ text, marks }: SongLine): string {
  let packed = ''
  let from = 0
  for (const { at, symbol } of marks) {
    packed += `${text.slice(from, at).replaceAll('[', '[[')}[${symbol}]`
    from = at
  }
  return packed + text.slice(from).replaceAll('[', '[[')
}

function packLine(line: SongLine): JsonValue {
  if (line.kind === 'lyrics') return packWords(line)
  const kind = SONG_LINE_KINDS.indexOf(line.kind)
  return line.style === undefined
    ? [kind, line.text]
    : [kind, line.text, STYLES.indexOf(line.style)]
}

export function packSong(song: Song): JsonList {
  return [
    song.title,
    song.artist ?? null,
    song.key ?? null,
    song.tempo ?? null,
    song.meter?.[0] ?? null,
    song.meter?.[1] ?? null,
    song.capo ?? null,
    song.strum ?? null,
    song.chordNames === undefined ? null : 1,
    song.noteNames ?? null,
    song.metadata.flatMap(({ name, value }) => [name, value]),
    song.sections.map(
      ({ kind, label, repeats, recalls, options, lines }): JsonValue => [
        kind,
        label ?? null,
        repeats === 1 ? null : repeats,
        options ?? null,
        ...(recalls ? [true] : lines.map(packLine)),
      ],
    ),
  ]
}

const PIECE = /\[\[|\[[^[\]]*\]|[^[]+|\[/g

function unpackWords(packed: string): SongLine {
  const marks: SongMark[] = []
  let text = ''
  for (const [piece] of packed.matchAll(PIECE)) {
    if (piece === '[[') text += '['
    else if (piece.startsWith('[')) marks.push({ at: text.length, symbol: piece.slice(1, -1) })
    else text += piece
  }
  return { kind: 'lyrics', text, marks }
}

function unpackLine(packed: unknown): unknown {
  if (typeof packed === 'string') return unpackWords(packed)
  const [kind, text, style] = Array.isArray(packed) ? packed : []
  return {
    kind: SONG_LINE_KINDS[kind],
    text,
    ...(style !== undefined && { style: STYLES[style] }),
    marks: [],
  }
}

/** Fields that are said. */
function said(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  )
}

function unpackSection(packed: unknown): unknown {
  if (!Array.isArray(packed)) return undefined
  const [kind, label, repeats, options, ...lines]: readonly unknown[] = packed
  const isRecall = lines[0] === true
  return {
    ...said({ kind, label, repeats: repeats ?? 1, recalls: isRecall || null, options }),
    lines: isRecall ? [] : lines.map(unpackLine),
  }
}

/** The song of a packed one, its fields unchecked. */
export function unpackSong(packed: unknown): unknown {
  if (!Array.isArray(packed)) return packed
  const [
    title,
    artist,
    key,
    tempo,
    beats,
    unit,
    capo,
    strum,
    sounding,
    noteNames,
    metadata,
    sections,
  ] = packed as readonly unknown[]
  const flat: readonly unknown[] = Array.isArray(metadata) ? metadata : []
  return {
    ...said({
      title,
      artist,
      key,
      tempo,
      meter: beats === null ? null : [beats, unit],
      capo,
      strum,
    }),
    ...said({ chordNames: sounding === 1 ? 'sounding' : sounding, noteNames }),
    metadata: flat.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: flat[at + 1] }] : [])),
    sections: Array.isArray(sections) ? sections.map(unpackSection) : sections,
  }
}
