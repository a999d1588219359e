/**
 * What is typed into the command list and is no command: a chord, a line of chords, a key or a tempo:
 * `Am7`, `H7`, `G D Em C`, `key of Bb`, `fis-Moll`, `tempo 100`.
 */
import { chordWithBass } from '#engine/harmony/chord-symbol'
import { type Key, parseKey } from '#engine/harmony/key'
import { englishKey } from '#engine/harmony/names/english-text'
import { readChordSymbol } from '#engine/harmony/read-chord-symbol'
import { songTimes } from '#engine/song/song-times'
import { formatNoteName } from '#engine/theory/pitch'
import type { Option } from '../../controls/option-list'
import { MAX_TEMPO_BPM, MIN_TEMPO_BPM } from '../../editor/edit-measures'
import { takeSongText } from '../../editor/song-actions'
import { songIn } from '../../editor/take-song'
import { withSigns } from '../../state/display-text'
import { chordInEnglish, ownText, typedNameSystems } from '../../state/shown-names'
import { setChord, setKey } from '../../state/theory-actions'
import { chooseTempo, settleTempo } from '../transport/tempo-actions'

const CHORD_PREFIX = 'typed-chord-'
const KEY_PREFIX = 'typed-key-'
const TEMPO_PREFIX = 'typed-tempo-'
const SONG_PREFIX = 'typed-song-'

/** The symbol that a text names; where it is written in other names than those shown, the one meant. */
function typedSymbol(text: string): string | undefined {
  const reading = readChordSymbol(chordInEnglish(text))
  return 'symbol' in reading ? reading.symbol : reading.didYouMean
}

function chordOption(text: string): Option | undefined {
  const symbol = /^\p{L}\S*$/u.test(text) ? typedSymbol(text) : undefined
  return symbol === undefined
    ? undefined
    : { id: CHORD_PREFIX + symbol, title: `Chord: ${withSigns(symbol)}`, group: 'Chord' }
}

const KEY_WORDS = /^(?:in\s+)?(?:the\s+)?key\s+(?:of\s+)?/i

/** The key that a text names in the names shown, else in others. */
function typedKey(text: string): Key | undefined {
  const plain = text.replace(KEY_WORDS, '')
  // One word without `key of` is a chord.
  if (plain === text && !/[\s-]\p{L}{2}/u.test(text)) return undefined
  for (const system of typedNameSystems()) {
    const english = englishKey(plain, system)
    const key = english === undefined ? undefined : parseKey(english)
    if (key) return key
  }
  return undefined
}

function keyOption(text: string): Option | undefined {
  const key = typedKey(text)
  if (!key) return undefined
  const title = `Key: ${withSigns(`${formatNoteName(key.root)} ${key.scale.name}`)}`
  const id = `${KEY_PREFIX}${formatNoteName(key.root)} ${key.scale.id}`
  return { id, title, group: 'Key and scale', isSure: true }
}

/** `tempo 100`, `100 bpm`, `bpm 92.5`. */
const TEMPO_TEXT = /^(?:(?:tempo|bpm)\s*(\d+(?:\.\d+)?)(?:\s*bpm)?|(\d+(?:\.\d+)?)\s*bpm)$/i

/** The tempo that a text names; one out of range says what the range is. */
function tempoOption(text: string): Option | undefined {
  const [, afterWord, beforeWord] = TEMPO_TEXT.exec(text) ?? []
  const number = afterWord ?? beforeWord
  if (number === undefined) return undefined
  const isAllowed = Number(number) >= MIN_TEMPO_BPM && Number(number) <= MAX_TEMPO_BPM
  return {
    id: TEMPO_PREFIX + number,
    title: isAllowed
      ? `Tempo: ${Number(number)} bpm`
      : `Tempo: ${MIN_TEMPO_BPM} to ${MAX_TEMPO_BPM} bpm`,
    group: 'Play',
    isSure: true,
    isDisabled: !isAllowed,
  }
}

/** A line of two chords or more. */
function songOption(text: string): Option | undefined {
  const read = /[\s,|]/.test(text.trim()) ? songIn(text) : undefined
  const chords = read ? songTimes(read.song).chords : []
  if (chords.length < 2 || chords.some(({ chord }) => !chord)) return undefined
  return { id: SONG_PREFIX + text, title: `Song: ${ownText(text.trim())}`, group: 'Chord' }
}

/** The tempo, key, chord or line of chords that a text names. */
export function typedOption(text: string): Option | undefined {
  return tempoOption(text) ?? keyOption(text) ?? chordOption(text) ?? songOption(text)
}

/** Makes the chord, key, tempo or song of such an option that of the page. False for other options. */
export function chooseTypedOption(id: string): boolean {
  if (id.startsWith(TEMPO_PREFIX)) {
    chooseTempo(Number(id.slice(TEMPO_PREFIX.length)))
    settleTempo()
    return true
  }
  if (id.startsWith(KEY_PREFIX)) {
    const key = parseKey(id.slice(KEY_PREFIX.length))
    if (key) setKey(key.root, key.scale)
    return true
  }
  if (id.startsWith(SONG_PREFIX)) return takeSongText(id.slice(SONG_PREFIX.length))
  if (!id.startsWith(CHORD_PREFIX)) return false
  const reading = readChordSymbol(id.slice(CHORD_PREFIX.length))
  if ('symbol' in reading) setChord(reading.root, chordWithBass(reading))
  return true
}
