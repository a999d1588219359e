/** Route requests of GET and POST as the planner takes them. */

import { tryToHold } from '#engine/check/hold'
import { type PositionName, parseHand } from '#engine/hand/hand-window'
import { TAUGHT_REACH_MM } from '#engine/hand/reach'
import { parseFretPosition } from '#engine/instrument/fret-position-text'
import type { Frets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import { neckWords } from '#engine/instrument/neck-words'
import type { RouteShape } from '#engine/plan/describe-shape'
import { hintsOf, type RouteHints } from '#engine/plan/preferences'
import type { RouteLimits, RouteRequest, RouteRequestNote } from '#engine/plan/route'
import { parseShape } from '#engine/plan/shape-table'
import { isWay, type RouteWay } from '#engine/plan/ways'
import type { Style } from '#engine/plan/weights'
import { MAX_START_BEAT } from '#engine/tab/tab-event'
import { requestErrorOf } from '../registry/request-errors'
import { acceptedFrets, checkFret, readMaxFret } from './neck-checks'

/** Bounds the work of one request to a few tens of milliseconds. */
export const MAX_ROUTE_NOTES = 512

function refuse(path: string, message: string): never {
  throw requestErrorOf('invalid-parameter', [{ path, message: `${path}: ${message}` }])
}

/** Refuses notes whose tab could not be rendered afterwards. */
export function checkRouteEnd(notes: readonly Pick<RouteRequestNote, 'startBeat'>[]): void {
  const late = notes.findLastIndex(({ startBeat }) => startBeat > MAX_START_BEAT)
  if (late >= 0) {
    refuse(
      'notes',
      `note ${late + 1} would start at beat ${notes[late]!.startBeat}; tab events start at beat ${MAX_START_BEAT} at the latest, so shorten durationBeats or send fewer notes`,
    )
  }
}

/** Refuses a shape whose fretted ends no hand spans, by the reach that /api/check grants. */
function checkReach(text: string, frets: Frets, neck: Neck): void {
  const { handFret, reachFrets, reachMm } = tryToHold(frets, neck)
  if (reachMm <= TAUGHT_REACH_MM) return
  const message = `frets: ${text} spans frets ${handFret} to ${handFret + reachFrets}, ${Math.round(reachMm)} mm; a hand reaches about ${TAUGHT_REACH_MM} mm`
  throw requestErrorOf('invalid-parameter', [{ path: 'frets', message }])
}

/** The shape given as `frets` or as `shape`, if any. */
export function askedShapeOf(
  query: { readonly frets?: string | undefined; readonly shape?: string | undefined },
  neck: Neck,
): RouteShape | undefined {
  const { frets, shape } = query
  if (frets !== undefined && shape !== undefined) {
    const message = 'frets and shape both give a shape; give one of them'
    throw requestErrorOf('conflicting-parameters', [{ path: 'shape', message }])
  }
  if (frets !== undefined) {
    const parsed = acceptedFrets(frets, neck)
    checkReach(frets, parsed, neck)
    return { source: 'frets', text: frets, frets: parsed }
  }
  if (shape === undefined) return undefined
  const known = parseShape(shape, neck)
  if (!known) {
    const message = `shape: ${shape} is a form of the guitar in standard intervals, up to fret ${neck.maxFret}; on ${neckWords(neck)} give the shape as frets`
    throw requestErrorOf('invalid-parameter', [{ path: 'shape', message }])
  }
  return { source: 'shape', text: shape, frets: known.frets }
}

interface HandParameters {
  readonly position: PositionName
  readonly hand?: string | undefined
  readonly handStartFret?: number | undefined
  readonly handEndFret?: number | undefined
}

/** How a line lies, or the weights that music is planned with. */
type AskedStyle = RouteWay | Style | undefined

interface StyleParameter {
  readonly style?: AskedStyle
}

/** The weights that a request asks for. */
export function askedWeightsOf({ style }: StyleParameter): RouteRequest['weights'] {
  return isWay(style) ? undefined : style
}

/** How a request asks a line to lie. */
export function askedWayOf({ style }: StyleParameter): RouteWay | undefined {
  return isWay(style) ? style : undefined
}

interface LineParameters extends StyleParameter {
  readonly frets?: string | undefined
  readonly shape?: string | undefined
}

/** Refuses what is said of single notes one after the other, for notes that sound together. */
export function refuseLineWords({ style, frets, shape }: LineParameters): void {
  if (isWay(style)) {
    const message = `style ${style} is for single lines; these notes sound together, so give position or hand`
    refuse('style', message)
  }
  for (const [path, value] of Object.entries({ frets, shape })) {
    if (value === undefined) continue
    const message = `${path}: a shape goes with a line of single notes; pin the notes of the chord to strings and frets instead`
    throw requestErrorOf('conflicting-parameters', [{ path, message }])
  }
}

/** Hints as a request gives them: the start as text, the rest as the planner takes it. */
type HintParameters = StyleParameter & { readonly start?: string | undefined } & {
  readonly [Name in Exclude<keyof RouteHints, 'style' | 'start'>]?: RouteHints[Name] | undefined
}

/**
 * The limits of an accepted request on its neck, without the fields that were not given.
 *
 * @throws RequestError for a fret beyond the neck.
 */
export function limitsOf(
  query: HandParameters &
    HintParameters & { readonly limit?: number; readonly maxFret?: number | undefined },
  neck: Neck,
): RouteLimits {
  const { position, hand, handStartFret, handEndFret, limit, start, near } = query
  const maxFret = readMaxFret(query.maxFret, neck)
  for (const [path, fret] of Object.entries({ handStartFret, handEndFret, near })) {
    if (fret !== undefined) checkFret(fret, neck, path)
  }
  if (hand !== undefined) checkFret(parseHand(hand)?.endFret ?? 0, neck, 'hand')
  return {
    ...hintsOf({
      ...query,
      style: askedWayOf(query),
      start: start === undefined ? undefined : parseFretPosition(start),
    }),
    position,
    maxFret,
    ...(hand !== undefined && { hand }),
    ...(handStartFret !== undefined && { handStartFret }),
    ...(handEndFret !== undefined && { handEndFret }),
    ...(limit !== undefined && { limit }),
  }
}
