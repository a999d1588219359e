/** The formats by name, for those who only name them: reading and writing is loaded when it is used. */

export const FORMAT_ROWS = [
  { id: 'midi', name: 'MIDI', extension: 'mid', mediaType: 'audio/midi' },
  {
    id: 'musicxml',
    name: 'MusicXML',
    extension: 'musicxml',
    mediaType: 'application/vnd.recordare.musicxml+xml',
  },
  { id: 'guitar-pro', name: 'Guitar Pro', extension: 'gp', mediaType: 'application/x-guitar-pro' },
  {
    id: 'alphatex',
    name: 'alphaTex',
    extension: 'alphatex',
    mediaType: 'text/plain; charset=utf-8',
  },
  { id: 'ascii', name: 'ASCII tab', extension: 'txt', mediaType: 'text/plain; charset=utf-8' },
] as const

export type FormatId = (typeof FORMAT_ROWS)[number]['id']
export const FORMAT_IDS = FORMAT_ROWS.map(({ id }) => id) as [FormatId, ...FormatId[]]

/** What a format is called and how its files are. */
export function formatRowOf(id: FormatId): (typeof FORMAT_ROWS)[number] {
  return FORMAT_ROWS.find((row) => row.id === id)!
}

/** The same as a format says it; `others` are extensions that are read beside the one written. */
export function formatOf(id: FormatId, others: readonly string[]) {
  const { name, extension, mediaType } = formatRowOf(id)
  return { id, name, extensions: [extension, ...others], mediaType }
}
