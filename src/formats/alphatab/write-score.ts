/** A `Score` as one of alphaTab, from which it writes Guitar Pro and alphaTex. */
import type { model, Settings } from '@coderline/alphatab'
import { fileFretOf } from '../score/file-neck'
import { namesOfTrack } from '../score/names-of-track'
import { restsAfter } from '../score/rests'
import { type Rhythm, valuesOf } from '../score/rhythm'
import type { Beat, Score, ScoreMeasure, ScoreNote, ScoreTrack, Voice } from '../score/score'
import { barQuartersOf, voiceQuartersOf } from '../score/score-times'
import { strumText } from '../score/text'
import type { WrittenPitch } from '../score/written-pitch'
import { articulationOf, drumsOf } from './drums'
import { alphaTab } from './library'
import { setFinger, setTechniques } from './techniques'

const PERCUSSION_CHANNEL = 9
/** The reference of a tempo that is counted in quarters. */
const QUARTERS = 2

/**
 * What it is written for: a file lists percussion sounds; as text every voice of a bar has a rest,
 * since a bar of nothing would be none there; a drawing has rests in the first voice, and after the
 * last note of the first two.
 */
export type WrittenFor = 'file' | 'text' | 'drawing'

interface WrittenTrack extends Pick<ScoreTrack, 'neck' | 'isPercussion'> {
  /** Sounds that notes name by their place in this list; without it by their number. */
  readonly drums?: readonly number[]
}

/** A voice in a bar. */
interface WrittenVoice extends WrittenTrack {
  readonly nameOf: (beat: number, note: number) => WrittenPitch
}

/** A note of the key has the signature's sign; others are told, or alphaTab would write a sharp. */
function accidentalModeOf({ alter, isInKey }: WrittenPitch): model.NoteAccidentalMode {
  const { NoteAccidentalMode: mode } = alphaTab().model
  if (isInKey) return mode.Default
  if (alter === 0) return mode.Default
  if (Math.abs(alter) > 1) return alter > 0 ? mode.ForceDoubleSharp : mode.ForceDoubleFlat
  return alter > 0 ? mode.ForceSharp : mode.ForceFlat
}

function masterBarOf(measure: ScoreMeasure): model.MasterBar {
  const { model: at } = alphaTab()
  const bar = new at.MasterBar()
  ;[bar.timeSignatureNumerator, bar.timeSignatureDenominator] = measure.timeSignature
  bar.isAnacrusis = measure.isPickup ?? false
  bar.isRepeatStart = measure.isRepeatStart ?? false
  bar.repeatCount = measure.repeatCount ?? 0
  if (measure.section) {
    bar.section = new at.Section()
    bar.section.text = measure.section
  }
  const quarters = barQuartersOf(measure)
  for (const { offsetQuarters, quarterBpm } of measure.tempos) {
    const ratio = offsetQuarters / quarters
    bar.tempoAutomations.push(
      at.Automation.buildTempoAutomation(false, ratio, quarterBpm, QUARTERS),
    )
  }
  return bar
}

function noteOf(
  note: ScoreNote,
  { neck, isPercussion, drums }: WrittenTrack,
  written: WrittenPitch,
): model.Note {
  const to = new (alphaTab().model.Note)()
  const { string, fret, midi } = note
  if (isPercussion) to.percussionArticulation = drums ? drums.indexOf(midi) : midi
  else if (neck && string !== undefined && fret !== undefined) {
    to.string = neck.strings.length - string + 1
    to.fret = fileFretOf(fret, string, neck)
  } else {
    to.octave = Math.floor(midi / 12)
    to.tone = midi % 12
  }
  if (!isPercussion) to.accidentalMode = accidentalModeOf(written)
  if (note.tied) to.isTieDestination = true
  setFinger(to, note.finger)
  setTechniques(to, note)
  return to
}

function beatOf(beat: Beat, index: number, track: WrittenVoice, staff: model.Staff): model.Beat {
  const { model: at } = alphaTab()
  const to = new at.Beat()
  const { value, dots, tuplet } = beat.rhythm
  to.duration = value < 1 ? -1 / value : value
  to.dots = dots
  if (tuplet) [to.tupletNumerator, to.tupletDenominator] = tuplet
  if (beat.grace) to.graceType = at.GraceType.BeforeBeat
  if (beat.lyric !== undefined) to.lyrics = [beat.lyric]
  if (beat.chord !== undefined) {
    if (!staff.hasChord(beat.chord)) {
      const chord = new at.Chord()
      chord.name = beat.chord
      chord.strings = staff.tuning.map(() => -1)
      staff.addChord(beat.chord, chord)
    }
    to.chordId = beat.chord
  }
  for (const [note, one] of beat.notes.entries()) {
    to.addNote(noteOf(one, track, track.nameOf(index, note)))
  }
  return to
}

/** Inner voices rest unwritten. */
const FILLED_VOICES = 2

