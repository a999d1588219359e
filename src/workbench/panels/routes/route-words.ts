/** A route in the words of a player. */
import { isInHandWindow, resolveHandWindow } from '#engine/hand/hand-window'
import { fretPositionsOf } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { counted, withSigns } from '../../state/display-text'
import { harderWords } from './cost-groups'
import {
  fretRangeOf,
  isOfChords,
  type RouteSummary,
  type RoutesAnswer,
  type ShownRoute,
  summaryOf,
} from './planned-routes'
import { limitsOf, type RouteFilters } from './route-filters-state'

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

/** Names of notes that are told; the rest is counted. */
const MOST_NAMED = 6

/** `B2, C3`, each once. */
function namesOf(notes: readonly { readonly note: string }[]): string {
  const names = [...new Set(notes.map(({ note }) => withSigns(note)))]
  const left = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (left > 0 ? ` and ${left} more` : '')
}

/**
 * Why a route leaves the frets that the hand was asked to stay over; `undefined` where it does not, or
 * where none were asked for. Open strings belong to every position.
 */
export function outsideText(
  { notes, proof }: Pick<ShownRoute, 'notes' | 'proof'>,
  neck: Neck,
  filters: RouteFilters,
): string | undefined {
  const limits = limitsOf(filters, neck)
  const window = resolveHandWindow({ ...limits, maxFret: limits.maxFret ?? neck.maxFret })
  if (window.source === 'none' || proof.notesOutsideHandWindow === 0) return undefined
  const outside = notes.filter(({ fret }) => !isInHandWindow(fret, window))
  const isNowhere = ({ midi }: { readonly midi: number }) =>
    fretPositionsOf(midi, neck).every(({ fret }) => !isInHandWindow(fret, window))
  const absent = outside.filter(isNowhere)
  const easier = outside.filter((note) => !isNowhere(note))
  const isOne = new Set(absent.map(({ note }) => note)).size === 1
  const reasons = [
    ...(absent.length > 0 ? [`${namesOf(absent)} ${isOne ? 'has' : 'have'} no place there`] : []),
    ...(easier.length > 0
      ? [`to play ${namesOf(easier)} there too is harder than to leave it`]
      : []),
  ]
  return `Not possible in frets ${window.startFret}–${window.endFret}: ${reasons.join('; ')}.`
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
