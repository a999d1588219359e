/** What a checker that did not plan the route finds in it, in a player's words. */
import { type AnyRoute, isChordRoute } from './any-route'

export interface ProofRow {
  readonly holds: boolean
  readonly text: string
}

/** Every fact of the proof, whether it holds or not. */
export function proofRowsOf(route: AnyRoute): readonly ProofRow[] {
  const { allNotesMapped, fingersInOrder, withinMaxFret, costIsSumOfTerms } = route.proof
  const rows: ProofRow[] = [
    { holds: allNotesMapped, text: 'every note is there, and sounds as written' },
    { holds: fingersInOrder, text: 'fingers in order' },
    { holds: withinMaxFret, text: 'no fret above the limit' },
    { holds: costIsSumOfTerms, text: 'the cost is the sum of its parts' },
  ]
  if (!isChordRoute(route)) return rows
  const { proof } = route
  const { melodyOnTop, bassLowest } = proof
  return [
    { holds: proof.soundsAsWritten, text: 'pitches as the strings sound' },
    ...rows,
    { holds: proof.oneNotePerString, text: 'one note a string' },
    { holds: proof.barresLegal, text: 'barres cover no lower note' },
    {
      holds: proof.withinReach,
      text: `fingers reach ${Math.round(proof.widestReachMm)} mm at most`,
    },
    { holds: proof.handInPlace, text: 'the hand is where its fingers are' },
    { holds: proof.heldNotesKept, text: 'held notes ring on, or are named' },
    { holds: proof.pinsKept, text: 'pins are kept' },
    ...(melodyOnTop === undefined ? [] : [{ holds: melodyOnTop, text: 'the melody stays on top' }]),
    ...(bassLowest === undefined ? [] : [{ holds: bassLowest, text: 'the bass stays lowest' }]),
  ]
}
