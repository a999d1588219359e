/** Measures of tab as a score with one track. */
import type { Neck } from '#engine/instrument/neck'
import { splitIntoBars } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { signatureOf, writtenSignatureOf } from '#engine/theory/key-signature'
import { C_MAJOR } from '#engine/theory/layer'
import type { WrittenTheory } from '#engine/theory/names-in-theory'
import type { ReadScore } from './format'
import type { ChordOverBar } from './lay-chords'
import { PROGRAMS } from './midi/general-midi'
import { named } from './name-notes'
import { notate, type TimedNote } from './notate'
import { newReport } from './report'
import type { ScoreMeasure, ScoreNote, TempoChange } from './score'
import { techniquesOf } from './technique-table'
import { highestVoiceFirst } from './voices-by-pitch'

export interface TabHeading {
  readonly title: string
  readonly artist?: string
  /** What its notes are named in; C major unless given. */
  readonly theory?: WrittenTheory
  /** Over the bars, by their 0-based numbers. */
  readonly chords?: readonly ChordOverBar[]
}

function noteOf(note: TabNote): ScoreNote {
  const { midi, string, fret, finger } = note
  const techniques = techniquesOf(note)
  return {
    midi,
    string,
    fret,
    ...(finger && { finger }),
    ...(techniques.length > 0 && { techniques }),
  }
}

const SAME_END = 1e-4

type Timed = TimedNote & { durationQuarters: number }

/**
 * The notes in quarters from the start, of those that start together the highest first; what is
 * tied is one with the note before it.
 */
function timedNotesOf(bars: readonly Measure[], hasVoices: boolean): readonly TimedNote[] {
  const timed: Timed[] = []
  const onString = new Map<number, (typeof timed)[number]>()
  let barStart = 0
  for (const {
    notes,
    timeSignature: [beats, unit],
  } of bars) {
    for (const note of notes.toSorted((a, b) => a.startBeat - b.startBeat)) {
      const startQuarters = barStart + (note.startBeat * 4) / unit
      const durationQuarters = (note.durationBeats * 4) / unit
      const before = onString.get(note.string)
      const end = before && before.startQuarters + before.durationQuarters
      if (
        note.tied &&
        before?.note.midi === note.midi &&
        Math.abs(end! - startQuarters) < SAME_END
      ) {
        before.durationQuarters += durationQuarters
        continue
      }
      const voice = hasVoices && { voice: (note.voice ?? 1) - 1 }
      const made: Timed = { note: noteOf(note), startQuarters, durationQuarters, ...voice }
      timed.push(made)
      onString.set(note.string, made)
    }
    barStart += (beats * 4) / unit
  }
  return timed.sort(
    (a, b) => a.startQuarters - b.startQuarters || (hasVoices ? 0 : b.note.midi - a.note.midi),
  )
}

function temposOf(
  { tempo, timeSignature: [, unit] }: Measure,
  before: number | undefined,
): readonly TempoChange[] {
  const quarterBpm = (tempo * 4) / unit
  return quarterBpm === before ? [] : [{ offsetQuarters: 0, quarterBpm }]
}

/**
 * A note that rings over the last bar line ends there.
 *
 * @param bars each one bar long, whatever rings over it.
 */
export function scoreOfBars(bars: readonly Measure[], neck: Neck, heading: TabHeading): ReadScore {
  const report = newReport()
  let quarterBpm: number | undefined
  const { theory = C_MAJOR } = heading
  const signature = writtenSignatureOf(signatureOf(theory.root, theory.scale))
  const written = bars.map((bar): ScoreMeasure => {
    const tempos = temposOf(bar, quarterBpm)
    quarterBpm = tempos[0]?.quarterBpm ?? quarterBpm
    return {
      timeSignature: bar.timeSignature,
      ...signature,
      tempos,
    }
  })
  const { instrument } = neck
  const hasVoices = bars.some(({ notes }) => notes.some(({ voice }) => voice !== undefined))
  const notes = named(timedNotesOf(bars, hasVoices), bars, theory, heading.chords)
  const voices = notate(notes, written, report, instrument.name)
  const track = {
    name: instrument.name,
    program: PROGRAMS[instrument.family],
    isPercussion: false,
    neck,
    measures: hasVoices ? voices : highestVoiceFirst(voices),
  }
  const { title, artist = '' } = heading
  return { score: { title, artist, measures: written, tracks: [track] }, report: report.finish() }
}

/** As `scoreOfBars`; a measure fills as many bars as its notes reach into. */
export function scoreOfTab(
  measures: readonly Measure[],
  neck: Neck,
  heading: TabHeading,
): ReadScore {
  return scoreOfBars(measures.flatMap(splitIntoBars), neck, heading)
}
