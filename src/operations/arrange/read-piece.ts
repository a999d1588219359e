/** What a request wants arranged: its score with its times and its key, wherever it came from. */
import type { Setting, TimedChord } from '#engine/arrange/arrangement'
import { barIndexOf, DEFAULT_TEMPO, type TimeSignature } from '#engine/tab/measure'
import { MAX_DURATION_BEATS, MAX_START_BEAT } from '#engine/tab/tab-event'
import { rootOfSignature } from '#engine/theory/key-signature'
import type { TheoryContext } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import type { PieceLimits } from '#formats/track/piece-of-score'
import { formats } from '../files/load-formats'
import { theoryOf } from '../reading/theory-request'
import { requestErrorOf } from '../registry/request-errors'
import { MAX_TITLE_LENGTH } from '../schemas/tab'
import { type ArrangeQuery, MAX_ARRANGED_NOTES } from './arrange.schema'
import { type FilePiece, isCarried, readFilePiece } from './read-file'
import { type ReadScore, readScore } from './read-score'

export interface ArrangedPiece {
  /** The notes as they were sent: all, or the melody that chords go with. */
  readonly written: ReadScore['written']
  /** Of notes always the same; of a melody with chords as it is laid in a setting, see `ScoreFor`. */
  readonly scoreFor: ReadScore['scoreFor']
  readonly outline?: ReadScore['outline']
  readonly fullness?: ReadScore['fullness']
  readonly thinner?: ReadScore['thinner']
  /** As written, one a bar that a chord lasts. */
  readonly chords?: readonly TimedChord[]
  readonly theory: TheoryContext
  /** Beats a minute. */
  readonly tempo: number
  readonly timeSignature: TimeSignature
  readonly title: string
  /** Number of the bar that a beat lies in, from 1; of a file its own. */
  readonly barOf: (beat: number) => number
  /** Where the score came in a file or a project. */
  readonly source?: FilePiece
}

/** What one answer holds. */
export const ANSWER_LIMITS: PieceLimits = {
  notes: MAX_ARRANGED_NOTES,
  startBeat: MAX_START_BEAT,
  durationBeats: MAX_DURATION_BEATS,
}

const DEFAULT_TIME_SIGNATURE: TimeSignature = [4, 4]
const DEFAULT_TITLE = 'Arrangement'

type Key = Pick<ArrangeQuery, 'root'> & { readonly scale: string; readonly chord: string }

const MAJOR = { scale: 'major', chord: 'major' }
const MINOR = { scale: 'naturalMinor', chord: 'minor' }

/** The theory asked for, else that of the piece's own key, else C major. */
function theoryIn(query: ArrangeQuery, own: Key = MAJOR): TheoryContext {
  const { root, scale, chord, layer } = query
  const isAsked = root !== undefined || scale !== undefined || chord !== undefined
  if (!isAsked) return theoryOf({ ...own, layer })
  return theoryOf({ root, scale: scale ?? MAJOR.scale, chord: chord ?? MAJOR.chord, layer })
}

function refuseBeside(query: ArrangeQuery, names: readonly (keyof ArrangeQuery)[], why: string) {
  const path = names.find((name) => query[name] !== undefined)
  if (path === undefined) return
  throw requestErrorOf('conflicting-parameters', [{ path, message: `${path}: ${why}` }])
}

function carriedPiece(query: ArrangeQuery, limits: PieceLimits): ArrangedPiece {
  const { file, project } = query
  const name = file !== undefined ? 'file' : project !== undefined ? 'project' : 'zproject'
  const others = ['notes', 'melody', 'chords', 'project', 'zproject'] as const
  refuseBeside(
    query,
    others.filter((other) => other !== name),
    `${name} holds the whole score; give one of them`,
  )
  refuseBeside(query, ['timeSignature'], `${name} has its own time signatures; leave it out`)
  const source = readFilePiece(query, limits)
  const { piece, score } = source
  const [first] = piece.bars
  const signature = score.measures[piece.fromBar - 1]!
  const root = formatNoteName(rootOfSignature(signature))
  const key = { root, ...(signature.isMinor ? MINOR : MAJOR) }
  return {
    written: piece.notes,
    scoreFor: () => piece.notes,
    theory: theoryIn(query, key),
    tempo: query.tempo ?? first!.tempo,
    timeSignature: first!.timeSignature,
    title: (query.title ?? (score.title || DEFAULT_TITLE)).slice(0, MAX_TITLE_LENGTH),
    barOf: (beat) => formats().barAt(piece, beat) + piece.fromBar,
    source,
  }
}

/**
 * The piece of a request.
 *
 * @param plainest setting that the request allows
 * @throws RequestError unless it has one score: notes, melody with chords, a file or a project.
 */
export function readPiece(
  query: ArrangeQuery,
  plainest: Setting,
  limits: PieceLimits = ANSWER_LIMITS,
): ArrangedPiece {
  if (isCarried(query)) return carriedPiece(query, limits)
  refuseBeside(query, ['tracks', 'fromBar'], 'goes with file, project or zproject')
  const { tempo = DEFAULT_TEMPO, title = DEFAULT_TITLE } = query
  const [beats, unit] = query.timeSignature ?? DEFAULT_TIME_SIGNATURE
  const timeSignature: TimeSignature = [beats, unit]
  return {
    ...readScore(query, plainest, timeSignature),
    theory: theoryIn(query),
    tempo,
    timeSignature,
    title,
    barOf: (beat) => barIndexOf(beat, timeSignature) + 1,
  }
}
