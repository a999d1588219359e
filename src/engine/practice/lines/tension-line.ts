/**
 * Tensions: an available tension on the strong beat of each half bar, resolved by step to a chord
 * tone. In shorter notes chord tones lead on to the next tension; the last half bar closes the loop.
 */
import { leadsBack } from '../close-loop'
import { type HandReach, ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { walkLadder } from '../walk-ladder'
import { chordPathOf, costOfClosing, costOfLeadingTo } from './chord-path'
import { cellSizesOf, isInSet, type LineMaker, type LineNote } from './line'

const BEATS_PER_CELL = 2
const TENSION_FIGURES = ['run', 'skip', 'rock'] as const
/** Ways to resolve in semitones, best first: down by a whole step, down or up by a half step, up. */
const RESOLUTIONS = [-2, -1, 1, 2] as const

interface ResolvedTension {
  readonly midi: number
  readonly resolutionMidi: number
}

function resolvedTensionsOf(
  tensionSet: number,
  chordSet: number,
  reach: HandReach,
): readonly ResolvedTension[] {
  return ladderOf(tensionSet, reach, false).flatMap((midi) => {
    const semitones = RESOLUTIONS.find(
      (step) => isInSet(chordSet, midi + step) && (reach.byMidi[midi + step] ?? 0) > 0,
    )
    return semitones === undefined ? [] : [{ midi, resolutionMidi: midi + semitones }]
  })
}

/**
 * Ends an order of tensions on one of the given: the nearest to the one before, if possible another
 * one, and so that the last bar is not the bar before it once more.
 */
function endOn(order: number[], ends: readonly number[], perBar: number): void {
  const last = order.length - 1
  const walked = order[last - 1]!
  const costOf = (index: number, before: number) =>
    Math.abs(index - before) + (index === before ? REPEATED_TENSION : 0)
  const repeatsBar = (index: number, before: number) =>
    last > perBar && order[last - perBar] === index && order[last - perBar - 1] === before
  for (const before of [walked, ...new Set(order)]) {
    const fresh = ends.filter((index) => !repeatsBar(index, before))
    if (fresh.length === 0) continue
    order[last - 1] = before
    order[last] = fresh.reduce((best, index) =>
      costOf(index, before) < costOf(best, before) ? index : best,
    )
    return
  }
  order[last] = ends[0]!
}
const REPEATED_TENSION = 3

export const makeTensionLine: LineMaker = ({ theory, reach, slots }) => {
  const { chordSet, tensionSet } = theory
  const tensions = resolvedTensionsOf(tensionSet, chordSet, reach)
  if (tensions.length === 0) return undefined
  const ladder = ladderOf(chordSet, reach, true)
  for (const { resolutionMidi } of tensions) {
    if (!ladder.includes(resolutionMidi)) ladder.push(resolutionMidi)
  }
  ladder.sort((left, right) => left - right)
  const cellSizes = cellSizesOf(slots, BEATS_PER_CELL)
  const perBar = BEATS_PER_BAR / BEATS_PER_CELL
  const lowestRoot = ladder.find((midi) => midi % 12 === theory.chordRootPitchClass) ?? 0
  const start = Math.max(
    0,
    tensions.findIndex(({ midi }) => midi > lowestRoot),
  )
  const walk = walkLadder({
    size: tensions.length,
    start: { index: start, direction: 1 },
    noteCounts: new Array(cellSizes.length / perBar).fill(perBar),
    figures: TENSION_FIGURES,
    jumps: 'anywhere',
  })
  const order = walk.bars.flat()
  const first = tensions[start]!
  // Where the last cell has no room beyond the resolution, that one must lead back by itself.
  if (cellSizes[cellSizes.length - 1] === 2) {
    const leading = [...tensions.keys()].filter((index) =>
      leadsBack(tensions[index]!.resolutionMidi, first.midi, theory.rootFifthSet),
    )
    endOn(order, leading.length > 0 ? leading : [start], perBar)
  }
  const notes: LineNote[] = []
  const fills: (readonly number[])[] = []
  for (const [cell, size] of cellSizes.entries()) {
    const tension = tensions[order[cell]!]!
    const next = cell + 1 < order.length ? tensions[order[cell + 1]!]! : undefined
    const tones = chordPathOf({
      ladder,
      fromMidi: tension.resolutionMidi,
      noteCount: size - 2,
      unlike: fills[cell - perBar],
      endCostOf: next
        ? costOfLeadingTo(next.resolutionMidi, next.midi)
        : costOfClosing(first.midi, theory.rootFifthSet),
    })
    if (!tones) return undefined
    fills.push(tones)
    notes.push(
      { midi: tension.midi, role: 'tension' },
      { midi: tension.resolutionMidi, role: 'resolution' },
    )
    for (const tone of tones) notes.push({ midi: tone, role: 'chord-tone' })
  }
  return notes
}
