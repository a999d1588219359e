/**
 * Notes that a correction moves, laid where the hand comes from and goes on to: the whole piece is
 * planned, what was right stays where it is, and so does each note of a wrong onset that could stay.
 */
import type { Neck } from '../instrument/neck'
import type { Note } from '../plan/note'
import { planMusic } from '../plan/plan-music'
import type { TabNote } from '../tab/tab-event'
import type { CheckedOnset } from './checked-onset'
import { moveNotes } from './correction'

/** A longer piece is corrected onset by onset. */
const MOST_NOTES = 256
/** What rings on is told apart: here only what starts together is held. */
const STRUCK_BEATS = 0.05

/** Whether a corrected note lies where it was written. */
function isWhereWritten({ notes }: CheckedOnset, { id, string, fret }: TabNote): boolean {
  return notes.some(
    ({ claim }) => claim.id === id && claim.string === string && claim.fret === fret,
  )
}

/** The places of all corrected notes, onset by onset; `undefined` where the hand has no such way. */
function placesOf(onsets: readonly CheckedOnset[], neck: Neck) {
  const notes = onsets.flatMap((onset) =>
    onset.corrected.map((note): Note => {
      const { midi, string, fret } = note
      const struck = { midi, startBeat: onset.startBeat, durationBeats: STRUCK_BEATS }
      const stays = onset.isPlayable || isWhereWritten(onset, note)
      return stays ? { ...struck, pin: { string, fret } } : struck
    }),
  )
  if (notes.length === 0 || notes.length > MOST_NOTES) return undefined
  // Grips are taught that this hand does not know: then each onset stands alone.
  const { routes, leftOut } = planMusic(notes, { neck })
  return leftOut.length > 0 ? undefined : routes[0]!.notes
}

/** The onsets with the notes of the wrong ones where the piece wants them. */
export function refitPiece(onsets: readonly CheckedOnset[], neck: Neck): readonly CheckedOnset[] {
  if (onsets.length < 2 || onsets.every(({ isPlayable }) => isPlayable)) return onsets
  const places = placesOf(onsets, neck)
  if (!places) return onsets
  let from = 0
  return onsets.map((onset) => {
    const first = from
    from += onset.corrected.length
    if (onset.isPlayable) return onset
    const placeById = new Map(onset.corrected.map(({ id }, at) => [id, places[first + at]]))
    const claims = onset.notes.map(({ claim }) => claim)
    const ownPlaceOf = new Map(onset.corrected.map((note) => [note.id, note]))
    const before = moveNotes(claims, ({ id }) => ownPlaceOf.get(id), neck)
    const { notes, changes } = moveNotes(claims, ({ id }) => placeById.get(id), neck)
    // What else was changed stands behind the notes that move.
    const others = onset.changes.slice(before.changes.length)
    return { ...onset, corrected: notes, changes: [...changes, ...others] }
  })
}
