/**
 * A change of grips described from two finished voicings, note by note and finger by finger. It is
 * worked out apart from the tables of the search, so its cost also checks theirs.
 */
import { FINGERS, type Finger } from '../hand/finger'
import { MOTION_WEIGHTS } from './grip-motion'
import type { Voicing, VoicingNote } from './voicing'

/** One voice on its way; a voice that splits or merges appears once for every target. */
export interface VoiceStep {
  readonly from: string
  readonly to: string
  /** Signed, up is positive. */
  readonly semitones: number
}

/** A finger of the next grip and where it comes from. */
export interface FingerStep {
  readonly finger: Finger
  readonly move: 'stays' | 'slides' | 'placed'
  /** Strings it presses in the next grip, the thickest first. */
  readonly strings: readonly number[]
  readonly fret: number
}

export interface Motion {
  /** Weighted sum of the three parts below. */
  readonly cost: number
  /** Frets between the hand positions, signed: up the neck is positive. */
  readonly handShift: number
  /** Semitones moved by all voices. */
  readonly voiceSemitones: number
  readonly voices: readonly VoiceStep[]
  /** Voices that keep their pitch. */
  readonly commonTones: number
  readonly fingers: readonly FingerStep[]
  /** Fingers that stay on their string and fret. */
  readonly heldFingers: number
}

/** Where the index finger is; open chords low on the neck are held from the nut. */
function handFretOf(voicing: Voicing): number | undefined {
  if (voicing.position === 0) return undefined
  return voicing.openStrings.length > 0 && voicing.position <= 2 ? 1 : voicing.position
}

/**
 * Every way to send the voices of the fuller chord, in order, onto the other's so that none is
 * left out; the least sum wins, and among equal ones that with more common tones.
 */
function matchVoices(
  fuller: readonly VoicingNote[],
  other: readonly VoicingNote[],
): readonly number[] {
  let best: readonly number[] = []
  let bestCost = Number.POSITIVE_INFINITY
  function extend(targets: readonly number[], cost: number): void {
    if (cost >= bestCost) return
    const voice = targets.length
    const last = targets.at(-1) ?? -1
    if (voice === fuller.length) {
      if (last === other.length - 1) {
        best = targets
        bestCost = cost
      }
      return
    }
    for (const target of last < 0 ? [0] : [last, last + 1]) {
      const note = other[target]
      if (!note) continue
      const semitones = Math.abs(note.midi - fuller[voice]!.midi)
      // A voice that moves at all costs a little more, so that common tones stay.
      extend([...targets, target], cost + semitones + (semitones === 0 ? 0 : 0.01))
    }
  }
  extend([], 0)
  return best
}

function voiceStepsOf(from: Voicing, to: Voicing): readonly VoiceStep[] {
  const isFromFuller = from.notes.length >= to.notes.length
  const fuller = isFromFuller ? from.notes : to.notes
  const other = isFromFuller ? to.notes : from.notes
  return matchVoices(fuller, other).map((target, voice) => {
    const before = isFromFuller ? fuller[voice]! : other[target]!
    const after = isFromFuller ? other[target]! : fuller[voice]!
    return { from: before.note, to: after.note, semitones: after.midi - before.midi }
  })
}

/** Fret and strings of a finger; nothing for one that is idle. */
function pressOf(voicing: Voicing, finger: Finger) {
  const notes = voicing.notes.filter((note) => note.finger === finger)
  const strings = notes.map((note) => note.string).sort((a, b) => b - a)
  return notes[0] && { fret: notes[0].fret, strings }
}

function fingerStepsOf(from: Voicing, to: Voicing): readonly FingerStep[] {
  const steps: FingerStep[] = []
  for (const finger of FINGERS) {
    if (finger === 'open') continue
    const after = pressOf(to, finger)
    if (!after) continue
    const before = pressOf(from, finger)
    const isOnString = before?.strings.some((string) => after.strings.includes(string)) ?? false
    const move = !isOnString ? 'placed' : before?.fret === after.fret ? 'stays' : 'slides'
    steps.push({ finger, move, ...after })
  }
  return steps
}

/** Describes the change from one voicing to the next. */
export function describeMotion(from: Voicing, to: Voicing): Motion {
  const before = handFretOf(from)
  const after = handFretOf(to)
  const handShift = before === undefined || after === undefined ? 0 : after - before
  const voices = voiceStepsOf(from, to)
  const voiceSemitones = voices.reduce((sum, voice) => sum + Math.abs(voice.semitones), 0)
  const fingers = fingerStepsOf(from, to)
  const countOf = (move: FingerStep['move']) => fingers.filter((step) => step.move === move).length
  return {
    cost:
      MOTION_WEIGHTS.handShiftFret * Math.abs(handShift) +
      MOTION_WEIGHTS.voiceSemitone * voiceSemitones +
      MOTION_WEIGHTS.placedFinger * countOf('placed') +
      MOTION_WEIGHTS.slidFinger * countOf('slides'),
    handShift,
    voiceSemitones,
    voices,
    commonTones: voices.filter((voice) => voice.semitones === 0).length,
    fingers,
    heldFingers: countOf('stays'),
  }
}
