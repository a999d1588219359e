/** The document of POST /api/check as Markdown. */

import { joinParts, writeBlock, writeList, writeTable } from '../markdown/write-table'
import type { CheckDocument } from './check.schema'

type Check = CheckDocument

function placeWords({ line, column, path }: Check['mistakes'][number]): string {
  if (line !== null) return `line ${line}${column === null ? '' : `, column ${column}`}`
  return path ?? ''
}

function claimWords({ matches, nearestFrets }: NonNullable<Check['claim']>): string {
  if (!matches) {
    const nearest = nearestFrets === null ? '' : `; the nearest grip that is: ${nearestFrets}`
    return `the grip is not that chord${nearest}`
  }
  return nearestFrets === null
    ? 'the grip is that chord'
    : `the grip is that chord without its root; the nearest grip with it: ${nearestFrets}`
}

export function writeCheck(check: Check): string {
  const { claim, corrected, events } = check
  return joinParts([
    `# ${check.summary}`,
    `Read as ${check.input.kind} in ${check.input.key}${check.input.keyIsGuessed ? ' (guessed)' : ''}. ok: ${check.ok}; playable: ${check.playable}.`,
    check.mistakes.length > 0 && '## Mistakes',
    writeTable(
      ['Where', 'Severity', 'Code', 'What'],
      check.mistakes.map((one) => [placeWords(one), one.severity, one.code, one.message]),
    ),
    claim && `${claim.symbol} (${claim.tones.join(' ')}): ${claimWords(claim)}.`,
    '## What sounds',
    writeTable(
      ['Bar', 'Beat', 'Notes', 'Grip', 'Chord', 'Playable', 'Hand at fret'],
      events.map((event) => [
        event.bar,
        event.startBeat,
        event.notes
          .map(({ note, string, fret }) => `${note ?? '?'} (S${string}F${fret})`)
          .join(' '),
        event.frets,
        event.chord?.symbol,
        event.playable ? 'yes' : event.mistakes.map(({ message }) => message).join('; ') || 'no',
        event.handFret,
      ]),
    ),
    corrected.changed && '## Corrected',
    writeList(corrected.changes),
    corrected.changed && corrected.frets !== null && `Grip: ${corrected.frets}`,
    corrected.asciiTab !== null &&
      (corrected.changed || check.input.kind === 'tab') &&
      writeBlock(corrected.asciiTab),
  ])
}
