/** Chord moves as Markdown. */

import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { ChordMovesDocument } from './chord-moves'

/** Moves that are told in full; the document has the rest with the same facts. */
const TOLD_MOVES = 14

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
      moves
        .slice(0, TOLD_MOVES)
        .map((move) => [
          move.targetSymbol,
          move.targetTones.join(' '),
          move.numeral,
          move.title,
          move.reason,
          move.outsideLayer.join(' '),
          move.grips ? `${move.grips.from.text} → ${move.grips.to.text}` : '',
        ]),
    ),
    moves.length > TOLD_MOVES &&
      `Further: ${moves
        .slice(TOLD_MOVES)
        .map(({ targetSymbol, numeral }) => `${targetSymbol} (${numeral})`)
        .join(', ')}.`,
  ])
}
