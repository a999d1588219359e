/** Instruments and tunings as Markdown. */

import { simplestRootOf } from '#engine/harmony/root-spelling'
import { chordTypeById } from '#engine/theory/chord'
import { formatPitch } from '#engine/theory/pitch'
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { InstrumentsDocument } from './instruments.schema'

const MAJOR = chordTypeById('major')!

/** The usual name of a pitch. */
const noteOf = (midi: number) => formatPitch(simplestRootOf(midi % 12, MAJOR), midi)

type Instrument = InstrumentsDocument['instruments'][number]

/** Where frequencies were asked for. */
function frequencyColumn([first]: Instrument['tunings']) {
  const isAsked = first?.openHz !== undefined
  return {
    heads: isAsked ? ['Hz'] : [],
    cells: ({ openHz = [] }: Instrument['tunings'][number]) => (isAsked ? [openHz.join(' ')] : []),
  }
}

function writeInstrument({ id, name, stringCount, maxFret, shortStrings, tunings }: Instrument) {
  const short = shortStrings.map(
    ({ string, startFret }) => `; string ${string} begins at fret ${startFret}`,
  )
  const hz = frequencyColumn(tunings)
  return joinParts([
    `## ${name}`,
    `instrument=${id}: ${stringCount} strings, ${maxFret} frets${short.join('')}.`,
    writeTable(
      ['tuning', 'Name', 'Open strings, the last first', 'Range', 'Also called', ...hz.heads],
      tunings.map((tuning) => [
        tuning.id,
        tuning.name,
        tuning.openNotes.join(' '),
        `${noteOf(tuning.range.lowMidi)}–${noteOf(tuning.range.highMidi)}`,
        tuning.aliases.join(', '),
        ...hz.cells(tuning),
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
