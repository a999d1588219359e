/** All places of a pitch, or of its name in every octave, from the best under the hand to the worst. */
import { type HandWindow, resolveHandWindow } from '../hand/hand-window'
import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { TheoryContext } from '../theory/layer'
import { type NoteReader, noteReaderOf } from '../theory/note-reader'
import { frequencyHzOf, type NoteName } from '../theory/pitch'
import { styleOfLine } from './choose-style'
import { efficiencyScoreOf, fingeringOf } from './describe-route'
import type { CostPart, HandRoute, Note } from './note'
import { preferenceBiasOf } from './preferences'
import { unplayablePitch } from './refuse'
import type { ReadNote, RouteFingering, RouteLimits } from './route'
import { breakdownOf, gripsOf, type RouteSubject } from './route-of'
import { searchAll } from './search'
import { slicesOf } from './slices'
import { priceSlices, statesFor } from './tables'
import { type PositionProof, verifyPosition } from './verify-position'
import { warningsOf } from './warnings'
import { weightsOf } from './weights'

export interface PositionsRequest {
  /** Exact pitch 0–127; for a name without octave the pitch of octave 4. */
  readonly midi: number
  readonly name?: NoteName | undefined
  /** Rank the places of the pitch class in every octave. */
  readonly anyOctave: boolean
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly limits?: Pick<
    RouteLimits,
    'position' | 'hand' | 'handStartFret' | 'handEndFret' | 'maxFret'
  >
  /** The parameter that gave the pitch, which a refusal names; default `note`. */
  readonly path?: string
  /** Where the hand comes from. */
  readonly previous?: FretPosition | undefined
}

/** One place of the pitch asked for. */
export interface Position extends ReadNote, FretPosition {
  /** Of playing the note there alone, or on the way from `previous`. */
  readonly cost: number
  readonly efficiencyScore: number
  /** It sounds the pitch asked for, not another octave of its name. */
  readonly exactPitch: boolean
  readonly fingering: RouteFingering
  readonly frequencyHz: number
  readonly midi: number
  readonly proof: PositionProof
  /** 1 = best. */
  readonly rank: number
  readonly sourceMidi: number
  /** The terms that cost something. */
  readonly breakdown: readonly CostPart[]
}

export interface RankedPositions {
  readonly window: HandWindow
  readonly maxFret: number
  /** Best first. */
  readonly positions: readonly Position[]
}

/** A place in its ranking, not yet described. */
interface RankedPlace extends FretPosition {
  readonly cost: number
  /** The states that play the previous note, if there is one, and this. */
  readonly path: ArrayLike<number>
}

/** Places of a pitch, best first, and what they were ranked under. */
export interface PlaceRanking {
  readonly request: PositionsRequest
  readonly window: HandWindow
  readonly maxFret: number
  readonly read: NoteReader
  readonly places: readonly RankedPlace[]
  readonly subject: RouteSubject
}

/** What `previous` and the pitch sound like as a line. */
function notesOf({ midi, anyOctave, neck, previous }: PositionsRequest): readonly Note[] {
  const own: Note = { midi, anyOctave, startBeat: 1, durationBeats: 1 }
  if (!previous) return [own]
  const { string, fret } = previous
  const before = { midi: midiAt(previous, neck), pin: { string, fret } }
  return [{ ...before, startBeat: 0, durationBeats: 1 }, own]
}

/** What a plan of the notes is made of; only the pitch asked for says which weights. */
function subjectOf(request: PositionsRequest, window: HandWindow): RouteSubject {
  const { neck } = request
  const notes = notesOf(request)
  const { slices } = slicesOf(notes, neck.strings.length, () => 1)
  const limits = { maxFret: neck.maxFret, ease: 'hard' } as const
  const preferences = window.source === 'none' ? {} : { window }
  const { style } = styleOfLine(slices.slice(-1), neck, preferences)
  const weights = weightsOf(style)
  const layers = slices.map(({ pitches }) => statesFor(neck, limits, pitches))
  return {
    ...priceSlices(layers, weights),
    weights,
    style,
    returns: [],
    preferenceBias: preferenceBiasOf(preferences, layers, weights),
    notes,
    slices,
    preferences,
    ease: 'hard',
    keepsHands: false,
  }
}

