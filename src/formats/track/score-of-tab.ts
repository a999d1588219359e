/** Measures of tab as a score with one track. */
import { familyOf } from '#engine/instrument/family-table'
import type { Neck } from '#engine/instrument/neck'
import type { ChordName } from '#engine/project/chord-names'
import { splitIntoBars } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { signatureOf, writtenSignatureOf } from '#engine/theory/key-signature'
import { C_MAJOR, readPitchClass } from '#engine/theory/layer'
import type { WrittenTheory } from '#engine/theory/names-in-theory'
import { type NoteName, parseRoot, pitchClassOfMidi } from '#engine/theory/pitch'
import type { ReadScore } from '../format'
import { type ChordOverBar, layChords } from '../score/lay-chords'
import { notate, type TimedNote } from '../score/notate'
import { newReport } from '../score/report'
import type { ScoreMeasure, ScoreNote, ScoreTrack, TempoChange } from '../score/score'
import { barQuartersOf } from '../score/score-times'
import { techniquesOf } from '../score/technique-table'
import { plainText } from '../score/text'
import { highestVoiceFirst } from '../score/voices-by-pitch'
import { chordsOverBars } from './chords-of-track'
import { named } from './name-notes'

export interface TabHeading {
  readonly title: string
  readonly artist?: string
  /** What its notes are named in; C major unless given. */
  readonly theory?: WrittenTheory
  /** Names of notes that are settled, by the id of the note. */
  readonly names?: ReadonlyMap<string, NoteName>
  /** Names over the bars, at beats of the piece. */
  readonly chords?: readonly ChordName[]
}

/** The own name of a note that its theory has no name for; the key may be another than at first. */
function ownNameOf({ name, midi }: TabNote, theory: WrittenTheory): NoteName | undefined {
  if (name === undefined || readPitchClass(theory, pitchClassOfMidi(midi)).inScale) return undefined
  return parseRoot(name)
}

function noteOf(note: TabNote, names: TabHeading['names'], theory: WrittenTheory): ScoreNote {
  const { id, midi, string, fret, finger } = note
  const name = names?.get(id) ?? ownNameOf(note, theory)
  const techniques = techniquesOf(note)
  return {
    midi,
    ...(name && { name }),
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
function timedNotesOf(
  bars: readonly Measure[],
  hasVoices: boolean,
  named: TabHeading['names'],
  theory: WrittenTheory,
): readonly TimedNote[] {
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
      const made: Timed = {
        note: noteOf(note, named, theory),
        startQuarters,
        durationQuarters,
        ...voice,
      }
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

/** The names of chords over the bars. */
function namesOver(
  chords: readonly ChordName[],
  bars: readonly Measure[],
): readonly ChordOverBar[] {
  const plain = chords.flatMap(({ beat, symbol }) => {
    const text = plainText(symbol)
    return text === '' ? [] : [{ beat, symbol: text }]
  })
  return chordsOverBars(plain, bars)
}

/** The bars of a track with names over them. */
function withNames(
  voices: ScoreTrack['measures'],
  names: readonly ChordOverBar[],
  written: readonly ScoreMeasure[],
): ScoreTrack['measures'] {
  if (names.length === 0) return voices
  return voices.map((own, bar) =>
    layChords(
      own,
      names.filter((name) => name.bar === bar),
      barQuartersOf(written[bar]!),
    ),
  )
}

/**
 * A note that rings over the last bar line ends there.
 *
 * @param bars each one bar long, whatever rings over it.
 */
export function scoreOfBars(bars: readonly Measure[], neck: Neck, heading: TabHeading): ReadScore {
  const { title, artist = '', theory = C_MAJOR, chords = [], names: settled } = heading
  const report = newReport()
  let quarterBpm: number | undefined
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
  const names = namesOver(chords, bars)
  const notes = named(timedNotesOf(bars, hasVoices, settled, theory), bars, theory, names)
  const voices = notate(notes, written, report, instrument.name)
  const track = {
    name: instrument.name,
    program: familyOf(instrument).program,
    isPercussion: false,
    neck,
    measures: withNames(hasVoices ? voices : highestVoiceFirst(voices), names, written),
  }
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
