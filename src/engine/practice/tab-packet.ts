/** The packet that puts a drill into a project: its notes replace those of the first measure. */
import { formatHandWindow } from '../route/hand-window'
import { measureIdOf } from '../tab/measure'
import { API_VERSIONS } from '../versions'
import type { DrillInput, DrillProof, DrillSettings, PositionTabPacket } from './drill'
import { type DrillClaim, proveInsertion, provePacket } from './prove-drill'
import { DRILL_TIME_SIGNATURE } from './rhythm-table'

/** Where in a project the notes go. */
const INSERTION_DESTINATION = 'project.tabProject.measures[0].notes'
const INSERTION_MEASURE_INDEX = 0

/** The packet of a drill, with its proofs worked out from the drill's own frets. */
export function tabPacketOf(
  claim: DrillClaim,
  drillProof: DrillProof,
  settings: DrillSettings,
  input: DrillInput,
  title: string,
): PositionTabPacket {
  const { positionDrill, routePlan, tabNotes } = claim
  const { handStartFret, handEndFret } = routePlan.constraints
  return {
    apiVersion: API_VERSIONS.practicePacket,
    kind: 'pitch-map.practice-position-tab-packet',
    positionDrill,
    proof: provePacket(claim, drillProof),
    source: {
      bars: settings.bars,
      bpm: settings.bpm,
      chord: input.chord,
      chordRoot: input.chordRoot,
      handWindow: formatHandWindow({ startFret: handStartFret, endFret: handEndFret }),
      key: input.key,
      level: settings.level,
      loopEndBeat: settings.loopBeats,
      loopStartBeat: 0,
      maxFret: input.maxFret,
      position: input.position,
      scale: input.scale,
      target: settings.target,
    },
    tabInsertion: {
      action: 'replace-measure-notes',
      destination: INSERTION_DESTINATION,
      measureId: measureIdOf(INSERTION_MEASURE_INDEX + 1),
      measureIndex: INSERTION_MEASURE_INDEX,
      noteSource: 'positionTabPacket.tabNotes',
      proof: proveInsertion(tabNotes, positionDrill),
      tempo: settings.bpm,
      timeSignature: DRILL_TIME_SIGNATURE,
    },
    tabNotes,
    title,
  }
}
