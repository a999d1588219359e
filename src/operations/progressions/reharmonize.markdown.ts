/** The document of GET /api/reharmonize as Markdown. */
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ReharmonizeDocument } from './reharmonize.schema'

/** Substitutes of a chord in the short form. */
const TOLD = 4

type Notes = ReharmonizeDocument['chords'][number]['melody']

const notesText = (notes: Notes) => notes.map(({ note, role }) => `${note} (${role})`).join(' ')

export function writeReharmonize(document: ReharmonizeDocument, detail: Detail): string {
  const { key, keyIsGiven, chords, melodyProof, order, warnings } = document
  const parts = chords.flatMap(({ symbol, numeral, role, melody, substitutes, refused }, at) => [
    `## ${at + 1}. ${symbol} (${numeral}, ${role})`,
    melody.length > 0 && `Melody: ${notesText(melody)}.`,
    writeTable(
      ['Instead', 'Numeral', 'Kind', 'Why', ...(melodyProof ? ['Melody'] : [])],
      substitutes
        .slice(0, detail === 'full' ? substitutes.length : TOLD)
        .map((one) => [
          one.symbols.join(' '),
          one.numerals.join(' '),
          one.kind,
          one.reason,
          ...(melodyProof ? [notesText(one.melody)] : []),
        ]),
    ),
    writeList(
      refused.map((one) => `Refused: ${one.symbols.join(' ')}, for ${notesText(one.melody)}`),
    ),
  ])
  return joinParts([
    `# ${chords.map(({ symbol }) => symbol).join(' – ')} in ${key.name}`,
    !keyIsGiven && 'The key is found from the chords; give key= for another.',
    detail === 'full' && `Order: ${order}.`,
    ...parts,
    melodyProof &&
      `Melody kept by all ${melodyProof.substitutes} substitutes, read anew from their symbols: ${melodyProof.allKept}.`,
    writeList(warnings),
  ])
}
