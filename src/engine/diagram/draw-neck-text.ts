/** A stretch of the neck in characters: string 1 on top, a label at each mark. */
import { type FretPosition, hasFret } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { asciiLabelsOf } from '../tab/ascii-labels'

export interface TextMark extends FretPosition {
  /** One to three characters. */
  readonly label: string
}

const CELL_WIDTH = 4

/** A fret of a string; blank below the first fret of a short string. */
function cell(label: string, isThere: boolean): string {
  const fill = isThere ? '-' : ' '
  const left = Math.floor((CELL_WIDTH - label.length) / 2)
  return `${label.padStart(label.length + left, fill).padEnd(CELL_WIDTH, fill)}${isThere ? '│' : ' '}`
}

/**
 * Draws marks between two frets; marks outside are left out. Open strings stand left of the nut, or
 * of the capo, from which frets are counted; for a left-handed player the nut is on the right.
 *
 * @example
 * drawNeckText([{ string: 1, fret: 1, label: 'R' }], 0, 2, STANDARD_NECK).split('\n')[1] // => "e     ║-R--│----│"
 */
export function drawNeckText(
  marks: readonly TextMark[],
  fromFret: number,
  toFret: number,
  neck: Neck,
  leftHanded = false,
): string {
  const firstFret = Math.max(1, fromFret)
  const numbers = Array.from({ length: Math.max(0, toFret - firstFret + 1) }, (_, index) =>
    String(firstFret + index)
      .padStart(2)
      .padEnd(CELL_WIDTH + 1),
  )
  const labelAt = (string: number, fret: number) =>
    marks.find((mark) => mark.string === string && mark.fret === fret)?.label
  const labels = asciiLabelsOf(neck)
  const lines = neck.strings.map((row, index) => {
    const open = fromFret === 0 ? (labelAt(row.string, 0) ?? '') : ''
    const cells = numbers.map((_, at) => {
      const fret = firstFret + at
      return cell(labelAt(row.string, fret) ?? '', hasFret(row, fret, neck.maxFret))
    })
    const nut = fromFret <= 1 ? '║' : '│'
    // The bar of each cell changes its side with the nut.
    const mirrored = cells.toReversed().map((text) => text.at(-1)! + text.slice(0, -1))
    return leftHanded
      ? `${mirrored.join('')}${nut} ${open.padEnd(3)} ${labels[index]}`.trimEnd()
      : `${labels[index]} ${open.padStart(3)} ${nut}${cells.join('')}`.trimEnd()
  })
  if (leftHanded) return [` ${numbers.toReversed().join('')}`.trimEnd(), ...lines].join('\n')
  const heading = `${' '.repeat(labels[0]!.length + 6)}${numbers.join('')}`.trimEnd()
  return [heading, ...lines].join('\n')
}
