/** The document of GET /api/positions as Markdown. */

import { joinParts, writeTable } from '../markdown/write-table'
import type { PositionsDocument } from './positions.schema'

export function writePositions({ input, positions, constraints }: PositionsDocument) {
  return joinParts([
    `# Places of ${input.familyOnly ? input.pitchClass : input.note}, best first`,
    `Frets ${constraints.handStartFret} to ${constraints.handEndFret} under the hand, up to fret ${constraints.maxFret}.`,
    writeTable(
      ['Rank', 'String', 'Fret', 'Note', 'Interval', 'Finger', 'Cost', 'Why'],
      positions.map((place) => [
        place.rank,
        place.string,
        place.fret,
        place.note,
        place.interval,
        place.fingering.steps[0]?.finger,
        place.cost,
        place.breakdown.map(({ term, cost }) => `${term} ${cost}`).join(', '),
      ]),
    ),
  ])
}
