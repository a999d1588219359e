/**
 * The best ways through a chord progression: whole paths of grips, one a chord, that cost least in
 * grips and changes together. Exact: every path over the given grips competes.
 */
import { type GripPreference, gripCost } from './grip-cost'
import { type GripChoice, motionCost } from './grip-motion'

export interface GripPath {
  /** One index into each chord's table. */
  readonly grips: readonly number[]
  /** Sum of the grips' and the changes' costs; lower is better. */
  readonly cost: number
}

/** A way from the first chord to a grip of a later one. */
interface Beginning {
  readonly grip: number
  readonly cost: number
  readonly before?: Beginning
}

/**
 * The cheapest ways to one grip of a chord, cheapest first; of equal ones that which comes first.
 *
 * @param beginnings of the chord before, ascending in cost.
 * @param own what the grip costs by itself.
 */
function waysTo(
  grip: number,
  own: number,
  to: GripChoice,
  from: GripChoice,
  beginnings: readonly Beginning[],
  count: number,
): readonly Beginning[] {
  const ways: Beginning[] = []
  let most = Number.MAX_SAFE_INTEGER
  for (const before of beginnings) {
    const spent = before.cost + own
    if (spent > most) break
    const cost = spent + motionCost(from.table, before.grip, to.table, grip, most - spent)
    if (cost > most) continue
    let place = ways.length
    while (place > 0 && ways[place - 1]!.cost > cost) place--
    ways.splice(place, 0, { grip, cost, before })
    if (ways.length > count) ways.pop()
    if (ways.length === count) most = ways[count - 1]!.cost - 1
  }
  return ways
}

function gripsOf(end: Beginning): readonly number[] {
  const grips: number[] = []
  for (let way: Beginning | undefined = end; way; way = way.before) grips.unshift(way.grip)
  return grips
}

/**
 * The cheapest paths over all given grips, cheapest first; fewer where fewer exist, none where a
 * chord has no grip.
 *
 * @param pathCount how many at most, ≥ 1.
 */
export function bestPaths(
  choices: readonly GripChoice[],
  pathCount: number,
  prefer: GripPreference = 'hand',
): readonly GripPath[] {
  let beginnings: readonly Beginning[] = []
  for (const [at, choice] of choices.entries()) {
    beginnings = choice.indices
      .flatMap((grip) => {
        const own = gripCost(choice, grip, prefer)
        if (at === 0) return { grip, cost: own }
        return waysTo(grip, own, choice, choices[at - 1]!, beginnings, pathCount)
      })
      .sort((a, b) => a.cost - b.cost)
  }
  return beginnings.slice(0, pathCount).map((end) => ({ grips: gripsOf(end), cost: end.cost }))
}
