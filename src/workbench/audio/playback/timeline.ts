/**
 * The measures of a tab laid end to end: every note at its beat from the start of the piece, every
 * measure with its length, and the way from beats to seconds through each measure's tempo.
 */
import { lengthBeatsOf } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { techniquesOf } from '#formats/score/technique-table'

/** What is heard of a note of the tab or of another track. */
export type Sounded = Pick<
  TabNote,
  'string' | 'midi' | 'technique' | 'startBeat' | 'durationBeats' | 'tied'
>

/** A note with its place in the whole piece. */
export interface TimelineNote<Note extends Sounded = TabNote> {
  readonly note: Note
  readonly measureIndex: number
  /** Beats from the start of the piece. */
  readonly startBeat: number
  readonly durationBeats: number
  /** Begun by the fretting hand: a hammer-on, pull-off or slide of the note before leads to it. */
  readonly isLegato?: true
  /** Where a slide takes it at its end. */
  readonly slidesToMidi?: number
}

export interface TimelineMeasure {
  /** Beats from the start of the piece. */
  readonly startBeat: number
  readonly lengthBeats: number
  readonly beatsPerBar: number
  readonly tempoBpm: number
}

/** A note of another track of the file. */
export interface BackedNote extends TimelineNote<Sounded> {
  /** 0-based index of the track. */
  readonly track: number
}

export interface Timeline {
  readonly measures: readonly TimelineMeasure[]
  /** By start, then string. */
  readonly notes: readonly TimelineNote[]
  /** By start. */
  readonly backing?: readonly BackedNote[]
  readonly lengthBeats: number
}

/** Tolerance for the rounding of thirds and sixths of beats. */
const BEAT_DUST = 1e-6

type Growing<Note extends Sounded> = {
  -readonly [Key in keyof TimelineNote<Note>]: TimelineNote<Note>[Key]
}

/** The last note of a string so far, and the last of those that are tied to it. */
interface OnString<Note extends Sounded> {
  readonly laid: Growing<Note>
  readonly last: Note
}

const MEETING_GAP_BEATS = 1e-4

const endBeatOf = ({ startBeat, durationBeats }: Sounded | TimelineNote<Sounded>) =>
  startBeat + durationBeats

/** Whether a tied note goes on where the one before it on its string ends. */
function continues<Note extends Sounded>(
  { note, startBeat }: TimelineNote<Note>,
  { laid }: OnString<Note>,
): boolean {
  const gap = startBeat - endBeatOf(laid)
  return note.tied === true && note.midi === laid.note.midi && Math.abs(gap) < MEETING_GAP_BEATS
}

/** Joins a note to the one before it on its string where that one leads to it. */
function lead<Note extends Sounded>({ laid, last }: OnString<Note>, to: Growing<Note>): void {
  if (to.startBeat - endBeatOf(laid) > MEETING_GAP_BEATS) return
  const techniques = techniquesOf(last)
  if (techniques.includes('slide')) laid.slidesToMidi = to.note.midi
  if (techniques.includes('slide') || techniques.includes('hammer-on')) to.isLegato = true
}

/** Lays measures end to end. */
function laidMeasuresOf(measures: readonly Measure[]): readonly TimelineMeasure[] {
  let startBeat = 0
  return measures.map((measure) => {
    const lengthBeats = lengthBeatsOf(measure)
    const laid = {
      startBeat,
      lengthBeats,
      beatsPerBar: measure.timeSignature[0],
      tempoBpm: measure.tempo,
    }
    startBeat += lengthBeats
    return laid
  })
}

/**
 * The notes of each measure, from the start of the piece; what is tied to a note is a part of it.
 * By start, then string.
 */
