/** What to say where the contract's default chord, major, is not the tonic chord of the scale. */
import { isMinorScale } from '#engine/harmony/key'
import { spellDegree } from '#engine/theory/interval'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { tonicTriadOf } from '#engine/theory/tonic-triad'

const MAJOR_THIRD = { number: 3, alteration: 0 }

/** One sentence where a drill without a chord takes a major chord on a scale with a minor third. */
export function defaultChordWarningsOf(key: NoteName, scale: Scale): readonly string[] {
  if (!isMinorScale(scale)) return []
  const root = formatNoteName(key)
  const third = formatNoteName(spellDegree(key, MAJOR_THIRD).name)
  const chord = tonicTriadOf(scale)?.id ?? 'minor'
  return [
    `No chord was given, so the drill is over ${root} major, whose third ${third} is not in ${root} ${scale.name}: give chord=${chord} for the tonic chord of the scale`,
  ]
}
