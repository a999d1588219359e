/** The paths of a progression as its document tells them. */
import { fretsOf } from '#engine/hand/grip'
import type { Neck } from '#engine/instrument/neck'
import { describeMotion } from '#engine/voicing/describe-motion'
import { fingerPath } from '#engine/voicing/finger-path'
import { type GripPreference, gripCost } from '#engine/voicing/grip-cost'
import type { GripPath } from '#engine/voicing/progression'
import { progressionTabOf } from '#engine/voicing/progression-tab'
import { isTabOf, provePath } from '#engine/voicing/prove-path'
import { furtherGripsCost } from '#engine/voicing/song-paths'
import { describeMotionParts } from './motion-document'
import type { Station } from './progression-stations'

interface PathOptions {
  readonly beatsPerChord: number
  readonly prefer: GripPreference
}

function describePath(
  found: GripPath,
  stations: readonly Station[],
  { beatsPerChord, prefer }: PathOptions,
  neck: Neck,
) {
  const grips = stations.map(({ choice }, at) =>
    fretsOf(choice.table.ranked.grips[found.grips[at]!]!, neck.strings.length),
  )
  const { fingerings, saved } = fingerPath(grips, stations[0]!.choice.filters)
  const voicings = stations.map((station, at) =>
    station.voicingAt(found.grips[at]!, fingerings[at]!),
  )
  const motions = voicings.slice(1).map((next, at) => describeMotion(voicings[at]!, next))
  const choices = stations.map(({ choice }) => choice)
  const ownCost = stations.reduce(
    (sum, { choice }, at) => sum + gripCost(choice, found.grips[at]!, prefer),
    furtherGripsCost(choices, found.grips, prefer),
  )
  const cost = found.cost - saved
  const tabNotes = progressionTabOf(voicings, beatsPerChord)
  return {
    cost,
    gripCost: ownCost,
    motionCost: motions.reduce((sum, motion) => sum + motion.cost, 0),
    frets: voicings.map(({ text }) => text),
    fingers: voicings.map(({ fingers }) => [...fingers]),
    motions: motions.map(describeMotionParts),
    tabNotes: [...tabNotes],
    proof: {
      ...provePath(voicings, ownCost, cost),
      tabNotesMatchGrips: isTabOf(tabNotes, voicings, beatsPerChord, neck),
    },
  }
}

/** The paths found, each with the fingers that stay down best, cheapest first. */
export function describePaths(
  found: readonly GripPath[],
  stations: readonly Station[],
  options: PathOptions,
  neck: Neck,
) {
  return found
    .map((path) => describePath(path, stations, options, neck))
    .sort((a, b) => a.cost - b.cost)
    .map((path, at) => ({ rank: at + 1, ...path }))
}
