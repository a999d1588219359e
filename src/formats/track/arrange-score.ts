/** Several tracks of a score, such as the two hands of a piano, as one part that a neck can play. */
import { arrange } from '#engine/arrange/arrange'
import type {
  Kept,
  NoteChange,
  ScoreNote as PieceNote,
  Role,
  Setting,
  Trial,
} from '#engine/arrange/arrangement'
import { ROLES } from '#engine/arrange/arrangement'
import { changesOf } from '#engine/arrange/bars'
import { voicesOfArranged } from '#engine/arrange/parts'
import { rolesOf } from '#engine/arrange/roles'
import { CAPOS, KEYS, OCTAVES } from '#engine/arrange/setting-ranges'
import { type ArrangementProof, verifyArrangement } from '#engine/arrange/verify-arrangement'
import type { Finger } from '#engine/hand/finger'
import { transposeNames } from '#engine/harmony/transpose-names'
import { makeNeck, type Neck } from '#engine/instrument/neck'
import type { Ease } from '#engine/plan/fingerings'
import { planRoutes } from '#engine/plan/plan-routes'
import type { Route } from '#engine/plan/route'
import type { Style } from '#engine/plan/weights'
import { withChordNames } from '#engine/project/chord-names'
import { C_MAJOR } from '#engine/theory/layer'
import { cutScore } from '../score/cut-score'
import { notate } from '../score/notate'
import type { ReportWriter } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { barQuartersOf } from '../score/score-times'
import { type ArrangeProposal, proposalOf } from './arrange-proposal'
import { barAt, namesInBars, pieceOfScore } from './piece-of-score'
import { type ProjectOfTrack, projectOfTrack } from './project-of-track'
import { homeOfSignature, transposedSignature } from './transposed-key'

/** Notes that are arranged at once; they take about a second. */
const MAX_ARRANGED_NOTES = 2048

const NO_LIMITS = { notes: Infinity, startBeat: Infinity, durationBeats: Infinity }

/** One player with melody and bass is fingerstyle. */
const STYLE: Style = 'acoustic'

export interface ArrangeScoreOptions {
  /** 0-based indexes of the tracks to join; at least one, percussion is passed over. */
  readonly tracks: readonly number[]
  readonly neck: Neck
  readonly ease: Ease
  /** `octave` keeps the key and moves by octaves; `any` takes the key that suits. */
  readonly key: 'octave' | 'any'
  /** Whether a capo may be laid where that suits; else it is as on the neck. */
  readonly findsCapo: boolean
  /** Which of the proposals to write, 0 for the best; beyond them the last one. */
  readonly choice: number
}

/** A note of the piece as the keys play it, with what becomes of it on the neck. */
export interface PianoNote {
  /** As the arrangement wants it: of the piece, in the key that is played. */
  readonly midi: number
  readonly startQuarters: number
  readonly durationQuarters: number
  readonly role: Role
  /** Where it sounds; absent for a lost note. Another octave than `midi` where it was moved. */
  readonly place?: {
    readonly midi: number
    readonly string: number
    readonly fret: number
    readonly finger: Finger
  }
  /** What became of a note that does not sound as written. */
  readonly change?: NoteChange['kind']
}

export interface ArrangedScore extends ProjectOfTrack {
  readonly neck: Neck
  /** Semitones up from the score. */
  readonly transpose: number
  readonly kept: Kept
  /** Best first; one of them is written. */
  readonly proposals: readonly ArrangeProposal[]
  /** Its 0-based place among them. */
  readonly choice: number
  readonly proof: ArrangementProof
  readonly notes: readonly PianoNote[]
  /** Starts of the bars in quarters, and the end. */
  readonly barQuarters: readonly number[]
}

/** The tracks as one, their voices side by side. */
function joinedTrack(score: Score, tracks: readonly ScoreTrack[], neck: Neck): ScoreTrack {
  return {
    name: tracks.map(({ name }) => name).join(' + '),
    program: tracks[0]!.program,
    isPercussion: false,
    neck,
    measures: score.measures.map((_, index) => tracks.flatMap(({ measures }) => measures[index]!)),
  }
}

/** The settings that the options allow, the plainest first. */
function settingsOf({ neck, key, findsCapo }: ArrangeScoreOptions): readonly Setting[] {
  const capos = findsCapo ? CAPOS : [neck.capo]
  const openNotes = neck.strings.map(({ name }) => name).toReversed()
  const keys = key === 'any' ? KEYS : OCTAVES
  return capos.flatMap((capo) => {
    const own = capo === neck.capo ? neck : makeNeck(neck.instrument, neck.tuning, openNotes, capo)
    return keys.map((transpose) => ({ transpose, neck: own }))
  })
}

