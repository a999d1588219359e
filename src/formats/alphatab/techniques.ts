/** Techniques of a note between alphaTab's fields and ours. */
import type { model } from '@coderline/alphatab'
import type { ScoreFinger, ScoreNote } from '../score/score'
import type { Technique } from '../score/technique-table'
import { alphaTab } from './library'

/** By alphaTab's numbers: 0 thumb, 1–4, −1 no finger, −2 unknown. */
const FINGERS: readonly ScoreFinger[] = ['thumb', 'index', 'middle', 'ring', 'little']

export function fingerOf(note: model.Note): ScoreFinger | undefined {
  return FINGERS[note.leftHandFinger]
}

/** A quarter of a semitone is alphaTab's half a bend step: its values count quarter tones. */
const BEND_VALUES_PER_SEMITONE = 2

/** Techniques of a note, and what of it has no name here. */
export function techniquesOf(note: model.Note): {
  readonly techniques: readonly Technique[]
  readonly bendSemitones?: number
} {
  const { model: at } = alphaTab()
  const found: Technique[] = []
  const add = (holds: boolean, technique: Technique) => {
    if (holds) found.push(technique)
  }
  const { Shift, Legato, None } = at.SlideOutType
  add(note.isHammerPullOrigin, 'hammer-on')
  add(note.slideOutType === Shift || note.slideOutType === Legato, 'slide')
  add(note.slideInType !== at.SlideInType.None, 'slide-in')
  add(note.slideOutType !== None && ![Shift, Legato].includes(note.slideOutType), 'slide-out')
  add(note.hasBend, 'bend')
  add(note.vibrato !== at.VibratoType.None, 'vibrato')
  add(note.isLetRing, 'let-ring')
  add(note.isPalmMute, 'palm-mute')
  add(note.isDead, 'dead')
  add(note.isGhost, 'ghost')
  add(note.harmonicType === at.HarmonicType.Natural, 'harmonic')
  add(note.isHarmonic && note.harmonicType !== at.HarmonicType.Natural, 'artificial-harmonic')
  add(note.isLeftHandTapped || note.beat.tap, 'tap')
  add(note.isStaccato, 'staccato')
  add(note.accentuated !== at.AccentuationType.None, 'accent')
  const bend = note.maxBendPoint?.value
  const isBend = note.hasBend && bend !== undefined && bend > 0
  return { techniques: found, ...(isBend && { bendSemitones: bend / BEND_VALUES_PER_SEMITONE }) }
}

/** alphaTab's points lie on a scale of 0–60. */
const BEND_END = 60
const BEND_TOP = 30

/** Writes the techniques of a note. */
export function setTechniques(
  note: model.Note,
  { techniques = [], bendSemitones, fret = 0 }: ScoreNote,
): void {
  const { model: at } = alphaTab()
  for (const technique of techniques) {
    if (technique === 'hammer-on') note.isHammerPullOrigin = true
    else if (technique === 'slide') note.slideOutType = at.SlideOutType.Shift
    else if (technique === 'slide-in') note.slideInType = at.SlideInType.IntoFromBelow
    else if (technique === 'slide-out') note.slideOutType = at.SlideOutType.OutDown
    else if (technique === 'vibrato') note.vibrato = at.VibratoType.Slight
    else if (technique === 'let-ring') note.isLetRing = true
    else if (technique === 'palm-mute') note.isPalmMute = true
    else if (technique === 'dead') note.isDead = true
    else if (technique === 'ghost') note.isGhost = true
    else if (technique === 'harmonic') {
      note.harmonicType = at.HarmonicType.Natural
      note.harmonicValue = fret
    } else if (technique === 'artificial-harmonic') {
      note.harmonicType = at.HarmonicType.Artificial
      note.harmonicValue = 12
    } else if (technique === 'tap') note.isLeftHandTapped = true
    else if (technique === 'staccato') note.isStaccato = true
    else if (technique === 'accent') note.accentuated = at.AccentuationType.Normal
    else if (technique === 'bend') {
      const value = Math.round((bendSemitones ?? 2) * BEND_VALUES_PER_SEMITONE)
      note.addBendPoint(new at.BendPoint(0, 0))
      note.addBendPoint(new at.BendPoint(BEND_TOP, value))
      note.addBendPoint(new at.BendPoint(BEND_END, value))
    }
  }
}

export function setFinger(note: model.Note, finger: ScoreFinger | undefined): void {
  if (finger !== undefined) note.leftHandFinger = FINGERS.indexOf(finger)
}
