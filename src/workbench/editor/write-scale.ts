/** For an empty tab: writes the scale of the key, up an octave. */
import { playableRange } from '#engine/instrument/fretboard'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { neck } from '../state/project-neck'
import { context } from '../state/theory'
import { editMeasures } from './tab-actions'

/** The octave of the root where the neck has it. */
const USUAL_ROOT_MIDI = 48
const NOTES_PER_BAR = 4

/** Writes the scale in quarter notes, where a hand plays it best, as one step. */
export async function writeScale(): Promise<void> {
  // Only notes need it, and a first page has none.
  const { planRoutes } = await import('#engine/plan/plan-routes')
  const theory = context.peek()
  const on = neck.peek()
  const { lowMidi, highMidi } = playableRange(on)
  const low = Math.max(lowMidi, Math.min(USUAL_ROOT_MIDI, highMidi - 2 * 12))
  const rootMidi = low + withinOctave(pitchClassOf(theory.root) - low)
  const midis = [...theory.scale.semitones, 12].map((semitones) => rootMidi + semitones)
  const route = planRoutes({
    neck: on,
    theory,
    limits: { limit: 1 },
    notes: midis.map((midi, startBeat) => ({ midi, startBeat, durationBeats: 1 })),
  }).routes[0]!
  const barCount = Math.ceil(midis.length / NOTES_PER_BAR)
  editMeasures('Write the scale', ([first = emptyMeasure()]) =>
    Array.from({ length: barCount }, (_, bar) => {
      const { id } = bar === 0 ? first : emptyMeasure(bar + 1)
      const places = route.notes.slice(bar * NOTES_PER_BAR, (bar + 1) * NOTES_PER_BAR)
      const notes = places.map((place, beat) =>
        tabNoteOf(`note-${bar * NOTES_PER_BAR + beat + 1}`, place, beat, 1, on),
      )
      return { ...first, id, timeSignature: [NOTES_PER_BAR, 4], notes }
    }),
  )
}
