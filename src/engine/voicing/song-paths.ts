/**
 * Ways through a song: the best paths, and beside each the one that plays a chord with one grip
 * wherever it comes again. A second grip for a chord must be worth learning.
 */
import { type GripPreference, gripCost } from './grip-cost'
import { type GripChoice, motionCost } from './grip-motion'
import { bestPaths, type GripPath } from './progression'

/** What each further grip of a chord costs, in the unit of `MOTION_WEIGHTS`. */
const FURTHER_GRIP = 25

type Grips = readonly number[]

/** The places of each chord that comes more than once. */
function repeatsOf(choices: readonly GripChoice[]): readonly (readonly number[])[] {
  const places = new Map<GripChoice['table'], number[]>()
  for (const [at, { table }] of choices.entries()) {
    places.set(table, [...(places.get(table) ?? []), at])
  }
  return [...places.values()].filter((list) => list.length > 1)
}

const gripsAt = (grips: Grips, places: readonly number[]): readonly number[] => [
  ...new Set(places.map((at) => grips[at]!)),
]

/** What a path costs for the further grips of chords that come again. */
export function furtherGripsCost(
  choices: readonly GripChoice[],
  grips: Grips,
  prefer: GripPreference,
): number {
  if (prefer === 'voices') return 0
  const further = repeatsOf(choices).map((places) => gripsAt(grips, places).length - 1)
  return FURTHER_GRIP * further.reduce((sum, count) => sum + count, 0)
}

function costOf(choices: readonly GripChoice[], grips: Grips, prefer: GripPreference): number {
  return choices.reduce(
    (sum, choice, at) => {
      const own = gripCost(choice, grips[at]!, prefer)
      if (at === 0) return sum + own
      return (
        sum + own + motionCost(choices[at - 1]!.table, grips[at - 1]!, choice.table, grips[at]!)
      )
    },
    furtherGripsCost(choices, grips, prefer),
  )
}

/** A path with one grip for each chord, of those that it has for it the cheapest. */
function withOneGripEach(
  choices: readonly GripChoice[],
  path: GripPath,
  prefer: GripPreference,
): GripPath {
  let best = path
  for (const places of repeatsOf(choices)) {
    const tried = gripsAt(best.grips, places).map((grip) => {
      const grips = best.grips.map((other, at) => (places.includes(at) ? grip : other))
      return { grips, cost: costOf(choices, grips, prefer) }
    })
    if (tried.length > 1) best = tried.reduce((a, b) => (b.cost < a.cost ? b : a))
  }
  return best
}

/**
 * The cheapest ways through a song, cheapest first: those of `bestPaths`, where the hand is to be
 * spared with what further grips of one chord cost.
 *
 * @param pathCount how many at most, ≥ 1.
 */
export function songPaths(
  choices: readonly GripChoice[],
  pathCount: number,
  prefer: GripPreference = 'hand',
): readonly GripPath[] {
  const found = bestPaths(choices, pathCount, prefer)
  if (prefer === 'voices' || repeatsOf(choices).length === 0) return found
  const paths = new Map<string, GripPath>()
  for (const { grips, cost } of found) {
    const path = { grips, cost: cost + furtherGripsCost(choices, grips, prefer) }
    for (const way of [path, withOneGripEach(choices, path, prefer)]) {
      paths.set(way.grips.join(), way)
    }
  }
  return [...paths.values()].sort((a, b) => a.cost - b.cost).slice(0, pathCount)
}
