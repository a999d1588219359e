/** Pieces of Markdown that the writers share. */
import type { Neck } from '#engine/instrument/neck'
import { neckOfTabProject } from '#engine/project/project-neck'
import { renderSheet, type SheetOptions } from '#engine/tab/ascii-sheet'
import type { Measure } from '#engine/tab/tab-event'
import type { Answer } from '../registry/operation'
import type { tabProject } from '../schemas/project'

type Cell = string | number | boolean | null | undefined

/** A cell's text: no line feed, and no bar that would end the cell. */
function cellText(cell: Cell): string {
  return cell === null || cell === undefined
    ? ''
    : String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')
}

/**
 * A table; nothing where there are no rows.
 *
 * @example
 * writeTable(['String', 'Fret'], [[2, 3]]) // => "| String | Fret |\n|---|---|\n| 2 | 3 |"
 */
export function writeTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly Cell[]) => `| ${cells.map(cellText).join(' | ')} |`
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n')
}

/** Text that keeps its columns. */
export function writeBlock(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``
}

/** Parts that are there, with an empty line between them. */
export function joinParts(parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n')
}

/** A list of lines; nothing where there are none. */
export function writeList(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** A link whose text stays readable. */
export function writeLink(text: string, url: string): string {
  return `[${text}](${url})`
}

export function pitchClassNames(tones: readonly { readonly pitchClass: string }[]): string {
  return tones.map(({ pitchClass }) => pitchClass).join(' ')
}

/** A project as documents hold it. */
type DescribedProject = Answer<typeof tabProject>

/** @param neck default: that of the project, compiled by this version */
export function writeSheet(
  project: DescribedProject,
  options: SheetOptions = {},
  neck?: Neck,
): string {
  const measures: readonly Measure[] = project.measures
  return writeBlock(renderSheet(measures, neck ?? neckOfTabProject(project), options))
}
