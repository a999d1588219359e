/** The document of GET /api/practice as Markdown. */

import { weightsLine } from '../markdown/weights-line'
import {
  joinParts,
  writeBlock,
  writeLink,
  writeList,
  writeSheet,
  writeTable,
} from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import { MOST_TABLED_NOTES } from '../routes/route.markdown'
import { chordsOfDrill } from './drill-chords'
import type { DrillDocument } from './practice.schema'

type Drill = DrillDocument

export function writeDrill(drill: Drill, detail: Detail): string {
  const { drill: facts, input } = drill
  const { fingering } = drill.routePlan.routes[0]!
  return joinParts([
    `# ${drill.objective}`,
    writeList([
      `Key ${input.key} ${input.scale}, chord ${input.chord}, target ${facts.target}, level ${facts.level}.`,
      `${facts.bars} ${facts.bars === 1 ? 'bar' : 'bars'} at ${facts.bpm} beats a minute, ${facts.countInBeats} beats of count-in, loop of ${facts.loopBeats} beats.`,
    ]),
    drill.asciiSheet === undefined
      ? writeSheet(drill.project, { chords: chordsOfDrill(drill.input) })
      : writeBlock(drill.asciiSheet),
    (detail === 'full' || drill.positionDrill.length <= MOST_TABLED_NOTES) &&
      writeTable(
        ['Beat', 'Length', 'Note', 'Interval', 'Role', 'String', 'Fret', 'Finger'],
        drill.positionDrill.map((note, index) => [
          note.startBeat,
          note.durationBeats,
          note.note,
          note.interval,
          note.targetRole,
          note.string,
          note.fret,
          fingering.steps[index]?.finger,
        ]),
      ),
    weightsLine(drill.routePlan.constraints),
    writeList([...new Set([...drill.warnings, ...fingering.warnings])]),
    `Proof: ${drill.proof.targetCount} targets, ${drill.proof.allTargetsMapped ? 'all' : 'not all'} mapped; ${drill.proof.positionDrillDerivedFromBestRoute ? 'places come from the best route' : 'places differ from the best route'}.`,
    writeLink('Open the drill with playback', drill.compactUrl),
  ])
}
