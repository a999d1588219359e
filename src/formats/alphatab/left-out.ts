/** What alphaTab reads of a file and a score here has no place for, in words. */
import type { model } from '@coderline/alphatab'
import type { ReportWriter } from '../score/report'
import { alphaTab } from './library'

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
export function reportBeat(beat: model.Beat, report: ReportWriter, about: About): void {
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
export function reportNote(note: model.Note, report: ReportWriter, about: About): void {
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
