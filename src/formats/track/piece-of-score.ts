/** Bars of a score as one piece: the notes of the chosen tracks on one time line, to be arranged. */
import type { ScoreNote as PieceNote } from '#engine/arrange/arrangement'
import { voiceNamedIn } from '#engine/arrange/roles'
import type { ChordName } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { barBeatsOf } from '#engine/tab/measure'
import type { ReportWriter } from '../score/report'
import { DEFAULT_QUARTER_BPM, type Score, type ScoreTrack } from '../score/score'
import {
  barQuartersOf,
  cleanTime,
  measureStartsOf,
  type SoundingNote,
  soundingNotesOf,
} from '../score/score-times'
import { namesOverBars, trackWithNames } from './chords-of-track'
import { partsOfVoices } from './parts-of-voices'
import { allowedSignature } from './tab-of-track'

/** How much of a score a piece may hold. */
export interface PieceLimits {
  readonly notes: number
  readonly startBeat: number
  readonly durationBeats: number
}

export interface PieceBar {
  /** Of the piece, whose first bar begins at 0. */
  readonly startBeat: number
  readonly timeSignature: readonly [number, number]
  /** Beats of the bar's own unit a minute. */
  readonly tempo: number
}

export interface Piece {
  /** In time; beats are of the first bar's unit. */
  readonly notes: readonly PieceNote[]
  /** Over its bars, at the same beats as the notes. */
  readonly chordNames: readonly ChordName[]
  /** At least one. */
  readonly bars: readonly PieceBar[]
  /** Number of the first bar in the score, from 1. */
  readonly fromBar: number
}

/** The part of each track: by its name, else the highest of several is the right hand, the lowest the left. */
function voicesOf(
  tracks: readonly ScoreTrack[],
  notes: readonly (readonly SoundingNote[])[],
): readonly (string | undefined)[] {
  if (tracks.length < 2) return tracks.map(() => undefined)
  const means = notes.map((own) => own.reduce((sum, { midi }) => sum + midi, 0) / own.length)
  const [lowest, highest] = [Math.min(...means), Math.max(...means)]
  return tracks.map(({ name }, index) => {
    const named = voiceNamedIn(name)
    if (named !== undefined) return named
    if (means[index] === highest) return 'right'
    return means[index] === lowest ? 'left' : 'harmony'
  })
}

function barsOf({ measures }: Score, from: number, starts: readonly number[]): PieceBar[] {
  const unit = allowedSignature(measures[from]!)[1]
  // A bar that is too short begins late in its bar.
  const missing = barQuartersOf(measures[from]!) - (starts[from + 1]! - starts[from]!)
  let quarterBpm = DEFAULT_QUARTER_BPM
  return measures.flatMap((measure, index) => {
    quarterBpm = measure.tempos.at(-1)?.quarterBpm ?? quarterBpm
    if (index < from) return []
    const timeSignature = allowedSignature(measure)
    const exact = ((measure.tempos[0]?.quarterBpm ?? quarterBpm) * timeSignature[1]) / 4
    const tempo = Math.min(PROJECT_LIMITS.maxTempo, Math.max(PROJECT_LIMITS.minTempo, exact))
    const quarters = index === from ? 0 : starts[index]! - starts[from]! + missing
    const startBeat = cleanTime((quarters * unit) / 4)
    return [{ startBeat, timeSignature, tempo: Math.round(tempo * 1000) / 1000 }]
  })
}

/** How many bars from the first on stay within the limits, at least one. */
function barsWithin(
  bars: readonly PieceBar[],
  notes: readonly SoundingNote[],
  from: number,
  limits: PieceLimits,
): number {
  const counts = bars.map(() => 0)
  for (const { measure } of notes) if (measure >= from) counts[measure - from]!++
  let count = 0
  const end = bars.findIndex(({ startBeat }, index) => {
    count += counts[index]!
    const endBeat = bars[index + 1]?.startBeat ?? startBeat
    return count > limits.notes || endBeat > limits.startBeat
  })
  return end < 0 ? bars.length : Math.max(1, end)
}

