/**
 * Files of others: `import { readTab, writeTab } from 'pitch-map/formats'`. Runs in Node, in
 * browsers and in workers; what a format needs is loaded when it is first used.
 */
import { alphaTex } from './alphatab/alphatex'
import { guitarPro } from './alphatab/guitar-pro'
import { ascii } from './ascii/ascii'
import type {
  FormatId,
  ReadFormat,
  ReadScore,
  TabFormat,
  WrittenFormat,
  WrittenScore,
} from './format'
import { midi } from './midi/midi'
import { musicXml } from './musicxml/musicxml'
import { checkCount, FormatError } from './score/format-error'
import { FILE_LIMITS } from './score/limits'
import type { Score } from './score/score'
import { chordPro, chordProSheet, chordSheet, sheetText } from './sheet/sheet'

export type { ReadFormat, ReadScore, TabFormat, WrittenFormat, WrittenScore } from './format'
export { FORMAT_IDS, type FormatId } from './format'
export { instrumentIdOf } from './midi/played-tracks'
export { cutScore, MAX_PLANNED_NOTES } from './score/cut-score'
export { FORMAT_ERRORS, FormatError, type FormatErrorCode } from './score/format-error'
export { FILE_LIMITS } from './score/limits'
export { newReport, type Report, type ReportEntry, type ReportKind } from './score/report'
export type { Beat, Score, ScoreMeasure, ScoreNote, ScoreTrack, Voice } from './score/score'
export { soundingNotesOf } from './score/score-times'
export {
  type ArrangedScore,
  type ArrangeScoreOptions,
  arrangeScore,
  type PianoNote,
} from './track/arrange-score'
export { barAt, namesInBars, type Piece, pieceOfScore } from './track/piece-of-score'
export { type Keep, type Placing, placeTrack } from './track/place-track'
export { type ProjectOfTrack, projectOfTrack, scoreOfProject } from './track/project-of-track'
export { scoreOfSong, wholeScoreOf } from './track/score-of-song'
export { scoreOfBars, scoreOfTab } from './track/score-of-tab'

/** Those that are both read and written. */
export const FORMATS: readonly TabFormat[] = [guitarPro, musicXml, midi, alphaTex, ascii]

export function formatById(id: string): TabFormat | undefined {
  return FORMATS.find((format) => format.id === id)
}

/** In the order in which they are tried on a file: text that looks like a sheet or tab comes last. */
const READ_FORMATS: readonly ReadFormat[] = [
  chordProSheet,
  ...FORMATS.filter((format) => format !== ascii),
  chordSheet,
  ascii,
]
const WRITTEN_FORMATS: readonly WrittenFormat[] = [...FORMATS, chordPro, sheetText]

/** A format to write. */
export function writtenFormatOf(id: FormatId): WrittenFormat {
  return WRITTEN_FORMATS.find((format) => format.id === id)!
}

/** The format that a file name stands for; for writing only: what is read is sniffed. */
export function formatOfName(name: string): WrittenFormat | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return WRITTEN_FORMATS.find(
    ({ extensions }) => extension !== undefined && extensions.includes(extension),
  )
}

/**
 * The format of a file by its bytes.
 *
 * @throws FormatError `empty-file`, `file-too-large` or `unknown-format`.
 */
export function sniffFormat(
  bytes: Uint8Array,
  maxBytes: number = FILE_LIMITS.maxLocalBytes,
): ReadFormat {
  if (bytes.length === 0) throw new FormatError('empty-file', 'This file is empty.')
  checkCount('bytes', bytes.length, maxBytes)
  const format = READ_FORMATS.find((one) => one.sniff(bytes))
  if (format) return format
  const names = READ_FORMATS.map(({ name }) => name).join(', ')
  throw new FormatError(
    'unknown-format',
    `The bytes of this file are of no format that is read here (${names}).`,
  )
}

export interface ReadTab extends ReadScore {
  readonly format: ReadFormat
}

/** Reads bytes of a format that is loaded. @throws FormatError */
export function readLoaded(format: ReadFormat, bytes: Uint8Array): ReadTab {
  let read: ReadScore
  try {
    read = format.read(bytes)
  } catch (error) {
    if (error instanceof FormatError) throw error
    // Deep nesting overflows the stack of a parser; a lone broken value fails one of its steps.
    throw new FormatError('unreadable-file', `This ${format.name} file is broken.`)
  }
  const hasNotes = read.score.tracks.some(({ measures }) =>
    measures.some((voices) => voices.some((beats) => beats.some(({ notes }) => notes.length > 0))),
  )
  if (!hasNotes && !read.score.sheet)
    throw new FormatError('empty-file', `This ${format.name} file holds no notes.`)
  return { ...read, format }
}

/**
 * Reads a file of any format by its bytes: a score, and a report of what was kept, changed and
 * left out.
 *
 * @throws FormatError for bytes that are not read, by name.
 */
export async function readTab(bytes: Uint8Array): Promise<ReadTab> {
  const format = sniffFormat(bytes)
  await format.load?.()
  return readLoaded(format, bytes)
}

/**
 * Writes a score.
 *
 * @throws FormatError `not-writable`.
 */
export async function writeTab(score: Score, id: FormatId): Promise<WrittenScore> {
  const format = writtenFormatOf(id)
  await format.load?.()
  return format.write(score)
}
