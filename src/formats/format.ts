/** What every file format can do. */
import type { Report } from './score/report'
import type { Score } from './score/score'

/** The formats that are written, by name, for those who only name them: their code is loaded when it is used. */
export const FORMAT_ROWS = [
  { id: 'midi', name: 'MIDI', extension: 'mid', mediaType: 'audio/midi' },
  {
    id: 'musicxml',
    name: 'MusicXML',
    extension: 'musicxml',
    mediaType: 'application/vnd.recordare.musicxml+xml',
  },
  { id: 'guitar-pro', name: 'Guitar Pro', extension: 'gp', mediaType: 'application/x-guitar-pro' },
  {
    id: 'alphatex',
    name: 'alphaTex',
    extension: 'alphatex',
    mediaType: 'text/plain; charset=utf-8',
  },
  { id: 'ascii', name: 'ASCII tab', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
  { id: 'chordpro', name: 'ChordPro', extension: 'cho', mediaType: 'text/plain; charset=utf-8' },
  { id: 'sheet', name: 'Chord sheet', extension: 'crd', mediaType: 'text/plain; charset=utf-8' },
] as const

export type FormatId = (typeof FORMAT_ROWS)[number]['id']
export const FORMAT_IDS = FORMAT_ROWS.map(({ id }) => id) as [FormatId, ...FormatId[]]

/** What a format is called and how its files are. */
export function formatRowOf(id: FormatId): (typeof FORMAT_ROWS)[number] {
  return FORMAT_ROWS.find((row) => row.id === id)!
}

/** The same as a format says it; `others` are extensions that are read beside the one written. */
export function formatOf(id: FormatId, others: readonly string[]) {
  const { name, extension, mediaType } = formatRowOf(id)
  return { id, name, extensions: [extension, ...others], mediaType }
}

export interface ReadScore {
  readonly score: Score
  readonly report: Report
}

export interface WrittenScore {
  readonly bytes: Uint8Array
  readonly report: Report
}

interface FormatNames<Id extends string> {
  readonly id: Id
  readonly name: string
  /** Without dot, the one to write first. */
  readonly extensions: readonly string[]
  /** Loads what reading and writing need; to be awaited before either. */
  readonly load?: () => Promise<void>
}

/** A format that is read. One that is not written too has an id of its own. */
export interface ReadFormat extends FormatNames<string> {
  /** Whether bytes begin as this format does; names of files are not believed. */
  sniff(bytes: Uint8Array): boolean
  /** @throws FormatError `unreadable-file`, `file-too-large` or `empty-file`. */
  read(bytes: Uint8Array): ReadScore
}

/** A format that is written: one of `FORMAT_ROWS`. */
export interface WrittenFormat extends FormatNames<FormatId> {
  /** Of what is written. */
  readonly mediaType: string
  /** @throws FormatError `not-writable`. */
  write(score: Score): WrittenScore
}

export type TabFormat = ReadFormat & WrittenFormat
