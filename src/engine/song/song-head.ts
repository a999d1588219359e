/** The head of a song – title, key, capo, meter – as directives and as lines such as `Capo: 2`. */

import { PROJECT_LIMITS } from '../project/project-limits'
import { SONG_LIMITS, type Song } from '../project/song-shape'

/** Fields of a song that its head says once; the rest is metadata. */
export type SongHead = {
  -readonly [Name in Exclude<keyof Song, 'sections' | 'metadata'>]?: Song[Name]
}

/** Metadata that a plain line may name; every other line with a colon is words. */
const METADATA_NAMES = [
  'subtitle',
  'composer',
  'lyricist',
  'arranger',
  'album',
  'year',
  'copyright',
  'duration',
  'tuning',
  'difficulty',
  'ccli',
  'sorttitle',
  'keywords',
] as const

/** Directives whose value is metadata of the song. */
export const METADATA_DIRECTIVES: ReadonlySet<string> = new Set(METADATA_NAMES)

const HEAD_NAMES: ReadonlyMap<string, string> = new Map([
  ['song', 'title'],
  ['by', 'artist'],
  ['written by', 'composer'],
  ['music', 'composer'],
  ['words', 'lyricist'],
  ['lyrics', 'lyricist'],
  ['bpm', 'tempo'],
  ['time signature', 'time'],
  ['meter', 'time'],
  ['strumming', 'strum'],
  ['strumming pattern', 'strum'],
  ['capo on', 'capo'],
  ['note names', 'note_names'],
  ['chord names', 'chord_names'],
  ...['title', 'artist', 'key', 'tempo', 'time', 'capo', 'strum', ...METADATA_NAMES].map(
    (name): readonly [string, string] => [name, name],
  ),
])

const NAMED = /^([A-Za-z][A-Za-z ]{0,20}?)\s*:\s*(.*)$/
const CAPO_LINE =
  /^\(?(?:no\s+[ck]apo|[ck]apo(?:daster)?\s*[-–=:]?\s*(?:(?:on|at|the|fret|im|am|auf)\s+)*(?:(?:(\d{1,2})(?:st|nd|rd|th)?|([IVX]{1,4}))\.?(?:\s*(?:fret|bund))?|none|no))\)?\.?$/i
const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The fret that a line of its own puts the capo on: `Capo on the 3rd fret`, `Kapo III`, `no capo`. */
function capoOf(text: string): string | undefined {
  const found = CAPO_LINE.exec(text)
  if (!found) return undefined
  const [, digits, roman] = found
  if (roman === undefined) return digits ?? '0'
  const fret = ROMAN.indexOf(roman.toUpperCase())
  return fret > 0 ? String(fret) : undefined
}

/** Whether a line speaks of a capo and a fret, whatever stands beside them. */
export const namesCapo = (line: string): boolean => /\b[ck]apo(?:daster)?\b.{0,24}\d/i.test(line)

/** A line of a head as name and value; `undefined` for another line. */
export function headLineOf(
  line: string,
): { readonly name: string; readonly value: string } | undefined {
  const text = line.trim()
  const capo = capoOf(text)
  if (capo !== undefined) return { name: 'capo', value: capo }
  const named = NAMED.exec(text)
  const name = named && HEAD_NAMES.get(named[1]!.toLowerCase())
  return name ? { name, value: named![2]!.trim() } : undefined
}

export function parseMeter(text: string): readonly [number, number] | undefined {
  if (/^c$/i.test(text)) return [4, 4]
  const [, beats, unit] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text.trim()) ?? []
  const known = PROJECT_LIMITS.beatUnits.find((one) => one === Number(unit))
  const count = Number(beats)
  return known && count >= 1 && count <= PROJECT_LIMITS.maxBeatsPerBar ? [count, known] : undefined
}

/**
 * Puts a fact into a head.
 *
 * @returns false where the head holds the fact already or cannot hold the value
 */
export function setHead(head: SongHead, name: string, value: string): boolean {
  const isNew = (field: keyof SongHead) => head[field] === undefined
  const fits = value !== '' && value.length <= PROJECT_LIMITS.maxTitleLength
  switch (name) {
    case 'title':
    case 'artist':
    case 'strum':
      if (!fits || !isNew(name)) return false
      head[name] = value
      return true
    case 'key':
      if (!fits || value.length > 64 || !isNew('key')) return false
      head.key = value
      return true
    case 'tempo': {
      const tempo = Number(/^\D{0,8}?(\d{1,3}(?:\.\d+)?)(?:\s*bpm)?$/i.exec(value)?.[1])
      const isTempo = tempo >= PROJECT_LIMITS.minTempo && tempo <= PROJECT_LIMITS.maxTempo
      if (!isTempo || !isNew('tempo')) return false
      head.tempo = tempo
      return true
    }
    case 'time': {
      const meter = parseMeter(value)
      if (!meter || !isNew('meter')) return false
      head.meter = meter
      return true
    }
    case 'capo': {
      const capo = /^no(?:ne)?$/i.test(value) ? 0 : Number(/^(\d{1,2})\D*$/.exec(value)?.[1])
      if (!(capo <= SONG_LIMITS.maxCapo) || !isNew('capo')) return false
      head.capo = capo
      return true
    }
    case 'chord_names':
      if (value !== 'sounding') return false
      head.chordNames = value
      return true
    case 'note_names':
      if (value !== 'german' && value !== 'solfege') return false
      head.noteNames = value
      return true
    default:
      return false
  }
}

/** The head as name and value, in the order in which it is written. */
export function headEntries(song: Song): readonly (readonly [string, string])[] {
  const { artist, key, capo, tempo, meter, strum, chordNames, noteNames } = song
  return (
    [
      ['title', song.title],
      ['artist', artist],
      ['key', key],
      ['capo', capo],
      ['tempo', tempo],
      ['time', meter?.join('/')],
      ['strum', strum],
      ['chord_names', chordNames],
      ['note_names', noteNames],
    ] as const
  ).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
}

/** `{meta: name value}` as name and value. */
export function metaOf(value: string): readonly [string, string] | undefined {
  const [, name, rest] = /^(\S+)\s+(.*)$/.exec(value) ?? []
  return name === undefined ? undefined : [name, rest!]
}
