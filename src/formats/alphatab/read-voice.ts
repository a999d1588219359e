/** The beats of an alphaTab voice. */
import type { model } from '@coderline/alphatab'
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { neckFretOf } from '../score/file-neck'
import type { ReportWriter } from '../score/report'
import { isBeatCount, type Rhythm, VALUES } from '../score/rhythm'
import type { Beat, ScoreNote, Voice } from '../score/score'
import { plainText } from '../score/text'
import { alphaTab } from './library'
import { fingerOf, techniquesOf } from './techniques'

/** What alphaTab reads of a file and a score here has no place for, in words. */
interface About {
  readonly bar: number
  readonly track?: string
}

/** Reports what is left out of a bar that all tracks share. */
export function reportMasterBar(bar: model.MasterBar, report: ReportWriter, about: About): void {
  const { model: at } = alphaTab()
  if (bar.tripletFeel !== at.TripletFeel.NoTripletFeel) {
    report.add('left-out', 'Swing feel: the notes are kept as they are written.', about)
  }
  if (bar.fermata && bar.fermata.size > 0) report.add('left-out', 'Fermatas.', about)
  if (bar.isFreeTime) report.add('left-out', 'Free time.', about)
}

/** Reports what is left out of a beat. */
function reportBeat(beat: model.Beat, report: ReportWriter, about: About): void {
  const { model: at } = alphaTab()
  const leftOut = (holds: boolean, what: string) => {
    if (holds) report.add('left-out', what, about)
  }
  leftOut(beat.hasWhammyBar, 'Whammy bar.')
  leftOut(beat.isTremolo, 'Tremolo picking.')
  leftOut(beat.brushType !== at.BrushType.None, 'Strums and arpeggios.')
  leftOut(beat.hasRasgueado, 'Rasgueados.')
  leftOut(beat.pickStroke !== at.PickStroke.None, 'Pick strokes.')
  leftOut(beat.fade !== at.FadeType.None, 'Fades.')
  leftOut(beat.slap || beat.pop, 'Slap and pop.')
  leftOut(beat.vibrato !== at.VibratoType.None, 'Vibrato of the whammy bar.')
  leftOut(beat.text !== null && beat.text !== '', 'Text above the staff.')
}

/** Reports what is left out or made plainer of a note. */
function reportNote(note: model.Note, report: ReportWriter, about: About): void {
  const { model: at } = alphaTab()
  const leftOut = (holds: boolean, what: string) => {
    if (holds) report.add('left-out', what, about)
  }
  leftOut(note.isTrill, 'Trills.')
  leftOut(note.ornament !== at.NoteOrnament.None, 'Turns and mordents.')
  leftOut(note.rightHandFinger > -1, 'Fingers of the plucking hand.')
  if (note.hasBend && note.bendType !== at.BendType.Bend) {
    report.add('changed', 'Releases and prebends: a bend up to the highest point is kept.', about)
  }
}

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
