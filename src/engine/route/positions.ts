/** All places of a pitch, or of its name in every octave, from the best under the hand to the worst. */

import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { LayerRole, TheoryContext } from '../theory/layer'
import { frequencyHzOf, type NoteName } from '../theory/pitch'
import { breakdownOf } from './breakdown'
import { efficiencyScoreOf } from './cost'
import { fingeringOf, playedNotesOf } from './describe-route'
import { type HandWindow, resolveHandWindow } from './hand-window'
import { type NoteChoices, type NoteSetting, noteChoicesOf } from './note-choices'
import { type NoteReader, noteReaderOf } from './note-reader'
import type { CostPart, RouteFingering, RouteLimits, RouteRequestNote } from './route'
import { compareTallies, type StatePath, searchBest } from './search-best'
import { unplayablePitch } from './unplayable-pitch'
import { type PositionProof, verifyPosition } from './verify-position'
import { warningsOf } from './warnings'

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
export interface Position {
  /** Of playing the note there alone, or on the way from `previous`. */
  readonly cost: number
  readonly efficiencyScore: number
  /** It sounds the pitch asked for, not another octave of its name. */
  readonly exactPitch: boolean
  readonly fingering: RouteFingering
  readonly fret: number
  readonly frequencyHz: number
  readonly interval: string
  readonly intervalName: string
  readonly midi: number
  readonly note: string
  readonly pitchClass: string
  readonly proof: PositionProof
  /** 1 = best. */
  readonly rank: number
  readonly role: LayerRole
  readonly sourceMidi: number
  readonly string: number
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
export interface RankedPlace extends FretPosition {
  readonly midi: number
  readonly cost: number
  /** The notes that `path` plays: the previous one, if there is one, and this. */
  readonly choices: readonly NoteChoices[]
  readonly path: StatePath
}

/** Places of a pitch, best first, and what they were ranked under. */
export interface PlaceRanking {
  readonly request: PositionsRequest
  readonly setting: NoteSetting
  readonly read: NoteReader
  readonly places: readonly RankedPlace[]
}

const noteOf = (midi: number): RouteRequestNote => ({ midi, startBeat: 0, durationBeats: 1 })

/** The choices of each single place; candidates of one place stand side by side. */
function splitByPlace(noteChoices: NoteChoices): readonly NoteChoices[] {
  const { states, candidates, cost } = noteChoices
  const choices: NoteChoices[] = []
  for (let from = 0, to = 0; from < candidates.length; from = to) {
    while (
      to < candidates.length &&
      states.place[candidates[to]!] === states.place[candidates[from]!]
    )
      to++
    choices.push({
      ...noteChoices,
      candidates: candidates.slice(from, to),
      cost: cost.slice(from, to),
      placeCount: 1,
    })
  }
  return choices
}

/**
 * Ranks the places of a pitch by the planner's own cost and ties; with `previous`, the cost of the
 * hand's way from there counts too.
 *
 * @throws DomainError `unplayable-pitch` when the pitch has no place up to `maxFret`, and
 * `invalid-hand-window`.
 */
export function rankPlaces(request: PositionsRequest): PlaceRanking {
  const { midi, name, anyOctave, theory, neck, limits = {}, previous, path = 'note' } = request
  const { maxFret = neck.maxFret } = limits
  const window = resolveHandWindow({ ...limits, maxFret })
  // Without a hand to come from, an open string is as good as any low fret.
  const isLowMelody = window.source === 'none' && !previous
  const setting = { neck, maxFret, window, isLowMelody, isAllOpen: !previous }
  const note = { ...noteOf(midi), ...(name && { name }), anyOctave }
  const read = noteReaderOf(theory)
  const noteChoices = noteChoicesOf([note], setting)[0]!
  if (noteChoices.candidates.length === 0) throw unplayablePitch(note, { path }, setting, read)
  // The limits apply to the next place, not to the previous one.
  const before =
    previous &&
    noteChoicesOf([{ ...noteOf(midiAt(previous, neck)), pin: previous }], {
      ...setting,
      maxFret: neck.maxFret,
    })[0]!
  const places = splitByPlace(noteChoices).map((own): RankedPlace => {
    const choices = before ? [before, own] : [own]
    const path = searchBest(choices)
    const state = path.states.at(-1)!
    const string = own.states.string[state]!
    const fret = own.states.fret[state]!
    const beforeCost = before ? before.cost[before.candidates.indexOf(path.states[0]!)]! : 0
    return {
      string,
      fret,
      midi: own.states.midi[state]!,
      cost: path.total - beforeCost,
      choices,
      path,
    }
  })
  places.sort((a, b) => a.cost - b.cost || compareTallies(a.path, b.path) || a.string - b.string)
  return { request, setting, read, places }
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
  asked: Pick<NoteSetting, 'window' | 'maxFret'> = ranking.setting,
): Position {
  const { request, setting, read } = ranking
  const place = ranking.places[rank - 1]!
  const notes = place.choices.map(() => ({
    ...noteOf(request.midi),
    anyOctave: request.anyOctave,
  }))
  const played = playedNotesOf(notes, place.choices, place.path)
  const own = played.slice(-1)
  const reading = read(place.midi, request.name)
  return {
    cost: place.cost,
    efficiencyScore: efficiencyScoreOf(place.cost, 1),
    exactPitch: place.midi === request.midi,
    fingering: fingeringOf(own, warningsOf(own, setting), setting.neck),
    fret: place.fret,
    frequencyHz: frequencyHzOf(place.midi),
    interval: reading.interval,
    intervalName: reading.intervalName,
    midi: place.midi,
    note: reading.note,
    pitchClass: reading.pitchClass,
    proof: verifyPosition({
      string: place.string,
      fret: place.fret,
      askedMidi: request.midi,
      theory: request.theory,
      neck: request.neck,
      window: asked.window,
      maxFret: asked.maxFret,
      previous: request.previous,
    }),
    rank,
    role: reading.role,
    sourceMidi: request.midi,
    string: place.string,
    breakdown: breakdownOf(played, setting, { firstCounted: played.length - 1 }),
  }
}

/** Every place of a pitch, described, best first; see `rankPlaces`. */
export function rankPositions(request: PositionsRequest): RankedPositions {
  const ranking = rankPlaces(request)
  const { window, maxFret } = ranking.setting
  const positions = ranking.places.map((_, index) => describePosition(ranking, index + 1))
  return { window, maxFret, positions }
}
