/** The notes to play in place of those of an onset, and what was changed, in words. */
import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { TabNote } from '../tab/tab-event'
import type { ClaimedNote } from './claimed-note'

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
    technique: 'normal',
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
