/** Instruments and tunings as Markdown. */

import { joinParts, writeTable } from '../markdown/write-table'
import type { InstrumentsDocument } from './instruments'

type Instrument = InstrumentsDocument['instruments'][number]

function writeInstrument({ id, name, stringCount, maxFret, shortStrings, tunings }: Instrument) {
  const short = shortStrings.map(
    ({ string, startFret }) => `; string ${string} begins at fret ${startFret}`,
  )
  return joinParts([
    `## ${name}`,
    `instrument=${id}: ${stringCount} strings, ${maxFret} frets${short.join('')}.`,
    writeTable(
      ['tuning', 'Name', 'Open strings, the last first', 'Also called'],
      tunings.map((tuning) => [
        tuning.id,
        tuning.name,
        tuning.openNotes.join(' '),
        tuning.aliases.join(', '),
      ]),
    ),
  ])
}

export function writeInstruments({ instruments }: InstrumentsDocument): string {
  return joinParts(['# Instruments and tunings', ...instruments.map(writeInstrument)])
}
