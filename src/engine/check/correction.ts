/** The notes to play in place of those of an onset, and what was changed, in words. */
import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { Note } from '../plan/note'
import { planMusic } from '../plan/plan-music'
import { NORMAL_TECHNIQUE, type TabNote } from '../tab/tab-event'
import type { CheckedOnset, ClaimedNote } from './checked-onset'

export const nameOfPlace = ({ string, fret }: FretPosition) => `S${string}F${fret}`

export interface Correction {
  readonly notes: readonly TabNote[]
  readonly changes: readonly string[]
}

export function correctedNote(
  claim: ClaimedNote,
  { string, fret }: FretPosition,
  neck: Neck,
): TabNote {
  return {
    id: claim.id,
    string,
    fret,
    midi: midiAt({ string, fret }, neck),
    startBeat: claim.startBeat,
    durationBeats: claim.durationBeats,
    technique: claim.technique ?? NORMAL_TECHNIQUE,
  }
}

/** The notes at other places; without a place a note is left out. */
export function moveNotes(
  claims: readonly ClaimedNote[],
  placeOf: (claim: ClaimedNote) => FretPosition | null | undefined,
  neck: Neck,
): Correction {
  const notes: TabNote[] = []
  const changes: string[] = []
  for (const claim of claims) {
    const place = placeOf(claim)
    const written = nameOfPlace(claim)
    if (!place) changes.push(`${written} left out: no hand reaches it with the rest`)
    else {
      notes.push(correctedNote(claim, place, neck))
      if (nameOfPlace(place) !== written) changes.push(`${written} → ${nameOfPlace(place)}`)
    }
  }
  return { notes, changes }
}

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
