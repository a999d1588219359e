/** Checks that notes which still sound stay where they were struck, or are named as let go. */
import type { HandNote, OnsetGrip } from './hand-plan'

/** A note that ends within this after an onset need not be held there. */
const OVERLAP_BEATS = 0.06
const LET_RING_BEATS = 4

function endBeatOf({ startBeat, durationBeats, letRing }: HandNote): number {
  return startBeat + (letRing ? Math.max(LET_RING_BEATS, durationBeats) : durationBeats)
}

function isKept(asked: readonly HandNote[], before: OnsetGrip, grip: OnsetGrip, onset: number) {
  const held = grip.sounding.filter(({ heldFrom }) => heldFrom !== onset)
  const struck = grip.sounding.filter(({ heldFrom }) => heldFrom === onset)
  const isWhereItWas = held.every((own) =>
    before.sounding.some(
      (was) =>
        was.note === own.note &&
        was.string === own.string &&
        was.fret === own.fret &&
        was.heldFrom === own.heldFrom,
    ),
  )
  const isAccountedFor = before.sounding.every(({ note, midi }) => {
    const isHeld = held.some((own) => own.note === note)
    const isLetGo = grip.letGo.includes(note)
    const isStruckAgain = struck.some((own) => own.midi === midi)
    const rings = endBeatOf(asked[note]!) > grip.startBeat + OVERLAP_BEATS && !isStruckAgain
    return rings ? isHeld !== isLetGo : !isHeld && !isLetGo
  })
  const isLetGoReal = grip.letGo.every((note) => before.sounding.some((was) => was.note === note))
  return isWhereItWas && isAccountedFor && isLetGoReal
}

/** Whether at every onset each note that still rings is held in its place or named as let go. */
export function areHeldNotesKept(
  asked: readonly HandNote[],
  onsets: readonly OnsetGrip[],
): boolean {
  const [first] = onsets
  if (first && (first.letGo.length > 0 || first.sounding.some(({ heldFrom }) => heldFrom !== 0))) {
    return false
  }
  return onsets.every(
    (grip, onset) => onset === 0 || isKept(asked, onsets[onset - 1]!, grip, onset),
  )
}
