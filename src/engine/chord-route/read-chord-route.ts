/** A route of chords as it is printed, read back into grips, for the verifier. */
import { FINGERS, type Finger } from '../hand/finger'
import type { HandBarre, HandRoute, OnsetGrip, SoundingString } from '../polyphony/hand-plan'
import type { FingeringStep } from '../route/route'
import type { ChordRoute } from './chord-route'

export type PrintedRoute = Pick<ChordRoute, 'notes' | 'onsets' | 'cost' | 'breakdown'> & {
  readonly steps: readonly FingeringStep[]
}

function soundingOf(
  { notes }: PrintedRoute,
  note: number,
  finger: Finger | undefined,
  heldFrom: number,
): readonly SoundingString[] {
  const printed = notes[note]
  if (!printed || finger === undefined) return []
  const { midi, string, fret } = printed
  return [{ note, midi, string, fret, finger: FINGERS.indexOf(finger), heldFrom }]
}

/** The grips that the text of a route tells. */
function gripsOfPrinted(route: PrintedRoute): readonly OnsetGrip[] {
  return route.onsets.map(({ startBeat, handPositionFret, notes, held, letGo, barres }, onset) => ({
    startBeat,
    hand: handPositionFret,
    sounding: [
      ...notes.flatMap((note) => soundingOf(route, note, route.steps[note]?.finger, onset)),
      ...held.flatMap(({ note, heldFrom, finger }) => soundingOf(route, note, finger, heldFrom)),
    ],
    barres: barres.map((barre): HandBarre => ({ ...barre, finger: FINGERS.indexOf(barre.finger) })),
    letGo,
  }))
}

/** The whole of a printed route as the hand's own. */
export function handRouteOfPrinted(route: PrintedRoute): HandRoute {
  const onsets = gripsOfPrinted(route)
  const lastHeld = new Map<number, number>()
  for (const [onset, { sounding }] of onsets.entries()) {
    for (const { note } of sounding) lastHeld.set(note, onset)
  }
  return {
    zone: '',
    cost: route.cost,
    breakdown: route.breakdown,
    onsets,
    notes: route.notes.map(({ midi, string, fret, barre, onset }, note) => ({
      note,
      midi,
      string,
      fret,
      finger: FINGERS.indexOf(route.steps[note]?.finger ?? 'open'),
      barre,
      onset,
      heldTo: lastHeld.get(note) ?? onset,
    })),
  }
}