export function laidNotesOf<Note extends Sounded>(
  measures: readonly TimelineMeasure[],
  notesOf: (measureIndex: number) => readonly Note[],
): readonly TimelineNote<Note>[] {
  const notes: Growing<Note>[] = []
  const onString = new Map<number, OnString<Note>>()
  for (const [measureIndex, measure] of measures.entries()) {
    for (const note of notesOf(measureIndex).toSorted((a, b) => a.startBeat - b.startBeat)) {
      const laidNote: Growing<Note> = {
        note,
        measureIndex,
        startBeat: measure.startBeat + note.startBeat,
        durationBeats: note.durationBeats,
      }
      const before = onString.get(note.string)
      if (before && continues(laidNote, before)) {
        before.laid.durationBeats = endBeatOf(laidNote) - before.laid.startBeat
        onString.set(note.string, { laid: before.laid, last: note })
        continue
      }
      if (before) lead(before, laidNote)
      notes.push(laidNote)
      onString.set(note.string, { laid: laidNote, last: note })
    }
  }
  return notes.sort((a, b) => a.startBeat - b.startBeat || a.note.string - b.note.string)
}

export function timelineOf(measures: readonly Measure[]): Timeline {
  const laid = laidMeasuresOf(measures)
  const last = laid.at(-1)
  return {
    measures: laid,
    notes: laidNotesOf(laid, (index) => measures[index]!.notes),
    lengthBeats: last ? last.startBeat + last.lengthBeats : 0,
  }
}

/** The measure that a beat of the piece lies in, and the beat within it. The end counts as last. */
export function placeOfBeat(
  timeline: Timeline,
  beat: number,
): { readonly measureIndex: number; readonly beat: number } {
  let measureIndex = 0
  while (
    measureIndex + 1 < timeline.measures.length &&
    timeline.measures[measureIndex + 1]!.startBeat <= beat + BEAT_DUST
  ) {
    measureIndex++
  }
  return { measureIndex, beat: beat - (timeline.measures[measureIndex]?.startBeat ?? 0) }
}

/** A measure's tempo, in beats per minute, played at so many per cent of its speed. */
export function tempoOf(measure: TimelineMeasure, speedPercent: number): number {
  return (measure.tempoBpm * speedPercent) / 100
}

/** Seconds from one beat of the piece to a later one, each measure at its own tempo. */
export function secondsBetween(
  timeline: Timeline,
  fromBeat: number,
  toBeat: number,
  speedPercent = 100,
): number {
  let seconds = 0
  for (const measure of timeline.measures) {
    const from = Math.max(fromBeat, measure.startBeat)
    const to = Math.min(toBeat, measure.startBeat + measure.lengthBeats)
    if (to > from) seconds += ((to - from) * 60) / tempoOf(measure, speedPercent)
  }
  return seconds
}

/** The beat that is reached so many seconds after another one; not past the end of the piece. */
export function beatAfter(
  timeline: Timeline,
  fromBeat: number,
  seconds: number,
  speedPercent = 100,
): number {
  let left = seconds
  for (const measure of timeline.measures) {
    const from = Math.max(fromBeat, measure.startBeat)
    const available = measure.startBeat + measure.lengthBeats - from
    if (available <= 0) continue
    const beats = (left * tempoOf(measure, speedPercent)) / 60
    if (beats <= available) return from + beats
    left -= (available * 60) / tempoOf(measure, speedPercent)
  }
  return timeline.lengthBeats
}

/** Every whole beat of the piece in a range, with its number in the bar (0 = first). */
export function beatsIn(
  timeline: Timeline,
  fromBeat: number,
  toBeat: number,
): readonly { readonly beat: number; readonly beatInBar: number }[] {
  const beats: { beat: number; beatInBar: number }[] = []
  for (const measure of timeline.measures) {
    for (let n = 0; n < measure.lengthBeats - BEAT_DUST; n++) {
      const beat = measure.startBeat + n
      if (beat >= fromBeat - BEAT_DUST && beat < toBeat - BEAT_DUST) {
        beats.push({ beat, beatInBar: n % measure.beatsPerBar })
      }
    }
  }
  return beats
}
