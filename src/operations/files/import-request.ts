/** What an import is asked for: a file, one of its tracks, and how that is to be played. */
import type { Neck } from '#engine/instrument/neck'
import type { ScoreTrack } from '#formats/score/score'
import { type GivenNeck, givenNeckOf } from '../reading/neck-request'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { checkProjectNeck } from '../tab/project-neck'
import type { ImportRequest } from './import.schema'
import { formats } from './load-formats'

function isGiven({ instrument, tuning, capo }: GivenNeck): boolean {
  return instrument !== undefined || tuning !== undefined || capo !== undefined
}

/** The neck asked for; what is not said of it stays as the track has it. */
function neckAskedFor({ instrument, tuning, capo }: GivenNeck, track: ScoreTrack): Neck {
  const { neck, program } = track
  const isOwn = neck !== undefined && instrument === undefined && tuning === undefined
  return givenNeckOf({
    instrument: instrument ?? neck?.instrument.id ?? formats().instrumentIdOf(program),
    tuning: isOwn ? neck.strings.toReversed().map(({ name }) => name) : tuning,
    capo: capo ?? (isOwn ? neck.capo : undefined),
  })
}

/**
 * The neck that a track is played on, and whether it has to be planned for it.
 *
 * @throws RequestError where another neck, or what `refinger` does, is asked for without it.
 */
export function neckOfImport(
  request: ImportRequest,
  track: ScoreTrack,
): { neck: Neck; isPlanned: boolean } {
  const { refinger, keep, style } = request
  const refuse = (path: string, what: string) =>
    requestErrorOf('conflicting-parameters', [
      { path, message: `${path} says ${what}; add refinger=true` },
    ])
  if (track.neck && !refinger) {
    if (keep !== 'none') throw refuse('keep', 'what refinger leaves as it is')
    if (style) throw refuse('style', 'how refinger plans, and this track has its places')
    if (isGiven(request)) checkProjectNeck(request, track.neck)
    return { neck: track.neck, isPlanned: false }
  }
  return { neck: neckAskedFor(request, track), isPlanned: true }
}

/**
 * The track asked for, else the first that a project can hold; `undefined` where there is none.
 *
 * @throws RequestError for a number that no track has, and for a track of percussion.
 */
export function trackOfImport(
  { track: number }: ImportRequest,
  tracks: readonly ScoreTrack[],
): ScoreTrack | undefined {
  if (number === undefined) {
    const melodic = tracks.filter(
      ({ isPercussion, measures }) =>
        !isPercussion && measures.flat(2).some(({ notes }) => notes.length > 0),
    )
    return melodic.find(({ neck }) => neck) ?? melodic[0]
  }
  const track = tracks[number - 1]
  const allowed = tracks.flatMap(({ isPercussion }, index) =>
    isPercussion ? [] : [String(index + 1)],
  )
  const refuse = (why: string) => {
    const message = `track ${number} ${why}; ${allowed.length === 0 ? 'none can be a project' : `tracks of this file are ${allowed.join(', ')}`}`
    return requestErrorOf('invalid-parameter', [{ path: 'track', message, allowed }])
  }
  if (!track) throw refuse(`is none: the file has ${tracks.length}`)
  if (track.isPercussion)
    throw refuse(`(${showValue(track.name)}) is percussion, which has no strings`)
  return track
}
