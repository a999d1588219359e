/** The piece in a file or a project: the bars and tracks of it that are arranged at once. */

import type { Piece, Report, Score, ScoreTrack } from '#formats/index'
import { FILE_LIMITS } from '#formats/score/limits'
import type { PieceLimits } from '#formats/track/piece-of-score'
import { bytesOfFile } from '../files/file-bytes'
import { formats } from '../files/load-formats'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { carriedProjectOf } from '../tab/project'
import type { ArrangeQuery } from './arrange.schema'

/** A score as it came, and what of it is arranged. */
export interface FilePiece {
  readonly piece: Piece
  readonly score: Score
  /** The tracks that are arranged. */
  readonly tracks: readonly ScoreTrack[]
  readonly format: { readonly id: string; readonly name: string } | null
  readonly report: Report
}

function refuse(path: string, message: string, allowed?: readonly string[]): never {
  const issue = { path, message: `${path}: ${message}`, ...(allowed && { allowed }) }
  throw requestErrorOf('invalid-parameter', [issue])
}

function scoreOf({ file, project, zproject }: ArrangeQuery) {
  const { sniffFormat, readLoaded, scoreOfProject } = formats()
  if (file === undefined) {
    const carried = carriedProjectOf({ project, zproject })!
    return { ...scoreOfProject(carried), format: null }
  }
  const bytes = bytesOfFile(file)
  const format = sniffFormat(bytes, FILE_LIMITS.maxBytes)
  const { score, report } = readLoaded(format, bytes)
  return { score, report, format: { id: format.id, name: format.name } }
}

function hasNotes({ measures }: ScoreTrack): boolean {
  return measures.some((voices) =>
    voices.some((beats) => beats.some(({ notes }) => notes.length > 0)),
  )
}

/** The tracks asked for, else all that have pitches. */
function tracksOf(query: ArrangeQuery, { tracks }: Score): readonly ScoreTrack[] {
  const { tracks: numbers, file, project } = query
  const isPitched = (track: ScoreTrack) => !track.isPercussion && hasNotes(track)
  const pitched = tracks.filter(isPitched)
  const allowed = tracks.flatMap((track, index) => (isPitched(track) ? [String(index + 1)] : []))
  if (pitched.length === 0) {
    const path = file !== undefined ? 'file' : project !== undefined ? 'project' : 'zproject'
    refuse(path, 'no track has pitches that strings play')
  }
  if (numbers === undefined) return pitched
  for (const number of numbers) {
    const track = tracks[number - 1]
    if (track && isPitched(track)) continue
    const why = !track
      ? `is none: there are ${tracks.length}`
      : `(${showValue(track.name)}) has no pitches that strings play`
    refuse('tracks', `track ${number} ${why}; give some of ${allowed.join(', ')}`, allowed)
  }
  return tracks.filter((_, index) => numbers.includes(index + 1))
}

/** Whether a request carries a score as a whole: a file or a project. */
export function isCarried({ file, project, zproject }: ArrangeQuery): boolean {
  return file !== undefined || project !== undefined || zproject !== undefined
}

/**
 * @throws FormatError for a file that is not read, DomainError for text that is no project,
 * RequestError for a track or a bar that is not there.
 */
export function readFilePiece(query: ArrangeQuery, limits: PieceLimits): FilePiece {
  const { newReport, pieceOfScore } = formats()
  const { score, report, format } = scoreOf(query)
  const tracks = tracksOf(query, score)
  const { fromBar = 1 } = query
  const barCount = score.measures.length
  if (fromBar > barCount) refuse('fromBar', `there is no bar ${fromBar}: the piece has ${barCount}`)
  const own = newReport()
  const piece = pieceOfScore(score, tracks, fromBar, limits, own)
  if (piece.notes.length === 0) {
    const last = fromBar + piece.bars.length - 1
    const bars = last > fromBar ? `bars ${fromBar} to ${last} hold` : `bar ${fromBar} holds`
    refuse('fromBar', `${bars} no notes of these tracks`)
  }
  return { piece, score, tracks, format, report: [...report, ...own.finish()] }
}
