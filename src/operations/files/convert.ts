/** A file in another format: read, planned anew where asked for or where it has no strings, written. */
import type { FormatId } from '#formats/format'
import type { Report } from '#formats/score/report'
import type { Score, ScoreTrack } from '#formats/score/score'
import type { ImportRequest } from './import.schema'
import { neckOfImport, trackOfImport } from './import-request'
import { loadFormats } from './load-formats'

export type Conversion = Omit<ImportRequest, 'file'>

export interface Converted {
  readonly bytes: Uint8Array
  readonly report: Report
  readonly from: string
  readonly noteCount: number
  /** Notes on other strings or frets than in the file. */
  readonly movedCount: number
}

/**
 * Converts a file of any format.
 *
 * @throws FormatError for a file that is not read, or a score that the format cannot hold;
 * RequestError for a track or a neck that is not there.
 */
export async function convert(
  bytes: Uint8Array,
  type: FormatId,
  request: Conversion,
): Promise<Converted> {
  const { readTab, writeTab, placeTrack, newReport, soundingNotesOf } = await loadFormats()
  const { score, report, format } = await readTab(bytes)
  const own = newReport()
  const asked = { ...request, file: bytes }
  const chosen = request.track === undefined ? undefined : trackOfImport(asked, score.tracks)
  const hasStrings = score.tracks.some(({ neck }) => neck !== undefined)
  let movedCount = 0
  const place = (track: ScoreTrack): ScoreTrack => {
    // A part for another instrument beside a guitar's stays as it is.
    const stays = track.isPercussion || (!track.neck && hasStrings && !request.refinger)
    if (stays || (!track.neck && type === 'midi')) return track
    const { neck, isPlanned } = neckOfImport(asked, track)
    if (!isPlanned) return track
    const placing = placeTrack(score, track, neck, own, {
      keep: track.neck ? request.keep : 'none',
      style: request.style,
    })
    movedCount += placing.movedCount
    if (!track.neck)
      own.add(
        'changed',
        'The file has no strings for it: strings, frets and fingers are planned.',
        { track: track.name },
      )
    return placing.track
  }
  const placed: Score = { ...score, tracks: (chosen ? [chosen] : score.tracks).map(place) }
  const written = await writeTab(placed, type)
  const noteCount = placed.tracks.reduce(
    (sum, track) => sum + soundingNotesOf(placed, track).length,
    0,
  )
  return {
    bytes: written.bytes,
    report: [...report, ...own.finish(), ...written.report],
    from: format.name,
    noteCount,
    movedCount,
  }
}
