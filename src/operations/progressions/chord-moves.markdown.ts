/** Chord moves as Markdown. */

import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ChordMovesDocument } from './chord-moves'

/** Moves that are told in full; the document has the rest with the same facts. */
const TOLD_MOVES = 14

type Move = ChordMovesDocument['moves'][number]

function moveTable(moves: readonly Move[]): string {
  return writeTable(
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
  )
}

function leanMoveTable(moves: readonly Move[]): string {
  return writeTable(
    ['To', 'Numeral', 'Why'],
    moves.map(({ targetSymbol, numeral, reason }) => [targetSymbol, numeral, reason]),
  )
}

export function writeChordMoves(
  { current, circle, moves, order }: ChordMovesDocument,
  detail: Detail,
): string {
  const told = moves.slice(0, TOLD_MOVES)
  return joinParts([
    `# Where ${current.symbol} can go`,
    writeList([
      `${current.label}: ${current.numeral}, ${current.role}. Tones: ${current.chord.tones.map(({ pitchClass }) => pitchClass).join(' ')}.`,
      `Key: ${circle.signature.text}; a fifth up ${circle.fifthUp}, a fifth down ${circle.fifthDown}, relative ${circle.relative}.`,
      ...(detail === 'full' ? [`Order: ${order}`] : []),
    ]),
    detail === 'full' ? moveTable(told) : leanMoveTable(told),
    moves.length > TOLD_MOVES &&
      `Further: ${moves
        .slice(TOLD_MOVES)
        .map(({ targetSymbol, numeral }) => `${targetSymbol} (${numeral})`)
        .join(', ')}.`,
  ])
}
