/** A place for each note of a chord: one string a note, as close together as they can lie. */
import { type FretPosition, fretPositionsOf } from '#engine/instrument/fretboard'

/** Frets that a hand spans without strain; each one more costs as much as a long way. */
const EASY_SPAN_FRETS = 3
const COST_PER_WIDE_FRET = 20

function costOf(places: readonly FretPosition[], nearFret: number): number {
  const pressed = places.filter(({ fret }) => fret > 0).map(({ fret }) => fret)
  if (pressed.length === 0) return 0
  const low = Math.min(...pressed)
  const span = Math.max(...pressed) - low
  return (
    span + COST_PER_WIDE_FRET * Math.max(0, span - EASY_SPAN_FRETS) + Math.abs(low - nearFret) / 2
  )
}

/**
 * The places of a chord, in the order of its notes; `undefined` when they need more strings than
 * there are.
 *
 * @param nearFret where the hand is; other things equal it stays there.
 */
export function placeChord(
  midis: readonly number[],
  nearFret: number,
): readonly FretPosition[] | undefined {
  let best: readonly FretPosition[] | undefined
  let bestCost = Infinity
  const choices = midis.map((midi) => fretPositionsOf(midi))
  const search = (chosen: readonly FretPosition[]): void => {
    const options = choices[chosen.length]
    if (!options) {
      const cost = costOf(chosen, nearFret)
      if (cost < bestCost) {
        best = chosen
        bestCost = cost
      }
      return
    }
    for (const place of options) {
      if (chosen.every(({ string }) => string !== place.string)) search([...chosen, place])
    }
  }
  search([])
  return best
}
