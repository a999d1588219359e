/** Where a route lies, in words a player uses. */
import { type FretPosition, isSamePlace } from '../instrument/fretboard'
import { ORDINALS } from '../theory/ordinals'

/** A note as it is played: 0 open, 1 index … 4 little, and the fret under the index finger. */
export interface LabelledNote extends FretPosition {
  readonly finger: number
  readonly hand: number
}

/** A route as it is played. */
type Line = readonly LabelledNote[]

const FRETS = [
  ...ORDINALS, 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth',
  'nineteenth', 'twentieth', 'twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth',
] as const // biome-ignore format: one word a fret

/** `open strings`, `open position`, `fifth position`, `fifth to seventh position`. */
export function positionLabelOf(played: Line): string {
  let lowest = Infinity
  let highest = 0
  let hasOpen = false
  for (const { finger, hand } of played) {
    if (finger === 0) {
      hasOpen = true
      continue
    }
    if (hand < lowest) lowest = hand
    if (hand > highest) highest = hand
  }
  if (highest === 0) return 'open strings'
  if (highest === 1 && hasOpen) return 'open position'
  const [from, to] = [FRETS[lowest - 1], FRETS[highest - 1]]
  return from === to ? `${from} position` : `${from} to ${to} position`
}

function openNotesOf(played: Line): number {
  return played.filter(({ fret }) => fret === 0).length
}

/** ` without open strings`: what one route has beside another. */
function openWordsBeside(own: Line, other: Line): string | undefined {
  const [ours, theirs] = [openNotesOf(own), openNotesOf(other)]
  if (ours === theirs) return undefined
  if (theirs === 0) return ' with open strings'
  if (ours === 0) return ' without open strings'
  return ours > theirs ? ' with more open strings' : ' with fewer open strings'
}

/** The same beside several, where it is true of all. */
function openWords(own: Line, others: readonly Line[]): string | undefined {
  const [words, ...more] = new Set(others.map((other) => openWordsBeside(own, other)))
  return more.length === 0 ? words : undefined
}

/** `frets 3-5`: the fretted ones. */
function frettedOf(played: Line): string | undefined {
  const frets = played.filter(({ fret }) => fret > 0).map(({ fret }) => fret)
  if (frets.length === 0) return undefined
  const [low, high] = [Math.min(...frets), Math.max(...frets)]
  return low === high ? `fret ${low}` : `frets ${low}-${high}`
}

function fretWords(own: Line, others: readonly Line[]): string | undefined {
  const fretted = frettedOf(own)
  const isShared = others.some((other) => frettedOf(other) === fretted)
  return fretted === undefined || isShared ? undefined : `, ${fretted}`
}

/** `, note 3 on string 4 fret 2`: the first place that differs from each other route. */
function placeWords(own: Line, others: readonly Line[]): string | undefined {
  const indexes = others.map((other) => own.findIndex((note, at) => !isSamePlace(note, other[at]!)))
  if (indexes.includes(-1)) return undefined
  const places = [...new Set(indexes)]
    .sort((a, b) => a - b)
    .map((index) => `note ${index + 1} on string ${own[index]!.string} fret ${own[index]!.fret}`)
  return `, ${places.join(' and ')}`
}

/**
 * Labels of routes to choose between: a route whose label a better one already has names a
 * difference, so the first keeps its label whatever else is offered.
 *
 * @param routes best first, of the same notes
 */
export function distinctLabelsOf(routes: readonly Line[]): readonly string[] {
  const plain = routes.map(positionLabelOf)
  const labels: string[] = []
  for (const [rank, label] of plain.entries()) {
    const own = routes[rank]!
    const others = routes.slice(0, rank).filter((_, better) => plain[better] === label)
    const told = [openWords, fretWords, placeWords]
      .map((wordsOf) => (others.length === 0 ? undefined : wordsOf(own, others)))
      .find((words) => words !== undefined && !labels.includes(label + words))
    labels.push(label + (told ?? ''))
  }
  return labels
}
