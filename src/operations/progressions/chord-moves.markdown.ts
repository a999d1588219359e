/** Chord moves as Markdown. */

import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { ChordMovesDocument } from './chord-moves'

export function writeChordMoves({ current, circle, moves, order }: ChordMovesDocument): string {
  return joinParts([
    `# Where ${current.symbol} can go`,
    writeList([
      `${current.label}. Tones: ${current.chord.tones.map(({ pitchClass }) => pitchClass).join(' ')}.`,
      `Key: ${circle.signature.text}; a fifth up ${circle.fifthUp}, a fifth down ${circle.fifthDown}, relative ${circle.relative}.`,
      `Order: ${order}`,
    ]),
    writeTable(
      ['To', 'Tones', 'Relation', 'Numeral', 'Stay', 'Semitones moved', 'Outside', 'Grips'],
      moves.map((move) => [
        move.targetSymbol,
        move.targetTones.join(' '),
        move.title,
        move.numeral,
        move.sharedPitchClasses.join(' '),
        move.voiceLeadingDistance,
        move.outsideLayer.join(' '),
        move.grips ? `${move.grips.from.text} → ${move.grips.to.text}` : '',
      ]),
    ),
  ])
}