/** What became of each note of the piece. */
function pianoNotesOf(
  piece: readonly PieceNote[],
  roles: readonly Role[],
  trial: Trial,
  route: Route,
  changes: readonly NoteChange[],
  quartersOf: (beats: number) => number,
): readonly PianoNote[] {
  const placeOf = new Map(trial.notes.map(({ source }, index) => [source, index]))
  // A note may be shortened and also moved; where it sounds is told first.
  const told = changes.toSorted(
    (a, b) => Number(b.kind === 'shortened') - Number(a.kind === 'shortened'),
  )
  const changeOf = new Map(told.map((change) => [change.note, change]))
  return piece.map(({ midi, startBeat, durationBeats }, source) => {
    const change = changeOf.get(source)
    const index = placeOf.get(change?.kind === 'shared' ? (change.with ?? source) : source)
    const placed = index === undefined ? undefined : route.notes[index]
    const place = placed && {
      midi: placed.midi,
      string: placed.string,
      fret: placed.fret,
      finger: route.fingering.steps[index!]!.finger,
    }
    return {
      midi: midi + trial.setting.transpose,
      startQuarters: quartersOf(startBeat),
      durationQuarters: quartersOf(durationBeats),
      role: roles[source]!,
      ...(place && { place }),
      ...(change && { change: change.kind }),
    }
  })
}

const CHANGE_WORDS: Readonly<Record<NoteChange['kind'], string>> = {
  moved: 'Notes moved by octaves, so that a hand can play them.',
  dropped: 'Notes that no hand can add to the others.',
  'left-out': 'Notes of parts that were not wanted.',
  shared: 'Notes of two hands that are one on the neck.',
  shortened: 'Notes let go before their end: the string or finger is needed.',
}

/**
 * Joins tracks and reduces them to what a hand can play on a neck: melody first, then bass, then
 * harmony. What was moved or lost is in the report, by bar.
 *
 * @throws RangeError without tracks that hold notes.
 */
export function arrangeScore(
  whole: Score,
  options: ArrangeScoreOptions,
  report: ReportWriter,
): ArrangedScore {
  const chosen = options.tracks.flatMap((index) => {
    const track = whole.tracks[index]
    return track && !track.isPercussion ? [track] : []
  })
  if (chosen.length === 0) throw new RangeError('no track to arrange')
  const joined = joinedTrack(whole, chosen, options.neck)
  const cut = cutScore(whole, joined, MAX_ARRANGED_NOTES, report)
  const end = cut.track.measures.length
  const tracks = chosen.map((track) => ({ ...track, measures: track.measures.slice(0, end) }))
  const score = { ...cut.score, tracks }
  const piece = pieceOfScore(score, tracks, 1, NO_LIMITS, report)
  const { notes, bars } = piece
  if (notes.length === 0) throw new RangeError('no note to arrange')

  const quartersOf = (beats: number) => (beats * 4) / bars[0]!.timeSignature[1]
  const barOf = (beat: number) => barAt(piece, beat) + 1
  const roles = rolesOf(notes)
  const { ease } = options
  const { maxFret } = options.neck
  const asked = { score: notes, roles }
  const trials = arrange({
    scoreFor: () => asked,
    keep: ROLES,
    ease,
    settings: settingsOf(options),
    style: STYLE,
    maxFret,
    barOf,
  })
  const choice = Math.min(options.choice, trials.length - 1)
  const trial = trials[choice]!
  const { neck, transpose } = trial.setting
  const plan = planRoutes({
    notes: trial.notes,
    theory: C_MAJOR,
    neck,
    limits: { limit: 1 },
    ease,
    weights: STYLE,
    isStrict: true,
  })
  const route = plan.routes[0]!
  const changes = changesOf(trial, route)
  for (const { kind, note } of changes) {
    const isLost = kind === 'dropped' || kind === 'left-out'
    const bar = barOf(notes[note]!.startBeat)
    report.add(isLost ? 'left-out' : 'changed', CHANGE_WORDS[kind], { bar })
  }
  const measures = score.measures.map(({ isPickup: _pickup, ...measure }) => {
    const { fifths, isMinor } = transposedSignature(measure, transpose)
    return { ...measure, fifths, isMinor }
  })
  const voices = voicesOfArranged(trial.notes)
  const timed = trial.notes
    .map(({ midi, startBeat, durationBeats }, index) => {
      const { string, fret } = route.notes[index]!
      const { finger } = route.fingering.steps[index]!
      return {
        note: { midi, string, fret, ...(finger !== 'open' && { finger }) },
        startQuarters: quartersOf(startBeat),
        durationQuarters: quartersOf(durationBeats),
        voice: (voices[index] ?? 1) - 1,
      }
    })
    .sort((a, b) => a.startQuarters - b.startQuarters)
  const track = { ...cut.track, neck, measures: notate(timed, measures, report, cut.track.name) }
  const written = projectOfTrack({ ...score, measures, tracks: [track] }, track, neck, report)
  const names = transposeNames(piece.chordNames, transpose, homeOfSignature(score.measures[0]!))
  return {
    ...written,
    project: withChordNames(written.project, namesInBars(names, piece)),
    neck,
    transpose,
    kept: trial.kept,
    proposals: trials.map(proposalOf),
    choice,
    proof: verifyArrangement({
      ...asked,
      keep: ROLES,
      ease,
      transpose,
      changes,
      kept: trial.kept,
      route,
      sources: trial.notes.map(({ source }) => source),
    }),
    notes: pianoNotesOf(notes, roles, trial, route, changes, quartersOf),
    barQuarters: [
      ...bars.map(({ startBeat }) => quartersOf(startBeat)),
      quartersOf(bars.at(-1)!.startBeat) + barQuartersOf(score.measures.at(-1)!),
    ],
  }
}
