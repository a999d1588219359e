/** Texts written in a system of note names, as the English texts that the program reads. */
import { chordTypeById } from '../../theory/chord'
import type { NameSystem } from '../../theory/note-names/name-systems'
import { noteNamesAtStart, readNoteName } from '../../theory/note-names/read-note-name'
import { formatNoteName } from '../../theory/pitch'
import type { ChordSymbol } from '../chord-symbol'
import { formatKey, parseKey } from '../key'
import { looksLikeNumeral } from '../numeral'
import { readChordSymbolIn } from './foreign-symbol'
import { modeWordOf } from './mode-words'

const NOTE_WITH_OCTAVE = /^(.*?)(?<!\s)\s*(-[12]|\d{1,2})?$/su

/**
 * A note with or without octave, or a MIDI number; `undefined` where it is none in the system.
 *
 * @example
 * englishNote('Es4', 'german') // => "Eb4"
 * englishNote('60', 'solfege') // => "60"
 */
export function englishNote(text: string, system: NameSystem): string | undefined {
  if (/^\d+$/.test(text)) return text
  const [, written = '', octave = ''] = NOTE_WITH_OCTAVE.exec(text.trim()) ?? []
  const name = readNoteName(written, system)
  return name && formatNoteName(name) + octave
}

/** What follows a small root that alone makes the chord minor: nothing, a number or a bass. */
const NO_QUALITY = /^(?:$|\/|(?:6|7|9|11|13)(?!\d))/

/** A German chord with a small root, which is minor: `a` and `cis7`; another one as it is read. */
function germanSymbol(text: string, found: ChordSymbol): string {
  const trimmed = text.trim()
  const start = noteNamesAtStart(trimmed, 'german').find(
    ({ name }) => formatNoteName(name) === formatNoteName(found.root),
  )
  const suffix = trimmed.slice(start?.length)
  if (!start || !/^[a-h]/.test(trimmed) || !NO_QUALITY.test(suffix)) return found.symbol
  const root = trimmed.slice(0, start.length)
  return readChordSymbolIn(`${root}m${suffix}`, 'german')?.symbol ?? found.symbol
}

/**
 * A chord symbol, where a small root alone is minor in German; ids of chord types and numerals are the same in every system.
 *
 * @example
 * englishChord('B7', 'german') // => "Bb7"
 * englishChord('a', 'german') // => "Am"
 * englishChord('minor7', 'german') // => "minor7"
 */
export function englishChord(text: string, system: NameSystem): string | undefined {
  if (chordTypeById(text)) return text
  const found = readChordSymbolIn(text, system)
  if (found) return system === 'german' ? germanSymbol(text, found) : found.symbol
  const word = modeWordOf(text.trim())
  const root = word && readNoteName(word.before, system)
  if (root) return formatNoteName(root) + word.suffix
  return looksLikeNumeral(text) ? text : undefined
}

/**
 * A key, also with the words of its language.
 *
 * @example
 * englishKey('fis-Moll', 'german') // => "F#m"
 * englishKey('Re dorian', 'solfege') // => "D dorian"
 */
export function englishKey(text: string, system: NameSystem): string | undefined {
  const trimmed = text.trim()
  const word = modeWordOf(trimmed)
  const tonic = word && readNoteName(word.before, system)
  if (tonic) return formatNoteName(tonic) + word.suffix
  for (const { name, length } of noteNamesAtStart(trimmed, system)) {
    const english = formatNoteName(name) + trimmed.slice(length)
    const key = parseKey(english)
    // A sign or letter of the name would be read as part of the scale.
    if (key && formatKey(key).startsWith(`${formatNoteName(name)} `)) return english
  }
  return undefined
}

const TUNING_ITEM = /[^\s,]+/g

/** A tuning written as pitches, or named by one of them; other names stay as they are. */
export function englishTuning(text: string, system: NameSystem): string {
  const items = text.match(TUNING_ITEM) ?? []
  const read = items.map((item) => englishNote(item, system))
  const isPitches = items.length > 0 && read.every((one) => one !== undefined)
  return isPitches ? read.join(' ') : text
}
