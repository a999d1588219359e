/** What a checker that did not plan the route finds in it, in a player's words. */
import { isOfChords, type ShownRoute } from './shown-route'

export interface ProofRow {
  readonly holds: boolean
  readonly text: string
}

/** Every fact of the proof, whether it holds or not. */
export function proofRowsOf(route: ShownRoute): readonly ProofRow[] {
  const { proof } = route
  const { melodyOnTop, bassLowest, keepsStyle, beginsAtStart } = proof
  const told = (holds: boolean | undefined, text: string) =>
    holds === undefined ? [] : [{ holds, text }]
  return [
    { holds: proof.allNotesMapped, text: 'every note is there or named, and sounds as written' },
    { holds: proof.fingersInOrder, text: 'fingers in order' },
    {
      holds: proof.withinReach,
      text: `fingers reach ${Math.round(proof.widestReachMm)} mm at most`,
    },
    { holds: proof.handInPlace, text: 'the hand is where its fingers are' },
    { holds: proof.pinsKept, text: 'pins are kept' },
    { holds: proof.withinMaxFret, text: 'no fret above the limit' },
    { holds: proof.costIsSumOfTerms, text: 'the cost is the sum of its parts' },
    ...told(keepsStyle, 'the line lies as it was asked to'),
    ...told(beginsAtStart, 'it begins at the place asked for'),
    ...(isOfChords(route)
      ? [
          { holds: proof.soundsAsWritten, text: 'pitches as the strings sound' },
          { holds: proof.oneNotePerString, text: 'one note a string' },
          { holds: proof.barresLegal, text: 'barres cover no lower note' },
          { holds: proof.heldNotesKept, text: 'held notes ring on, or are named' },
        ]
      : []),
    ...told(melodyOnTop, 'the melody stays on top'),
    ...told(bassLowest, 'the bass stays lowest'),
  ]
}
