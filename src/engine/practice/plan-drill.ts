/** Where a drill is played: the planner's best route that keeps to the hand as far as pitches let it. */
import type { FretPosition } from '../instrument/fretboard'
import { isInHandWindow, type PositionName } from '../route/hand-window'
import { planRoutes } from '../route/plan-routes'
import type { RoutePlan, RouteStyle } from '../route/route'
import type { NoteName } from '../theory/pitch'
import type { Target } from './drill'
import type { DrillTheory } from './drill-theory'
import { type HandReach, placeOfOpenPitch, placeUnderHandOf } from './hand-reach'

/** Other neck zones are shown only where no position was asked for. */
const ROUTES_ON_WHOLE_NECK = 3

export interface NamedTarget {
  readonly target: Target
  readonly name: NoteName
}

/**
 * Plans the targets of a drill. The planner may leave the hand window to save a shift, but a drill
 * is about one hand position: where the plan leaves it without need, every pitch that lies under
 * the hand is pinned there.
 */
export function planDrill(
  named: readonly NamedTarget[],
  theory: DrillTheory,
  reach: HandReach,
  position: PositionName,
  style?: RouteStyle,
): RoutePlan {
  const planWith = (placeOf: (midi: number) => FretPosition | undefined) =>
    planRoutes({
      notes: named.map(({ target: { midi, startBeat, durationBeats }, name }) => {
        const pin = placeOf(midi)
        return { midi, name, startBeat, durationBeats, ...(pin && { pin }) }
      }),
      theory: theory.context,
      neck: reach.neck,
      limits: {
        position,
        ...(style && { style }),
        maxFret: reach.highestFret,
        limit: position === 'any' ? ROUTES_ON_WHOLE_NECK : 1,
      },
    })
  // A style says where every note lies.
  if (style) return planWith(() => undefined)
  const plan = planWith((midi) => placeOfOpenPitch(midi, reach))
  const strays = plan.routes[0]!.notes.some(
    ({ midi, fret }) =>
      !isInHandWindow(fret, reach.window) && placeUnderHandOf(midi, reach) !== undefined,
  )
  return strays
    ? planWith((midi) => placeOfOpenPitch(midi, reach) ?? placeUnderHandOf(midi, reach))
    : plan
}
