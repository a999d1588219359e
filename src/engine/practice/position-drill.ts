/** Targets at the places that a route gives them, and the tab events that play them. */
import type { Route } from '../plan/route'
import { measureIdOf } from '../tab/measure'
import { type Measure, soundingNote, type TabNote } from '../tab/tab-event'
import type { Drill, DrillNote, Target } from './drill'
import { DRILL_TIME_SIGNATURE } from './rhythm-table'

/**
 * The drill notes of targets, in order.
 *
 * @param route planned for the pitches of these targets; note i plays target i
 */
export function positionDrillOf(targets: readonly Target[], route: Route): readonly DrillNote[] {
  return targets.map((target, index) => {
    const note = route.notes[index]!
    const step = route.fingering.steps[index]!
    // A tension is called 9, 11 or 13 above the chord; the route knows it as 2, 4 or 6.
    const { interval, intervalName } = target.role === 'tension' ? target : note
    return {
      interval,
      intervalName,
      midi: note.midi,
      note: note.note,
      pitchClass: note.pitchClass,
      startBeat: target.startBeat,
      durationBeats: target.durationBeats,
      candidatesConsidered: note.candidatesConsidered,
      fret: note.fret,
      string: note.string,
      finger: step.finger,
      handPositionFret: step.handPositionFret,
      routeRole: note.role,
      sourceMidi: target.midi,
      targetId: target.id,
      targetInterval: target.interval,
      targetNote: target.note,
      targetRole: target.role,
    }
  })
}

/** The tab events of a position drill: `position-drill-practice-target-1-1` and so on. */
export function tabNotesOfDrill(positionDrill: readonly DrillNote[]): readonly TabNote[] {
  return positionDrill.map((note, index) => {
    const id = `position-drill-${note.targetId}-${index + 1}`
    return soundingNote(id, note, note.startBeat, note.durationBeats)
  })
}

/** The drill as one measure that holds all of its bars, at its tempo. */
export function measureOfDrill({
  settings,
  tabNotes,
}: Pick<Drill, 'settings' | 'tabNotes'>): Measure {
  return {
    id: measureIdOf(1),
    notes: tabNotes,
    tempo: settings.bpm,
    timeSignature: DRILL_TIME_SIGNATURE,
  }
}
