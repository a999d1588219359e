/** Which requests need the hand of notes that sound together, and what that hand is asked. */
import type { HandNote } from '../polyphony/hand-plan'
import { holdNotes, newNotesOf } from '../polyphony/onsets'
import type { ChordRequestNote } from './chord-route'

/** The notes as the hand is asked for them. */
export function handNotesOf(notes: readonly ChordRequestNote[]): readonly HandNote[] {
  return notes.map(({ midi, startBeat, durationBeats, heldBeats, letRing, voice, pin }) => ({
    midi,
    startBeat,
    durationBeats: heldBeats ?? durationBeats,
    ...(letRing !== undefined && { letRing }),
    ...(voice !== undefined && { voice }),
    ...(pin && { pin }),
  }))
}

/** Whether some of the notes sound together. */
export function soundTogether(notes: readonly ChordRequestNote[]): boolean {
  return holdNotes(newNotesOf(handNotesOf(notes))).some(
    ({ fresh, held, lapsed }) => fresh.length > 1 || held.length > 0 || lapsed.length > 0,
  )
}
