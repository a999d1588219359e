/** The document of GET /api/practice-plan as Markdown. */
import { joinParts, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { PracticePlanDocument } from './practice-plan.schema'

export function writePracticePlan({ title, blocks, warnings }: PracticePlanDocument): string {
  return joinParts([
    `# ${title}`,
    writeTable(
      ['Minutes', 'Exercise', 'Tempo', 'Listen for'],
      blocks.map((block) => [
        block.minutes,
        writeLink(block.title, block.url),
        `${block.bpm}, then up to ${block.goalBpm}`,
        block.about,
      ]),
    ),
    writeList(
      blocks.map((block) => `${block.title}: ${block.tool} ${JSON.stringify(block.arguments)}`),
    ),
    writeList(warnings),
  ])
}
