/** Fingers that do not lie one a fret, for the verifier: an opened hand and a held grip. */
import type { FingeringStep } from './route'

const FINGERS = ['open', 'index', 'middle', 'ring', 'little']

interface Place {
  readonly string: number
  readonly fret: number
}

/** Steps in a row on one string under a still hand, around one of them. */
function neighboursOf(steps: readonly FingeringStep[], index: number): readonly FingeringStep[] {
  const { string, handPositionFret } = steps[index]!
  const isBeside = (step: FingeringStep | undefined) =>
    step?.string === string && step.handPositionFret === handPositionFret
  let from = index
  let to = index
  while (isBeside(steps[from - 1])) from--
  while (isBeside(steps[to + 1])) to++
  return steps.slice(from, to + 1)
}

/**
 * Whether a middle or ring finger lies a fret above its own because the little finger stretches to
 * the fifth fret of the same string, above it.
 */
export function isOpenHand(steps: readonly FingeringStep[], index: number): boolean {
  const { finger, fret, handPositionFret } = steps[index]!
  const number = FINGERS.indexOf(finger)
  const reach = fret - handPositionFret
  if (number < 2 || number > 3 || reach < number - 1 || reach > number) return false
  const beside = neighboursOf(steps, index)
  const isStretched = beside.some(
    (step) => step.finger === 'little' && step.fret - step.handPositionFret === 4,
  )
  const isOrdered = beside.every((step) => {
    const other = FINGERS.indexOf(step.finger)
    return Math.sign(other - number) === Math.sign(step.fret - fret)
  })
  return isStretched && isOrdered
}

/**
 * Whether the fingers of a held grip can lie there at once: each at one fret, a higher finger no
 * lower on the neck, open strings under none, and no two strings under one finger but at its fret.
 */
export function isHeldInOrder(steps: readonly FingeringStep[], places: readonly Place[]): boolean {
  const fretOf = new Map<string, number>()
  const fingerAt = new Map<number, string>()
  for (const { string, fret, finger } of steps) {
    if (!places.some((place) => place.string === string && place.fret === fret)) continue
    if ((fret === 0) !== (finger === 'open')) return false
    if ((fretOf.get(finger) ?? fret) !== fret) return false
    if ((fingerAt.get(string) ?? finger) !== finger) return false
    fretOf.set(finger, fret)
    fingerAt.set(string, finger)
  }
  const frets = FINGERS.slice(1).flatMap((finger) => fretOf.get(finger) ?? [])
  return frets.every((fret, index) => index === 0 || fret >= frets[index - 1]!)
}
