/** A route in the words of a player. */
import { counted } from '../../state/display-text'
import { harderWords } from './cost-groups'
import {
  fretRangeOf,
  isOfChords,
  type RouteSummary,
  type RoutesAnswer,
  type ShownRoute,
  summaryOf,
} from './planned-routes'

function rangeText([low, high]: RouteSummary['frets']): string {
  return low === high ? `fret ${low}` : `frets ${low}–${high}`
}

/** Lowest and highest fret: `frets 0–3`, `fret 5`. */
export function fretsText(route: Pick<ShownRoute, 'notes'>): string {
  return rangeText(fretRangeOf(route))
}

/** `frets 0–3 · 0 shifts · 3 crossings`; of chords their barres, where they have some. */
export function summaryWords({ frets, shifts, crossings, barres }: RouteSummary): string {
  const words = [rangeText(frets), counted(shifts, 'shift')]
  if (crossings !== undefined) words.push(counted(crossings, 'crossing'))
  if (barres !== undefined && barres > 0) words.push(counted(barres, 'barre'))
  return words.join(' · ')
}

export function routeWords(route: ShownRoute): string {
  return summaryWords(summaryOf(route))
}

/** `Open position`. */
export function routeTitle({ label }: Pick<ShownRoute, 'label'>): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** `is harder than as written: a shift more`; `undefined` where it is not. */
export function harderText(
  route: Pick<ShownRoute, 'cost' | 'breakdown'>,
  { asWritten }: Pick<RoutesAnswer, 'asWritten'>,
): string | undefined {
  const words = asWritten && harderWords(route, asWritten)
  return words === undefined ? undefined : `is harder than as written: ${words}`
}

/** What a checker that did not plan the route finds in it, in a player's words. */
interface ProofRow {
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
