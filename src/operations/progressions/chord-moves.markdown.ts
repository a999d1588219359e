/** Chord moves as Markdown. */

import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { parentWordsOf } from '#engine/theory/scale-parent'
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ChordMovesDocument } from './chord-moves.schema'

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

/** Minor is heard as a key of its own, not as a mode. */
const AEOLIAN_DEGREE = 6

/** `relative A`, or of a mode `second mode of C major`. */
function relativeWords({ key }: ChordMovesDocument['current'], relative: string): string {
  const scale = scaleById(key.scale)!
  const { degree = 1, scale: parent } = scale.modeOf ?? {}
  const isMode = degree > 1 && !(parent === 'major' && degree === AEOLIAN_DEGREE)
  return isMode ? parentWordsOf(parseRoot(key.root)!, scale)! : `relative ${relative}`
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
      `Key: ${circle.signature.text}; a fifth up ${circle.fifthUp}, a fifth down ${circle.fifthDown}, ${relativeWords(current, circle.relative)}.`,
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
