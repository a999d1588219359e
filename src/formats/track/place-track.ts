/** Strings, frets and fingers for a track, planned: for one without them, or anew on any neck. */
import { DomainError } from '#engine/errors'
import { fretPositionsOf, isOnNeck, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { Style } from '#engine/plan/weights'
import type { ReportWriter } from '../score/report'
import type { Score, ScoreNote, ScoreTrack } from '../score/score'
import { noteKeyOf, type SoundingNote, soundingNotesOf } from '../score/score-times'
import {
  isSingleLine,
  type NotePlan,
  type PlannedNote,
  planNotes,
  priceOf,
  type UnplacedNote,
} from './plan-notes'

/** The track with other places; a grace note lies as near as it can to the note after it. */
function withPlaces(
  track: ScoreTrack,
  neck: Neck,
  places: ReadonlyMap<string, PlannedNote | undefined>,
): ScoreTrack {
  const nearest = (midi: number, to: PlannedNote | undefined): PlannedNote | undefined =>
    fretPositionsOf(midi, neck).toSorted((a, b) => {
      const distance = (place: PlannedNote) =>
        to === undefined
          ? place.fret
          : Math.abs(place.fret - to.fret) + 2 * Math.abs(place.string - to.string)
      return distance(a) - distance(b)
    })[0]
  const measures = track.measures.map((voices, measure) =>
    voices.map((beats, voice) => {
      let after: PlannedNote | undefined
      return beats
        .map((beat, index) => ({ beat, index }))
        .reverse()
        .map(({ beat, index }) => {
          const notes = beat.notes.flatMap((note, noteIndex): ScoreNote[] => {
            const place = beat.grace
              ? nearest(note.midi, after)
              : places.get(noteKeyOf(measure, voice, index, noteIndex))
            if (!place) return []
            const { string: _string, fret: _fret, finger: _finger, ...rest } = note
            return [{ ...rest, ...place }]
          })
          if (!beat.grace && notes[0]) after = { string: notes[0].string!, fret: notes[0].fret! }
          return { ...beat, notes: notes.sort((a, b) => a.string! - b.string!) }
        })
        .reverse()
    }),
  )
  return { ...track, neck, measures }
}

/** What of a note's fingering stays as it is. */
export type Keep = 'fingers' | 'strings' | 'none'

export interface Placing {
  readonly track: ScoreTrack
  /** What the hand pays for, and why that. */
  readonly weights: NotePlan['weights']
  readonly weightsReason: string
  /** Notes, ties joined. */
  readonly noteCount: number
  /** Notes that lie on another string or fret than before. */
  readonly movedCount: number
  readonly leftOutCount: number
  /** Of the places before, by the same weights; null where there were none or no hand can play them. */
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
  { keep = 'none', style }: PlacingOptions,
  neck: Neck,
  tell: () => void,
): NotePlan {
  if (keep !== 'none') {
    try {
      return planNotes(
        notes.map((note) => ({ ...unplaced(note), pin: pinOf(note, keep, neck) })),
        neck,
        style,
      )
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      tell()
    }
  }
  return planNotes(notes.map(unplaced), neck, style)
}

export interface PlacingOptions {
  /** `fingers`: notes with a finger stay as they are; `strings`: all stay on their string. */
  readonly keep?: Keep
  /** The weights; default `melody` for a tune with words, else as the planner chooses. */
  readonly style?: Style | undefined
}

/** Whether words are sung to it. */
const hasLyrics = ({ measures }: ScoreTrack) =>
  measures.some((voices) => voices.some((beats) => beats.some(({ lyric }) => lyric !== undefined)))

/**
 * Plans a track on a neck; pitches and rhythm stay. What has no place there is left out, and told.
 */
export function placeTrack(
  score: Score,
  track: ScoreTrack,
  neck: Neck,
  report: ReportWriter,
  options: PlacingOptions = {},
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
      weights: 'lead',
      weightsReason: 'nothing can be played',
      noteCount: sounding.length,
      movedCount: 0,
      leftOutCount: sounding.length,
      costBefore: null,
      costAfter: 0,
    }
  }
  const tell = () =>
    report.add('changed', `No hand can keep these ${options.keep}: all is planned anew.`, about)
  const isSung = !options.style && hasLyrics(track) && isSingleLine(playable)
  const style = isSung ? 'melody' : options.style
  const plan = planKeeping(playable, { ...options, style }, neck, tell)
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
    weights: plan.weights,
    weightsReason: isSung ? 'a tune with words' : plan.weightsReason,
    noteCount: sounding.length,
    movedCount,
    leftOutCount: sounding.length - placedCount,
    costBefore: wasPlaced ? priceOf(playable.map(unplaced), written, before, plan.weights) : null,
    costAfter: plan.cost,
  }
}
