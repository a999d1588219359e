/** A grip as a chord box of characters, for terminals and chats. */
import type { Frets } from '../instrument/fret-text'
import { gripWindowOf } from './grip-window'

/** A line across the box; of its four characters the last is the dash. */
function border(stringCount: number, [left, middle, right, dash]: readonly string[]): string {
  return `   ${left}${Array.from({ length: stringCount - 1 }, () => dash).join(middle)}${right}`
}

/**
 * Draws a grip, the last string on the left: `x` muted, `o` open, a label at each pressed string.
 *
 * @param labels a single character for each string, the last string first; a finger number or a dot.
 * @example
 * drawGripText([null, 3, 2, 0, 1, 0], ['', '3', '2', '', '1', '']).split('\n')[0] // => "   x     o   o"
 */
export function drawGripText(frets: Frets, labels: readonly string[]): string {
  const { firstFret, rows } = gripWindowOf(frets)
  const heads = frets.map((fret) => (fret === null ? 'x' : fret === 0 ? 'o' : ' '))
  const lines = [
    `   ${heads.join(' ')}`.trimEnd(),
    border(frets.length, firstFret === 1 ? [...'╒╤╕═'] : [...'┌┬┐─']),
  ]
  for (let row = 0; row < rows; row++) {
    const fret = firstFret + row
    const cells = frets.map((pressed, place) => (pressed === fret ? labels[place] || '●' : '│'))
    const number = row === 0 && firstFret > 1 ? `${String(firstFret).padStart(2)} ` : '   '
    lines.push(`${number}${cells.join(' ')}`)
    lines.push(border(frets.length, row < rows - 1 ? [...'├┼┤─'] : [...'└┴┘─']))
  }
  return lines.join('\n')
}
