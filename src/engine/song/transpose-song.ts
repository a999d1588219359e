/** A song in another key: its chords, its key and the directives that move chords. */
import { type CapoHome, homeOfKey, keyAbove, transposeChord } from '../harmony/capo-chord'
import { parseChordSymbol } from '../harmony/chord-symbol'
import type { Key } from '../harmony/key'
import { keyOfChords } from '../harmony/key-of-chords'
import { writeChordSymbol } from '../harmony/names/foreign-symbol'
import { looksLikeNumeral } from '../harmony/numeral'
import type { Song, SongMark } from '../project/song-shape'
import { type NameSystem, writeNoteName } from '../theory/note-names/name-systems'
import { keyOfSong, type MarkReader, markReaderOf, plainSymbol, readSign } from './song-marks'
import { songTimes } from './song-times'

/** The key that a song names, or that its chords suggest. */
export function keyIn(song: Song): Key | undefined {
  const named = keyOfSong(song)
  if (named) return named
  const chords = songTimes(song).chords.flatMap(({ chord }) => {
    const parsed = chord && parseChordSymbol(chord.symbol)
    return parsed ? [parsed] : []
  })
  return keyOfChords(chords)
}

function movedMark(
  mark: SongMark,
  semitones: number,
  home: CapoHome,
  reader: MarkReader,
  noteNames: Song['noteNames'],
): SongMark {
  const { symbol } = mark
  if (readSign(symbol)) return mark
  const meaning = reader.read(symbol)
  const plain = plainSymbol(symbol)
  // Numbers name the same degrees of another key.
  if (meaning.kind !== 'chord' || (looksLikeNumeral(plain) && !parseChordSymbol(plain))) return mark
  const moved = transposeChord(meaning.chord, semitones, home)
  const written = noteNames ? writeChordSymbol(moved, noteNames) : moved.symbol
  return { ...mark, symbol: symbol.replace(plain, () => written) }
}

/** A key as a song writes it, like a chord where it can: `F#m`, `Eb`. */
export function writeKeyOfSong(
  { root, scale }: Key,
  noteNames: NameSystem = 'english',
): NonNullable<Song['key']> {
  const name = writeNoteName(root, noteNames)
  if (scale.id === 'major') return name
  return scale.id === 'naturalMinor' ? `${name}m` : `${name} ${scale.id}`
}

/** The name of a song's key so many semitones higher. */
function movedKey(song: Song, semitones: number): string | undefined {
  const key = keyOfSong(song)
  if (!key) return song.key
  return writeKeyOfSong(keyAbove(key, semitones), song.noteNames)
}

/**
 * The song so many semitones higher, spelled in its new key. Its words and all else stay.
 *
 * @example
 * transposeSong({ title: '', key: 'C', metadata: [], sections: [] }, 2).key // => "D"
 */
export function transposeSong(song: Song, semitones: number): Song {
  if (semitones % 12 === 0) return song
  const key = keyIn(song)
  if (!key) return song
  const home = homeOfKey(key)
  const reader = markReaderOf(song)
  const moved = new Map<string, string>()
  const symbolOf = (mark: SongMark) => {
    const known = moved.get(mark.symbol)
    if (known !== undefined) return known
    const { symbol } = movedMark(mark, semitones, home, reader, song.noteNames)
    moved.set(mark.symbol, symbol)
    return symbol
  }
  const name = movedKey(song, semitones)
  return {
    ...song,
    ...(name !== undefined && { key: name }),
    sections: song.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) =>
        line.marks.length === 0
          ? line
          : { ...line, marks: line.marks.map((mark) => ({ ...mark, symbol: symbolOf(mark) })) },
      ),
    })),
  }
}

const TRANSPOSE = /^transpose(?:\s*:\s*|\s+|$)(?:([+-]?\d{1,2})[sf#b]?)?$/

/**
 * The song with its `{transpose: 2}` carried out: they move the chords that follow, and the key
 * where they stand before all chords.
 */
export function transposeFrom(song: Song): {
  readonly song: Song
  readonly assumed: readonly string[]
} {
  const byOffset = new Map<number, Song>([[0, song]])
  let offset = 0
  let hasChords = false
  let key = song.key
  const assumed = new Set<string>()
  const sections = song.sections.map((section, index) => ({
    ...section,
    lines: section.lines.flatMap((line, at) => {
      const directive = line.kind === 'directive' ? TRANSPOSE.exec(line.text) : null
      if (directive) {
        offset = Number(directive[1] ?? 0) % 12
        if (!byOffset.has(offset)) byOffset.set(offset, transposeSong(song, offset))
        const moved = byOffset.get(offset)!
        if (!hasChords) key = moved.key
        assumed.add(`{transpose: ${offset}} was carried out: the chords after it are moved.`)
        return []
      }
      hasChords ||= line.marks.length > 0
      return [offset === 0 ? line : byOffset.get(offset)!.sections[index]!.lines[at]!]
    }),
  }))
  if (assumed.size === 0) return { song, assumed: [] }
  return { song: { ...song, ...(key !== undefined && { key }), sections }, assumed: [...assumed] }
}
