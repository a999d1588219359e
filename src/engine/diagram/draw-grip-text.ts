/** A grip as a chord box of characters, for terminals and chats. */
import type { Frets } from '../instrument/fret-text'
import { gripWindowOf } from './grip-window'

const STRING_COUNT = 6

function border(left: string, middle: string, right: string, dash: string): string {
  return `${left}${Array.from({ length: STRING_COUNT - 1 }, () => dash).join(middle)}${right}`
}

/**
 * Draws a grip, low string on the left: `x` muted, `o` open, a label at each pressed string.
 *
 * @param labels six single characters, string 6 first; a finger number or a dot.
 * @example
 * drawGripText([null, 3, 2, 0, 1, 0], ['', '3', '2', '', '1', '']).split('\n')[0] // => "   x     o   o"
 */
export function drawGripText(frets: Frets, labels: readonly string[]): string {
  const { firstFret, rows } = gripWindowOf(frets)
  const heads = frets.map((fret) => (fret === null ? 'x' : fret === 0 ? 'o' : ' '))
  const lines = [
    `   ${heads.join(' ')}`.trimEnd(),
    firstFret === 1 ? `   ${border('╒', '╤', '╕', '═')}` : `   ${border('┌', '┬', '┐', '─')}`,
  ]
  for (let row = 0; row < rows; row++) {
    const fret = firstFret + row
    const cells = frets.map((pressed, place) => (pressed === fret ? labels[place] || '●' : '│'))
    const number = row === 0 && firstFret > 1 ? `${String(firstFret).padStart(2)} ` : '   '
    lines.push(`${number}${cells.join(' ')}`)
    lines.push(
      row < rows - 1 ? `   ${border('├', '┼', '┤', '─')}` : `   ${border('└', '┴', '┘', '─')}`,
    )
  }
  return lines.join('\n')
}
