/** The document of GET /api/accompaniment as Markdown. */
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { AccompanimentDocument } from './accompaniment.schema'

/** What holds of the tones of a bass line, counted. */
function bassProof({ notes, notesInChords }: NonNullable<AccompanimentDocument['bass']>): string {
  const others = notes.length - notesInChords
  const rest =
    others === 0 ? '' : `, and ${others} ${others === 1 ? 'leads' : 'lead'} from one to the next`
  return `; of the ${notes.length} notes of the bass ${notesInChords} ${notesInChords === 1 ? 'is' : 'are'}${rest}`
}

export function writeAccompaniment(document: AccompanimentDocument): string {
  const { input, strum, bars, asciiSheet, bass, warnings, proof, compactUrl } = document
  const untrue = [...Object.entries(proof), ...Object.entries(bass?.proof ?? {})].flatMap(
    ([name, value]) => (value ? [] : [name]),
  )
  return joinParts([
    `# ${input.chords.join(' – ')}`,
    `${input.meter.join('/')}, ${input.tempo} beats per minute, ${input.key}${input.keyIsTold ? ' as the chords tell' : ''}.`,
    `${strum.title}${strum.feel === 'swing' ? ', swing' : ''}: ${strum.arrows}`,
    writeTable(
      ['Bar', 'Chord', 'Frets'],
      bars.map(({ bar, symbol, shapeSymbol, text }) => [
        bar,
        shapeSymbol === undefined ? symbol : `${symbol} (shape ${shapeSymbol})`,
        text,
      ]),
    ),
    writeBlock(asciiSheet),
    ...(bass
      ? [
          `## Bass: ${bass.kind}`,
          writeBlock(bass.asciiSheet),
          writeList(bass.warnings),
          writeLink('Open the bass line in the workbench', bass.compactUrl),
        ]
      : []),
    writeList(warnings),
    untrue.length === 0
      ? `Proof: every ${bass ? 'strummed ' : ''}note is of its chord${bass ? bassProof(bass) : ''}; all notes lie where they sound, and the bars are full.`
      : `Proof fails: ${untrue.join(', ')}.`,
    writeLink('Open in the workbench', compactUrl),
  ])
}
