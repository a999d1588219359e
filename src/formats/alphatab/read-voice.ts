/** The beats of an alphaTab voice. */
import type { model } from '@coderline/alphatab'
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { neckFretOf } from '../score/file-neck'
import type { ReportWriter } from '../score/report'
import { isBeatCount, type Rhythm, VALUES } from '../score/rhythm'
import type { Beat, ScoreNote, Voice } from '../score/score'
import { plainText } from '../score/text'
import { reportBeat, reportNote } from './left-out'
import { alphaTab } from './library'
import { fingerOf, techniquesOf } from './techniques'

export interface VoiceContext {
  readonly neck: Neck | undefined
  readonly staff: model.Staff
  readonly track: string
  /** From 1, in the order of playing. */
  readonly bar: number
  readonly report: ReportWriter
}

/** alphaTab counts values longer than a whole downwards: −2 is a breve. */
function rhythmOf({
  duration,
  dots,
  hasTuplet,
  tupletNumerator,
  tupletDenominator,
}: model.Beat): Rhythm {
  const written: number = duration
  const value = written < 0 ? -1 / written : written
  const isTuplet = hasTuplet && [tupletNumerator, tupletDenominator].every(isBeatCount)
  return {
    value: VALUES.find((known) => known === value) ?? 4,
    dots: Math.min(3, Math.max(0, dots)),
    ...(isTuplet && { tuplet: [tupletNumerator, tupletDenominator] }),
  }
}

interface Sound {
  readonly midi: number
  readonly string?: number
  readonly fret?: number
}

function soundOf(note: model.Note, { neck, staff }: VoiceContext): Sound | undefined {
  if (staff.isPercussion) {
    const known = staff.track.percussionArticulations[note.percussionArticulation]
    return { midi: known?.outputMidiNumber ?? note.percussionArticulation }
  }
  if (!note.isStringed) return { midi: note.octave * 12 + note.tone }
  const string = staff.tuning.length - note.string + 1
  const open = staff.tuning[string - 1]
  if (open === undefined || note.fret < 0) return undefined
  if (!neck) return { midi: open + staff.capo + note.fret }
  const fret = neckFretOf(note.fret, string, neck)
  return { midi: midiAt({ string, fret }, neck), string, fret }
}

function noteOf(note: model.Note, context: VoiceContext): ScoreNote | undefined {
  const { report } = context
  const sound = soundOf(note, context)
  if (!sound || !(sound.midi >= 0 && sound.midi <= 127)) {
    report.add('left-out', 'Notes without a place or a pitch that there is.', context)
    return undefined
  }
  reportNote(note, report, context)
  const finger = fingerOf(note)
  const { techniques, bendSemitones } = techniquesOf(note)
  return {
    ...sound,
    ...(finger !== undefined && sound.fret !== 0 && { finger }),
    ...(note.isTieDestination && { tied: true }),
    ...(techniques.length > 0 && { techniques }),
    ...(bendSemitones !== undefined && { bendSemitones }),
  }
}

/** Of two notes of one place or pitch the first is kept. */
function withoutTwins(notes: readonly ScoreNote[], context: VoiceContext): readonly ScoreNote[] {
  const keys = new Set<string>()
  const kept = notes.filter(({ string, midi }) => {
    const key = string === undefined ? `m${midi}` : `s${string}`
    return keys.size !== keys.add(key).size
  })
  const count = notes.length - kept.length
  if (count > 0)
    context.report.add('left-out', 'Second notes of one string or pitch.', { ...context, count })
  return kept
}

function beatOf(beat: model.Beat, context: VoiceContext): Beat {
  reportBeat(beat, context.report, context)
  const notes = beat.notes.flatMap((note) => noteOf(note, context) ?? [])
  const kept = withoutTwins(notes, context).toSorted(
    (a, b) => (a.string ?? 0) - (b.string ?? 0) || b.midi - a.midi,
  )
  const chord = plainText(beat.chord?.name)
  const lyric = plainText(beat.lyrics?.find((line) => line !== ''))
  return {
    rhythm: rhythmOf(beat),
    ...(beat.graceType !== alphaTab().model.GraceType.None && { grace: true }),
    notes: kept,
    ...(chord !== '' && { chord }),
    ...(lyric !== '' && { lyric }),
  }
}

export function readVoice(voice: model.Voice, context: VoiceContext): Voice {
  return voice.beats.map((beat) => beatOf(beat, context))
}
