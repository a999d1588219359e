/**
 * Files of others: `import { readTab, writeTab } from 'pitch-map/formats'`. Runs in Node, in
 * browsers and in workers; what a format needs is loaded when it is first used.
 */
import { alphaTex } from './alphatex'
import { ascii } from './ascii'
import type { ReadScore, TabFormat, WrittenScore } from './format'
import { FormatError } from './format-error'
import type { FormatId } from './format-ids'
import { guitarPro } from './guitar-pro'
import { FILE_LIMITS } from './limits'
import { midi } from './midi/midi'
import { musicXml } from './musicxml/musicxml'
import type { Score } from './score'

export {
  type ArrangedScore,
  type ArrangeScoreOptions,
  arrangeScore,
  type PianoNote,
} from './arrange-score'
export { cutScore, MAX_PLANNED_NOTES } from './cut-score'
export type { ReadScore, TabFormat, WrittenScore } from './format'
export { FORMAT_ERRORS, FormatError, type FormatErrorCode } from './format-error'
export { FORMAT_IDS, type FormatId } from './format-ids'
export { FILE_LIMITS } from './limits'
export { instrumentIdOf } from './midi/general-midi'
export { barAt, namesInBars, type Piece, pieceOfScore } from './piece-of-score'
export { type Keep, type Placing, placeTrack } from './place-track'
export { type ProjectOfTrack, projectOfTrack, scoreOfProject } from './project-of-track'
export { newReport, type Report, type ReportEntry, type ReportKind } from './report'
export type { Beat, Score, ScoreMeasure, ScoreNote, ScoreTrack, Voice } from './score'
export { scoreOfBars, scoreOfTab } from './score-of-tab'
export { soundingNotesOf } from './score-times'

/** In the order in which they are tried on a file: text that looks like tab comes last. */
export const FORMATS: readonly TabFormat[] = [guitarPro, musicXml, midi, alphaTex, ascii]

export function formatById(id: string): TabFormat | undefined {
  return FORMATS.find((format) => format.id === id)
}

/** The format that a file name stands for; for writing only: what is read is sniffed. */
export function formatOfName(name: string): TabFormat | undefined {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  return FORMATS.find(({ extensions }) => extension !== undefined && extensions.includes(extension))
}

/**
 * The format of a file by its bytes.
 *
 * @throws FormatError `empty-file`, `file-too-large` or `unknown-format`.
 */
export function sniffFormat(
  bytes: Uint8Array,
  maxBytes: number = FILE_LIMITS.maxLocalBytes,
): TabFormat {
  if (bytes.length === 0) throw new FormatError('empty-file', 'This file is empty.')
  if (bytes.length > maxBytes) {
    throw new FormatError(
      'file-too-large',
      `This file has ${bytes.length} bytes; ${maxBytes} is the limit.`,
    )
  }
  const format = FORMATS.find((one) => one.sniff(bytes))
  if (format) return format
  const names = FORMATS.map(({ name }) => name).join(', ')
  throw new FormatError(
    'unknown-format',
    `The bytes of this file are of no format that is read here (${names}).`,
  )
}

export interface ReadTab extends ReadScore {
  readonly format: TabFormat
}

/** Reads bytes of a format that is loaded. @throws FormatError */
export function readLoaded(
  format: TabFormat,
  bytes: Uint8Array,
  maxInflatedBytes?: number,
): ReadTab {
  let read: ReadScore
  try {
    read = format.read(bytes, maxInflatedBytes)
  } catch (error) {
    if (error instanceof FormatError) throw error
    // Deep nesting overflows the stack of a parser; a lone broken value fails one of its steps.
    throw new FormatError('unreadable-file', `This ${format.name} file is broken.`)
  }
  const hasNotes = read.score.tracks.some(({ measures }) =>
    measures.some((voices) => voices.some((beats) => beats.some(({ notes }) => notes.length > 0))),
  )
  if (!hasNotes) throw new FormatError('empty-file', `This ${format.name} file holds no notes.`)
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
  const format = formatById(id)!
  await format.load?.()
  return format.write(score)
}
