/**
 * For a single note the ranked positions are the better answer: the first note of a route beside
 * the best place of its exact pitch and the best place of its name in any octave.
 */
import { formatFretPosition } from '../instrument/fret-position-text'
import { fretPositionsOf, isSamePlace, midiAt } from '../instrument/fretboard'
import {
  describePosition,
  type PlaceRanking,
  type Position,
  type PositionsRequest,
  rankPlaces,
} from './positions'
import type { Route, RouteNote } from './route'
import { SOURCE_MODEL } from './weights'

export interface SingleNoteFallback {
  /** True where the route has exactly one note, so that this comparison is of use. */
  readonly applies: boolean
  /**
   * Highest fret that was considered for the exact pitch: the requested limit, or more where the
   * pitch cannot be played below that.
   */
  readonly exactMaxFret: number
  readonly exactBestPosition: Position
  readonly pitchClassBestPosition: Position
  readonly proof: {
    /** The exact best sounds the pitch asked for. */
    readonly exactPitchPreserved: boolean
    /** Both rankings hold the exact best place, or only the fret limit keeps it out of one. */
    readonly exactVsPitchClassCompared: boolean
    /** The ranking by name holds places in other octaves. */
    readonly pitchClassMayChangeOctave: boolean
    readonly source: string
    /** The route's first tab event sounds what string and fret give. */
    readonly structuredTabReady: boolean
  }
  readonly reason: string
  readonly routeFirstNote: Pick<RouteNote, 'fret' | 'midi' | 'note' | 'string'> & {
    readonly rankMatchesExactBest: boolean
    readonly rankMatchesPitchClassBest: boolean
  }
}

/**
 * Exact places up to `maxFret`. Where a free note's own octave has none there (D4 up to fret 0),
 * the limit is raised to the lowest fret that sounds it, so that the comparison is always whole.
 */
function rankExact(request: PositionsRequest): PlaceRanking {
  const { midi, neck, limits } = request
  const lowestFret = Math.min(...fretPositionsOf(midi, neck).map(({ fret }) => fret))
  const maxFret = Math.max(limits?.maxFret ?? neck.maxFret, lowestFret)
  return rankPlaces({ ...request, anyOctave: false, limits: { ...limits, maxFret } })
}

function reasonOf(
  noteCount: number,
  exact: Position,
  pitchClass: Position,
  exactMatches: boolean,
): string {
  const { maxFret, withinMaxFret } = exact.proof
  const beyond = withinMaxFret
    ? ''
    : ` ${exact.note} needs fret ${exact.fret}, above maxFret ${maxFret}, so its place was sought up to fret ${exact.fret}.`
  const places = `${exact.note} alone lies best at ${formatFretPosition(exact)}, any ${pitchClass.pitchClass} at ${formatFretPosition(pitchClass)} (${pitchClass.note})`
  if (noteCount === 1) return `One note has no line to fit into: ${places}.${beyond}`
  const verdict = exactMatches ? 'also takes the first' : 'weighs its neighbours too'
  return `A route of ${noteCount} notes ${verdict}: ${places}.${beyond}`
}

/**
 * Compares the first note of the best route with both rankings of its places.
 *
 * @param request the first note and the limits of the route
 * @param best the best route; its first note is the one asked about
 */
export function compareWithPositions(
  request: PositionsRequest,
  best: Pick<Route, 'notes' | 'tabNotes'>,
): SingleNoteFallback {
  const { neck } = request
  // A free note has octave 4, which not every neck plays.
  const isOnNeck = fretPositionsOf(request.midi, neck).length > 0
  const exactRequest = isOnNeck ? request : { ...request, midi: best.notes[0]!.midi }
  const exactRanking = rankExact(exactRequest)
  const familyRanking = rankPlaces({ ...request, anyOctave: true })
  // The proof applies the limits of the route, also where the ranking used wider ones.
  const exact = describePosition(exactRanking, 1, familyRanking)
  const family = describePosition(familyRanking, 1)
  const first = best.notes[0]!
  const event = best.tabNotes[0]
  const rankMatchesExactBest = isSamePlace(first, exact)
  return {
    applies: best.notes.length === 1,
    exactMaxFret: exactRanking.maxFret,
    exactBestPosition: exact,
    pitchClassBestPosition: family,
    proof: {
      exactPitchPreserved: midiAt(exact, neck) === exactRequest.midi,
      exactVsPitchClassCompared:
        exact.fret > familyRanking.maxFret ||
        familyRanking.places.some((place) => isSamePlace(place, exact)),
      pitchClassMayChangeOctave: familyRanking.places.some(
        (place) => midiAt(place, neck) !== request.midi,
      ),
      source: `position ranking, ${SOURCE_MODEL}`,
      structuredTabReady:
        event !== undefined && isSamePlace(event, first) && midiAt(event, neck) === event.midi,
    },
    reason: reasonOf(best.notes.length, exact, family, rankMatchesExactBest),
    routeFirstNote: {
      fret: first.fret,
      midi: first.midi,
      note: first.note,
      string: first.string,
      rankMatchesExactBest,
      rankMatchesPitchClassBest: isSamePlace(first, family),
    },
  }
}
