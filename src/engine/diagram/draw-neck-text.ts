/** A stretch of the neck in characters: string 1 on top, a label at each mark. */
import type { FretPosition } from '../instrument/fretboard'
import { ASCII_LABELS } from '../tab/render-ascii'

export interface TextMark extends FretPosition {
  /** One to three characters. */
  readonly label: string
}

const CELL_WIDTH = 4

function cell(label: string): string {
  const left = Math.floor((CELL_WIDTH - label.length) / 2)
  return label.padStart(label.length + left, '-').padEnd(CELL_WIDTH, '-')
}

/**
 * Draws marks between two frets; marks outside are left out. Open strings stand left of the nut.
 *
 * @example
 * drawNeckText([{ string: 1, fret: 1, label: 'R' }], 0, 2).split('\n')[1] // => "e     ║-R--│----│"
 */
export function drawNeckText(marks: readonly TextMark[], fromFret: number, toFret: number): string {
  const firstFret = Math.max(1, fromFret)
  const numbers = Array.from({ length: Math.max(0, toFret - firstFret + 1) }, (_, index) =>
    String(firstFret + index)
      .padStart(2)
      .padEnd(CELL_WIDTH + 1),
  )
  const labelAt = (string: number, fret: number) =>
    marks.find((mark) => mark.string === string && mark.fret === fret)?.label
  const lines = ASCII_LABELS.map((name, index) => {
    const string = index + 1
    const open = fromFret === 0 ? (labelAt(string, 0) ?? '') : ''
    const cells = Array.from({ length: Math.max(0, toFret - firstFret + 1) }, (_, at) =>
      cell(labelAt(string, firstFret + at) ?? ''),
    )
    return `${name} ${open.padStart(3)} ${fromFret <= 1 ? '║' : '│'}${cells.map((one) => `${one}│`).join('')}`
  })
  return [`       ${numbers.join('')}`.trimEnd(), ...lines].join('\n')
}
