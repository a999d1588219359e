/** The capo under which a line of chords has the fewest barres. */
import type { Neck } from '#engine/instrument/neck'
import { planPath } from './plan-grips'
import type { StripChord } from './read-chords'

/** Frets above this leave little neck to play on. */
const HIGHEST_CAPO = 7

export interface CapoChoice {
  readonly capo: number
  /** Chords that are gripped with a barre. */
  readonly barres: number
  readonly cost: number
}

/**
 * What each capo from 0 to 7 asks of the hand, the easiest first: fewest barres, then the least cost
 * of grips and changes, then the lowest fret. `bareNeck` is the neck without a capo: a capo at fret n
 * lets the hand hold the chords n half steps lower.
 */
export function capoChoices(chords: readonly StripChord[], bareNeck: Neck): readonly CapoChoice[] {
  const choices: CapoChoice[] = []
  for (let capo = 0; capo <= HIGHEST_CAPO; capo++) {
    const path = planPath(chords, bareNeck, capo)
    if ('unplayable' in path) continue
    const barres = path.fingerings.filter((fingering) => fingering.barres.length > 0).length
    choices.push({ capo, barres, cost: path.cost })
  }
  return choices.sort((a, b) => a.barres - b.barres || a.cost - b.cost || a.capo - b.capo)
}
