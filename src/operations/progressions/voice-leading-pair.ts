/** A pair of grips as the document of voice leading tells it. */
import { fretsOf } from '#engine/hand/grip'
import type { Neck } from '#engine/instrument/neck'
import { describeMotion } from '#engine/voicing/describe-motion'
import { fingerPath } from '#engine/voicing/finger-path'
import { type GripPreference, gripCost } from '#engine/voicing/grip-cost'
import type { GripChoice } from '#engine/voicing/grip-motion'
import { provePath } from '#engine/voicing/prove-path'
import { styledChord } from '#engine/voicing/style'
import type { GripPair } from '#engine/voicing/voice-leading'
import { spellTones, voicingOf } from '#engine/voicing/voicing'
import { describeVoicing } from '../chords/voicing-document'
import type { AskedChord } from './asked-chord'
import { describeMotionParts } from './motion-document'

interface Sides {
  readonly from: AskedChord
  readonly to: AskedChord
  readonly fromGrips: GripChoice
  readonly toGrips: GripChoice
}

/** Both grips with the fingers that stay down best, and the change between them. */
export function describePair(
  pair: GripPair,
  { from, to, fromGrips, toGrips }: Sides,
  prefer: GripPreference,
  neck: Neck,
) {
  const rows = [
    { asked: from, choice: fromGrips, index: pair.from },
    { asked: to, choice: toGrips, index: pair.to },
  ].map(({ asked, choice, index }) => ({
    ranked: choice.table.ranked,
    tones: spellTones(asked.root, styledChord(asked.chord, choice.filters?.style).told),
    index,
  }))
  const grips = rows.map(({ ranked, index }) => fretsOf(ranked.grips[index]!, neck.strings.length))
  const { fingerings, saved } = fingerPath(grips, fromGrips.filters)
  const [before, after] = rows.map(({ tones }, at) =>
    voicingOf(grips[at]!, tones, neck, fingerings[at]!),
  )
  const [fromShown, toShown] = [before!, after!].map((voicing, at) => {
    const { ranked, index } = rows[at]!
    return describeVoicing(voicing, index + 1, ranked.scores[index]! / 1000)
  })
  const ownCost =
    prefer === 'hand'
      ? gripCost(fromGrips, pair.from, prefer) + gripCost(toGrips, pair.to, prefer)
      : 0
  const cost = pair.cost - saved
  return {
    cost,
    from: fromShown!,
    to: toShown!,
    motion: describeMotionParts(describeMotion(before!, after!)),
    proof: { ...provePath([before!, after!], ownCost, cost) },
  }
}
