/** Instruments and tunings as Markdown. */

import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
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

function writeTuningIds({ id, name, tunings }: Instrument): string {
  return `${id} (${name}): ${tunings.map((tuning) => tuning.id).join(', ')}`
}

export function writeInstruments({ instruments }: InstrumentsDocument, detail: Detail): string {
  const isList = detail === 'lean' && instruments.length > 1
  return joinParts([
    '# Instruments and tunings',
    ...(isList ? [writeList(instruments.map(writeTuningIds))] : instruments.map(writeInstrument)),
  ])
}
