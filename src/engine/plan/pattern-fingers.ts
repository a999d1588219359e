/** Which finger plays each place of a scale position: those of the best route up through all of them. */
import type { Finger } from '../hand/finger'
import { type FretPosition, midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { ScalePattern } from '../instrument/scale-patterns'
import type { TheoryContext } from '../theory/layer'
import { planRoutes } from './plan-routes'

export interface FingeredPlace extends FretPosition {
  readonly finger: Finger
}

/**
 * The places of a scale position from the lowest string up, each with its finger. The hand stays over
 * the frets of the position; where these are wider than a hand, it moves as in any line.
 *
 * @throws DomainError where no hand can play it
 */
export function patternFingersOf(
  { strings, startFret, endFret }: Pick<ScalePattern, 'strings' | 'startFret' | 'endFret'>,
  theory: TheoryContext,
  neck: Neck,
): readonly FingeredPlace[] {
  const places = strings.flatMap(({ string, frets }) => frets.map((fret) => ({ string, fret })))
  const [route] = planRoutes({
    neck,
    theory,
    limits: { limit: 1, handStartFret: startFret, handEndFret: endFret },
    notes: places.map((place, index) => ({
      midi: midiAt(place, neck),
      startBeat: index,
      durationBeats: 1,
      pin: place,
    })),
  }).routes
  const steps = route?.fingering.steps ?? []
  return places.flatMap((place, index) => {
    const finger = steps[index]?.finger
    return finger === undefined ? [] : [{ ...place, finger }]
  })
}