/**
 * The bars of a score from one on, as many as the limits allow.
 *
 * @param tracks some of the score's, none of percussion
 * @param fromBar from 1, at most the score's last
 */
export function pieceOfScore(
  score: Score,
  tracks: readonly ScoreTrack[],
  fromBar: number,
  limits: PieceLimits,
  report: ReportWriter,
): Piece {
  const starts = measureStartsOf(score)
  const from = fromBar - 1
  const ownNotes = tracks.map((track) => soundingNotesOf(score, track, starts))
  const voices = voicesOf(tracks, ownNotes)
  const parts = tracks.length === 1 ? partsOfVoices(ownNotes[0]!) : undefined
  const all = barsOf(score, from, starts)
  const unit = all[0]!.timeSignature[1]
  const barCount = barsWithin(all, ownNotes.flat(), from, limits)
  if (barCount < all.length) {
    const next = fromBar + barCount
    report.add('left-out', `Bars from ${next} on: ask for them with fromBar ${next}.`, {
      bar: next,
      count: all.length - barCount,
    })
  }
  const lead = barQuartersOf(score.measures[from]!) - (starts[from + 1]! - starts[from]!)
  const beatAt = (quarters: number) => cleanTime(((quarters - starts[from]! + lead) * unit) / 4)
  const notes = ownNotes.flatMap((own, index) =>
    own.flatMap(
      ({ measure, midi, voice: written, startQuarters, durationQuarters }): PieceNote[] => {
        if (measure < from || measure >= from + barCount) return []
        const voice = voices[index] ?? parts?.[written]
        const startBeat = beatAt(startQuarters)
        const whole = cleanTime((durationQuarters * unit) / 4)
        if (whole > limits.durationBeats) {
          const about = { bar: measure + 1, track: tracks[index]!.name }
          report.add('changed', `Notes longer than ${limits.durationBeats} beats end there.`, about)
        }
        const durationBeats = Math.min(whole, limits.durationBeats)
        return [{ midi, startBeat, durationBeats, ...(voice !== undefined && { voice }) }]
      },
    ),
  )
  const inTime = notes.sort((a, b) => a.startBeat - b.startBeat || b.midi - a.midi)
  const most = inTime.slice(0, limits.notes)
  if (most.length < inTime.length) {
    report.add('left-out', `Notes of one bar after its first ${limits.notes}.`, {
      bar: fromBar,
      count: inTime.length - most.length,
    })
  }
  const named = trackWithNames([...tracks, ...score.tracks])
  const nameBeatAt = (bar: number, quarters: number) => beatAt(starts[bar]! + quarters)
  const chordNames = named ? namesOverBars(named, [from, from + barCount], nameBeatAt, report) : []
  return { notes: most, chordNames, bars: all.slice(0, barCount), fromBar }
}

/** The names of chords at beats that each bar counts in its own unit, as projects do. */
export function namesInBars(
  names: readonly ChordName[],
  { bars }: Pick<Piece, 'bars'>,
): readonly ChordName[] {
  const unit = bars[0]!.timeSignature[1]
  const starts = [0]
  for (const { timeSignature } of bars) starts.push(starts.at(-1)! + barBeatsOf(timeSignature))
  return names.map(({ beat, symbol }) => {
    const index = barAt({ bars }, beat)
    const { startBeat, timeSignature } = bars[index]!
    return {
      beat: cleanTime(starts[index]! + ((beat - startBeat) * timeSignature[1]) / unit),
      symbol,
    }
  })
}

/** 0-based index of the bar that a beat of a piece lies in. */
export function barAt({ bars }: Pick<Piece, 'bars'>, beat: number): number {
  const EARLY = 1e-6
  return Math.max(
    0,
    bars.findLastIndex(({ startBeat }) => startBeat <= beat + EARLY),
  )
}
