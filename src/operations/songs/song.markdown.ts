/** The document of POST /api/song as Markdown. */
import { writeText } from '#engine/song/write-text'
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { SongDocument } from './song.schema'

function placeOf({ line, section }: SongDocument['unread'][number]): string {
  return line === null ? `section ${Number(section) + 1}` : `line ${line}`
}

function writeKey(key: SongDocument['key']): string {
  if (!key) return ''
  const shapes = key.shapes === undefined ? '' : `, shapes in ${key.shapes}`
  return `Sounds in ${key.sounding}${shapes}${key.isWritten ? '' : ' (told by its chords)'}. ${key.reasons.join(' ')}`
}

export function writeSongDocument(
  document: SongDocument,
  detail: Detail,
  own = (text: string) => text,
): string {
  const { song, capo, key, chords, assumed, unread, warnings, sections } = document
  return joinParts([
    `# ${song.title || 'Song'}${song.artist === undefined ? '' : ` – ${song.artist}`}`,
    writeKey(key),
    `${capo.summary}.`,
    writeTable(
      capo.fret > 0 ? ['Chord', 'Sounds', 'Grip', 'Times'] : ['Chord', 'Grip', 'Times'],
      chords.map(({ symbol, soundingSymbol, grip, count }) => [
        symbol,
        ...(capo.fret > 0 ? [soundingSymbol] : []),
        grip?.text ?? 'none',
        count,
      ]),
    ),
    detail === 'full' &&
      writeTable(
        ['Section', 'First bar', 'Bars', 'Times'],
        sections.map(({ kind, label, firstBar, bars, repeats }) => [
          label ?? kind,
          firstBar,
          bars,
          repeats,
        ]),
      ),
    writeBlock(own(writeText(song).trimEnd())),
    assumed.length > 0 && `Assumed:\n\n${writeList(assumed)}`,
    unread.length > 0 &&
      `Not read:\n\n${writeList(unread.map((one) => `${placeOf(one)}: ${own(one.text)} ${one.reason}`))}`,
    warnings.length > 0 && `Warnings:\n\n${writeList(warnings)}`,
    writeLink('Open in the workbench', document.compactUrl),
    writeLink('Files', document.filesUrl),
  ])
}