/** The cheapest way to each place of the last slice, string 1 first. */
function waysTo(subject: RouteSubject, maxFret: number): readonly RankedPlace[] {
  const { layers, costs, preferenceBias } = subject
  const { strings, frets } = layers.at(-1)!
  const { totals, pathTo } = searchAll(subject, preferenceBias)
  const bestStates = new Map<number, number>()
  for (let state = 0; state < totals.length; state++) {
    if (frets[state]! > maxFret) continue
    const place = strings[state]! * 32 + frets[state]!
    const best = bestStates.get(place)
    if (best === undefined || totals[state]! < totals[best]!) bestStates.set(place, state)
  }
  return [...bestStates.values()].map((state) => {
    const path = pathTo(state)
    // What the previous note costs by itself is no part of it.
    const before = costs[0]![path[0]!]! + (preferenceBias?.[0]?.[path[0]!] ?? 0)
    const cost = totals[state]! - (layers.length > 1 ? before : 0)
    return { string: strings[state]!, fret: frets[state]!, cost, path }
  })
}

/**
 * Ranks the places of a pitch by what a plan of it alone costs there; with `previous`, the move of
 * the hand from there counts too.
 *
 * @throws DomainError `unplayable-pitch` when the pitch has no place up to `maxFret`, and
 * `invalid-hand-window`.
 */
export function rankPlaces(request: PositionsRequest): PlaceRanking {
  const { midi, name, anyOctave, theory, neck, limits = {}, path = 'note' } = request
  const { maxFret = neck.maxFret } = limits
  const window = resolveHandWindow({ ...limits, maxFret })
  const read = noteReaderOf(theory)
  const subject = subjectOf(request, window)
  const places = waysTo(subject, maxFret).toSorted((a, b) => a.cost - b.cost || a.string - b.string)
  if (places.length === 0) {
    const note = { midi, anyOctave, startBeat: 0, durationBeats: 1, ...(name && { name }) }
    throw unplayablePitch(note, { path }, { neck, maxFret, read })
  }
  return { request, window, maxFret, read, places, subject }
}

/**
 * The whole position at a rank, 1 = best.
 *
 * @param asked the limits that the proof holds the place to, where the ranking was made under wider
 * ones
 */
export function describePosition(
  ranking: PlaceRanking,
  rank: number,
  asked: Pick<PlaceRanking, 'window' | 'maxFret'> = ranking,
): Position {
  const { request, read, subject } = ranking
  const { theory, neck, previous } = request
  const { string, fret, cost, path } = ranking.places[rank - 1]!
  const breakdown = breakdownOf(subject, path, path.length - 1)
  const grip = gripsOf(subject, path).at(-1)!
  const played = { ...grip.sounding[0]!, note: 0, grip: 0 }
  const grips = [{ ...grip, sounding: [played] }]
  const route: HandRoute = { zone: 'optimum', cost, breakdown, notes: [played], grips }
  const { midi } = played
  const reading = read(midi, request.name)
  return {
    cost,
    efficiencyScore: efficiencyScoreOf(cost, 1),
    exactPitch: midi === request.midi,
    fingering: fingeringOf(route, warningsOf(grips, ranking.window, neck)),
    fret,
    frequencyHz: frequencyHzOf(midi),
    interval: reading.interval,
    intervalName: reading.intervalName,
    midi,
    note: reading.note,
    pitchClass: reading.pitchClass,
    proof: verifyPosition({
      string,
      fret,
      askedMidi: request.midi,
      theory,
      neck,
      window: asked.window,
      maxFret: asked.maxFret,
      previous,
    }),
    rank,
    role: reading.role,
    sourceMidi: request.midi,
    string,
    breakdown,
  }
}

/** Every place of a pitch, described, best first; see `rankPlaces`. */
export function rankPositions(request: PositionsRequest): RankedPositions {
  const ranking = rankPlaces(request)
  const { window, maxFret } = ranking
  const positions = ranking.places.map((_, index) => describePosition(ranking, index + 1))
  return { window, maxFret, positions }
}
