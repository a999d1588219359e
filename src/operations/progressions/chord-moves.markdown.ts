/** Chord moves as Markdown. */

import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { ChordMovesDocument } from './chord-moves'

export function writeChordMoves({ current, circle, moves, order }: ChordMovesDocument): string {
  return joinParts([
    `# Where ${current.symbol} can go`,
    writeList([
      `${current.label}: ${current.numeral}, ${current.role}. Tones: ${current.chord.tones.map(({ pitchClass }) => pitchClass).join(' ')}.`,
      `Key: ${circle.signature.text}; a fifth up ${circle.fifthUp}, a fifth down ${circle.fifthDown}, relative ${circle.relative}.`,
      `Order: ${order}`,
    ]),
    writeTable(
      ['To', 'Tones', 'Numeral', 'Relation', 'Why', 'Outside', 'Grips'],
      moves.map((move) => [
        move.targetSymbol,
        move.targetTones.join(' '),
        move.numeral,
        move.title,
        move.reason,
        move.outsideLayer.join(' '),
        move.grips ? `${move.grips.from.text} → ${move.grips.to.text}` : '',
      ]),
    ),
  ])
}
