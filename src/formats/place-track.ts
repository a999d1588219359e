/** Strings, frets and fingers for a track, planned: for one without them, or anew on any neck. */
import { DomainError } from '#engine/errors'
import { fretPositionsOf, isOnNeck, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import {
  type NotePlan,
  type PlannedNote,
  planNotes,
  priceOf,
  type UnplacedNote,
} from './plan-notes'
import type { ReportWriter } from './report'
import type { Score, ScoreTrack } from './score'
import { type SoundingNote, soundingNotesOf } from './score-times'
import { withPlaces } from './with-places'

/** What of a note's fingering stays as it is. */
export type Keep = 'fingers' | 'strings' | 'none'

export interface Placing {
  readonly track: ScoreTrack
  /** Which planner: of single lines, or of notes that sound together. */
  readonly model: NotePlan['model']
  /** Notes, ties joined. */
  readonly noteCount: number
  /** Notes that lie on another string or fret than before. */
  readonly movedCount: number
  readonly leftOutCount: number
  /** Of the places before, by the same model; null where there were none or no hand can play them. */
  readonly costBefore: number | null
  readonly costAfter: number
}

const FINGER_NUMBERS = ['', 'index', 'middle', 'ring', 'little']

/** What stays of a note, as a planner takes it. The thumb is in no plan. */
function pinOf({ midi, string, fret, finger }: SoundingNote, keep: Keep, to: Neck) {
  if (string === undefined || fret === undefined || keep === 'none' || string > to.strings.length)
    return undefined
  if (keep === 'strings') {
    return fretPositionsOf(midi, to).some((place) => place.string === string)
      ? { string }
      : undefined
  }
  const number = FINGER_NUMBERS.indexOf(finger ?? '')
  const isThere = isOnNeck({ string, fret }, to) && midiAt({ string, fret }, to) === midi
  return isThere && finger !== undefined && number > 0
    ? { string, fret, finger: number }
    : undefined
}

function unplaced({ midi, startQuarters, durationQuarters }: SoundingNote): UnplacedNote {
  return { midi, startQuarters, durationQuarters }
}

/** Tries with what is to stay; where no hand can do that, without. */
function planKeeping(
  notes: readonly SoundingNote[],
  keep: Keep,
  neck: Neck,
  tell: () => void,
): NotePlan {
  if (keep !== 'none') {
    try {
      return planNotes(
        notes.map((note) => ({ ...unplaced(note), pin: pinOf(note, keep, neck) })),
        neck,
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      tell()
    }
  }
  return planNotes(notes.map(unplaced), neck)
}

/**
 * Plans a track on a neck; pitches and rhythm stay. What has no place there is left out, and told.
 *
 * @param keep `fingers`: notes with a finger stay as they are; `strings`: all stay on their string
 */
export function placeTrack(
  score: Score,
  track: ScoreTrack,
  neck: Neck,
  report: ReportWriter,
  keep: Keep = 'none',
): Placing {
  const about = { track: track.name }
  const sounding = soundingNotesOf(score, track)
  const playable = sounding.filter(({ midi }) => fretPositionsOf(midi, neck).length > 0)
  for (const { measure, midi } of sounding) {
    if (fretPositionsOf(midi, neck).length > 0) continue
    report.add('left-out', 'Notes above or below this neck.', { ...about, bar: measure + 1 })
  }
  if (playable.length === 0) {
    return {
      track: withPlaces(track, neck, new Map()),
      model: 'line',
      noteCount: sounding.length,
      movedCount: 0,
      leftOutCount: sounding.length,
      costBefore: null,
      costAfter: 0,
    }
  }
  const tell = () =>
    report.add('changed', `No hand can keep these ${keep}: all is planned anew.`, about)
  const plan = planKeeping(playable, keep, neck, tell)
  const places = new Map<string, PlannedNote | undefined>()
  let movedCount = 0
  let placedCount = 0
  for (const [index, note] of playable.entries()) {
    const place = plan.places[index]
    for (const key of note.keys) places.set(key, place)
    if (!place)
      report.add('left-out', 'Notes that no hand can add to the others.', {
        ...about,
        bar: note.measure + 1,
      })
    else placedCount++
    if (
      place &&
      note.string !== undefined &&
      (place.string !== note.string || place.fret !== note.fret)
    )
      movedCount++
  }
  const before = track.neck
  const wasPlaced =
    before !== undefined &&
    playable.every(
      ({ string, fret }) => string !== undefined && isOnNeck({ string, fret: fret! }, before),
    )
  const written = playable.map(({ string, fret }) => ({ string: string!, fret: fret! }))
  return {
    track: withPlaces(track, neck, places),
    model: plan.model,
    noteCount: sounding.length,
    movedCount,
    leftOutCount: sounding.length - placedCount,
    costBefore: wasPlaced ? priceOf(playable.map(unplaced), written, before, plan.model) : null,
    costAfter: plan.cost,
  }
}