/** A voice with rests up to the end of its bar; one without beats as it is. */
function filled(voice: Voice = [], measure: ScoreMeasure): Voice {
  if (voice.length === 0 || measure.isPickup) return voice
  const rests = restsAfter(voiceQuartersOf(voice), measure)
  return [...voice, ...rests.map((rhythm): Beat => ({ rhythm, notes: [] }))]
}

/** A voice without beats holds rests, or an empty beat. */
function voiceOf(
  voice: Voice | undefined,
  track: WrittenVoice,
  staff: model.Staff,
  rests: readonly Rhythm[],
): model.Voice {
  const { model: at } = alphaTab()
  const to = new at.Voice()
  for (const [index, beat] of (voice ?? []).entries()) {
    to.addBeat(beatOf(beat, index, track, staff))
  }
  if (to.beats.length > 0) return to
  for (const rhythm of rests) to.addBeat(beatOf({ rhythm, notes: [] }, 0, track, staff))
  if (rests.length === 0) {
    const empty = new at.Beat()
    empty.isEmpty = true
    empty.duration = at.Duration.Whole
    to.addBeat(empty)
  }
  return to
}

/** From here on the lowest string of a neck is written as it sounds, below an octave higher. */
const LOWEST_AS_IT_SOUNDS = 55
/** A neck whose first string is no higher is written in the bass clef. */
const HIGHEST_IN_BASS_CLEF = 50

function isInBassClef({ neck }: ScoreTrack): boolean {
  return neck !== undefined && neck.strings[0]!.openMidi <= HIGHEST_IN_BASS_CLEF
}

function setStrings(
  staff: model.Staff,
  { neck, isPercussion }: ScoreTrack,
  writtenFor: WrittenFor,
): void {
  staff.isPercussion = isPercussion
  staff.showTablature = neck !== undefined
  if (!neck) return
  const { Tuning } = alphaTab().model
  staff.capo = neck.capo
  staff.stringTuning = new Tuning(
    neck.tuning.name,
    neck.strings.map(({ openMidi }) => openMidi),
    false,
  )
  const lowest = Math.min(...neck.strings.map(({ openMidi }) => openMidi))
  const isAsItSounds = writtenFor === 'drawing' && lowest >= LOWEST_AS_IT_SOUNDS
  // A guitar is written an octave above its sound.
  staff.displayTranspositionPitch = isAsItSounds ? 0 : -12
}

function addTrack(
  to: model.Score,
  track: ScoreTrack,
  measures: readonly ScoreMeasure[],
  writtenFor: WrittenFor,
): void {
  const { model: at } = alphaTab()
  const made = new at.Track()
  made.name = track.name
  made.shortName = track.name.slice(0, 10)
  made.playbackInfo.program = track.program
  const channel = track.isPercussion ? PERCUSSION_CHANNEL : to.tracks.length % PERCUSSION_CHANNEL
  made.playbackInfo.primaryChannel = channel
  made.playbackInfo.secondaryChannel = channel
  made.ensureStaveCount(1)
  to.addTrack(made)
  const staff = made.staves[0]!
  setStrings(staff, track, writtenFor)
  const drums = track.isPercussion && writtenFor !== 'text' ? drumsOf(track) : undefined
  const written = { ...track, ...(drums && { drums }) }
  if (drums) made.percussionArticulations = drums.map(articulationOf)
  const nameOf = namesOfTrack(track, measures)
  const voiceCount = Math.max(1, ...track.measures.map(({ length }) => length))
  for (const [index, voices] of track.measures.entries()) {
    const bar = new at.Bar()
    staff.addBar(bar)
    if (writtenFor === 'drawing' && isInBassClef(track)) bar.clef = at.Clef.F4
    const key = measures[index]!
    const { fifths, isMinor } = key
    bar.keySignature = fifths
    bar.keySignatureType = isMinor ? at.KeySignatureType.Minor : at.KeySignatureType.Major
    for (let voice = 0; voice < voiceCount; voice++) {
      const isFirstRest = voice === 0 && (writtenFor === 'drawing' || voices.length > 1)
      const isRest = writtenFor === 'text' || isFirstRest
      const rests = isRest ? valuesOf(barQuartersOf(key)) : []
      const isFilled = writtenFor === 'drawing' && voice < FILLED_VOICES
      const beats = isFilled ? filled(voices[voice], key) : voices[voice]
      const own = {
        ...written,
        nameOf: (beat: number, note: number) => nameOf([index, voice, beat, note]),
      }
      bar.addVoice(voiceOf(beats, own, staff, rests))
    }
  }
}

export function writeAlphaTabScore(
  score: Score,
  writtenFor: WrittenFor,
): { score: model.Score; settings: Settings } {
  const { model: at, Settings } = alphaTab()
  const settings = new Settings()
  // Ids are counted on from score to score otherwise, and written into files.
  at.Score.resetIds()
  const to = new at.Score()
  to.title = score.title
  to.artist = score.artist
  if (score.strum !== undefined) to.instructions = strumText(score.strum)
  for (const measure of score.measures) to.addMasterBar(masterBarOf(measure))
  for (const track of score.tracks) addTrack(to, track, score.measures, writtenFor)
  to.finish(settings)
  return { score: to, settings }
}
