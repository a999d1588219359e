/**
 * Tensions: an available tension on the beat, resolved by step to a chord tone. In quarters a tension
 * falls on beats one and three, in shorter notes on every beat, so that at least a third of all notes
 * are tensions; where a beat holds more than two, chord tones lead on to the next tension. The last
 * beat closes the loop.
 */
import { loopCostOf } from '../close-loop'
import { type HandReach, ladderOf } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { walkCells } from '../walk-ladder'
import { chordPathOf, costOfClosing, costOfLeadingTo, firstFluentLine } from './chord-path'
import { cellSizesOf, isInSet, type LineMaker, type LineNote } from './line'

const WALK = { figures: ['run', 'skip', 'rock'], jumps: 'anywhere' } as const
/** Ways to resolve in semitones, best first: down by a whole step, down or up by a half step, up. */
const RESOLUTIONS = [-2, -1, 1, 2] as const

interface Tension {
  readonly midi: number
  /** Chord tones a step away, best first. */
  readonly resolutions: readonly number[]
}

function tensionsOf(tensionSet: number, chordSet: number, reach: HandReach): readonly Tension[] {
  return ladderOf(tensionSet, reach, false).flatMap((midi) => {
    const resolutions = RESOLUTIONS.map((step) => midi + step).filter(
      (goal) => isInSet(chordSet, goal) && (reach.byMidi[goal] ?? 0) > 0,
    )
    return resolutions.length === 0 ? [] : [{ midi, resolutions }]
  })
}

/** The first of the cheapest. */
function cheapestOf<Item>(items: readonly Item[], costOf: (item: Item) => number): Item {
  return items.reduce((best, item) => (costOf(item) < costOf(best) ? item : best))
}

/** From here on a leap to the next tension costs more than resolving another way. */
const EASY_LEAP_SEMITONES = 5

/** Where a tension resolves before another one: the best way that makes the next one no leap. */
function resolutionTowards({ resolutions }: Tension, next: Tension): number {
  return cheapestOf(resolutions, (midi) =>
    Math.max(0, Math.abs(next.midi - midi) - EASY_LEAP_SEMITONES),
  )
}

const REPEATED_TENSION = 3

/**
 * Ends an order of tensions on one of the given: the nearest to the one before, if possible another
 * one, and so that the last bar does not repeat the bar before it.
 */
function endOn(order: number[], ends: readonly number[], perBar: number): void {
  const last = order.length - 1
  const costOf = (index: number, before: number) =>
    Math.abs(index - before) + (index === before ? REPEATED_TENSION : 0)
  const barBefore = order.slice(-2 * perBar, -perBar)
  const opening = order.slice(-perBar, -2)
  const repeatsBar = (index: number, before: number) =>
    barBefore.length === perBar &&
    [...opening, before, index].every((tension, place) => tension === barBefore[place])
  for (const before of [order[last - 1]!, ...new Set(order)]) {
    const fresh = ends.filter((index) => !repeatsBar(index, before))
    if (fresh.length === 0) continue
    order[last - 1] = before
    order[last] = cheapestOf(fresh, (index) => costOf(index, before))
    return
  }
  order[last] = ends[0]!
}

export const makeTensionLine: LineMaker = ({ level, theory, reach, slots }) => {
  const { chordSet, tensionSet, rootFifthSet } = theory
  const tensions = tensionsOf(tensionSet, chordSet, reach)
  if (tensions.length === 0) return undefined
  const ladder = ladderOf(chordSet, reach, true)
  for (const midi of tensions.flatMap(({ resolutions }) => resolutions)) {
    if (!ladder.includes(midi)) ladder.push(midi)
  }
  ladder.sort((left, right) => left - right)
  const beatsPerCell = level === 'beginner' ? 2 : 1
  const cellSizes = cellSizesOf(slots, beatsPerCell)
  const perBar = BEATS_PER_BAR / beatsPerCell

  const lineFrom = (start: number): readonly LineNote[] | undefined => {
    const order = [...walkCells(tensions.length, start, cellSizes.length, perBar, WALK)]
    const first = tensions[start]!
    const loopCost = (midi: number) => loopCostOf(midi, first.midi, rootFifthSet)
    // Where the last cell has no room beyond the resolution, that one must lead back by itself.
    const closesOnResolution = cellSizes[cellSizes.length - 1] === 2
    if (closesOnResolution) {
      const leading = [...tensions.keys()].filter((index) =>
        tensions[index]!.resolutions.some((midi) => loopCost(midi) < Number.POSITIVE_INFINITY),
      )
      endOn(order, leading.length > 0 ? leading : [start], perBar)
    }
    const resolutions = order.map((index, cell) => {
      const tension = tensions[index]!
      const next = order[cell + 1]
      if (next !== undefined) return resolutionTowards(tension, tensions[next]!)
      return closesOnResolution
        ? cheapestOf(tension.resolutions, loopCost)
        : tension.resolutions[0]!
    })
    const notes: LineNote[] = []
    const fills: (readonly number[])[] = []
    for (const [cell, size] of cellSizes.entries()) {
      const tension = tensions[order[cell]!]!
      const resolution = resolutions[cell]!
      const next = order[cell + 1]
      const tones = chordPathOf({
        ladder,
        fromMidi: resolution,
        noteCount: size - 2,
        unlike: fills[cell - perBar],
        endCostOf:
          next === undefined
            ? costOfClosing(first.midi, rootFifthSet)
            : costOfLeadingTo(resolutions[cell + 1]!, tensions[next]!.midi),
      })
      if (!tones) return undefined
      fills.push(tones)
      notes.push({ midi: tension.midi, role: 'tension' }, { midi: resolution, role: 'resolution' })
      for (const tone of tones) notes.push({ midi: tone, role: 'chord-tone' })
    }
    return notes
  }

  const lowestRoot = ladder.find((midi) => midi % 12 === theory.chordRootPitchClass) ?? 0
  const aboveRoot = tensions.findIndex(({ midi }) => midi > lowestRoot)
  const notes = firstFluentLine([Math.max(0, aboveRoot), ...tensions.keys()], lineFrom)
  return notes && { notes }
}
