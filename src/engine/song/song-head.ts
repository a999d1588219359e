/** The head of a song – title, key, capo, meter – as directives and as lines such as `Capo: 2`. */

import { PROJECT_LIMITS } from '../project/project-limits'
import { SONG_LIMITS, type Song } from '../project/song-shape'

/** Fields of a song that its head says once; the rest is metadata. */
export type SongHead = {
  -readonly [Name in Exclude<keyof Song, 'sections' | 'metadata'>]?: Song[Name]
}

/** Directives whose value is metadata; a plain line may name it too, and all else with a colon is words. */
export const METADATA_DIRECTIVES: ReadonlySet<string> = new Set([
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
])

/** Other names that plain lines use. */
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
  if (!named) return undefined
  const written = named[1]!.toLowerCase()
  const name = HEAD_NAMES.get(written) ?? written
  const isKnown = isHeadName(name) || METADATA_DIRECTIVES.has(name)
  return isKnown ? { name, value: named[2]!.trim() } : undefined
}

export function parseMeter(text: string): readonly [number, number] | undefined {
  if (/^c$/i.test(text)) return [4, 4]
  const [, beats, unit] = /^(\d{1,2})\s*\/\s*(\d{1,2})$/.exec(text.trim()) ?? []
  const known = PROJECT_LIMITS.beatUnits.find((one) => one === Number(unit))
  const count = Number(beats)
  return known && count >= 1 && count <= PROJECT_LIMITS.maxBeatsPerBar ? [count, known] : undefined
}

const fits = (value: string) => value !== '' && value.length <= PROJECT_LIMITS.maxTitleLength

/** What the value of each name puts into a head; `undefined` for one that it cannot hold. */
const HEAD_READERS = {
  title: (value: string) => (fits(value) ? { title: value } : undefined),
  artist: (value: string) => (fits(value) ? { artist: value } : undefined),
  key: (key: string) =>
    key !== '' && key.length <= SONG_LIMITS.maxKeyLength ? { key } : undefined,
  capo: (value: string) => {
    const capo = /^no(?:ne)?$/i.test(value) ? 0 : Number(/^(\d{1,2})\D*$/.exec(value)?.[1])
    return capo <= SONG_LIMITS.maxCapo ? { capo } : undefined
  },
  tempo: (value: string) => {
    const tempo = Number(/^\D{0,8}?(\d{1,3}(?:\.\d+)?)(?:\s*bpm)?$/i.exec(value)?.[1])
    const isTempo = tempo >= PROJECT_LIMITS.minTempo && tempo <= PROJECT_LIMITS.maxTempo
    return isTempo ? { tempo } : undefined
  },
  time: (value: string) => {
    const meter = parseMeter(value)
    return meter && { meter }
  },
  strum: (value: string) => (fits(value) ? { strum: value } : undefined),
  chord_names: (value: string) => (value === 'sounding' ? { chordNames: value } : undefined),
  note_names: (value: string) =>
    value === 'german' || value === 'solfege' ? { noteNames: value } : undefined,
} as const satisfies Record<string, (value: string) => SongHead | undefined>

type HeadName = keyof typeof HEAD_READERS
const isHeadName = (name: string): name is HeadName => Object.hasOwn(HEAD_READERS, name)

const { minTempo, maxTempo, beatUnits, maxBeatsPerBar } = PROJECT_LIMITS
/** What time and tempo are; a capo that is not taken is told by its line. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ['time', `1 to ${maxBeatsPerBar} beats over ${beatUnits.join(', ')}, such as 3/4`],
  ['tempo', `${minTempo} to ${maxTempo} beats per minute`],
])

/**
 * A sentence where a meter or a tempo cannot be read.
 *
 * @example
 * unreadHead('tempo', 'fast') // => "tempo \"fast\" was not taken: it is 20 to 400 beats per minute."
 * unreadHead('tempo', '96') // => undefined
 */
export function unreadHead(name: string, value: string): string | undefined {
  const needed = NEEDED.get(name)
  if (needed === undefined || !isHeadName(name) || HEAD_READERS[name](value)) return undefined
  return `${name} ${JSON.stringify(value.slice(0, 80))} was not taken: it is ${needed}.`
}

/** Names of a head that are none of ChordPro's: they are custom directives. */
const OWN_NAMES: ReadonlySet<string> = new Set(['strum', 'chord_names', 'note_names'])

/** What a directive says of the head, by its name there; `undefined` for another directive. */
export function headNameOf(directive: string): string | undefined {
  const name = directive.replace(/^x_/, '')
  if (!isHeadName(name)) return METADATA_DIRECTIVES.has(directive) ? directive : undefined
  return OWN_NAMES.has(name) === (name !== directive) ? name : undefined
}

export const directiveOfHead = (name: string): string => (OWN_NAMES.has(name) ? `x_${name}` : name)

/**
 * Puts a fact into a head.
 *
 * @returns false where the head holds the fact already or cannot hold the value
 */
export function setHead(head: SongHead, name: string, value: string): boolean {
  const read: SongHead | undefined = isHeadName(name) ? HEAD_READERS[name](value) : undefined
  if (!read || Object.keys(read).some((field) => Object.hasOwn(head, field))) return false
  Object.assign(head, read)
  return true
}

/** The head as name and value, in the order in which it is written. */
export function headEntries(song: Song): readonly (readonly [string, string])[] {
  const { title, artist, key, capo, tempo, meter, strum, chordNames, noteNames } = song
  const values: Readonly<Record<HeadName, string | number | undefined>> = {
    title,
    artist,
    key,
    capo,
    tempo,
    time: meter?.join('/'),
    strum,
    chord_names: chordNames,
    note_names: noteNames,
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
}

/** `{meta: name value}` as name and value. */
export function metaOf(value: string): readonly [string, string] | undefined {
  const [, name, rest] = /^(\S+)\s+(.*)$/.exec(value) ?? []
  return name === undefined ? undefined : [name, rest!]
}
