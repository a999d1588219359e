/** Which fields of requests hold names of notes, and which fields of documents hold none. */
import {
  englishChord,
  englishKey,
  englishNote,
  englishTuning,
} from '#engine/harmony/names/english-text'
import { englishTab } from '#engine/harmony/names/names-in-tab'
import type { NameSystem } from '#engine/theory/note-names/name-systems'

interface NameKind {
  /** Finishes the sentence «… is not ». */
  readonly wanted: string
  readonly toEnglish: (text: string, system: NameSystem) => string | undefined
}

const NOTE: NameKind = { wanted: 'a note name', toEnglish: englishNote }
/** Several with + between them start together. */
const NOTES: NameKind = {
  wanted: 'a note name',
  toEnglish: (text, system) => {
    const notes = text.split('+').map((note) => englishNote(note.trim(), system))
    return notes.every((note) => note !== undefined) ? notes.join('+') : undefined
  },
}
const CHORD: NameKind = { wanted: 'a chord symbol or type', toEnglish: englishChord }
/** Words of a text that gaps part, each in English; the gaps stay. */
function wordsInEnglish(
  text: string,
  gap: RegExp,
  toEnglish: (word: string) => string | undefined,
) {
  const words = text
    .split(gap)
    .map((word, at) => (at % 2 === 1 || word === '' ? word : toEnglish(word)))
  return words.every((word) => word !== undefined) ? words.join('') : undefined
}

/** One chord, or those of a line: blanks and bar lines between. */
const CHORDS: NameKind = {
  wanted: CHORD.wanted,
  toEnglish: (text, system) =>
    englishChord(text, system) ??
    wordsInEnglish(text, /(\s*\|\s*|\s+)/, (word) => englishChord(word, system)),
}
/** Notes with times, r for a rest, bar lines between chords. */
const MELODY: NameKind = {
  wanted: 'a melody',
  toEnglish: (text, system) =>
    wordsInEnglish(text, /([\s,|]+|:[\d.]+)/, (word) =>
      word === 'r' ? word : englishNote(word, system),
    ),
}
const KEY: NameKind = { wanted: 'a key', toEnglish: englishKey }
const TUNING: NameKind = { wanted: 'a tuning', toEnglish: englishTuning }
const TAB: NameKind = { wanted: 'a tab', toEnglish: englishTab }

/** Fields of requests by what they hold, wherever they stand. */
export const NAME_FIELDS: ReadonlyMap<string, NameKind> = new Map(
  Object.entries({
    note: NOTE,
    notes: NOTES,
    melody: MELODY,
    root: NOTE,
    chordRoot: NOTE,
    contextRoot: NOTE,
    fromRoot: NOTE,
    toRoot: NOTE,
    bass: NOTE,
    top: NOTE,
    chord: CHORD,
    chords: CHORDS,
    symbol: CHORD,
    from: CHORD,
    to: CHORD,
    fromChord: CHORD,
    toChord: CHORD,
    key: KEY,
    toKey: KEY,
    tuning: TUNING,
    tab: TAB,
  }),
)

/** Fields of requests that hold text without names. */
export const PLAIN_FIELDS: ReadonlySet<string> = new Set(
  `text song artist name value kind label options style chordNames noteNames scale contextScale instrument hand previous frets fromFrets shape start strict voice timeSignature title
  transpose capo project zproject id file positions meter strum technique`
    .trim()
    .split(/\s+/),
)

/** Text of documents in which a letter is no note: ids, places, intervals, sources. */
export const PLAIN_TEXTS: ReadonlySet<string> = new Set(
  `id ids intervalSymbol intervalSymbols suggestedPath fingering researchBasis apiVersion system
  fileName mediaType compactUrl appUrl text letters pattern slots arrows`
    .trim()
    .split(/\s+/),
)

/** Texts that a person wrote, in documents of operations that take a title, a project or a file. */
export const OWN_TEXTS: ReadonlySet<string> = new Set([
  'title',
  'artist',
  'sections.label',
  'tracks.name',
  'report.track',
])

/** Parts of documents that are sent back as they are: projects, and the body of a tab. */
export const PROGRAM_FORMS: ReadonlySet<string> = new Set([
  'song',
  'project',
  'projectState',
  'tabRenderRequest',
])
