/** A song in another key: its chords, its key and the directives that move chords. */
import { type CapoHome, homeOfKey, keyAbove, transposeChord } from '../harmony/capo-chord'
import { parseChordSymbol } from '../harmony/chord-symbol'
import type { Key } from '../harmony/key'
import { keyOfChords } from '../harmony/key-of-chords'
import { writeChordSymbol } from '../harmony/names/foreign-symbol'
import { looksLikeNumeral } from '../harmony/numeral'
import type { Song, SongMark } from '../project/song-shape'
import { type NameSystem, writeNoteName } from '../theory/note-names/name-systems'
import { type NoteName, pitchClassOf } from '../theory/pitch'
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
  homes: { readonly from: CapoHome; readonly to: NoteName },
  reader: MarkReader,
  noteNames: Song['noteNames'],
): SongMark {
  const { symbol } = mark
  if (readSign(symbol)) return mark
  const meaning = reader.read(symbol)
  const plain = plainSymbol(symbol)
  // Numbers name the same degrees of another key.
  if (meaning.kind !== 'chord' || (looksLikeNumeral(plain) && !parseChordSymbol(plain))) return mark
  const moved = transposeChord(meaning.chord, semitones, homes.from, homes.to)
  const written = noteNames ? writeChordSymbol(moved, noteNames) : moved.symbol
  // What stands around a chord stays, but in another way to write it.
  const isWithin = symbol.includes(plain)
  return { ...mark, symbol: isWithin ? symbol.replace(plain, () => written) : written }
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

/** Metadata of ChordPro: the key that a transposed song comes from. */
const KEY_FROM = 'key_from'

const isSameSound = (one: Key, other: Key) =>
  pitchClassOf(one.root) === pitchClassOf(other.root) && one.scale === other.scale

/**
 * The key so many semitones higher, and what the song remembers of the one it comes from. F# major
 * comes home as F#, though any other song that is moved there comes to Gb.
 */
function movedKey(song: Song, key: Key, semitones: number) {
  const remembered = song.metadata.find(({ name }) => name === KEY_FROM)
  const others = song.metadata.filter((one) => one !== remembered)
  const home = remembered && keyOfSong({ key: remembered.value, noteNames: song.noteNames })
  const usual = keyAbove(key, semitones)
  if (home && isSameSound(home, usual)) return { to: home, metadata: others }
  const isLost = keyAbove(usual, -semitones).root.accidental !== key.root.accidental
  if (remembered || !isLost) return { to: usual, metadata: song.metadata }
  const from = { name: KEY_FROM, value: writeKeyOfSong(key, song.noteNames) }
  return { to: usual, metadata: [...others, from] }
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
  const { to, metadata } = movedKey(song, key, semitones)
  const homes = { from: homeOfKey(key), to: to.root }
  const reader = markReaderOf(song)
  const moved = new Map<string, string>()
  const symbolOf = (mark: SongMark) => {
    const known = moved.get(mark.symbol)
    if (known !== undefined) return known
    const { symbol } = movedMark(mark, semitones, homes, reader, song.noteNames)
    moved.set(mark.symbol, symbol)
    return symbol
  }
  return {
    ...song,
    ...(keyOfSong(song) && { key: writeKeyOfSong(to, song.noteNames) }),
    metadata,
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

/** The song with its chords as they sound; under a capo they are written as shapes. */
export function soundingSong(song: Song): Song {
  return song.chordNames === undefined ? transposeSong(song, song.capo ?? 0) : song
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
