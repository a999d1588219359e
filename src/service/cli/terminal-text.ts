/** Markdown as a terminal shows it: bold headings, aligned tables, drawings as they are. */

const BOLD = '\u001b[1m'
const DIM = '\u001b[2m'
const PLAIN = '\u001b[0m'

const IMAGE = /^!\[[^\]]*\]\([^)]*\)$/
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Columns as wide as their widest cell; the last one is not padded. */
function alignTable(lines: readonly string[], bold: (text: string) => string): readonly string[] {
  const rows = lines.filter((_, index) => index !== 1).map(cellsOf)
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row, index) => {
    const line = row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
    return index === 0 ? bold(line) : line
  })
}

/**
 * Writes Markdown for a terminal.
 *
 * @param colored whether the terminal takes escape codes.
 */
export function terminalText(markdown: string, colored: boolean): string {
  const bold = (text: string) => (colored ? BOLD + text + PLAIN : text)
  const dim = (text: string) => (colored ? DIM + text + PLAIN : text)
  const written: string[] = []
  const lines = markdown.split('\n')
  let isDrawing = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!
    if (line.startsWith('```')) isDrawing = !isDrawing
    else if (isDrawing) written.push(line)
    else if (line.startsWith('| ')) {
      const end = lines.findIndex((other, at) => at > index && !other.startsWith('|'))
      const table = lines.slice(index, end < 0 ? undefined : end)
      written.push(...alignTable(table, bold))
      index += table.length - 1
    } else if (line.startsWith('#')) written.push(bold(line.replace(/^#+ /, '')))
    else if (!IMAGE.test(line)) {
      written.push(line.replace(LINK, (_, text, url) => `${text}: ${dim(url)}`))
    }
  }
  return `${written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
